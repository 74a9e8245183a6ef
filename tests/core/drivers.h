// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "base/random.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <unordered_map>

/// Properties that every game must have, tried on random games. Each driver returns what is wrong, in words
/// that lead to the place, or an empty text; write `DRIVE(drivers::undoRoundTrip(walk));` in a test.
#define DRIVE(driver)                                   \
    do {                                                \
        const std::string complaint = driver;           \
        QVERIFY2(complaint.empty(), complaint.c_str()); \
    } while (false)

namespace leuctra::drivers {

/// How many random games to play, and from what.
struct Walk {
    /// A new game; random where the game has something to choose before it begins.
    std::function<std::unique_ptr<GameState>(Random&)> begin;
    int games = 1;
    int longest = 100'000;  ///< plies after which a game is given up
    std::uint64_t seed = 1;
};

/// A number of games: `slow` in the runs labelled slow (leuctra_add_slow_run), `normal` otherwise.
inline int sample(int normal, int slow) {
    return std::getenv("LEUCTRA_SLOW") != nullptr ? slow : normal;
}

/// All that a game tells of itself; equal before and after what must change nothing.
struct Snapshot {
    explicit Snapshot(const GameState& game)
        : position(game.positionText()),
          rules(game.rulesText()),
          key(game.key()),
          side(game.sideToMove()),
          ply(game.ply()),
          outcome(game.outcome()),
          last(game.lastTransition() ? game.lastTransition()->play : std::string{}) {}

    bool operator==(const Snapshot&) const = default;

