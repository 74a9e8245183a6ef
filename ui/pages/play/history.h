// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QObject>

#include <memory>

namespace leuctra::ui {

class BoardScene;

/// What the board shows of a match: the present position, or one that is looked back at; and how it gets from
/// one to the other. Looking back never touches the match.
class History : public QObject {
    Q_OBJECT
  public:
    History(const Match& match, BoardScene& scene, QObject* parent);

    /// The ply on the board: 0 to Match::ply().
    int shown() const { return shown_; }
    bool isAtPresent() const { return shown_ == match_.ply(); }

    /// The present position at once, as the viewer of now sees it.
    void showPresent();
    /// Nothing: an empty board.
    void showNothing();
    /// To a ply; to one beside the present one by playing what lies between.
    void goTo(int ply);
    /// The last play once more.
    void replay();

    /// The match has played, or taken back.
    void follow(const std::shared_ptr<const Transition>& played);
    void followBack(int plies);

    /// Whether what is on the board was shown before the game's end told everything.
    bool hidesTheEnd() const { return match_.stage() == Match::Stage::Over && !shownAtEnd_; }

  signals:
    void shownChanged();

  private:
    void arrive(int ply);
    std::shared_ptr<const Transition> transitionTo(int ply) const;

    const Match& match_;
    BoardScene& scene_;
    int shown_ = 0;
    bool shownAtEnd_ = false;
    std::shared_ptr<const Transition> last_;  ///< what led to the position on the board
};

}  // namespace leuctra::ui
