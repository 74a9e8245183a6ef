// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions.h"

#include "review/review.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QWidget>

namespace leuctra::ui {

namespace {

struct Row {
    const char* name;  ///< object name
    const char* icon;
    const char* words;
    const char* keys;  ///< one or more, as QKeySequence::listFromString() reads them
};

// In the order of WindowAction.
constexpr Row windowRows[] = {
    {"newGame", "plus", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "New game"), "Ctrl+N"},
    {"open", "open", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Open a game…"), "Ctrl+O"},
    {"library", "library", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Games"), "Ctrl+G"},
    {"paste", "copy", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Paste a position, moves or a game"),
     "Ctrl+V"},
    {"undo", "undo", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Undo, while deploying"), "Ctrl+Z"},
    {"redo", "redo", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Redo, while deploying"), "Ctrl+Shift+Z"},
    {"leave", "back", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Leave this page"), "Ctrl+W"},
    {"fullScreen", "fullscreen", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Full screen"), "F11"},
    {"settings", "settings", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Settings"), "Ctrl+,"},
    {"rules", "help", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Rules"), "F1"},
    {"shortcuts", "keyboard", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Keyboard shortcuts"), "Ctrl+F1"},
    {"quit", "quit", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Quit"), "Ctrl+Q"},
};
static_assert(std::size(windowRows) == windowActionCount);

// In the order of PlayAction.
constexpr Row playRows[] = {
    {"toStart", "first", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "To the start of the game"),
     "Alt+Home; Home"},
    {"back", "previous", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "One play back"), "Alt+Left"},
    {"forward", "next", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "One play forward"), "Alt+Right"},
    {"toEnd", "last", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "To the present position"), "Alt+End; End"},
    {"replay", "play", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Show the last play again"), "Ctrl+L"},
    {"flip", "flip", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Flip the board"), "Ctrl+F"},
    {"takeBack", "undo", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Take the last play back"), "Ctrl+Z"},
    {"redoPlay", "redo", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Play again what was taken back"),
     "Ctrl+Shift+Z"},
    {"offerDraw", "draw", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Offer a draw"), "Ctrl+Shift+D"},
    {"resign", "resign", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Resign"), "Ctrl+Shift+R"},
    {"pause", "pause", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Pause"), "Ctrl+P"},
    {"hide", "hide", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Hide the board"), "Ctrl+H"},
    {"saveAs", "save", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Save as a file…"), "Ctrl+S"},
    {"hint", "hint", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Hint"), "Ctrl+I"},
    {"moveNow", "stop", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Let the computer move now"), "Ctrl+M"},
    {"review", "analyse", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Look back at the game"), "Ctrl+R"},
};
static_assert(std::size(playRows) == playActionCount);

// In the order of ReviewAction.
constexpr Row reviewRows[] = {
    {"toTheStart", "first", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "To the start"), "Home; Alt+Home"},
    {"oneBack", "previous", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "One play back"), "Left; Alt+Left"},
    {"oneForward", "next", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "One play forward"), "Right; Alt+Right"},
    {"toTheEnd", "last", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "To the end of the line"), "End; Alt+End"},
    {"tenBack", "previous", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Ten plays back"),
     "Shift+Left; Shift+Up"},
    {"tenForward", "next", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Ten plays forward"),
     "Shift+Right; Shift+Down"},
    {"variationAbove", "up", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "To the variation above"), "Up"},
    {"variationBelow", "down", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "To the variation below"), "Down"},
    {"playOn", "play", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Let the plays follow one another"),
     "Ctrl+P"},
    {"flipReview", "flip", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Flip the board"), "Ctrl+F"},
    {"analyse", "analyse", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Analyse the game"), "Ctrl+Shift+A"},
    {"live", "live", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Show the engine's best lines"), "Ctrl+L"},
    {"deductions", "deduce", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Show what could be deduced"),
     "Ctrl+D"},
    {"promote", "promote", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Make the variation the main line"),
     "Ctrl+Shift+Up"},
    {"removePlays", "delete", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Delete from here on"), "Del"},
    {"comment", "edit", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Write a comment"), "Ctrl+E"},
    {"markGood", "", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Mark as good (!)"), "Ctrl+1"},
    {"markBad", "", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Mark as bad (?)"), "Ctrl+2"},
    {"markBrilliant", "", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Mark as brilliant (!!)"), "Ctrl+3"},
    {"markLosing", "", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Mark as losing (?\?)"), "Ctrl+4"},
    {"markInteresting", "", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Mark as interesting (!?)"), "Ctrl+5"},
    {"markDoubtful", "", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Mark as doubtful (?!)"), "Ctrl+6"},
    {"noMark", "", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Take the mark off"), "Ctrl+0"},
    {"undoReview", "undo", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Undo the last change"), "Ctrl+Z"},
    {"redoReview", "redo", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Redo"), "Ctrl+Shift+Z"},
    {"saveReview", "save", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Save"), "Ctrl+S"},
    {"saveReviewAs", "save", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Save as a file…"), "Ctrl+Shift+S"},
    {"exportReview", "export", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Export…"), "Ctrl+Shift+E"},
    {"copyPosition", "copy", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Copy the position"), "Ctrl+C"},
    {"copyMoves", "copy", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Copy the moves"), "Ctrl+Shift+C"},
};
static_assert(std::size(reviewRows) == reviewActionCount);

/// Keys that the board itself takes.
struct BoardKeys {
    const char* keys;
    const char* words;
};

constexpr BoardKeys boardKeys[] = {
    {"Left; Right; Up; Down", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Move the cursor over the board")},
    {"Return; Space", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Take, and drop")},
    {"Esc", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "Let go of what is taken")},
    {"Tab", QT_TRANSLATE_NOOP("leuctra::ui::Actions", "To the next part of the page")},
};

/// The keys as they are written on this keyboard, in the present language.
QString native(const char* keys) {
    QStringList names;
    for (const QKeySequence& one :
         QKeySequence::listFromString(QLatin1String(keys), QKeySequence::PortableText)) {
        names << one.toString(QKeySequence::NativeText);
    }
    return names.join(QStringLiteral("   "));
}

QAction* makeAction(const Row& row, QWidget& window) {
    auto* action = new QAction(&window);
    action->setObjectName(QLatin1String(row.name));
    action->setShortcuts(QKeySequence::listFromString(QLatin1String(row.keys), QKeySequence::PortableText));
    window.addAction(action);
    return action;
}

template <std::size_t N>
Actions::Group group(const QString& name, const Row (&rows)[N]) {
    Actions::Group result{name, {}};
    for (const Row& row : rows) {
        QString words = Actions::tr(row.words);
        if (words.endsWith(QChar(u'…'))) words.chop(1);
        result.keys.push_back({native(row.keys), words});
    }
    return result;
}

}  // namespace

Actions::Actions(const Appearance& appearance, QWidget& window) : QObject(&window), appearance_(appearance) {
    for (std::size_t i = 0; i < std::size(windowRows); ++i)
        window_[i] = makeAction(windowRows[i], window);
    for (std::size_t i = 0; i < std::size(playRows); ++i)
        play_[i] = makeAction(playRows[i], window);
    for (std::size_t i = 0; i < std::size(reviewRows); ++i)
        review_[i] = makeAction(reviewRows[i], window);
    for (const ReviewAction action :
         {ReviewAction::PlayOn, ReviewAction::Analyse, ReviewAction::Live, ReviewAction::Deductions}) {
        of(action)->setCheckable(true);
    }
    for (int mark = 1; mark <= judgementMarks; ++mark) {
        QAction* action = review_[static_cast<std::size_t>(ReviewAction::MarkGood) + std::size_t(mark) - 1];
        action->setIconText(markSymbol(mark));
        action->setCheckable(true);
    }
    of(WindowAction::FullScreen)->setCheckable(true);
    retranslate();
    applyLook();
    connect(&appearance, &Appearance::changed, this, &Actions::applyLook);
}

void Actions::retranslate() {
    for (std::size_t i = 0; i < std::size(windowRows); ++i)
        window_[i]->setText(tr(windowRows[i].words));
    for (std::size_t i = 0; i < std::size(playRows); ++i)
        play_[i]->setText(tr(playRows[i].words));
    for (std::size_t i = 0; i < std::size(reviewRows); ++i) {
        review_[i]->setText(tr(reviewRows[i].words));
        if (static_cast<ReviewAction>(i) == ReviewAction::Analyse) review_[i]->setIconText(tr("Analyse"));
        review_[i]->setToolTip(tr("%1 (%2)").arg(tr(reviewRows[i].words),
                                                 review_[i]->shortcut().toString(QKeySequence::NativeText)));
    }
}

void Actions::applyLook() {
    const Theme& theme = appearance_.theme();
    for (std::size_t i = 0; i < std::size(windowRows); ++i) {
        window_[i]->setIcon(icon(QLatin1String(windowRows[i].icon), theme));
    }
    for (std::size_t i = 0; i < std::size(playRows); ++i) {
        play_[i]->setIcon(icon(QLatin1String(playRows[i].icon), theme));
    }
    for (std::size_t i = 0; i < std::size(reviewRows); ++i)
        if (*reviewRows[i].icon) review_[i]->setIcon(icon(QLatin1String(reviewRows[i].icon), theme));
    // A tick takes the place of an icon.
    of(WindowAction::FullScreen)->setIcon({});
}

std::vector<Actions::Group> Actions::shortcuts() {
    Group board{tr("On the board"), {}};
    for (const BoardKeys& row : boardKeys)
        board.keys.push_back({native(row.keys), tr(row.words)});
    board.keys.push_back({tr("Letters and digits"), tr("Name a square, c4 say, to take or drop there")});
    return {board, group(tr("In a game"), playRows), group(tr("Looking back at a game"), reviewRows),
            group(tr("Everywhere"), windowRows)};
}

}  // namespace leuctra::ui
