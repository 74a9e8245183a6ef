// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "pages/play/play_action.h"
#include "pages/services.h"

#include <QWidget>

#include <memory>

namespace leuctra::ui {

/// The page on which a game is played: board, players and clocks, move list, the game's own panel, the line
/// that explains, and the curtain.
class PlayPage : public QWidget {
    Q_OBJECT
  public:
    /// The id is the game's name in UnfinishedGames: it is saved there after every change and removed when it
    /// is over.
    PlayPage(std::unique_ptr<Match> match, const QString& id, const Services& services,
             QWidget* parent = nullptr);
    ~PlayPage() override;

    Match& match();

    // What the window's menu and shortcuts call; each is refused silently when it makes no sense now.
    void back();  ///< one ply back in what is shown
    void forward();
    void toStart();
    void toEnd();
    void replay();  ///< the last play once more
    void undo();    ///< takeback
    void flip();
    void resign();
    void offerDraw();
    void togglePause();
    /// Why the game would be lost if the page were left now; empty: it is kept, or over.
    QString trouble() const;
    void saveAs();
    void redo();
    void hint();
    void moveNow();
    void hideBoard();  ///< curtain at once
    void review();     ///< of a finished game

    /// Whether it makes sense now.
    bool can(PlayAction action) const;
    /// As the function of that name.
    void trigger(PlayAction action);

    /// Puts the game among the unfinished ones as it is at this moment (before the program ends, say).
    void keep();

  signals:
    void rematchRequested(const MatchSetup& setup);
    /// The finished game is to be looked back at.
    void reviewRequested();
    void leaveRequested();
    /// Enabled actions may have changed.
    void stateChanged();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace leuctra::ui
