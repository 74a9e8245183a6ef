// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/play/play_action.h"
#include "pages/review/review_action.h"

#include <QAction>
#include <QObject>

#include <array>
#include <cstdint>
#include <vector>

namespace leuctra::ui {

class Appearance;

/// What the window does wherever it stands.
enum class WindowAction : std::uint8_t {
    NewGame,
    Open,
    Games,  ///< the library
    Paste,
    Undo,  ///< while deploying
    Redo,
    Leave,
    FullScreen,
    Settings,
    Rules,
    Shortcuts,
    Quit,
};

inline constexpr int windowActionCount = 12;

/// All that has a shortcut: one QAction each, in the window's menu and working wherever the focus is.
class Actions : public QObject {
    Q_OBJECT
  public:
    /// Appearance must outlive it; the window gets the actions.
    Actions(const Appearance& appearance, QWidget& window);

    QAction* of(WindowAction action) const { return window_[static_cast<std::size_t>(action)]; }
    QAction* of(PlayAction action) const { return play_[static_cast<std::size_t>(action)]; }

    QAction* of(ReviewAction action) const { return review_[static_cast<std::size_t>(action)]; }

    void retranslate();

    /// One line of the list of shortcuts: the keys, and what they do.
    struct Keys {
        QString keys;
        QString words;
    };
    struct Group {
        QString name;
        std::vector<Keys> keys;
    };
    /// Everything that keys do, in the present language: these actions, and the keys of the board.
    static std::vector<Group> shortcuts();

  private:
    void applyLook();

    const Appearance& appearance_;
    std::array<QAction*, windowActionCount> window_{};
    std::array<QAction*, playActionCount> play_{};
    std::array<QAction*, reviewActionCount> review_{};
};

}  // namespace leuctra::ui
