// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/game.h"
#include "combate/setup.h"
#include "storage/settings.h"
#include "theme/appearance.h"

#include <QTemporaryDir>

#include <memory>

namespace leuctra::ui {

/// Settings of their own in a folder that goes away, and the look that follows them.
struct Look {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Appearance appearance{settings};

    explicit Look(double motion = 0, Settings::ThemeChoice theme = Settings::ThemeChoice::Light) {
        settings.setMotionFactor(motion);
        settings.setThemeChoice(theme);
    }
};

/// Whether this is a run with the label slow, which tries far more.
inline bool isSlowRun() {
    return qEnvironmentVariableIsSet("LEUCTRA_SLOW");
}

/// A game of random plays from random deployments, at most so many plies; attacks are preferred a little so
/// that something happens.
inline combate::Game randomGame(Random& random, int plies, combate::Rules rules = {}) {
    combate::Game game(combate::randomSetup(random), combate::randomSetup(random), rules);
    while (game.ply() < plies && !game.outcome()) {
        const std::vector<std::string> plays = game.legalPlays();
        std::vector<std::string> attacks;
        for (const std::string& play : plays)
            if (play.find('x') != std::string::npos) attacks.push_back(play);
        const auto& from = !attacks.empty() && random.below(2) == 0 ? attacks : plays;
        (void)game.play(from[random.below(std::uint32_t(from.size()))]);
    }
    return game;
}

}  // namespace leuctra::ui
