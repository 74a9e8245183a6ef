// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "pages/play/play_action.h"

#include <QWidget>

#include <array>

class QLabel;
class QScrollArea;
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
/// what there is to say, and buttons. Where there is no room for both, moves and the game's panel are tabs.
/// What comes and goes never makes the panel, and so the page, higher.
class SidePanel : public QWidget {
    Q_OBJECT
  public:
    SidePanel(const Match& match, MoveListModel& plays, const Appearance& appearance, QWidget* parent);

    MoveList& moves() const { return *moves_; }
    GamePanel& game() const { return *game_; }
    Explanation& explanation() const { return *explanation_; }
    Notice& notice() const { return *notice_; }

    void setBottom(Side side);
    /// Whether moves and the game's panel are tabs even where there is height for both.
    void setNarrow(bool narrow);
    void refreshPlayers();
    /// How far the computer has come, beside the name of the one to move.
    void showThought(const QString& thought);
    void allow(PlayAction action, bool allowed);
    /// What an unfinished game could not be saved for; empty: all is well.
    void setTrouble(const QString& sentence);
    void retranslate();

  signals:
    void triggered(leuctra::ui::PlayAction action);
    void leaveRequested();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeMiddle();
    QToolButton* button(PlayAction action) const;
    QToolButton* makeButton(const QString& icon);
    QLayout* makeButtons(const Match& match);
    void arrange();
    void applyLook();

    const Match& match_;
    const Appearance& appearance_;
    std::array<PlayerStrip*, 2> strips_;  ///< upper, lower
    QScrollArea* middle_;
    QLabel* trouble_;
    QTabBar* tabs_;
    MoveList* moves_;
    GamePanel* game_;
    Notice* notice_;
    Explanation* explanation_;
    std::array<QToolButton*, playActionCount> buttons_{};
    QToolButton* leave_;
    bool narrow_ = false;
};

}  // namespace leuctra::ui
