// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "pages/play/play_action.h"

#include <QWidget>

#include <array>

class QLabel;
class QTabBar;
class QToolButton;

namespace leuctra::ui {

class Appearance;
class Explanation;
class GamePanel;
class Match;
class MoveList;
class MoveListModel;
class Notice;
class PlayerStrip;

/// What stands beside the board: the players at its ends as the board lies, the moves, the game's own panel,
/// what there is to say, and buttons. Where it is narrow, moves and the game's panel are tabs.
class SidePanel : public QWidget {
    Q_OBJECT
  public:
    SidePanel(const Match& match, MoveListModel& plays, const Appearance& appearance, QWidget* parent);

    MoveList& moves() const { return *moves_; }
    GamePanel& game() const { return *game_; }
    Explanation& explanation() const { return *explanation_; }
    Notice& notice() const { return *notice_; }

    void setBottom(Side side);
    void setNarrow(bool narrow);
    void refreshPlayers();
    void allow(PlayAction action, bool allowed);
    /// What an unfinished game could not be saved for; empty: all is well.
    void setTrouble(const QString& sentence);
    void retranslate();

  signals:
    void triggered(leuctra::ui::PlayAction action);

  private:
    QToolButton* button(PlayAction action) const;
    QLayout* makeButtons(const Match& match);
    void chooseTab();
    void applyLook();

    const Appearance& appearance_;
    std::array<PlayerStrip*, 2> strips_;  ///< upper, lower
    QLabel* trouble_;
    QTabBar* tabs_;
    MoveList* moves_;
    GamePanel* game_;
    Notice* notice_;
    Explanation* explanation_;
    std::array<QToolButton*, playActionCount> buttons_{};
    bool narrow_ = false;
};

}  // namespace leuctra::ui
