// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/movegen.h"

#include <span>

namespace leuctra::epaminondas {

/// One version of the code that finds the moves that E3–E9 allow; they find the same and differ in what they
/// ask of the machine.
struct Generator {
    int (*count)(const Position& position);
    /// Replaces the list.
    void (*list)(const Position& position, MoveList& moves);
};

/// The versions that this machine can run, the fastest first; at least one.
std::span<const Generator> usableGenerators();

}  // namespace leuctra::epaminondas
