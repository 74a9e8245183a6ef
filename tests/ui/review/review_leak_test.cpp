// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/notation.h"
#include "combate/resample.h"
#include "combate_fixture.h"
#include "exports/export_dialog.h"
#include "pages/review/review_page.h"
#include "record/file.h"
#include "review/judgement.h"
#include "sample_reviews.h"
#include "window_bed.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

/// A finished game of these deployments, analysed with what only the opponent of the viewer could think being
/// `opinion` everywhere.
record::Record analysed(const combate::Game& game, const std::array<combate::Setup, 2>& setups, Side viewer,
                        int opinion) {
    auto record = std::move(*record::Record::create(
        *gameNamed("combate"), {game.rulesText(), {}, combate::text(setups[0]), combate::text(setups[1])}));
    const auto state = record.start().clone();
    const auto judge = [&](record::Node& node, Side knower) {
        node.evaluation = {record::Evaluation::Kind::Hundredths,
                           knower == viewer ? 40 + node.ply() : opinion + node.ply()};
    };
    for (const combate::Transition& play : game.knowledge(viewer).history()) {
        const auto played = *state->play(combate::text(play.move, play.isAttack()));
        record::Node& node = record.append(played->play);
        judge(node, state->sideToMove());
        node.marks = {2};
        if (play.side != viewer) continue;
        // A better play that the analysis has noted.
        const auto others = record.stateAt(*node.parent)->legalPlays();
        for (const std::string& other : others) {
            if (other.find('x') != std::string::npos || other == node.play) continue;
            judge(node.parent->add(other), play.side);
            break;
        }
    }
    record.setOutcome(Outcome{viewer, Reason::Resign});
    return record;
}

void collect(QAccessibleInterface* face, QStringList& texts) {
    if (!face) return;
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                            QAccessible::Help, QAccessible::Accelerator})
        texts << face->text(kind);
    for (int i = 0; i < face->childCount(); ++i)
        collect(face->child(i), texts);
}

/// One game on the review page, as the viewer knew it.
struct Reviewed : WindowBed {
    Reviewed(record::Record record, Side viewer, int ply) {
        window->review(std::move(record), {});
        page().setLimits({}, {{}, 1, {}, {}});
        page().review().walk(ply);
        page().review().setViewer(viewer);
        page().trigger(ReviewAction::Deductions);
        page().trigger(ReviewAction::Live);
    }

    ReviewPage& page() const { return *window->reviewPage(); }

    bool hasThought() const {
        const QString head = find<QLabel>("liveHead")->text();
        return !head.startsWith("Thinking");
    }

    /// All that can be read, pointed at or listened to.
    QStringList texts() const {
        QStringList texts;
        collect(QAccessible::queryAccessibleInterface(window.get()), texts);
        for (const QWidget* widget : window->findChildren<QWidget*>())
            texts << widget->toolTip() << widget->statusTip() << widget->whatsThis()
                  << widget->accessibleName() << widget->accessibleDescription();
        for (const QLabel* label : window->findChildren<QLabel*>())
            texts << label->text();
        for (const ReviewAction action : {ReviewAction::CopyPosition, ReviewAction::CopyMoves}) {
            page().trigger(action);
            texts << QGuiApplication::clipboard()->text();
        }
        return texts;
    }

    /// Every file that can be exported, by its form.
    QMap<QString, QByteArray> exports() const {
        QMap<QString, QByteArray> files;
        static const QRegularExpression made(R"(/CreationDate \([^)]*\))");
        for (int form = 0;; ++form) {
            page().trigger(ReviewAction::Export);
            QPointer<ExportDialog> dialog = window->findChild<ExportDialog*>();
            auto* forms = dialog->findChild<QComboBox*>("form");
            if (form == forms->count()) {
                delete dialog;
                return files;
            }
            forms->setCurrentIndex(form);
            const QString name = forms->currentText();
            dialog->findChild<QSpinBox*>("pictureSize")->setValue(200);
            dialog->findChild<QSpinBox*>("firstPly")->setValue(page().review().shown().ply() - 3);
            dialog->findChild<QSpinBox*>("lastPly")->setValue(page().review().shown().ply());
            const QString file = folder.filePath("export");
            dialog->writeTo(file);
            if (!QTest::qWaitFor([&] { return !dialog || !dialog->isVisible(); })) qFatal("It is not done");
            QString content =
                QString::fromLatin1(QByteArray::fromStdString(*record::readFile(file.toStdString())));
            files[name] = content.remove(made).toLatin1();
            delete dialog;
        }
    }
};

}  // namespace

