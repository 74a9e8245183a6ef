// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/game.h"

#include "epaminondas/movegen.h"
#include "epaminondas/notation.h"
#include "epaminondas/why_illegal.h"

#include <algorithm>
#include <cassert>

namespace leuctra::epaminondas {

namespace {

constexpr int drawingOccurrence = 3;  // E13

}  // namespace

Game::Game(Position start) : position_(std::move(start)) {}

int Game::occurrences() const {
    int count = 1;
    const auto ago = [this](std::size_t plies) -> const Played& { return played_[played_.size() - plies]; };
    // The same side was to move an even number of plies ago; no position from before a capture can come
    // again.
    for (std::size_t plies = 1; plies <= played_.size() && ago(plies).transition->captured.empty(); ++plies) {
        const Undo& before = ago(plies).undo;
        const bool equal = before.key == position_.key() &&
                           before.stones[0] == position_.stones(Side::First) &&
                           before.stones[1] == position_.stones(Side::Second);
        if (plies % 2 == 0 && equal) ++count;
    }
    return count;
}

std::unique_ptr<GameState> Game::clone() const {
    return std::make_unique<Game>(*this);
}

int Game::ply() const {
    return static_cast<int>(played_.size());
}

std::optional<Outcome> Game::outcome() const {
    if (const auto outcome = position_.outcome()) return outcome;
    if (position_.rules().repetition && occurrences() >= drawingOccurrence)
        return Outcome{std::nullopt, Reason::E13};
    return std::nullopt;
}

std::vector<std::string> Game::legalPlays() const {
    std::vector<std::string> plays;
    if (outcome()) return plays;
    MoveList moves;
    generate(position_, moves);
    plays.reserve(static_cast<std::size_t>(moves.size()));
    for (const Move move : moves)
        plays.push_back(epaminondas::text(position_, move));
    std::sort(plays.begin(), plays.end());
    return plays;
}

Result<std::shared_ptr<const leuctra::Transition>> Game::play(std::string_view text) {
    const auto move = moveFrom(text);
    if (!move) return tl::unexpected(move.error());
    if (const auto ended = outcome()) {
        return tl::unexpected(asError(WhyNot{Illegality::GameOver, 0, 0, 0, {}, ended->reason}));
    }
    if (const auto why = whyIllegal(position_, move->rear, move->landing))
        return tl::unexpected(asError(*why));

    auto transition = std::make_shared<const Transition>(transitionOf(position_, *move));
    played_.push_back({position_.make(*move), transition});
    return transition;
}

bool Game::undo() {
    if (played_.empty()) return false;
    position_.unmake(played_.back().undo);
    played_.pop_back();
    return true;
}

std::shared_ptr<const leuctra::Transition> Game::lastTransition() const {
    return played_.empty() ? nullptr : played_.back().transition;
}

std::shared_ptr<const leuctra::View> Game::view(std::optional<Side> viewer) const {
    return viewAt(ply(), viewer);
}

std::shared_ptr<const leuctra::View> Game::viewAt(int ply, std::optional<Side> viewer) const {
    assert(ply >= 0 && ply <= this->ply());
    auto view = std::make_shared<View>();
    view->position = position_;
    for (std::size_t after = played_.size(); after > static_cast<std::size_t>(ply); --after)
        view->position.unmake(played_[after - 1].undo);
    view->sideToMove = view->position.sideToMove();
    view->viewer = viewer;
    // A position that a play followed was not the end.
    if (ply == this->ply()) view->outcome = outcome();
    return view;
}

std::shared_ptr<const leuctra::Transition> Game::transitionAt(int ply, std::optional<Side> /*viewer*/) const {
    assert(ply >= 1 && ply <= this->ply());
    return played_[static_cast<std::size_t>(ply) - 1].transition;
}

Result<std::unique_ptr<GameState>> start(const GameSetup& setup) {
    if (!setup.firstSetup.empty())
        return failure(errorText("Epaminondas has no deployment"), {}, Error::Part::FirstSetup);
    if (!setup.secondSetup.empty())
        return failure(errorText("Epaminondas has no deployment"), {}, Error::Part::SecondSetup);
    const auto rules = rulesFrom(setup.rules);
    if (!rules) return tl::unexpected(rules.error());
    if (setup.position.empty()) return std::make_unique<Game>(Position(*rules));
    auto position = Position::parse(setup.position, *rules);
    if (!position) return tl::unexpected(position.error());
    return std::make_unique<Game>(std::move(*position));
}

}  // namespace leuctra::epaminondas
