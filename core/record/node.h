// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/evaluation.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::record {

/// The unit of clocks in records: tenths of a second.
using Tenths = std::chrono::duration<std::int64_t, std::deci>;

/// One play of a record's tree and what was noted about it. The root stands for the position before the first
/// play: its `play` is empty, its comment is the one before the whole game.
///
/// A node owns what follows it. Trees of any depth may be destroyed: nothing recurses.
struct Node {
    Node() = default;
    ~Node();
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;

    Node* parent = nullptr;                ///< null for the root
    std::string play;                      ///< canonical, as Transition::play gives it; empty for the root
    std::vector<int> marks;                ///< `$n`, 0–255, in the order in which they were given
    std::string commentBefore;             ///< said before this play; UTF-8, empty: none
    std::string comment;                   ///< said after this play; UTF-8, empty: none
    std::optional<Tenths> clock;           ///< what the player had left after this play (`[%clk]`); 0 or more
    std::optional<Evaluation> evaluation;  ///< of the position after this play (`[%eval]`)
    std::vector<std::unique_ptr<Node>>
        children;  ///< the first goes on with the line, the others are variations

    /// The play that goes on with the line; null at its end.
    Node* next() const { return children.empty() ? nullptr : children.front().get(); }
    /// The child with this canonical play; null when there is none.
    Node* child(std::string_view childPlay) const;
    /// Adds a child after the others: the line's next play when it is the first, a variation otherwise.
    Node& add(std::string childPlay);
    /// Plays between the start and this node: 0 for the root.
    int ply() const;
};

}  // namespace leuctra::record
