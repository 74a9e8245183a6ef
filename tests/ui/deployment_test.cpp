// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_view.h"
#include "combate_fixture.h"
#include "models/deployment_model.h"
#include "pages/deployment/deployment_page.h"
#include "pages/deployment/deployment_scene.h"
#include "pages/deployment/letters_dialog.h"
#include "storage/library.h"
#include "storage/saved_deployments.h"
#include "storage/unfinished_games.h"

#include <QComboBox>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using combate::Rank;
using combate::Setup;

namespace {

struct Page {
    explicit Page(Side side = Side::First, const QString& draft = {})
        : unfinished(look.folder.filePath("games")),
          library(look.folder.filePath("library.sqlite")),
          services{look.settings, look.appearance, unfinished, library},
          page(side, "Ana", draft, services, nullptr, look.folder.filePath("deployments.json")) {
        page.resize(1024, 700);
        page.show();
        page.view().setFocus();
    }

    QWidget* viewport() { return page.view().viewport(); }
    QPoint point(int square) {
        return page.view().mapFromScene(page.view().board().squareRect(square).center());
    }
    void drag(int from, int to) {
        QTest::mousePress(viewport(), Qt::LeftButton, {}, point(from));
        QTest::mouseMove(viewport(), (point(from) + point(to)) / 2);
        QTest::mouseMove(viewport(), point(to));
        QTest::mouseRelease(viewport(), Qt::LeftButton, {}, point(to));
    }
    void click(int square) { QTest::mouseClick(viewport(), Qt::LeftButton, {}, point(square)); }
    QPushButton* button(const char* name) { return page.findChild<QPushButton*>(name); }
    QString line() { return page.findChild<QLabel*>("deploymentLine")->text(); }

    Look look;
    UnfinishedGames unfinished;
    Library library;
    Services services;
    DeploymentPage page;
};

int place(int index) {
    return DeploymentScene::squareOfPlace(index);
}

int tray(Rank rank) {
    return DeploymentScene::squareOfRank(rank);
}

bool holdsAnArmy(const DeploymentModel& model) {
    int pieces = 0;
    for (const Rank rank : combate::allRanks) {
        const int standing = int(model.draft().count(QLatin1Char(combate::letter(rank))));
        if (model.inTray(rank) < 0) return false;
        if (standing + model.inTray(rank) != combate::fullArmy[combate::index(rank)]) return false;
        pieces += standing + model.inTray(rank);
    }
    return pieces == combate::armySize;
}

Setup someSetup(std::uint64_t seed) {
    Random random(seed);
    return combate::randomSetup(random);
}

}  // namespace

class DeploymentTest : public QObject {
    Q_OBJECT

  private slots:
    void anyOperationsKeepAnArmy();
    void undoAndRedoGoThroughEveryChange();
    void draftsAreTakenOver();
    void piecesAreDraggedPutSwappedAndTakenBack();
    void piecesAreClickedSeveralTimesFromTheTray();
    void aWholeArmyIsTyped();
    void arrowsPassTheGap();
    void readyOnlyWhenAllStand();
    void c18_deploymentLostAtOnceIsRefused();
    void buttonsActOnTheModel();
    void whatIsSuggestedIsAnotherOneEachTimeAndCanBePlayed();
    void lettersAreReadWithErrorsInWords();
    void confirmationOfPlaysDoesNotMatterHere();
    void savedAreKeptRenamedDeleted();
    void savedFileThatIsNotOursIsLeftAlone_data();
    void savedFileThatIsNotOursIsLeftAlone();
    void unwritableFolderIsReported();
    void pageSavesAndLoads();
};

/// C2: whatever is done, forty pieces with their counts.
void DeploymentTest::anyOperationsKeepAnArmy() {
    for (int run = 0; run < 10; ++run) {
        DeploymentModel model;
        Random random(std::uint64_t(run) + 1);
        for (int operation = 0; operation < 1000; ++operation) {
            const int from = int(random.below(40));
            const int to = int(random.below(40));
            const Rank rank = combate::allRanks[random.below(12)];
            switch (random.below(16)) {
                case 0:
                    model.clear();
                    break;
                case 1:
                    model.mirror();
                    break;
                case 2:
                    model.fillRandomly(random);
                    break;
                case 3:
                    model.fillRest(random);
                    break;
                case 4:
                    model.setSetup(combate::randomSetup(random));
                    break;
                case 5:
                    model.undo();
                    break;
                case 6:
                    model.redo();
                    break;
                case 7:
                case 8:
                    model.takeBack(from);
                    break;
                case 9:
                case 10:
                case 11:
                    model.move(from, to);
                    break;
                default:
                    model.put(rank, to);
                    break;
            }
            QVERIFY2(holdsAnArmy(model), qPrintable(model.draft()));
            QCOMPARE(model.setup().has_value(), model.standing() == 40);
        }
    }
}

