// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/library/library_page.h"

#include "exports/clipboard.h"
#include "exports/export_dialog.h"
#include "library_games.h"
#include "models/library_model.h"
#include "pages/library/charts.h"
#include "pages/play/question.h"
#include "pages/review/review_page.h"
#include "pages/shown_path.h"
#include "record/file.h"
#include "record/lgr.h"
#include "review/review.h"
#include "sample_games.h"
#include "storage/library.h"
#include "window_bed.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

record::Record sample(const char* first, const char* date, const QStringList& plays, Side winner) {
    auto record = std::move(*record::Record::create(*gameNamed("epaminondas")));
    record.setTag("First", first);
    record.setTag("Second", "Bruno");
    record.setTag("Date", date);
    const auto state = record.start().clone();
    for (const QString& play : plays)
        record.append((*state->play(play.toStdString()))->play);
    record.setOutcome(Outcome{winner, Reason::Resign});
    return record;
}

/// The window with three games on its library page.
struct Bed : WindowBed {
    Bed() {
        (void)library.add(sample("Ana", "2030.01.01", {"d1-d4"}, Side::First));
        (void)library.add(sample("Cecilia", "2030.02.01", {"d1-d4", "m11-m10"}, Side::Second));
        (void)library.add(sample("Dámaso", "2030.03.01", {"c1-c4"}, Side::First));
        open();
        QApplication::setActiveWindow(window.get());
    }

    void open() {
        window->showLibrary();
        page = window->findChild<LibraryPage*>();
        table = page->findChild<QTableView*>("games");
    }

    QStringList firsts() const {
        QStringList names;
        for (const LibraryGame& game : page->model().games())
            names << game.players[0];
        return names;
    }
    QString banner() const {
        const auto* label = page->findChild<QLabel*>("bannerText");
        return label->isVisible() ? label->text() : QString();
    }
    QPushButton* button(const char* name) const { return find<QPushButton>(QLatin1String(name)); }
    void type(const char* field, const QString& text) {
        auto* line = page->findChild<QLineEdit*>(QLatin1String(field));
        line->clear();
        QTest::keyClicks(line, text);
    }

    LibraryPage* page = nullptr;
    QTableView* table = nullptr;
};

std::string textOf(const QString& file) {
    return record::readFile(file.toStdString()).value_or("");
}

}  // namespace

class LibraryPageTest : public QObject {
    Q_OBJECT
  private slots:
    void homeLeadsThere() {
        WindowBed bed;
        auto* button = bed.find<QAbstractButton>("home-library");
        QVERIFY(button);
        button->click();
        QVERIFY(bed.window->findChild<LibraryPage*>()->isVisible());
        QTest::keyClick(bed.window.get(), Qt::Key_Escape);
        QVERIFY(bed.find<QAbstractButton>("home-library"));
    }

    void anEmptyLibrarySaysWhatWillBeThere() {
        WindowBed bed;
        bed.window->showLibrary();
        auto* words = bed.find<QLabel>("emptyLibrary");
        QVERIFY(words);
        QVERIFY(words->text().contains("by itself"));
        QVERIFY(!bed.find<QPushButton>("openGame"));
        QVERIFY(bed.find<QPushButton>("importGames")->isEnabled());
    }

    void theNewestGameComesFirst() {
        Bed bed;
        QCOMPARE(bed.firsts(), (QStringList{"Dámaso", "Cecilia", "Ana"}));
        QCOMPARE(bed.find<QLabel>("previewPlayers")->text(), QString("Dámaso – Bruno"));
        QVERIFY(!bed.find<QLabel>("previewEnding")->text().isEmpty());
    }

    void headersSort() {
        Bed bed;
        bed.table->selectRow(2);
        bed.table->sortByColumn(LibraryModel::FirstColumn, Qt::AscendingOrder);
        QCOMPARE(bed.firsts(), (QStringList{"Ana", "Cecilia", "Dámaso"}));
        QCOMPARE(bed.table->selectionModel()->selectedRows().front().row(), 0);
        bed.table->sortByColumn(LibraryModel::PliesColumn, Qt::DescendingOrder);
        QCOMPARE(bed.firsts().front(), QString("Cecilia"));
    }