/// As Red or Blue knew it, a finished game shows and hands out nothing that he did not know: other ranks for
/// what was hidden from him, and other thoughts of his opponent, change nothing.
class ReviewLeakTest : public QObject {
    Q_OBJECT
  private slots:
    void hiddenRanksChangeNothing_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<Side>("viewer");
        QTest::addColumn<int>("length");
        QTest::newRow("open, as Red knew it") << "yetem" << Side::First << 41;
        QTest::newRow("memory, as Blue knew it") << "yetem,memory" << Side::Second << 60;
    }

    void hiddenRanksChangeNothing() {
        QFETCH(QString, rules);
        QFETCH(Side, viewer);
        QFETCH(int, length);
        Random random(77);
        const combate::Rules chosen = *combate::rulesFrom(rules.toStdString());
        combate::Game game = randomGame(random, length, chosen);
        while (game.outcome())
            game = randomGame(random, length, chosen);
        const std::array setups{game.knowledge(Side::First).ownSetup(),
                                game.knowledge(Side::Second).ownSetup()};
        std::array twins = setups;
        twins[std::size_t(index(opponent(viewer)))] = combate::resample(game.knowledge(viewer), random);
        QVERIFY(twins != setups);

        const Reviewed one(analysed(game, setups, viewer, -300), viewer, length);
        const Reviewed two(analysed(game, twins, viewer, 300), viewer, length);
        QTRY_VERIFY(one.hasThought() && two.hasThought());
        QTest::qWait(1);  // until all has its place
        const QStringList texts = one.texts();
        const QStringList others = two.texts();
        for (qsizetype i = 0; i < std::min(texts.size(), others.size()); ++i)
            QCOMPARE(others[i], texts[i]);
        QCOMPARE(others.size(), texts.size());
        QVERIFY(two.window->grab().toImage() == one.window->grab().toImage());
        const auto files = one.exports();
        QVERIFY(files.size() >= 4);
        const auto copies = two.exports();
        for (auto file = files.begin(); file != files.end(); ++file)
            QVERIFY2(copies[file.key()] == file.value(), qPrintable(file.key()));
    }

    void whatRedCouldThinkIsToldToHimAndNotToBlue() {
        const combate::Game game = [] {
            Random random(5);
            return randomGame(random, 30);
        }();
        const std::array setups{game.knowledge(Side::First).ownSetup(),
                                game.knowledge(Side::Second).ownSetup()};
        const Reviewed red(analysed(game, setups, Side::First, 0), Side::First, 30);
        QVERIFY(!red.find<QLabel>("explanationText")->text().contains("was better"));
        red.page().review().walk(-1);
        QVERIFY(red.find<QLabel>("explanationText")->text().contains("from what Red knew"));
        red.page().review().setViewer(Side::Second);
        QVERIFY(!red.find<QLabel>("explanationText")->text().contains("was better"));
        QTRY_VERIFY(red.find<QLabel>("liveHead")->text().contains("from what Blue knew"));
        red.page().review().setViewer(Side::First);
        QVERIFY(!red.find<QPushButton>("liveLine1")->isEnabled());
        QVERIFY(red.find<QPushButton>("liveLine1")->toolTip().isEmpty());
        red.page().review().setViewer(std::nullopt);
        QVERIFY(red.find<QLabel>("explanationText")->text().contains("was better"));
    }
};

QTEST_MAIN(ReviewLeakTest)
#include "review_leak_test.moc"
