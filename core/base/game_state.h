// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "base/result.h"
#include "base/side.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra {

/// What one play did: told to everyone who shows the game, enough to animate it forwards and backwards.
/// Holds nothing that one of the two players may not know. Each game derives its own.
struct Transition {
    virtual ~Transition() = default;

    Side side = Side::First;  ///< who played
    std::string play;         ///< its text, canonical, as a record carries it
};

/// What one viewer may see of a position: all that a board, a list or a tray is built from.
/// Each game derives its own.
struct View {
    virtual ~View() = default;

    Side sideToMove = Side::First;
    std::optional<Side> viewer;      ///< whose eyes; none: a spectator
    std::optional<Outcome> outcome;  ///< by the rules of the game alone (not time, resignation, agreement)
};

/// One game from its start to the present position: the rules, the position and the plays that led to it.
///
/// This is the face that record, command line and window see of any game; it speaks in texts (rules.md) so
/// that none of them depends on a particular game. Engines use the concrete positions instead.
class GameState {
  public:
    virtual ~GameState() = default;

    virtual std::unique_ptr<GameState> clone() const = 0;

    virtual Side sideToMove() const = 0;
    /// Plays made since the start of this GameState; 0 at the start.
    virtual int ply() const = 0;
    /// Nothing while the game goes on. By the rules alone: E11–E13, C16–C19.
    virtual std::optional<Outcome> outcome() const = 0;

    /// Texts of the legal plays in byte order, with `-` or `x`, without what an attack would announce.
    /// Empty when the game is over.
    virtual std::vector<std::string> legalPlays() const = 0;

    /// Plays a text; `-`, `x` or nothing between the squares alike. On an error nothing has changed; `rule`
    /// of the error names the rule that the play breaks, part is Play.
    virtual Result<std::shared_ptr<const Transition>> play(std::string_view text) = 0;
    /// Takes the last play back; false, and nothing changed, at the start.
    virtual bool undo() = 0;
    /// Whether the rules of this game let the players take the last `plies` plays back (C10): nobody may unlearn
    /// what a play has told him. undo() itself does not ask.
    virtual bool mayTakeBack(int plies) const { return plies <= ply(); }
    /// What the last play did; null at the start.
    virtual std::shared_ptr<const Transition> lastTransition() const = 0;

    /// The position as rules.md writes it: everything, hidden or not.
    virtual std::string positionText() const = 0;
    /// The rule string, without what is default beyond the first word.
    virtual std::string rulesText() const = 0;
    /// Zobrist key of the position, side to move included; equal positions have equal keys.
    virtual std::uint64_t key() const = 0;

    /// What a side may see now; nothing: the whole position (finished games only, in the interface).
    virtual std::shared_ptr<const View> view(std::optional<Side> viewer) const = 0;

    /// The position after `ply` plays (0 to ply()) as the viewer may look back at it now. In a memory game of
    /// Combate that is less than he saw then: ranks announced before the last play are gone.
    virtual std::shared_ptr<const View> viewAt(int ply, std::optional<Side> viewer) const = 0;
    /// The play that led to the position after `ply` plays (1 to ply()), as the viewer may look back at it
    /// now: in a memory game of Combate every attack but the last has lost what was announced, in `play` too.
    virtual std::shared_ptr<const Transition> transitionAt(int ply, std::optional<Side> viewer) const = 0;
};

/// What a game starts from, as the tags of a record or the options of a command say it. Empty texts: the
/// default.
struct GameSetup {
    std::string rules;
    std::string position;
    std::string firstSetup;   ///< Combate: 40 letters of Red
    std::string secondSetup;  ///< Combate: 40 letters of Blue
};

}  // namespace leuctra
