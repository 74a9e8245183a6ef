// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"

#include "board/game_ui.h"
#include "match/record_tags.h"
#include "players/engines.h"

#include <string>
#include <utility>
#include <vector>

namespace leuctra::ui {

namespace {

bool areComputers(const std::array<Player, 2>& players) {
    return players[0].isComputer() && players[1].isComputer();
}

}  // namespace

struct Match::Data {
    Data(record::Record kept, TimeControl time, Clock::TimeSource now)
        : record(std::move(kept)), state(record.finalState()), clock(time, std::move(now)) {
        for (const Side side : bothSides)
            players[static_cast<std::size_t>(index(side))] = playerOf(record, side);
        if (areComputers(players)) eyes = eyesOf(record);
    }

    record::Record record;
    std::unique_ptr<GameState> state;
    Clock clock;
    std::array<Player, 2> players;
    std::optional<Side> eyes;  ///< between two computers
    Stage stage = Stage::Playing;
    bool paused = false;
    bool showing = false;
    std::optional<Side> drawOfferedBy;
    std::vector<QStringList> undone;       ///< plays taken back, the last ones last
    std::array<int, 2> lastOffer{-1, -1};  ///< ply of each side's last offer: one a turn
};

Match::Match(std::unique_ptr<Data> data) : data_(std::move(data)) {
    connect(&data_->clock, &Clock::ranOut, this, &Match::loseOnTime);
}

Match::~Match() = default;

Result<std::unique_ptr<Match>> Match::begin(const MatchSetup& setup, Clock::TimeSource now) {
    auto record = record::Record::create(
        *setup.kind,
        {setup.rules.toStdString(), {}, setup.setups[0].toStdString(), setup.setups[1].toStdString()});
    if (!record) return tl::unexpected(record.error());
    record->setTag("Date", record::dateToday());
    for (const Side side : bothSides)
        writePlayer(*record, side, setup.players[static_cast<std::size_t>(index(side))]);
    writeTimeControl(*record, setup.time);
    if (areComputers(setup.players)) writeEyes(*record, setup.eyes);
    auto match = resume(std::move(*record), std::move(now));
    if (!match) return match;
    if (!(*match)->hasCurtain()) (*match)->liftCurtain();
    (*match)->setPaused(false);
    return match;
}

Result<std::unique_ptr<Match>> Match::resume(record::Record record, Clock::TimeSource now) {
    const TimeControl time = timeControlOf(record);
    auto data = std::make_unique<Data>(std::move(record), time, std::move(now));
    readClocks(data->record, data->clock);
    if (!data->record.isFinished()) data->record.setOutcome(data->state->outcome());
    if (data->record.isFinished()) {
        data->stage = Stage::Over;
    } else {
        data->stage =
            data->record.kind().hidden && !areComputers(data->players) ? Stage::CurtainDown : Stage::Playing;
        data->paused = time.hasClock() && data->stage == Stage::Playing;
        data->drawOfferedBy = drawOfferOf(data->record);
    }
    return std::unique_ptr<Match>(new Match(std::move(data)));
}

const GameKind& Match::kind() const {
    return data_->record.kind();
}

const Player& Match::player(Side side) const {
    return data_->players[static_cast<std::size_t>(index(side))];
}

const record::Record& Match::record() const {
    if (data_->stage != Stage::Over) {
        writeClocks(data_->record, data_->clock);
        writeDrawOffer(data_->record, data_->drawOfferedBy);
    }
    return data_->record;
}

Clock& Match::clock() {
    return data_->clock;
}

const Clock& Match::clock() const {
    return data_->clock;
}

Match::Stage Match::stage() const {
    return data_->stage;
}

Side Match::sideToMove() const {
    return data_->state->sideToMove();
}

int Match::ply() const {
    return data_->state->ply();
}

std::optional<Outcome> Match::outcome() const {
    return data_->record.outcome();
}

std::optional<Side> Match::onlyPerson() const {
    for (const Side side : bothSides)
        if (!player(side).isComputer() && player(opponent(side)).isComputer()) return side;
    return std::nullopt;
}

bool Match::isWatched() const {
    return areComputers(data_->players);
}

bool Match::hasCurtain() const {
    return kind().hidden && !player(Side::First).isComputer() && !player(Side::Second).isComputer();
}

std::optional<Side> Match::viewer() const {
    if (!kind().hidden) return std::nullopt;
    if (isWatched()) return data_->stage == Stage::Playing ? data_->eyes : std::nullopt;
    if (!hasCurtain() && data_->stage == Stage::Playing) return onlyPerson();
    switch (data_->stage) {
        case Stage::Playing:
            return sideToMove();
        case Stage::ShowingPlay:
            return opponent(sideToMove());
        case Stage::CurtainDown:
        case Stage::Over:
            break;
    }
    return std::nullopt;
}

std::shared_ptr<const View> Match::view(int ply) const {
    if (data_->stage == Stage::CurtainDown) return nullptr;
    if (!kind().hidden || viewer() || data_->stage == Stage::Over) return data_->state->viewAt(ply, viewer());
    const auto then = data_->state->clone();
    while (then->ply() > ply)
        then->undo();
    return uiOf(kind()).publicView(*then);
}

std::shared_ptr<const Transition> Match::transition(int ply) const {
    if (data_->stage == Stage::CurtainDown) return nullptr;
    // Whoever watches two computers is told what both of them are.
    const bool watching = isWatched() && data_->stage != Stage::Over;
    return data_->state->transitionAt(ply, watching ? viewer().value_or(Side::First) : viewer());
}

std::shared_ptr<const players::Sight> Match::sight(Side side) const {
    const auto* engine = players::engineFor(kind().id);
    return engine ? engine->see(*data_->state, side) : nullptr;
}

QString Match::notes(Side side) const {
    return notesOf(data_->record, side);
}

void Match::setNotes(Side side, const QString& notes) {
    if (data_->stage == Stage::Over || notes == this->notes(side)) return;
    writeNotes(data_->record, side, notes);
    emit changed();
}

bool Match::takesPlays() const {
    return data_->stage == Stage::Playing && !data_->paused;
}

bool Match::acceptsPlays() const {
    return takesPlays() && !player(sideToMove()).isComputer();
}

bool Match::awaitsComputer() const {
    return takesPlays() && player(sideToMove()).isComputer();
}

Result<void> Match::play(const QString& text) {
    data_->clock.update();
    if (data_->stage == Stage::Over) return failure(errorText("The game is over"), {}, Error::Part::Play);
    if (!takesPlays()) return failure(errorText("The game takes no play now"), {}, Error::Part::Play);

    const auto transition = data_->state->play(text.toStdString());
    if (!transition) return tl::unexpected(transition.error());
    const Side mover = (*transition)->side;
    note(**transition);
    data_->undone.clear();
    const bool declined = data_->drawOfferedBy == opponent(mover);
    if (declined) data_->drawOfferedBy.reset();
    data_->showing = false;

    const auto outcome = data_->state->outcome();
    if (outcome)
        close(*outcome);
    else if (hasCurtain())
        data_->stage = Stage::ShowingPlay;
    updateClock();

    emit played(*transition);
    if (declined) emit drawOfferChanged();
    if (data_->stage != Stage::Playing) emit stageChanged();
    if (outcome) emit ended();
    emit changed();
    return {};
}

void Match::note(const Transition& transition) {
    data_->clock.stop();
    data_->clock.addIncrement(transition.side);
    record::Node& node = data_->record.append(transition.play);
    if (data_->clock.control().hasClock())
        node.clock = std::chrono::duration_cast<record::Tenths>(data_->clock.remaining(transition.side));
}

void Match::dropCurtain() {
    if (viewer()) setStage(Stage::CurtainDown);
}

void Match::liftCurtain() {
    if (data_->stage == Stage::CurtainDown) setStage(Stage::Playing);
}

void Match::resign(Side side) {
    if (data_->stage == Stage::Over) return;
    close({opponent(side), Reason::Resign});
    announceEnd();
}

bool Match::mayOfferDraw() const {
    const bool sees = data_->stage == Stage::Playing || data_->stage == Stage::ShowingPlay;
    return sees && !data_->paused && !data_->drawOfferedBy && lastOffer(offering()) != turn();
}

void Match::offerDraw() {
    if (!mayOfferDraw()) return;
    lastOffer(offering()) = turn();
    data_->drawOfferedBy = offering();
    emit drawOfferChanged();
    emit changed();
}

std::optional<Side> Match::drawOfferedBy() const {
    return data_->drawOfferedBy;
}

bool Match::drawAwaitsAnswer() const {
    if (!data_->drawOfferedBy || !takesPlays()) return false;
    return !hasCurtain() || viewer() == opponent(*data_->drawOfferedBy);
}

void Match::answerDraw(bool accepted) {
    if (!drawAwaitsAnswer()) return;
    if (accepted) {
        close({std::nullopt, Reason::Agreed});
        announceEnd();
        return;
    }
    data_->drawOfferedBy.reset();
    emit drawOfferChanged();
    emit changed();
}

int Match::takebackPlies() const {
    const Stage takes = hasCurtain() ? Stage::ShowingPlay : Stage::Playing;
    if (data_->stage != takes || data_->paused) return 0;
    const auto person = onlyPerson();
    if (isWatched()) return 0;
    const int plies = person == sideToMove() ? 2 : 1;
    if (plies > ply() || !data_->state->mayTakeBack(plies)) return 0;
    // A play beside which an opened file has variations stays: without it one of them would become the game.
    const record::Node* node = &std::as_const(data_->record).last();
    for (int i = 0; i < plies; ++i, node = node->parent)
        if (node->parent->children.size() != 1) return 0;
    return plies;
}

void Match::takeBack() {
    const int plies = takebackPlies();
    if (plies == 0) return;
    QStringList plays;
    for (int i = 0; i < plies; ++i) {
        plays.prepend(QString::fromStdString(data_->state->lastTransition()->play));
        data_->state->undo();
        data_->record.remove(data_->record.last());
        data_->clock.removeIncrement(sideToMove());
    }
    data_->undone.push_back(plays);
    data_->drawOfferedBy.reset();
    data_->lastOffer.fill(-1);
    const bool turned = data_->stage != Stage::Playing;
    data_->stage = Stage::Playing;
    data_->clock.stop();
    updateClock();
    emit takenBack(plies);
    if (turned) emit stageChanged();
    emit drawOfferChanged();
    emit changed();
}

bool Match::mayRedo() const {
    return !data_->undone.empty() && !kind().hidden && acceptsPlays();
}

void Match::redo() {
    if (!mayRedo()) return;
    const QStringList plays = data_->undone.back();
    auto earlier = std::exchange(data_->undone, {});
    earlier.pop_back();
    for (const QString& text : plays)
        static_cast<void>(play(text));
    data_->undone = std::move(earlier);
    emit changed();
}

bool Match::isPaused() const {
    return data_->paused;
}

void Match::setPaused(bool paused) {
    if (kind().hidden) {
        if (paused) dropCurtain();
        return;
    }
    if (data_->stage != Stage::Playing || data_->paused == paused) return;
    data_->paused = paused;
    updateClock();
    emit pausedChanged();
    emit changed();
}

void Match::setShowing(bool showing) {
    data_->showing = showing && data_->stage != Stage::Over;
    updateClock();
}

MatchSetup Match::rematch() const {
    MatchSetup setup;
    setup.kind = &kind();
    setup.players = {player(Side::Second), player(Side::First)};
    setup.time = data_->clock.control();
    setup.rules = QString::fromStdString(data_->state->rulesText());
    setup.eyes = data_->eyes;
    return setup;
}

Side Match::offering() const {
    return hasCurtain() ? viewer().value_or(sideToMove()) : sideToMove();
}

int Match::turn() const {
    return data_->stage == Stage::ShowingPlay ? ply() - 1 : ply();
}

int& Match::lastOffer(Side side) const {
    return data_->lastOffer[static_cast<std::size_t>(index(side))];
}

void Match::updateClock() {
    if (takesPlays() && !data_->showing)
        data_->clock.start(sideToMove());
    else
        data_->clock.stop();
}

void Match::loseOnTime(Side side) {
    if (data_->stage == Stage::Over) return;
    close({opponent(side), Reason::Time});
    announceEnd();
}

void Match::setStage(Stage stage) {
    data_->stage = stage;
    data_->showing = false;
    updateClock();
    emit stageChanged();
    emit changed();
}

void Match::close(const Outcome& outcome) {
    data_->stage = Stage::Over;
    data_->paused = false;
    data_->showing = false;
    data_->drawOfferedBy.reset();
    data_->clock.stop();
    data_->record.setOutcome(outcome);
    removeUnfinishedTags(data_->record);
}

void Match::announceEnd() {
    emit pausedChanged();
    emit drawOfferChanged();
    emit stageChanged();
    emit ended();
    emit changed();
}

}  // namespace leuctra::ui
