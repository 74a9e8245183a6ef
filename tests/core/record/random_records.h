// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/setup.h"
#include "record/record.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace leuctra::tests {

/// Makes records whose trees, comments and tags are as odd as a record may hold.
class RandomRecords {
  public:
    explicit RandomRecords(std::uint64_t seed) : random_(seed) {}

    /// A game of at most `longest` plies with variations, comments, marks, clocks and evaluations.
    record::Record next(const GameKind& kind, int longest = 60) {
        auto record = record::Record::create(kind, setup(kind)).value();
        record.setTag("Event", text());
        record.setTag("First", text());
        record.setTag("Second", text());
        if (oneIn(3)) record.setTag("X_" + std::to_string(random_.below(100)), text());
        note(record.root());
        growTree(record, longest);
        end(record);
        return record;
    }

    /// Words, signs that mean something in a record, line ends and letters of all lengths in UTF-8.
    std::string text() {
        static const std::vector<std::string> pieces = {"a",
                                                        " ",
                                                        "{",
                                                        "}",
                                                        "\\",
                                                        "\\}",
                                                        "[%clk 0:00:01.0]",
                                                        "[%eval 3]",
                                                        "[%clk",
                                                        "\"",
                                                        "ñ",
                                                        "€",
                                                        "𝔸",
                                                        "\n",
                                                        "\n[Game \"x\"]\n\n",
                                                        "(",
                                                        ")",
                                                        "1. a1-a2",
                                                        "$1",
                                                        "  ",
                                                        "[%foo x]",
                                                        "1-0",
                                                        "\\[%clk",
                                                        "*",
                                                        "[%eval",
                                                        "]",
                                                        "%"};
        std::string text;
        for (std::uint32_t left = random_.below(8); left > 0; --left)
            text += anyOf(pieces);
        return text;
    }

  private:
    struct Branch {
        record::Node* node;
        std::unique_ptr<GameState> state;
        int longest;
        int depth;
    };

    bool oneIn(std::uint32_t chance) { return random_.below(chance) == 0; }

    const std::string& anyOf(const std::vector<std::string>& texts) {
        return texts[random_.below(static_cast<std::uint32_t>(texts.size()))];
    }

    GameSetup setup(const GameKind& kind) {
        if (!kind.hidden) {
            static const std::vector<std::string> rules = {"", "left-right", "copycat",
                                                           "free,repetition=off"};
            return {anyOf(rules), oneIn(4) ? "14/14/14/3bb9/14/14/14/14/4www7/14/14/14 b 7" : "", "", ""};
        }
        static const std::vector<std::string> rules = {"", "yetem,begins=blue,memory", "classic,quiet=40",
                                                       "yetem,takeback"};
        return {anyOf(rules), "", combate::text(combate::randomSetup(random_)),
                combate::text(combate::randomSetup(random_))};
    }

    void growTree(record::Record& record, int longest) {
        std::vector<Branch> branches;
        branches.push_back({&record.root(), record.start().clone(), longest, 0});
        while (!branches.empty()) {
            Branch branch = std::move(branches.back());
            branches.pop_back();
            grow(branch, branches);
        }
    }

    /// Goes on with one line to its end and leaves the variations it opens for later.
    void grow(Branch& branch, std::vector<Branch>& branches) {
        for (int left = static_cast<int>(random_.below(static_cast<std::uint32_t>(branch.longest + 1)));
             left > 0; --left) {
            const std::vector<std::string> plays = branch.state->legalPlays();
            if (plays.empty()) return;
            const std::string main = anyOf(plays);
            record::Node& parent = *branch.node;
            const bool forks = branch.depth < 6 && oneIn(6);
            auto before = forks ? branch.state->clone() : nullptr;
            branch.node = &add(parent, *branch.state, main);
            if (!forks) continue;
            record::Node& variation = add(parent, *before, anyOf(plays));
            branches.push_back({&variation, std::move(before), branch.longest / 3, branch.depth + 1});
        }
    }

    record::Node& add(record::Node& parent, GameState& state, const std::string& play) {
        record::Node& node = parent.add(state.play(play).value()->play);
        note(node);
        if (oneIn(5)) node.commentBefore = text();
        while (oneIn(6))
            node.marks.push_back(static_cast<int>(random_.below(256)));
        return node;
    }

    void note(record::Node& node) {
        if (oneIn(3)) node.comment = text();
        if (oneIn(3)) node.clock = record::Tenths(random_.below(36'000'000));
        if (oneIn(3)) {
            node.evaluation = {
                oneIn(2) ? record::Evaluation::Kind::WinIn : record::Evaluation::Kind::Hundredths,
                static_cast<int>(random_.below(4001)) - 2000};
        }
    }

    void end(record::Record& record) {
        const auto outcome = record.finalState()->outcome();
        const Side winner = oneIn(2) ? Side::First : Side::Second;
        if (outcome) return record.setOutcome(outcome);
        switch (random_.below(4)) {
            case 0:
                return record.setOutcome(Outcome{winner, Reason::Resign});
            case 1:
                return record.setOutcome(Outcome{winner, Reason::Time});
            case 2:
                return record.setOutcome(Outcome{std::nullopt, Reason::Agreed});
            default:
                return;
        }
    }

    Random random_;
};

/// What differs between two records, in words that lead to the place; empty when nothing does.
inline std::string difference(const record::Record& one, const record::Record& other) {
    if (one.tags() != other.tags()) return "the tags differ";
    std::vector<std::pair<const record::Node*, const record::Node*>> pairs = {{&one.root(), &other.root()}};
    while (!pairs.empty()) {
        const auto [left, right] = pairs.back();
        pairs.pop_back();
        const std::string place = "ply " + std::to_string(left->ply()) + ", " + left->play + ": ";
        if (left->play != right->play) return place + "the other play is " + right->play;
        if (left->marks != right->marks) return place + "the marks differ";
        if (left->commentBefore != right->commentBefore) {
            return place + "before it \"" + left->commentBefore + "\" and \"" + right->commentBefore + "\"";
        }
        if (left->comment != right->comment)
            return place + "\"" + left->comment + "\" and \"" + right->comment + "\"";
        if (left->clock != right->clock) return place + "the clocks differ";
        if (left->evaluation != right->evaluation) return place + "the evaluations differ";
        if (left->children.size() != right->children.size()) return place + "other variations follow";
        for (std::size_t i = 0; i < left->children.size(); ++i) {
            pairs.emplace_back(left->children[i].get(), right->children[i].get());
        }
    }
    return {};
}

}  // namespace leuctra::tests
