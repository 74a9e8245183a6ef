// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/analysis.h"

#include "match/engine_player.h"
#include "review/judgement.h"

#include <algorithm>
#include <utility>

namespace leuctra::ui {

using record::Node;

namespace {

/// Of a game with secrets: more than any position has plays, so that the one that was made is among them.
constexpr int linesWithSecrets = 1000;
constexpr std::size_t longestLine = 6;  // plies of a better line that are noted

/// A play as an engine says it: without what an attack announces.
std::string_view bare(std::string_view play) {
    return play.substr(0, play.find('='));
}

}  // namespace

Analysis::Analysis(Review& review, const players::EngineKind& kind, const engine::Limits& each,
                   QObject* parent)
    : QObject(parent), review_(review), game_(uiOf(review.kind())), kind_(kind), each_(each) {
    connect(&review_, &Review::treeChanged, this, [this] {
        if (running_ && !noting_) plan();
    });
}

Analysis::~Analysis() = default;

void Analysis::start() {
    if (running_) return;
    player_ = std::make_unique<EnginePlayer>(kind_);
    connect(player_.get(), &EnginePlayer::answered, this, &Analysis::answered);
    connect(player_.get(), &EnginePlayer::progressed, this, [this](const engine::Info& info) {
        const auto rank = static_cast<std::size_t>(info.rank);
        if (lines_.size() < rank) lines_.resize(rank);
        lines_[rank - 1] = info;
    });
    running_ = true;
    findings_.clear();
    plan();
    emit runningChanged();
}

void Analysis::cancel() {
    if (running_) stop();
}

void Analysis::stop() {
    running_ = false;
    present_ = nullptr;
    player_.reset();
    emit runningChanged();
}

int Analysis::done() const {
    return static_cast<int>(std::count_if(line_.begin(), line_.end(),
                                          [this](const Node* node) { return findings_.contains(node); }));
}

/// The main line may have become another: what has been judged of it stays, the rest follows.
void Analysis::plan() {
    line_ = review_.record().mainLine();
    line_.insert(line_.begin(), &review_.record().root());
    findings_.removeIf([this](const auto& entry) {
        return std::find(line_.begin(), line_.end(), entry.key()) == line_.end();
    });
    emit progressed();
    const bool goesOn = present_ && std::find(line_.begin(), line_.end(), present_) != line_.end();
    if (!goesOn) judgeNext();
}

void Analysis::judgeNext() {
    lines_.clear();
    for (const Node* node : line_) {
        if (findings_.contains(node)) continue;
        const auto state = review_.record().stateAt(*node);
        present_ = node;
        toMove_ = state->sideToMove();
        if (const auto outcome = state->outcome()) {
            // Over: nothing to think about. A win here and now is as good as in one.
            const int sign = !outcome->winner ? 0 : *outcome->winner == Side::First ? 1 : -1;
            const auto kind =
                sign == 0 ? record::Evaluation::Kind::Hundredths : record::Evaluation::Kind::WinIn;
            findings_.insert(node, {{kind, sign}, {}, toMove_});
            judgePlay(*node);
            continue;
        }
        players::Options options;
        options.lines = review_.kind().hidden ? linesWithSecrets : 1;
        player_->think({kind_.see(*state, toMove_), options, each_});
        return;
    }
    stop();
}

void Analysis::answered(const players::Answer& answer) {
    const Node& node = *present_;
    if (lines_.empty()) lines_.push_back(answer.info);
    const record::Evaluation evaluation = evaluationOf(answer.info.score, toMove_);
    findings_.insert(&node, {evaluation, std::exchange(lines_, {}), toMove_});
    review_.noteEvaluation(node, evaluation);
    judgePlay(node);
    emit progressed();
    judgeNext();
}

double Analysis::chance(const record::Evaluation& evaluation, Side side) const {
    const double first = winningChance(evaluation, game_);
    return side == Side::First ? first : 1 - first;
}

/// What a play has cost the one who made it; nothing when that cannot be said.
std::optional<double> Analysis::loss(const Node& play, const Finding& before) const {
    const double best = chance(before.evaluation, before.toMove);
    if (!review_.kind().hidden) return best - chance(findings_[&play].evaluation, before.toMove);
    // The position after it would be judged from what the other knew.
    const auto made = std::find_if(before.lines.begin(), before.lines.end(), [&](const auto& line) {
        return !line.line.empty() && line.line.front() == bare(play.play);
    });
    if (made == before.lines.end()) return std::nullopt;
    return best - chance(evaluationOf(made->score, before.toMove), before.toMove);
}

void Analysis::judgePlay(const Node& play) {
    if (!play.parent || !findings_.contains(play.parent)) return;
    const Finding before = findings_[play.parent];
    if (before.lines.empty() || before.lines.front().line.empty()) return;
    std::vector<std::string> better = before.lines.front().line;
    const auto lost = loss(play, before);
    const auto mark = lost ? markForLoss(*lost) : std::nullopt;
    if (!mark || better.front() == bare(play.play)) return;
    better.resize(std::min(better.size(), longestLine));
    noting_ = true;
    review_.noteMark(play, *mark);
    review_.noteLine(*play.parent, better, before.evaluation);
    noting_ = false;
}

}  // namespace leuctra::ui
