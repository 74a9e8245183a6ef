// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/game_keeper.h"

#include "match/match.h"
#include "pages/error_sentence.h"
#include "storage/unfinished_games.h"

#include <chrono>

namespace leuctra::ui {

using namespace std::chrono_literals;

GameKeeper::GameKeeper(const Match& match, UnfinishedGames& games, const QString& id, QObject* parent)
    : QObject(parent), match_(match), games_(games), id_(id) {
    connect(&match_, &Match::changed, this, &GameKeeper::keep);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (match_.clock().running()) keep();
    });
    timer_.start(10s);
}

void GameKeeper::keep() {
    const std::optional<Error> before = error_;
    error_.reset();
    if (match_.stage() == Match::Stage::Over)
        games_.remove(id_);
    else if (const auto saved = games_.save(id_, match_.record()); !saved)
        error_ = saved.error();
    if (error_ != before) emit troubleChanged();
}

QString GameKeeper::trouble() const {
    if (!error_) return {};
    return tr("The game is not being kept: %1. You can go on playing; save it elsewhere before you leave.")
        .arg(errorSentence(*error_));
}

}  // namespace leuctra::ui