    std::string position;
    std::string rules;
    std::uint64_t key;
    Side side;
    int ply;
    std::optional<Outcome> outcome;
    std::string last;
};

inline const std::string& anyOf(const std::vector<std::string>& plays, Random& random) {
    return plays[random.below(static_cast<std::uint32_t>(plays.size()))];
}

/// Plays random games, `visit(game, plays, random)` before each play and once at the end (when plays is empty
/// unless the game was given up). A visit returns what is wrong and leaves the game as it found it.
template <typename Visit>
std::string onRandomGames(const Walk& walk, Visit&& visit) {
    for (int number = 0; number < walk.games; ++number) {
        Random random(walk.seed * 1'000'003 + static_cast<std::uint64_t>(number));
        const auto game = walk.begin(random);
        const auto complain = [&](const std::string& what) {
            return fmt::format("game {} of seed {}, ply {}, {}: {}", number, walk.seed, game->ply(),
                               game->positionText(), what);
        };
        for (;;) {
            const std::vector<std::string> plays = game->legalPlays();
            if (const std::string wrong = visit(*game, plays, random); !wrong.empty()) return complain(wrong);
            if (plays.empty() || game->ply() >= walk.longest) break;
            const std::string& play = anyOf(plays, random);
            if (const auto played = game->play(play); !played)
                return complain(fmt::format("{} is listed but refused: {}", play, describe(played.error())));
        }
    }
    return {};
}

/// Random games come to an end by the rules; there are plays exactly as long as a game is not over; each play
/// is announced by a transition of the right side with the right text; a finished game takes no further play.
inline std::string gamesEnd(const Walk& walk) {
    std::string lastPlay;
    return onRandomGames(
        walk, [&](GameState& game, const std::vector<std::string>& plays, Random& random) -> std::string {
            if (plays.empty() != game.outcome().has_value()) return "plays and outcome disagree";
            if (!std::is_sorted(plays.begin(), plays.end())) return "the plays are not in byte order";
            if (std::adjacent_find(plays.begin(), plays.end()) != plays.end())
                return "a play is listed twice";
            if (game.ply() >= walk.longest && !plays.empty()) return "the game does not end";
            if (game.ply() == 0) lastPlay.clear();
            if (!lastPlay.empty() && game.play(lastPlay) && plays.empty())
                return "a finished game took a play";
            if (plays.empty()) return {};

            const auto trial = game.clone();
            const Side mover = trial->sideToMove();
            const std::string& play = anyOf(plays, random);
            const auto transition = trial->play(play);
            if (!transition) return play + " is listed but refused";
            if ((*transition)->side != mover) return play + " is announced for the wrong side";
            if (!(*transition)->play.starts_with(play))
                return play + " is announced as " + (*transition)->play;
            if (trial->lastTransition() != *transition) return "the last transition is another one";
            if (trial->ply() != game.ply() + 1) return "the ply does not count";
            return {};
        });
}

/// Every play taken back leaves what was before it, down to the start; played again it leads to the same.
inline std::string undoRoundTrip(const Walk& walk) {
    std::vector<Snapshot> history;
    return onRandomGames(walk,
                         [&](GameState& game, const std::vector<std::string>& plays, Random&) -> std::string {
                             if (game.ply() == 0) history.clear();
                             history.emplace_back(game);
                             if (!plays.empty() && game.ply() < walk.longest) return {};

                             const auto back = game.clone();
                             std::vector<std::string> taken;
                             for (std::size_t ply = history.size() - 1; ply > 0; --ply) {
                                 taken.push_back(back->lastTransition()->play);
                                 if (!back->undo()) return fmt::format("ply {} cannot be taken back", ply);
                                 if (Snapshot(*back) != history[ply - 1])
                                     return fmt::format("taking back ply {} leaves something else", ply);
                             }
                             if (back->undo()) return "something could be taken back at the start";
                             if (Snapshot(*back) != history.front()) return "a vain undo changed something";
                             for (std::size_t ply = 1; ply < history.size(); ++ply) {
                                 if (!back->play(taken[taken.size() - ply]))
                                     return fmt::format("ply {} cannot be played again", ply);
                                 if (Snapshot(*back) != history[ply])
                                     return fmt::format("ply {} played again leads elsewhere", ply);
                             }
                             if (Snapshot(game) != history.back())
                                 return "playing on a clone changed the game";
                             return {};
                         });
}

/// Looking back (viewAt, transitionAt) shows each position and play of the past in its turn.
inline std::string lookingBack(const Walk& walk) {
    std::vector<Snapshot> history;
    return onRandomGames(
        walk, [&](GameState& game, const std::vector<std::string>& plays, Random&) -> std::string {
            if (game.ply() == 0) history.clear();
            history.emplace_back(game);
            if (!plays.empty() && game.ply() < walk.longest) return {};
            for (const Snapshot& past : history) {
                for (const std::optional<Side> viewer :
                     {std::optional<Side>{}, {Side::First}, {Side::Second}}) {
                    const auto view = game.viewAt(past.ply, viewer);
                    const std::string place = fmt::format("looking back at ply {}: ", past.ply);
                    if (view->sideToMove != past.side) return place + "the wrong side is to move";
                    if (view->viewer != viewer) return place + "the view is for someone else";
                    if (view->outcome != past.outcome) return place + "the outcome is another one";
                    if (past.ply == 0) continue;
                    const auto transition = game.transitionAt(past.ply, viewer);
                    if (transition->side == past.side) return place + "the play is the wrong side's";
                    const std::string& play = transition->play;
                    if (play.empty() || !past.last.starts_with(play)) return place + "the play is " + play;
                }
            }
            if (Snapshot(game) != history.back()) return "looking back changed the game";
            return {};
        });
}

using FromTexts = Result<std::unique_ptr<GameState>> (*)(const GameSetup& setup);

/// A position read from its own text is the same position with the same key.
inline std::string positionTextRoundTrip(const Walk& walk, FromTexts fromTexts) {
    return onRandomGames(walk, [&](GameState& game, const std::vector<std::string>&, Random&) -> std::string {
        const auto read = fromTexts({game.rulesText(), game.positionText(), {}, {}});
        if (!read) return "its text is refused: " + describe(read.error());
        if ((*read)->positionText() != game.positionText())
            return "read back it is " + (*read)->positionText();
        if ((*read)->rulesText() != game.rulesText())
            return "the rules are read back as " + (*read)->rulesText();
        if ((*read)->sideToMove() != game.sideToMove()) return "read back, another side is to move";
        if ((*read)->key() != game.key()) return "the key is not that of the position computed afresh";
        return {};
    });
}

/// `-`, `x` and nothing between the squares are read alike.
inline std::string playTextRoundTrip(const Walk& walk) {
    return onRandomGames(
        walk, [&](GameState& game, const std::vector<std::string>& plays, Random& random) -> std::string {
            if (plays.empty()) return {};
            const std::string& play = anyOf(plays, random);
            const auto wanted = game.clone();
            const auto transition = wanted->play(play);
            if (!transition) return play + " is listed but refused";

            std::vector<std::string> spellings = {(*transition)->play};
            const std::size_t separator = play.find_first_of("-x");
            for (const char* spelt : {"-", "x", ""})
                spellings.push_back(play.substr(0, separator) + spelt + play.substr(separator + 1));
            for (const std::string& spelling : spellings) {
                const auto trial = game.clone();
                if (!trial->play(spelling)) return spelling + " is refused";
                if (Snapshot(*trial) != Snapshot(*wanted)) return spelling + " leads elsewhere than " + play;
            }
            return {};
        });
}

/// One position, one key; two positions, two keys. (The text's last field counts plies and is not of the
/// position.)
inline std::string keysTellPositionsApart(const Walk& walk) {
    std::unordered_map<std::string, std::uint64_t> keyOf;
    std::unordered_map<std::uint64_t, std::string> positionOf;
    return onRandomGames(walk, [&](GameState& game, const std::vector<std::string>&, Random&) -> std::string {
        const std::string text = game.positionText();
        const std::string position = text.substr(0, text.rfind(' '));
        if (keyOf.try_emplace(position, game.key()).first->second != game.key())
            return "one position has two keys";
        if (positionOf.try_emplace(game.key(), position).first->second != position)
            return "two positions share a key";
        return {};
    });
}

/// A play is taken if and only if it is listed, for every pair of squares; a refusal says why and changes
/// nothing.
inline std::string refusalsChangeNothing(const Walk& walk, const std::vector<std::string>& squares) {
    return onRandomGames(
        walk, [&](GameState& game, const std::vector<std::string>& plays, Random&) -> std::string {
            const Snapshot before(game);
            const auto trial = game.clone();
            std::vector<std::string> listed;
            for (std::string play : plays)
                listed.push_back(play.erase(play.find_first_of("-x"), 1));
            std::sort(listed.begin(), listed.end());
            for (const std::string& from : squares) {
                for (const std::string& to : squares) {
                    const bool isListed = std::binary_search(listed.begin(), listed.end(), from + to);
                    const auto played = trial->play(from + to);
                    if (played.has_value() != isListed)
                        return from + to + (isListed ? " is listed but refused" : " is taken but not listed");
                    if (played && !trial->undo()) return from + to + " cannot be taken back";
                    if (!played && played.error().part != Error::Part::Play)
                        return from + to + ": wrong part";
                    if (!played && describe(played.error()).empty())
                        return from + to + " is refused without a word";
                    if (!played && trial->ply() != before.ply) return from + to + " is refused and played";
                }
            }
            if (Snapshot(*trial) != before) return "refused plays changed something";
            return {};
        });
}

/// Texts that are no play are refused with a reason and change nothing: damaged plays and random bytes.
inline std::string noiseChangesNothing(const Walk& walk) {
    return onRandomGames(
        walk, [&](GameState& game, const std::vector<std::string>& plays, Random& random) -> std::string {
            const Snapshot before(game);
            const auto trial = game.clone();
            for (int i = 0; i < 20; ++i) {
                std::string noise = plays.empty() ? std::string("a1-a2") : anyOf(plays, random);
                const std::size_t place = random.below(static_cast<std::uint32_t>(noise.size()));
                const char byte = static_cast<char>(random.below(256));
                switch (random.below(4)) {
                    case 0:
                        noise[place] = byte;
                        break;
                    case 1:
                        noise.insert(place, 1, byte);
                        break;
                    case 2:
                        noise.erase(place);
                        break;
                    default:
                        noise.append(1, byte);
                        break;
                }
                const auto played = trial->play(noise);
                if (played && !trial->undo()) return noise + " cannot be taken back";
                if (!played && describe(played.error()).empty()) return "a text is refused without a word";
            }
            if (Snapshot(*trial) != before) return "damaged plays changed something";
            return {};
        });
}

}  // namespace leuctra::drivers