    void fieldsFilter() {
        Bed bed;
        bed.type("playerFilter", "ceci");
        QTRY_COMPARE(bed.firsts(), QStringList{"Cecilia"});
        QVERIFY(bed.find<QLabel>("gameCount")->text().startsWith("1 "));
        bed.button("clearFilters")->click();
        QTRY_COMPARE(bed.firsts().size(), 3);
        auto* result = bed.find<QComboBox>("resultFilter");
        result->setCurrentIndex(result->findData("0-1"));
        QTRY_COMPARE(bed.firsts(), QStringList{"Cecilia"});
        bed.button("clearFilters")->click();
        bed.button("moreFilters")->click();
        bed.type("openingFilter", "1. c1c4");
        QTRY_COMPARE(bed.firsts(), QStringList{"Dámaso"});
        bed.button("clearFilters")->click();
        bed.type("fromFilter", "2030.02.01");
        QTRY_COMPARE(bed.firsts(), (QStringList{"Dámaso", "Cecilia"}));
        for (const char* day : {"2/1/2030", "2/1/30", "2030-2-1"}) {
            bed.type("fromFilter", QLatin1String(day));
            QTRY_COMPARE(bed.firsts(), (QStringList{"Dámaso", "Cecilia"}));
        }
        bed.type("fromFilter", "31.31");
        QTRY_VERIFY(bed.find<QLabel>("filterTrouble")->text().contains("day"));
        bed.button("clearFilters")->click();
        bed.find<QSpinBox>("leastFilter")->setValue(2);
        QTRY_COMPARE(bed.firsts(), QStringList{"Cecilia"});
        bed.button("clearFilters")->click();
        bed.type("playerFilter", "nobody at all");
        QTRY_VERIFY(bed.find<QLabel>("emptyLibrary"));
        QVERIFY(bed.find<QLabel>("emptyLibrary")->text().contains("No game fits"));
    }

    void gamesWithThePositionShownAreFound() {
        Bed bed;
        bed.table->selectRow(2);
        bed.button("samePosition")->click();
        QTRY_COMPARE(bed.firsts(), (QStringList{"Cecilia", "Ana"}));
        bed.type("positionFilter", "no position");
        QTRY_VERIFY(bed.find<QLabel>("filterTrouble")->text().contains("position"));
    }

    void aGameOpens() {
        Bed bed;
        bed.table->selectRow(1);
        const QSignalSpy opened(bed.page, &LibraryPage::opened);
        QTest::keyClick(bed.table, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.front().front().toLongLong(), 2);
    }

    void whatIsNotedWhileLookingBackIsKeptInTheLibrary() {
        Bed bed;
        bed.table->selectRow(1);
        bed.button("openGame")->click();
        ReviewPage* review = bed.window->reviewPage();
        QVERIFY(review);
        QCOMPARE(review->review().record().tag("First"), std::string_view("Cecilia"));
        review->review().setComment(review->review().record().last(), "here it turned");
        review->trigger(ReviewAction::Save);
        QVERIFY(!review->isModified());
        QCOMPARE(bed.library.load(2)->last().comment, std::string("here it turned"));
        QCOMPARE(bed.library.games()->size(), std::size_t{3});
        bed.window->showHome();
    }

    void whatWasCopiedIsPastedIntoTheWindow() {
        Bed bed;
        auto* paste = bed.window->findChild<QAction*>("paste");
        QApplication::clipboard()->setText("1. d1-d4 m11-m10");
        paste->trigger();
        QVERIFY(bed.window->reviewPage());
        bed.window->reviewPage()->trigger(ReviewAction::ToEnd);
        bed.window->reviewPage()->trigger(ReviewAction::CopyPosition);
        QVERIFY(QApplication::clipboard()->text().contains(" w 2"));
        bed.window->reviewPage()->trigger(ReviewAction::CopyMoves);
        QCOMPARE(QApplication::clipboard()->text(), QString("1. d1-d4 m11-m10"));
        bed.window->reviewPage()->trigger(ReviewAction::Export);
        QVERIFY(bed.window->findChild<ExportDialog*>());
        bed.window->findChild<ExportDialog*>()->reject();
        QApplication::clipboard()->setText("no game at all");
        paste->trigger();
        auto* question = bed.window->findChild<Question*>();
        QVERIFY(question && question->isVisible());
        question->reject();
        bed.window->showHome();
    }

