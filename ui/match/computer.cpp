// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/computer.h"

#include "engine/workers.h"
#include "match/engine_player.h"

#include <QRandomGenerator>

#include <utility>

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto hintTime = 1s;

int hopeless(const players::EngineKind* kind) {
    return kind ? kind->hopeless : 0;
}

engine::Limits limitsOf(const Match& match) {
    const Clock& clock = match.clock();
    if (!clock.control().hasClock()) return {};
    engine::ClockTimes times;
    for (const Side side : bothSides) {
        times.left[static_cast<std::size_t>(index(side))] = clock.remaining(side);
        times.increment[static_cast<std::size_t>(index(side))] =
            std::chrono::seconds(clock.control().seconds);
    }
    return {{}, {}, {}, times};
}

}  // namespace

Computer::Computer(Match& match, QObject* parent)
    : QObject(parent),
      match_(match),
      kind_(players::engineFor(match.kind().id)),
      seed_(QRandomGenerator::global()->generate64()),
      manners_{players::Manners(hopeless(kind_)), players::Manners(hopeless(kind_))} {
    if (!kind_) return;
    connect(&match_, &Match::played, this, &Computer::follow);
    connect(&match_, &Match::takenBack, this, [this] {
        for (const Side side : bothSides)
            manners(side).forget();
        follow();
    });
    connect(&match_, &Match::pausedChanged, this, &Computer::follow);
    connect(&match_, &Match::stageChanged, this, &Computer::follow);
    connect(&match_, &Match::ended, this, &Computer::follow);
    connect(&match_, &Match::drawOfferChanged, this, &Computer::answerOffer);
    follow();
}

Computer::~Computer() = default;

void Computer::deploy(MatchSetup& setup) {
    const auto* kind = players::engineFor(setup.kind->id);
    for (const Side side : bothSides) {
        const auto i = static_cast<std::size_t>(index(side));
        if (!kind || !setup.kind->hidden || !setup.players[i].isComputer()) continue;
        const auto engine = kind->make();
        players::Options options;
        options.seed = QRandomGenerator::global()->generate64();
        engine->setOptions(options);
        if (const auto letters = engine->deploy(side, setup.rules.toStdString(), {}))
            setup.setups[i] = QString::fromStdString(*letters);
    }
}

bool Computer::isThinking() const {
    return match_.awaitsComputer();
}

void Computer::moveNow() {
    for (const auto& player : sides_)
        if (player) player->moveNow();
}

void Computer::setBoardBusy(bool busy) {
    boardBusy_ = busy;
    if (!busy && decided_) playDecided();
}

bool Computer::mayHint() const {
    return kind_ && match_.onlyPerson() && match_.acceptsPlays();
}

bool Computer::isFindingHint() const {
    return adviser_ && adviser_->isThinking();
}

void Computer::findHint() {
    if (!mayHint() || isFindingHint()) return;
    if (!adviser_) {
        adviser_ = std::make_unique<EnginePlayer>(*kind_);
        connect(adviser_.get(), &EnginePlayer::progressed, this, &Computer::progressed);
        connect(adviser_.get(), &EnginePlayer::answered, this,
                [this](const auto& answer, const auto& reason) {
                    emit hinted(QString::fromStdString(answer.play), reason);
                    emit thinkingChanged();
                });
    }
    players::Options options;
    options.threads = engine::coreCount();
    adviser_->think({match_.sight(match_.sideToMove()), options, {hintTime, {}, {}, {}}});
    emit thinkingChanged();
}

/// Something has changed: what was thought before is of no use any more.
void Computer::follow() {
    decided_.reset();
    if (adviser_) adviser_->cancel();
    for (const auto& player : sides_)
        if (player) player->cancel();
    if (match_.awaitsComputer()) think();
    emit thinkingChanged();
}

void Computer::think() {
    const Side side = match_.sideToMove();
    auto& player = sides_[static_cast<std::size_t>(index(side))];
    if (!player) {
        player = std::make_unique<EnginePlayer>(*kind_);
        connect(player.get(), &EnginePlayer::progressed, this, &Computer::progressed);
        connect(player.get(), &EnginePlayer::answered, this, &Computer::decide);
    }
    players::Options options;
    options.level = match_.player(side).level;
    options.seed = seed_ + static_cast<std::uint64_t>(index(side));
    player->think({match_.sight(side), options, limitsOf(match_)});
}

void Computer::decide(const players::Answer& answer) {
    manners(match_.sideToMove()).note(answer.info.score);
    decided_ = answer;
    if (!boardBusy_) playDecided();
}

void Computer::playDecided() {
    const Side side = match_.sideToMove();
    const players::Answer answer = *std::exchange(decided_, std::nullopt);
    if (manners(side).resigns()) {
        match_.resign(side);
        return;
    }
    if (match_.onlyPerson() && manners(side).offersDraw() && match_.mayOfferDraw()) match_.offerDraw();
    if (const auto played = match_.play(QString::fromStdString(answer.play)); !played)
        qWarning("The engine's play %s was refused", answer.play.c_str());
}

void Computer::answerOffer() {
    const auto offers = match_.drawOfferedBy();
    if (!offers || !match_.player(opponent(*offers)).isComputer() || !match_.drawAwaitsAnswer()) return;
    const bool accepts = manners(opponent(*offers)).acceptsDraw();
    match_.answerDraw(accepts);
    if (!accepts) emit drawDeclined();
}

}  // namespace leuctra::ui
