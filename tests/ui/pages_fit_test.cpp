// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_games.h"
#include "match/match.h"
#include "pages/library/library_page.h"
#include "record/lgr.h"
#include "storage/library.h"
#include "window_bed.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;

namespace {

/// Why the widget shows less than it says; empty: it shows everything.
QString shortage(const QWidget& widget) {
    const QSize size = widget.size();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty() || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            return {};
        if (label->wordWrap()) {
            const int needed = label->heightForWidth(size.width());
            return size.height() < needed ? QString("height %1 of %2").arg(size.height()).arg(needed)
                                          : QString();
        }
        const QSize hint = label->sizeHint();
        if (size.width() < hint.width() || size.height() < hint.height())
            return QString("%1×%2 of %3×%4")
                .arg(size.width())
                .arg(size.height())
                .arg(hint.width())
                .arg(hint.height());
        return {};
    }
    const bool speaks =
        qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget);
    // Buttons without a layout of their own (within tab bars, say) are placed by their parents.
    if (!speaks || !widget.parentWidget() || !widget.parentWidget()->layout()) return {};
    const QSize hint = widget.sizeHint().boundedTo(widget.maximumSize());
    if (size.width() >= hint.width() && size.height() >= hint.height()) return {};
    return QString("%1×%2 of %3×%4")
        .arg(size.width())
        .arg(size.height())
        .arg(hint.width())
        .arg(hint.height());
}

QString wordsOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
    return {};
}

bool scrollsOver(const QWidget& widget) {
    for (const QWidget* parent = widget.parentWidget(); parent; parent = parent->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(parent)) return true;
    }
    return false;
}

}  // namespace

class PagesFitTest : public QObject {
    Q_OBJECT
  private slots:
    void nothingIsCut_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QString>("page");
        for (const char* language : {"es", "en"}) {
            for (const int percent : {100, 125, 150}) {
                for (const char* page :
                     {"home", "new epaminondas", "new combate", "settings", "help", "shortcuts", "deployment",
                      "play epaminondas", "play combate", "review epaminondas", "review combate", "library",
                      "library more", "library statistics"}) {
                    QTest::addRow("%s, %d %%, %s", page, percent, language) << language << percent << page;
                }
            }
        }
    }

    void nothingIsCut() {
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QString, page);
        WindowBed bed(language);
        bed.settings.setTextPercent(percent);
        show(bed, page);
        QCoreApplication::processEvents();
        QCOMPARE(bed.window->size(), QSize(1024, 700));

        QStringList troubles;
        for (const QWidget* widget : bed.window->findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            const QString lack = shortage(*widget);
            if (!lack.isEmpty()) {
                troubles << QString("%1 \"%2\": %3").arg(widget->objectName(), wordsOf(*widget), lack);
            }
            const QRect place(widget->mapTo(bed.window.get(), QPoint()), widget->size());
            const bool says = !wordsOf(*widget).isEmpty();
            if (says && !scrollsOver(*widget) && !bed.window->rect().contains(place)) {
                troubles
                    << QString("%1 \"%2\" leaves the window").arg(widget->objectName(), wordsOf(*widget));
            }
        }
        for (const QScrollArea* area : bed.window->findChildren<QScrollArea*>("settingsPage")) {
            if (area->widget()->width() > area->viewport()->width())
                troubles << "settings are wider than the window";
        }
        QVERIFY2(troubles.isEmpty(), qPrintable('\n' + troubles.join('\n')));
    }

  private:
    static void showLibrary(WindowBed& bed, const QString& page) {
        test::LibraryGames games;
        for (int i = 0; i < 12; ++i)
            (void)bed.library.add(games.next(10));
        bed.window->showLibrary();
        if (page.endsWith("more")) bed.find<QPushButton>("moreFilters")->click();
        bed.window->findChild<LibraryPage*>()->showStatistics(page.endsWith("statistics"));
    }

    static void show(WindowBed& bed, const QString& page) {
        MatchSetup setup;
        setup.kind = gameNamed(page.endsWith("combate") || page == "deployment" ? "combate" : "epaminondas");
        setup.players = {Player{"Maximiliano"}, Player{"Bartolomé"}};
        setup.time = {15, 10};
        if (page.startsWith("new")) bed.window->showNewGame(*setup.kind);
        if (page == "settings") bed.window->showSettings();
        if (page.startsWith("library")) showLibrary(bed, page);
        if (page == "help") bed.window->showHelp();
        if (page == "shortcuts") bed.window->showShortcuts();
        if (page.endsWith(" combate") && !page.startsWith("new")) {
            const QString letters = "F" + QString("B").repeated(6) + "1" + QString("2").repeated(8) +
                                    "33333"
                                    "4444"
                                    "5555"
                                    "6666"
                                    "777"
                                    "88"
                                    "9"
                                    "X";
            setup.setups = {letters, letters};
        }
        if (page == "deployment" || page.startsWith("play")) bed.window->start(setup);
        if (page == "home") {
            bed.window->start(setup);
            bed.window->showHome();
        }
        if (page.startsWith("review")) {
            const auto match = std::move(*Match::begin(setup));
            match->resign(match->sideToMove());
            bed.window->review(
                std::move(*record::parseRecords(record::writeRecord(match->record())).front()));
        }
    }
};

QTEST_MAIN(PagesFitTest)
#include "pages_fit_test.moc"
