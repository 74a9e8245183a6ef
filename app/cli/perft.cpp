// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leuctra::cli {

namespace {

using Clock = std::chrono::steady_clock;

std::optional<int> depthFrom(std::string_view text) {
    int depth = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
    if (error != std::errc() || end != text.data() + text.size() || depth < 1) return std::nullopt;
    return depth;
}

void printDivided(const GameState& state, const GameKind& kind, int depth, Console& console) {
    for (const std::string& play : state.legalPlays()) {
        const auto after = state.clone();
        after->play(play).value();
        console.line("{} {}", play, kind.perft(*after, depth - 1));
        if (!console.flush()) return;
    }
}

void printCounts(const GameState& state, const GameKind& kind, int depth, Console& console) {
    std::uint64_t leaves = 0;
    std::chrono::duration<double> time{};
    for (int plies = 1; plies <= depth; ++plies) {
        const auto begin = Clock::now();
        leaves = kind.perft(state, plies);
        time = Clock::now() - begin;
        console.line("{} {}", plies, leaves);
        if (!console.flush()) return;
    }
    const double seconds = std::max(time.count(), 1e-9);
    console.line("nps {}", static_cast<std::uint64_t>(static_cast<double>(leaves) / seconds));
}

}  // namespace

int Perft::run(Console& console) const {
    const auto plies = depthFrom(depth);
    if (!plies) return console.usage(fmt::format("DEPTH must be a whole number from 1, not {}", depth));
    const auto state = game.state(console);
    if (!state) return state.error();
    const GameKind& kind = *game.kind();
    if (divide) printDivided(**state, kind, *plies, console);
    printCounts(**state, kind, *plies, console);
    return exitDone;
}

}  // namespace leuctra::cli
