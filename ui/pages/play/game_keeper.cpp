// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/game_keeper.h"

#include "match/match.h"
#include "pages/error_sentence.h"
#include "storage/library.h"
#include "storage/unfinished_games.h"

#include <chrono>

namespace leuctra::ui {

using namespace std::chrono_literals;

GameKeeper::GameKeeper(const Match& match, UnfinishedGames& games, Library& library, const QString& id,
                       QObject* parent)
    : QObject(parent),
      match_(match),
      games_(games),
      library_(library),
      id_(id),
      wasOver_(match.stage() == Match::Stage::Over) {
    connect(&match_, &Match::changed, this, &GameKeeper::keep);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (match_.clock().running()) keep();
    });
    timer_.start(10s);
}

void GameKeeper::keep() {
    if (wasOver_) return;
    const QString before = trouble();
    unsaved_.reset();
    unfiled_.reset();
    if (const auto saved = games_.save(id_, match_.record()); !saved) unsaved_ = saved.error();
    if (match_.stage() == Match::Stage::Over) keepFinished();
    if (trouble() != before) emit troubleChanged();
}

void GameKeeper::keepFinished() {
    if (const auto filed = library_.add(match_.record()); !filed) {
        unfiled_ = filed.error();
        return;
    }
    unsaved_.reset();
    games_.remove(id_);
}

QString GameKeeper::trouble() const {
    if (unsaved_ && unfiled_) {
        return tr("The game could not be kept: %1. Save it elsewhere before you leave.")
            .arg(errorSentence(*unfiled_));
    }
    if (unsaved_) {
        return tr("The game is not being kept: %1. You can go on playing; save it elsewhere before you "
                  "leave.")
            .arg(errorSentence(*unsaved_));
    }
    if (!unfiled_) return {};
    return tr("The library could not take the game: %1. It waits under Continue until the library can be "
              "used.")
        .arg(errorSentence(*unfiled_));
}

}  // namespace leuctra::ui
