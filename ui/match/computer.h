// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "players/engines.h"
#include "players/manners.h"

#include <QObject>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace leuctra::ui {

class EnginePlayer;

/// Plays the computer's sides of a match: thinks when it is its turn, answers offers, gives up; and finds
/// hints for a person. Does nothing in a match between two people.
class Computer : public QObject {
    Q_OBJECT
  public:
    explicit Computer(Match& match, QObject* parent = nullptr);
    ~Computer() override;

    /// Fills in what the computer's sides of a game with secrets deploy, another deployment each time.
    static void deploy(MatchSetup& setup);

    /// About a play of its own.
    bool isThinking() const;
    void moveNow();
    /// While the board still shows the last play the computer's own one waits.
    void setBoardBusy(bool busy);

    /// Whether a person who plays against the computer may ask for a hint now.
    bool mayHint() const;
    bool isFindingHint() const;
    void findHint();

  signals:
    void thinkingChanged();
    /// How far it has come with a play of its own, or with a hint.
    void progressed(const leuctra::engine::Info& info);
    void hinted(const QString& play, const leuctra::players::Words& reason);
    /// It does not want a draw.
    void drawDeclined();

  private:
    void follow();
    void think();
    void decide(const players::Answer& answer);
    void playDecided();
    void answerOffer();
    players::Manners& manners(Side side) { return manners_[static_cast<std::size_t>(index(side))]; }

    Match& match_;
    const players::EngineKind* kind_;
    /// One for the whole game: what a weak level has forgotten it does not remember at its next turn.
    std::uint64_t seed_;
    std::array<std::unique_ptr<EnginePlayer>, 2> sides_;
    std::unique_ptr<EnginePlayer> adviser_;
    std::array<players::Manners, 2> manners_;  ///< by side
    std::optional<players::Answer> decided_;
    bool boardBusy_ = false;
};

}  // namespace leuctra::ui