    void aDeletedGameComesBackByUndo() {
        Bed bed;
        bed.table->selectRow(1);
        QTest::keyClick(bed.table, Qt::Key_Delete);
        QCOMPARE(bed.firsts(), (QStringList{"Dámaso", "Ana"}));
        QVERIFY(bed.banner().contains("1 game"));
        QVERIFY(bed.button("undoDelete"));
        bed.button("undoDelete")->click();
        QCOMPARE(bed.firsts(), (QStringList{"Dámaso", "Cecilia", "Ana"}));
        QVERIFY(bed.banner().isEmpty());

        bed.table->selectAll();
        bed.button("deleteGames")->click();
        QVERIFY(bed.firsts().isEmpty());
        bed.button("undoDelete")->click();
        QCOMPARE(bed.firsts().size(), 3);
    }

    void gamesDeletedOneAfterAnotherComeBackInTurn() {
        Bed bed;
        bed.table->selectRow(0);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(bed.table, Qt::Key_Delete);
        QCOMPARE(bed.firsts(), QStringList{"Ana"});
        bed.page->exportTo(bed.folder.filePath("out.lgr"));  // says something else
        QTest::keyClick(bed.table, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bed.firsts(), (QStringList{"Cecilia", "Ana"}));
        QTest::keyClick(bed.table, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bed.firsts().size(), 3);
        QTest::keyClick(bed.table, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bed.firsts().size(), 3);
        QTest::keyClick(bed.table, Qt::Key_Home);  // Ctrl is up again
    }

    void severalGamesAreExportedTogether() {
        Bed bed;
        bed.table->selectAll();
        const QString file = bed.folder.filePath("out.lgr");
        bed.page->exportTo(file);
        QCOMPARE(record::parseRecords(textOf(file)).size(), std::size_t{3});
        QVERIFY(bed.banner().contains("out.lgr"));
        bed.page->exportTo(bed.folder.path() + "/none/out.lgr");
        QVERIFY(bed.banner().contains("Nothing was exported"));
    }

    void oneGameIsExportedInEveryForm() {
        Bed bed;
        bed.table->selectRow(1);
        const std::pair<const char*, const char*> forms[] = {{".lgr", "[Game"},   {".txt", "d1-d4 m11-m10"},
                                                             {".png", "\x89PNG"}, {".svg", "<?xml"},
                                                             {".gif", "GIF89a"},  {".pdf", "%PDF"}};
        for (const auto& [suffix, beginning] : forms) {
            bed.button("exportGames")->click();
            auto* dialog = bed.window->findChild<ExportDialog*>();
            QVERIFY(dialog && dialog->isVisible());
            auto* form = dialog->findChild<QComboBox*>("form");
            form->setCurrentIndex(form->findText(QLatin1String(suffix), Qt::MatchContains));
            QVERIFY(form->currentText().contains(QLatin1String(suffix)));
            const QString file = bed.folder.filePath(QStringLiteral("out") + QLatin1String(suffix));
            QSignalSpy written(dialog, &ExportDialog::written);
            dialog->writeTo(file);
            QVERIFY(written.count() == 1 || written.wait(10000));
            const std::string text = textOf(file);
            QVERIFY2(text.starts_with(beginning), suffix);
            QVERIFY(text.size() > 10);
            QTRY_VERIFY(!bed.window->findChild<ExportDialog*>());
        }
    }

