// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/game.h"

#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate/why_illegal.h"

#include <algorithm>
#include <utility>

namespace leuctra::combate {

namespace {

Result<void> checkAnnouncement(const Announcement& announced, const Transition& transition) {
    const char* sentence = nullptr;
    if (!transition.attack) {
        sentence = errorText("No piece stands on %1 to be attacked");
    } else if (announced != Announcement{transition.attack->attacker, transition.attack->defender}) {
        sentence = errorText("What is announced is not what attacks and stands on %1");
    } else {
        return {};
    }
    return tl::unexpected(Error{sentence, {name(transition.move.to)}, Error::Part::Play, "C12", 0, 0});
}

}  // namespace

Game::Game(const Setup& red, const Setup& blue, Rules rules)
    : position_(red, blue, rules),
      start_{Knowledge(Side::First, red, rules), Knowledge(Side::Second, blue, rules)},
      knowledge_(start_) {
    announceOutcome();
    start_ = knowledge_;
}

Game::Game(const Position& position)
    : position_(position),
      start_{Knowledge::of(position, Side::First), Knowledge::of(position, Side::Second)},
      knowledge_(start_) {}

const Knowledge& Game::knowledge(Side side) const {
    return knowledge_[static_cast<std::size_t>(leuctra::index(side))];
}

std::unique_ptr<GameState> Game::clone() const {
    return std::make_unique<Game>(*this);
}

int Game::ply() const {
    return static_cast<int>(played_.size());
}

std::vector<std::string> Game::legalPlays() const {
    std::vector<std::string> texts;
    if (outcome()) return texts;
    PlayList plays;
    generate(position_, plays);
    for (const Play play : plays)
        texts.push_back(text(play, position_.at(play.to).has_value()));
    std::sort(texts.begin(), texts.end());
    return texts;
}

Result<std::shared_ptr<const leuctra::Transition>> Game::play(std::string_view text) {
    const auto read = playFrom(text);
    if (!read) return tl::unexpected(read.error());
    if (const auto why = whyIllegal(position_, read->play)) return tl::unexpected(asError(*why));
    auto transition = std::make_shared<const Transition>(position_.transition(read->play));
    if (read->announced) {
        if (auto checked = checkAnnouncement(*read->announced, *transition); !checked) {
            return tl::unexpected(checked.error());
        }
    }
    played_.push_back({position_.make(read->play), transition});
    for (Knowledge& each : knowledge_)
        each.learn(*transition);
    announceOutcome();
    return transition;
}

bool Game::mayTakeBack(int plies) const {
    if (!position_.rules().takeback || plies > ply()) return false;
    return std::none_of(played_.end() - plies, played_.end(), [](const Played& each) {
        return each.transition->attack || each.transition->revealsScout();
    });
}

bool Game::undo() {
    if (played_.empty()) return false;
    position_.unmake(played_.back().undo);
    played_.pop_back();
    const std::array<Knowledge, 2> later = std::exchange(knowledge_, start_);
    for (std::size_t side = 0; side < knowledge_.size(); ++side) {
        for (const Played& earlier : played_)
            knowledge_[side].learn(*earlier.transition);
        if (position_.rules().takeback) knowledge_[side].keepTold(later[side]);
    }
    return true;
}

std::shared_ptr<const leuctra::Transition> Game::lastTransition() const {
    return played_.empty() ? nullptr : played_.back().transition;
}

std::shared_ptr<const leuctra::View> Game::view(std::optional<Side> viewer) const {
    if (viewer) return std::make_shared<View>(viewOf(knowledge(*viewer)));
    return std::make_shared<View>(openView(knowledge(Side::First), knowledge(Side::Second)));
}

std::shared_ptr<const leuctra::View> Game::viewAt(int ply, std::optional<Side> viewer) const {
    if (ply == this->ply()) return view(viewer);
    if (!viewer) {
        return std::make_shared<View>(
            openView(knowledgeAt(ply, Side::First), knowledgeAt(ply, Side::Second)));
    }
    const Knowledge then = knowledgeAt(ply, *viewer);
    if (forgets()) return std::make_shared<View>(lookBack(then, knowledge(*viewer)));
    return std::make_shared<View>(viewOf(then));
}

std::shared_ptr<const leuctra::Transition> Game::transitionAt(int ply, std::optional<Side> viewer) const {
    const auto& transition = played_[static_cast<std::size_t>(ply - 1)].transition;
    if (ply == this->ply() || !viewer || !forgets()) return transition;
    return std::make_shared<const Transition>(transition->forgotten());
}

bool Game::forgets() const {
    return position_.rules().memory && !outcome();
}

Knowledge Game::knowledgeAt(int ply, Side side) const {
    Knowledge knowledge = start_[static_cast<std::size_t>(leuctra::index(side))];
    for (int i = 0; i < ply; ++i)
        knowledge.learn(*played_[static_cast<std::size_t>(i)].transition);
    return knowledge;
}

void Game::announceOutcome() {
    const auto over = position_.outcome();
    if (!over) return;
    for (Knowledge& each : knowledge_)
        each.announce(*over);
}

Result<std::unique_ptr<GameState>> start(const GameSetup& setup) {
    const auto rules = rulesFrom(setup.rules);
    if (!rules) return tl::unexpected(rules.error());
    const bool deployed = !setup.firstSetup.empty() || !setup.secondSetup.empty();
    if (!setup.position.empty()) {
        if (deployed) {
            return failure(errorText("A position and a deployment cannot both be given"), {},
                           Error::Part::Position);
        }
        const auto position = Position::parse(setup.position, *rules);
        if (!position) return tl::unexpected(position.error());
        return std::make_unique<Game>(*position);
    }
    if (!deployed) {
        return failure(errorText("A game needs both deployments, or a position"), {},
                       Error::Part::FirstSetup);
    }
    if (setup.firstSetup.empty())
        return failure(errorText("Red's deployment is missing"), {}, Error::Part::FirstSetup);
    if (setup.secondSetup.empty()) {
        return failure(errorText("Blue's deployment is missing"), {}, Error::Part::SecondSetup);
    }
    const auto red = setupFrom(setup.firstSetup, Side::First);
    if (!red) return tl::unexpected(red.error());
    const auto blue = setupFrom(setup.secondSetup, Side::Second);
    if (!blue) return tl::unexpected(blue.error());
    return std::make_unique<Game>(*red, *blue, *rules);
}

}  // namespace leuctra::combate