void DeploymentTest::undoAndRedoGoThroughEveryChange() {
    DeploymentModel model;
    Random random(5);
    QStringList states{model.draft()};
    for (int change = 0; change < 50; ++change) {
        if (change % 5 == 0) {
            model.fillRandomly(random);
        } else {
            model.move(int(random.below(40)), int(random.below(40)));
        }
        if (model.draft() != states.last()) states << model.draft();
    }
    for (auto state = states.rbegin(); state != states.rend(); ++state) {
        QCOMPARE(model.draft(), *state);
        QCOMPARE(model.canUndo(), std::next(state) != states.rend());
        model.undo();
    }
    for (const QString& state : states) {
        QCOMPARE(model.draft(), state);
        model.redo();
    }
    QVERIFY(!model.canRedo());
}

void DeploymentTest::draftsAreTakenOver() {
    const QString half = QString("BFB2") + QString(36, u'.');
    Page page(Side::Second, half);
    QCOMPARE(page.page.draft(), half);
    QVERIFY(!page.page.model().canUndo());
    for (const QString& damaged : {QString("BFB2"), QString(40, u'X'), QString(40, u'?')}) {
        DeploymentModel model;
        model.beginWith(damaged);
        QCOMPARE(model.draft(), QString(40, u'.'));
    }
}

void DeploymentTest::piecesAreDraggedPutSwappedAndTakenBack() {
    for (const Side side : bothSides) {
        Page page(side);
        DeploymentModel& model = page.page.model();
        page.drag(tray(Rank::Flag), place(3));
        QCOMPARE(model.at(3), Rank::Flag);
        QCOMPARE(model.inTray(Rank::Flag), 0);
        page.drag(tray(Rank::Bomb), place(13));
        page.drag(place(3), place(13));  // swap
        QCOMPARE(model.at(3), Rank::Bomb);
        QCOMPARE(model.at(13), Rank::Flag);
        page.drag(place(3), place(39));  // move
        QCOMPARE(model.at(39), Rank::Bomb);
        page.drag(tray(Rank::Spy), place(39));  // instead of what stood there
        QCOMPARE(model.at(39), Rank::Spy);
        QCOMPARE(model.inTray(Rank::Bomb), 6);
        page.drag(place(39), tray(Rank::Colonel));  // anywhere in the tray
        QVERIFY(!model.at(39));
        QCOMPARE(model.inTray(Rank::Spy), 1);
        QVERIFY(holdsAnArmy(model));
        // Beyond the own rows nothing happens but a word.
        page.drag(place(13), 4 * DeploymentScene::gridColumns + 6);
        QCOMPARE(model.at(13), Rank::Flag);
        QVERIFY(page.line().contains("own four rows"));
    }
}

void DeploymentTest::piecesAreClickedSeveralTimesFromTheTray() {
    Page page;
    page.click(tray(Rank::Scout));
    for (int i = 0; i < 8; ++i)
        page.click(place(i));
    for (int i = 0; i < 8; ++i)
        QCOMPARE(page.page.model().at(i), Rank::Scout);
    QCOMPARE(page.page.model().inTray(Rank::Scout), 0);
    QVERIFY(!page.page.view().board().taken());
    page.click(place(0));
    page.click(place(20));
    QCOMPARE(page.page.model().at(20), Rank::Scout);
    QVERIFY(!page.page.model().at(0));
}

void DeploymentTest::aWholeArmyIsTyped() {
    const Setup setup = someSetup(8);
    Page page;
    page.page.view().board().setCursor(place(0));
    QTest::keyClicks(&page.page.view(), QString::fromStdString(combate::text(setup)).toLower());
    QCOMPARE(page.page.draft().toStdString(), combate::text(setup));
    page.page.view().board().setCursor(place(5));
    QTest::keyClick(&page.page.view(), Qt::Key_Delete);
    QCOMPARE(page.page.model().standing(), 39);
    // One too many of a kind is refused in words.
    page.page.view().board().setCursor(place(5));
    const Rank other = setup.ranks[5] == Rank::Flag ? Rank::Spy : Rank::Flag;
    QTest::keyClick(&page.page.view(), combate::letter(other));
    QCOMPARE(page.page.model().standing(), 39);
    QVERIFY(page.line().contains("stand already"));
}

