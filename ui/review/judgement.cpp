// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/judgement.h"

#include "review/review.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace leuctra::ui {

namespace {

struct Judgement {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::Judgement)
};

constexpr double doubtful = 0.07;
constexpr double bad = 0.14;
constexpr double losing = 0.25;

}  // namespace

double winningChance(const record::Evaluation& evaluation, const GameUi& game) {
    if (evaluation.kind == record::Evaluation::Kind::WinIn) return evaluation.value > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-evaluation.value / game.oddsUnit()));
}

record::Evaluation evaluationOf(const engine::Score& score, Side toMove) {
    const int sign = toMove == Side::First ? 1 : -1;
    if (score.winIn != 0) return {record::Evaluation::Kind::WinIn, sign * score.winIn};
    return {record::Evaluation::Kind::Hundredths, sign * score.centistones};
}

QString evaluationText(const record::Evaluation& evaluation, const GameUi& game) {
    if (evaluation.kind == record::Evaluation::Kind::WinIn) {
        const Side winner = evaluation.value > 0 ? Side::First : Side::Second;
        return Judgement::tr("%1 wins in %2").arg(game.sideName(winner)).arg(std::abs(evaluation.value));
    }
    const QString stones = QLocale().toString(std::abs(evaluation.value) / 100.0, 'f', 1);
    if (evaluation.value == 0) return stones;
    return (evaluation.value > 0 ? QChar(u'+') : QChar(0x2212)) + stones;
}

std::optional<int> markForLoss(double loss) {
    if (loss >= losing) return 4;
    if (loss >= bad) return 2;
    if (loss >= doubtful) return 6;
    return std::nullopt;
}

Side knowerOf(const record::Node& node, Side toMove) {
    const bool beginsVariation = node.parent && node.parent->next() != &node;
    return beginsVariation ? opponent(toMove) : toMove;
}

const record::Node* betterPlay(const record::Node& play, Side player, const GameUi& game) {
    const auto chance = [&](const record::Node& node) {
        const double first = winningChance(*node.evaluation, game);
        return player == Side::First ? first : 1 - first;
    };
    const auto mark = judgementMark(play);
    if (!play.parent || (mark != 2 && mark != 4 && mark != 6)) return nullptr;
    const record::Node* best = nullptr;
    for (const auto& sibling : play.parent->children) {
        if (sibling.get() == &play || !sibling->evaluation) continue;
        if (!best || chance(*sibling) > chance(*best)) best = sibling.get();
    }
    return best;
}

}  // namespace leuctra::ui