    void aFileThatCannotBeWrittenIsSaid() {
        Bed bed;
        bed.button("exportGames")->click();
        auto* dialog = bed.window->findChild<ExportDialog*>();
        dialog->writeTo(bed.folder.path() + "/none/out.lgr");
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->findChild<QLabel*>("said")->text().contains("Nothing was written"));
    }

    void filesAreImportedInTheBackground() {
        Bed bed;
        LibraryGames games;
        std::string text;
        for (int i = 0; i < 80; ++i)
            text += record::writeRecord(games.next()) + "\n";
        const QString file = bed.folder.filePath("in.lgr");
        QVERIFY(record::writeFileAtomically(file.toStdString(), text + "\n[Game \"chess\"]\n"));
        bed.page->importFiles({file});
        QVERIFY(bed.banner().contains("Importing"));
        QVERIFY(bed.button("cancelImport"));
        QTRY_VERIFY_WITH_TIMEOUT(bed.banner().contains("imported"), 20000);
        QVERIFY(bed.banner().contains("80 game"));
        QVERIFY2(bed.banner().contains("in.lgr"), qPrintable(bed.banner()));
        QCOMPARE(bed.firsts().size(), 83);
    }

    void aFileOfManyGamesIsImportedWhenItIsOpened() {
        Bed bed;
        const auto write = [&bed](const char* name, const record::Record& record) {
            const std::string text = record::writeRecord(record) + std::string(1 << 20, '\n');
            const QString file = bed.folder.filePath(QLatin1String(name));
            if (!record::writeFileAtomically(file.toStdString(), text))
                qFatal("The sample cannot be written");
            return file;
        };
        bed.window->showHome();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        bed.window->open(write("one.lgr", sample("Elsa", "2030.04.01", {}, Side::First)));
        bed.page = bed.window->findChild<LibraryPage*>();
        QVERIFY(bed.page->isVisible());
        bed.window->open(write("two.lgr", sample("Fermín", "2030.05.01", {}, Side::First)));
        QTRY_COMPARE_WITH_TIMEOUT(bed.firsts().size(), 5, 20000);
    }

    void statisticsCountWhatIsListed() {
        Bed bed;
        bed.page->showStatistics(true);
        auto* sides = bed.find<ShareBars>("sides");
        QVERIFY(sides);
        QVERIFY2(sides->accessibleDescription().contains("White won 2"),
                 qPrintable(sides->accessibleDescription()));
        QVERIFY(bed.find<ColumnChart>("lengths"));
        bed.type("playerFilter", "ceci");
        QTRY_VERIFY(bed.find<ShareBars>("sides") &&
                    bed.find<ShareBars>("sides")->accessibleDescription().contains("White won 0"));
    }

    void aLibraryThatCannotBeUsedIsSaid() {
        WindowBed bed;
        bed.window.reset();
        const QString file = bed.folder.filePath("broken.sqlite");
        QVERIFY(record::writeFileAtomically(file.toStdString(), "no library"));
        Library broken(file);
        MainWindow window({bed.settings, bed.appearance, bed.unfinished, broken});
        window.show();
        window.showLibrary();
        auto* banner = window.findChild<QLabel*>("bannerText");
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->text().contains("damaged") && banner->text().contains("wait under Continue"),
                 qPrintable(banner->text()));
        QCOMPARE(textOf(file), std::string("no library"));
        window.findChild<QPushButton*>("beginAnew")->click();
        QVERIFY(!broken.problem());
        QVERIFY(banner->text().contains("broken-"));
        window.showHome();
    }

    void aPathAtHomeIsShort() {
        QCOMPARE(shownPath(QDir::homePath() + "/my games/a.lgr"), QString("~/my games/a.lgr"));
        QCOMPARE(shownPath(QDir::homePath() + "er/a.lgr"), QDir::homePath() + "er/a.lgr");
        QCOMPARE(shownPath("no path"), QString("no path"));
    }

    void positionsAndMovesAreCopiedAndPasted() {
        const record::Record record = sample("Ana", "2030.01.01", {"d1-d4", "m11-m10", "c2-d2"}, Side::First);
        const auto line = record.mainLine();
        copyMoves(record, *line[2]);
        QCOMPARE(QApplication::clipboard()->text(), QString("1. d1-d4 m11-m10 2. c2-d2"));
        auto pasted = recordFromPaste(QApplication::clipboard()->text());
        QVERIFY(pasted);
        QCOMPARE(pasted->finalState()->key(), record.finalState()->key());
        copyPosition(record, *line[1]);
        pasted = recordFromPaste("  " + QApplication::clipboard()->text() + "\n");
        QVERIFY(pasted);
        QCOMPARE(pasted->start().positionText(), record.stateAt(*line[1])->positionText());
        QVERIFY(recordFromPaste(QString::fromStdString(record::writeRecord(record))));
        copyPosition(record, *line[1], Side::First);  // nothing is hidden in this game
        QCOMPARE(QApplication::clipboard()->text().toStdString(), record.stateAt(*line[1])->positionText());
        QVERIFY(!recordFromPaste("hello"));
        QVERIFY(!recordFromPaste(""));

        const auto secret = std::move(*Match::begin(combateSetup()));
        QApplication::clipboard()->setText("before");
        copyPosition(secret->record(), secret->record().last());
        QCOMPARE(QApplication::clipboard()->text(), QString("before"));
    }
};

QTEST_MAIN(LibraryPageTest)
#include "library_page_test.moc"