void DeploymentTest::arrowsPassTheGap() {
    Page page;
    BoardScene& board = page.page.view().board();
    board.setCursor(place(10));
    QTest::keyClick(&page.page.view(), Qt::Key_Left);
    QVERIFY(DeploymentScene::rankOf(*board.cursor()));
    QTest::keyClick(&page.page.view(), Qt::Key_Right);
    QCOMPARE(*board.cursor(), place(10));
    board.setCursor(place(32));
    QTest::keyClick(&page.page.view(), Qt::Key_Up);
    QCOMPARE(*board.cursor(), place(32));
    // From the tray by keys alone.
    board.setCursor(tray(Rank::General));
    QTest::keyClick(&page.page.view(), Qt::Key_Return);
    board.setCursor(place(0));
    QTest::keyClick(&page.page.view(), Qt::Key_Return);
    QCOMPARE(page.page.model().at(0), Rank::General);
}

void DeploymentTest::readyOnlyWhenAllStand() {
    Page page;
    QPushButton* ready = page.button("ready");
    QSignalSpy spy(&page.page, &DeploymentPage::ready);
    QSignalSpy drafts(&page.page, &DeploymentPage::draftChanged);
    QVERIFY(!ready->isEnabled());
    page.page.model().setSetup(someSetup(1));
    QCOMPARE(drafts.size(), 1);
    QVERIFY(ready->isEnabled());
    page.page.model().takeBack(7);
    QVERIFY(!ready->isEnabled());
    QVERIFY(ready->toolTip().contains("1"));
    page.page.undo();
    ready->click();
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first().toString().toStdString(), combate::text(someSetup(1)));
}

void DeploymentTest::c18_deploymentLostAtOnceIsRefused() {
    // What stands on a4 b4 e4 f4 i4 j4 cannot move; the lakes close the other columns.
    const Setup lost = *combate::setupFrom(
        "1222222223"
        "3333444455"
        "5566667778"
        "BB89BBXFBB",
        Side::First);
    QVERIFY(combate::isLostAtOnce(lost));
    Page page;
    page.page.model().setSetup(lost);
    QVERIFY(!page.button("ready")->isEnabled());
    QVERIFY2(page.line().contains("lost at once"), qPrintable(page.line()));
    page.page.model().move(30, 32);
    QVERIFY(page.button("ready")->isEnabled());
}

void DeploymentTest::buttonsActOnTheModel() {
    Page page;
    DeploymentModel& model = page.page.model();
    model.put(Rank::Flag, 4);
    page.button("fillRest")->click();
    QCOMPARE(model.standing(), 40);
    QCOMPARE(model.at(4), Rank::Flag);
    const auto before = *model.setup();
    page.button("mirror")->click();
    QCOMPARE(*model.setup(), combate::mirrored(before));
    page.button("clear")->click();
    QCOMPARE(model.standing(), 0);
    page.button("undoDeployment")->click();
    QCOMPARE(*model.setup(), combate::mirrored(before));
    page.button("redoDeployment")->click();
    QCOMPARE(model.standing(), 0);
    page.button("random")->click();
    QCOMPARE(model.standing(), 40);
}

void DeploymentTest::whatIsSuggestedIsAnotherOneEachTimeAndCanBePlayed() {
    Page page;
    QSet<QString> suggested;
    for (int i = 0; i < 20; ++i) {
        page.button("suggest")->click();
        QVERIFY(page.button("ready")->isEnabled());
        suggested.insert(page.page.draft());
    }
    QCOMPARE(suggested.size(), 20);
}

void DeploymentTest::lettersAreReadWithErrorsInWords() {
    Page page;
    page.button("letters")->click();
    auto* dialog = page.page.findChild<LettersDialog*>();
    QVERIFY(dialog);
    auto* text = dialog->findChild<QPlainTextEdit*>("lettersText");
    auto* verdict = dialog->findChild<QLabel*>("lettersVerdict");
    auto* put = dialog->findChild<QPushButton*>("lettersPlace");
    text->setPlainText("BFQ");
    QVERIFY(!put->isEnabled());
    QVERIFY2(verdict->text().contains("Letter 3") && verdict->text().contains("Q"),
             qPrintable(verdict->text()));
    text->setPlainText("FF");
    QVERIFY2(verdict->text().contains("Letter 2"), qPrintable(verdict->text()));
    const std::string letters = combate::text(someSetup(4));
    QString rows;
    for (int row = 0; row < 4; ++row)
        rows += QString::fromStdString(letters).mid(row * 10, 10) + "\n";
    text->setPlainText(rows.toLower());
    QVERIFY(put->isEnabled());
    put->click();
    QCOMPARE(page.page.draft().toStdString(), letters);
}

void DeploymentTest::confirmationOfPlaysDoesNotMatterHere() {
    Page page;
    page.look.settings.setConfirmPlays(true);
    page.click(tray(Rank::Flag));
    page.click(place(0));
    QCOMPARE(page.page.model().at(0), Rank::Flag);
}

