// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "combate/transition.h"
#include "combate/why_illegal.h"

#include <QString>

#include <array>

namespace leuctra::ui {

// What Combate says in words, in the present language.

/// Why a play is refused. `play` is what was tried; the squares of C9 come from it.
QString refusalSentence(const combate::WhyNot& why, combate::Play play, const combate::Rules& rules);

/// What decided an attack: each line of the duel table has a sentence of its own.
QString duelSentence(const combate::Attack& attack);

/// What a play did: "Red: a4–a5", "Red attacks b6: Captain (6) beats Scout (2)". An attack whose
/// announcement is forgotten tells how it ended and no rank.
QString transitionSentence(const combate::Transition& transition);

/// How the game ended, with the names of the players (Red's first).
QString combateOutcomeSentence(const Outcome& outcome, const std::array<QString, 2>& names);

}  // namespace leuctra::ui
