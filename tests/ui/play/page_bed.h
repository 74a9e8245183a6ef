// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_scene.h"
#include "board/board_view.h"
#include "pages/play/play_page.h"
#include "sample_games.h"
#include "storage/library.h"
#include "storage/settings.h"
#include "storage/unfinished_games.h"
#include "theme/appearance.h"
#include "theme/style.h"

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace leuctra::ui::test {

/// The program's long-lived parts in a folder of their own; without motion unless a test wants it.
struct Program {
    Program() {
        settings.setMotionFactor(0);
        settings.setThemeChoice(Settings::ThemeChoice::Light);
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Appearance appearance{settings};
    UnfinishedGames unfinished{folder.filePath("unfinished")};
    Library library{folder.filePath("library.sqlite")};
    Services services{settings, appearance, unfinished, library};
};

/// A play page on the screen, and what one does there with mouse and keys.
struct PageBed {
    PageBed(Program& program, std::unique_ptr<Match> match, QSize size = {1024, 700})
        : page(std::make_unique<PlayPage>(std::move(match), "game", program.services)) {
        page->resize(size);
        page->show();
        static_cast<void>(QTest::qWaitForWindowExposed(page.get()));
    }

    PageBed(Program& program, const MatchSetup& setup, QSize size = {1024, 700})
        : PageBed(program, std::move(*Match::begin(setup)), size) {}

    Match& match() const { return page->match(); }
    BoardView& board() const { return *page->findChild<BoardView*>(); }
    BoardScene& scene() const { return board().board(); }

    template <typename Widget = QWidget>
    Widget* child(const char* name) const {
        return page->findChild<Widget*>(QString::fromLatin1(name));
    }

    /// Null when there is no such button or it cannot be seen.
    QAbstractButton* button(const char* name) const {
        auto* found = child<QAbstractButton>(name);
        return found && found->isVisible() ? found : nullptr;
    }

    bool press(const char* name) const {
        QAbstractButton* found = button(name);
        if (!found || !found->isEnabled()) return false;
        QTest::mouseClick(found, Qt::LeftButton);
        return true;
    }

    int square(const QString& name) const { return scene().squareNamed(name).value_or(-1); }

    void click(const QString& name) const {
        const QPoint place = board().mapFromScene(scene().squareRect(square(name)).center());
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, place);
    }

    /// Plays by two clicks.
    void play(const QString& text) const {
        static const QRegularExpression squares("^([a-n]\\d+).([a-n]\\d+)$");
        const auto found = squares.match(text);
        QVERIFY2(found.hasMatch(), qPrintable(text));
        click(found.captured(1));
        click(found.captured(2));
    }

    std::unique_ptr<PlayPage> page;
};

/// The dialog that is open; null when there is none.
inline QDialog* openDialog() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible()) return dialog;
    return nullptr;
}

/// Presses a button of the dialog that is open.
inline bool answer(const char* button) {
    QDialog* dialog = openDialog();
    auto* found = dialog ? dialog->findChild<QPushButton*>(QString::fromLatin1(button)) : nullptr;
    if (!found) return false;
    QTest::mouseClick(found, Qt::LeftButton);
    return true;
}

}  // namespace leuctra::ui::test