void DeploymentTest::savedAreKeptRenamedDeleted() {
    QTemporaryDir folder;
    const QString file = folder.filePath("sub/deployments.json");
    SavedDeployments saved(file);
    QSignalSpy changed(&saved, &SavedDeployments::changed);
    QVERIFY(saved.names().isEmpty());
    QVERIFY(!saved.problem());
    QVERIFY(saved.save("  El  muro ", someSetup(1)));
    QVERIFY(saved.save("Ataque 10", someSetup(2)));
    QVERIFY(saved.save("ataque 9", someSetup(3)));
    QCOMPARE(changed.size(), 3);
    QCOMPARE(SavedDeployments(file).names(), QStringList({"ataque 9", "Ataque 10", "El muro"}));
    QCOMPARE(*SavedDeployments(file).setup("El muro"), someSetup(1));
    QVERIFY(saved.save("El muro", someSetup(4)));  // replaced
    QCOMPARE(*saved.setup("El muro"), someSetup(4));
    QVERIFY(saved.rename("El muro", "La muralla"));
    QVERIFY(!saved.setup("El muro"));
    QCOMPARE(*saved.setup("La muralla"), someSetup(4));
    QVERIFY(!saved.rename("nobody", "x"));
    QVERIFY(!saved.rename("La muralla", "Ataque 10"));
    QVERIFY(!saved.rename("La muralla", "   "));
    QVERIFY(!saved.save(QString(100, u'a'), someSetup(1)));
    QVERIFY(saved.remove("La muralla"));
    QVERIFY(!saved.remove("La muralla"));
    QCOMPARE(saved.names().size(), 2);
}

void DeploymentTest::savedFileThatIsNotOursIsLeftAlone_data() {
    QTest::addColumn<QByteArray>("content");
    const QByteArray letters = QByteArray::fromStdString(combate::text(someSetup(1)));
    QTest::newRow("cut off") << QByteArray(R"({"version": 1, "deployments": [{"na)");
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("newer") << QByteArray(R"({"version": 2, "deployments": []})");
    QTest::newRow("no version") << QByteArray(R"({"deployments": []})");
    QTest::newRow("an array") << QByteArray("[1, 2]");
    QTest::newRow("no list") << QByteArray(R"({"version": 1})");
    QTest::newRow("no name") << QByteArray(R"({"version": 1, "deployments": [{"setup": ")" + letters +
                                           R"("}]})");
    QTest::newRow("bad letters") << QByteArray(
        R"({"version": 1, "deployments": [{"name": "a", "setup": "BBBBBBBBBB"}]})");
    QTest::newRow("binary") << QByteArray("\x00\xff\x00\x80", 4);
}

void DeploymentTest::savedFileThatIsNotOursIsLeftAlone() {
    QFETCH(QByteArray, content);
    QTemporaryDir folder;
    const QString path = folder.filePath("deployments.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    SavedDeployments saved(path);
    QVERIFY(saved.problem());
    QVERIFY(!saved.problem()->text.empty());
    QVERIFY(saved.names().isEmpty());
    QVERIFY(!saved.save("mine", someSetup(2)));
    QVERIFY(!saved.rename("a", "b"));
    QVERIFY(!saved.remove("a"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void DeploymentTest::unwritableFolderIsReported() {
    QTemporaryDir folder;
    QFile blocker(folder.filePath("folder"));  // a file where the folder should be
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    blocker.close();
    SavedDeployments saved(folder.filePath("folder/deployments.json"));
    const auto result = saved.save("mine", someSetup(1));
    QVERIFY(!result);
    QVERIFY(!result.error().text.empty());
}

void DeploymentTest::pageSavesAndLoads() {
    Page page;
    QPushButton* save = page.button("saveDeployment");
    QPushButton* load = page.button("loadDeployment");
    QVERIFY(!save->isEnabled());
    QVERIFY(!load->isEnabled());
    page.page.model().setSetup(someSetup(6));
    QVERIFY(save->isEnabled());
    save->click();
    auto* dialog = page.page.findChild<QInputDialog*>();
    QVERIFY(dialog);
    dialog->setTextValue("Sixth");
    dialog->accept();
    QVERIFY2(page.line().contains("Sixth"), qPrintable(page.line()));
    page.page.model().clear();
    QVERIFY(load->isEnabled());
    load->click();
    QCOMPARE(*page.page.model().setup(), someSetup(6));

    page.button("deleteDeployment")->click();
    auto* question = page.page.findChild<QMessageBox*>();
    QVERIFY(question);
    for (QAbstractButton* button : question->buttons())
        if (question->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
    QVERIFY(!load->isEnabled());
    QVERIFY(SavedDeployments(page.look.folder.filePath("deployments.json")).names().isEmpty());
}

QTEST_MAIN(DeploymentTest)
#include "deployment_test.moc"
