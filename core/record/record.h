// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "base/outcome.h"
#include "base/result.h"
#include "record/node.h"
#include "registry/registry.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::record {

/// One `[Name "value"]` of a record.
struct Tag {
    std::string name;   ///< letters, digits, `_`
    std::string value;  ///< UTF-8, one line

    bool operator==(const Tag&) const = default;
};

/// A game as a tree of plays with comments, and the tags above it.
///
/// The record does not judge: whoever adds a play has played it on a GameState (Match, review, the reader of
/// files) and hands in the canonical text of its transition. Movable, not copyable; references to nodes stay
/// good when the record is moved, and until the node or one before it is removed.
class Record {
  public:
    /// An unfinished game without plays. Fixes the tags Game, Rules, Position and those of the deployments,
    /// and sets Result to `*`. The errors are those of the game's start().
    static Result<Record> create(const GameKind& kind, const GameSetup& setup = {});

    /// The same from the tags of a file, which are kept in their order. Errors besides those of start(): no
    /// Game tag, an unknown game.
    static Result<Record> fromTags(std::vector<Tag> tags);

    const GameKind& kind() const { return *kind_; }
    /// The rules, position and deployments that the tags name.
    GameSetup setup() const;
    /// The game before its first play.
    const GameState& start() const { return *start_; }

    // Tags: Game, Event, Date, First, Second (the players), Result, Termination, Rules, TimeControl,
    // Position, RedSetup, BlueSetup, and any others. A tag occurs once.

    const std::vector<Tag>& tags() const { return tags_; }
    /// Empty when there is no such tag.
    std::string_view tag(std::string_view name) const;
    /// Changes a tag where it stands, or adds it: a known one in the usual order, another one at the end.
    /// Line breaks become blanks. An empty value removes the tag. Not for the tags that create() fixes; for
    /// Result and Termination use setOutcome(), which keeps them together. Precondition: the name has only
    /// letters, digits and `_`.
    void setTag(std::string_view name, std::string_view value);

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game is not over.
    std::string_view result() const;
    bool isFinished() const { return result() != "*"; }
    /// How the game ended; nothing while it is not over, or when a file gave a result without its reason.
    std::optional<Outcome> outcome() const;
    /// Sets Result and Termination; nothing: the game goes on (a takeback, say).
    void setOutcome(const std::optional<Outcome>& outcome);

    // The tree.

    Node& root() { return *root_; }
    const Node& root() const { return *root_; }
    /// The last play of the main line (first children from the root); the root itself when there is no play.
    Node& last() { return const_cast<Node&>(static_cast<const Record&>(*this).last()); }
    const Node& last() const;
    /// The plays of the main line, oldest first.
    std::vector<const Node*> mainLine() const;
    /// Adds a play at the end of the main line.
    Node& append(std::string play) { return last().add(std::move(play)); }
    /// The game after the main line.
    std::unique_ptr<GameState> finalState() const { return stateAt(last()); }
    /// Makes a variation the line that goes on from its parent; the former one becomes the first variation.
    void promote(Node& node);
    /// Takes out a play with all that follows it. Precondition: not the root.
    void remove(Node& node);

    /// The plays that lead to a node, oldest first, the node included; empty for the root.
    static std::vector<const Node*> pathTo(const Node& node);
    /// The game after the plays that lead to a node of this record.
    std::unique_ptr<GameState> stateAt(const Node& node) const;

  private:
    Record(const GameKind& kind, std::unique_ptr<GameState> start);

    const GameKind* kind_;
    std::shared_ptr<const GameState> start_;
    std::vector<Tag> tags_;
    std::unique_ptr<Node> root_;
};

/// Whether a text is one of the four results of records: `1-0`, `0-1`, `1/2-1/2`, `*`.
bool isResult(std::string_view text);

/// Today in local time as the Date tag has it: `2031.05.09`.
std::string dateToday();

}  // namespace leuctra::record
