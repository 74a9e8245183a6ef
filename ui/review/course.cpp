// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/course.h"

#include "review/judgement.h"

namespace leuctra::ui {

std::vector<CoursePoint> courseOf(const Review& review) {
    const GameUi& game = uiOf(review.kind());
    const auto state = review.record().start().clone();
    std::vector<CoursePoint> course;
    auto before = state->view(std::nullopt);
    for (const record::Node* node : review.line()) {
        if (node->parent) static_cast<void>(state->play(node->play));
        const auto after = state->view(std::nullopt);
        const auto knower =
            review.kind().hidden ? std::optional(knowerOf(*node, state->sideToMove())) : std::nullopt;
        const auto last = state->lastTransition();
        course.push_back({node, game.standing(*after, *before, last.get()), knower, {}, {}});
        before = after;
    }
    refreshNotes(course, review);
    return course;
}

void refreshNotes(std::vector<CoursePoint>& course, const Review& review) {
    const GameUi& game = uiOf(review.kind());
    for (CoursePoint& point : course) {
        const auto& evaluation = point.node->evaluation;
        const bool tells = evaluation && (!point.knower || review.mayTell(*point.knower));
        point.chance = tells ? std::optional(winningChance(*evaluation, game)) : std::nullopt;
        point.mark = judgementMark(*point.node);
    }
}

}  // namespace leuctra::ui
