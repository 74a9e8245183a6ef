// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/search_worker.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace leuctra::epaminondas {

namespace {

using engine::Bound;
using engine::Entry;
using engine::Value;

constexpr std::size_t roomForMoves = 4096;  // what one position may hold at the very most (movegen.cpp)

/// How much shallower the n-th quiet move is looked at.
const std::array<std::array<std::uint8_t, 64>, SearchWorker::deepest + 1> reductions = [] {
    std::array<std::array<std::uint8_t, 64>, SearchWorker::deepest + 1> table{};
    for (std::size_t depth = 1; depth < table.size(); ++depth)
        for (std::size_t number = 1; number < table[depth].size(); ++number)
            table[depth][number] = static_cast<std::uint8_t>(
                0.6 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number)) / 2.1);
    return table;
}();

int reduction(int depth, int number) {
    return reductions[static_cast<std::size_t>(std::min(depth, SearchWorker::deepest))]
                     [static_cast<std::size_t>(std::min(number, 63))];
}

/// Proven values are stored as seen from the position, not from the root.
Value toTable(Value value, int ply) {
    if (value >= engine::valueProven) return value + ply;
    if (value <= -engine::valueProven) return value - ply;
    return value;
}

Value fromTable(Value value, int ply) {
    if (value >= engine::valueProven) return value - ply;
    if (value <= -engine::valueProven) return value + ply;
    return value;
}

bool decides(const Entry& entry, Value value, Value alpha, Value beta) {
    switch (entry.bound) {
        case Bound::Exact:
            return true;
        case Bound::Lower:
            return value >= beta;
        case Bound::Upper:
            return value <= alpha;
        case Bound::None:
            break;
    }
    return false;
}

std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
    return bits ^ (bits >> 31);
}

/// By what engine::MovesInWork knows a move.
std::uint64_t workOf(const SearchBoard& board, Move move, int depth) {
    return mixed(board.key() ^ packed(move) ^ static_cast<std::uint64_t>(depth) << 32);
}

/// A quiet move or capture that is left for later.
struct LateMove {
    Move move;
    std::uint16_t number = 0;  ///< in the order of the quiet moves
};

/// A few moves that are left for later, in their order.
class LateMoves {
  public:
    /// False when there is no room.
    bool add(LateMove move) {
        if (count_ == moves_.size()) return false;
        moves_[count_++] = move;
        return true;
    }
    bool empty() const { return taken_ == count_; }
    LateMove first() const { return moves_[taken_]; }
    LateMove take() { return moves_[taken_++]; }

  private:
    std::array<LateMove, 16> moves_;
    std::size_t count_ = 0;
    std::size_t taken_ = 0;
};

}  // namespace

/// Hands out the moves of a position, the most promising first, listing as late as it can.
class SearchWorker::Picker {
  public:
    /// All moves; when an incursion has to be answered, the answers only.
    Picker(SearchWorker& worker, int ply, std::uint16_t tableMove);
    ~Picker() { worker_.moves_.resize(first_); }
    Picker(const Picker&) = delete;
    Picker& operator=(const Picker&) = delete;

    std::optional<SearchMove> next();

  private:
    enum class Stage : std::uint8_t {
        Table,
        ListCaptures,
        Captures,
        Killers,
        ListQuiet,
        Quiet,
        ListAnswers,
        Answers,
        End
    };

    std::optional<SearchMove> fromTable(std::uint16_t packed) const;
    std::optional<SearchMove> nextKiller();
    std::optional<SearchMove> best();
    bool isTaken(const SearchMove& move) const;
    void orderCaptures();
    void orderQuiet();

    static constexpr int selected = 16;  // so many are picked out one by one, the rest is sorted at once

    SearchWorker& worker_;
    const SearchBoard& board_;
    std::uint16_t tableMove_;
    std::array<std::uint16_t, 2> killers_;
    std::size_t killer_ = 0;
    Stage stage_ = Stage::Table;
    std::size_t first_;
    std::size_t present_;
    int picked_ = 0;
};

SearchWorker::Picker::Picker(SearchWorker& worker, int ply, std::uint16_t tableMove)
    : worker_(worker),
      board_(worker.boards_[static_cast<std::size_t>(ply)]),
      tableMove_(tableMove),
      killers_(worker.nodes_[static_cast<std::size_t>(ply)].killers),
      first_(worker.moves_.size()),
      present_(first_) {}

std::optional<SearchMove> SearchWorker::Picker::next() {
    switch (stage_) {
        case Stage::Table:
            stage_ = board_.isThreatened() ? Stage::ListAnswers : Stage::ListCaptures;
            if (const auto move = fromTable(tableMove_)) return move;
            tableMove_ = 0;
            return next();
        case Stage::ListCaptures:
            addMoves(board_, MoveKind::Captures, worker_.moves_);
            orderCaptures();
            stage_ = Stage::Captures;
            [[fallthrough]];
        case Stage::Captures:
            if (const auto move = best()) return move;
            stage_ = Stage::Killers;
            [[fallthrough]];
        case Stage::Killers:
            if (const auto move = nextKiller()) return move;
            stage_ = Stage::ListQuiet;
            [[fallthrough]];
        case Stage::ListQuiet:
            present_ = worker_.moves_.size();
            addMoves(board_, MoveKind::Quiet, worker_.moves_);
            orderQuiet();
            picked_ = 0;
            stage_ = Stage::Quiet;
            [[fallthrough]];
        case Stage::Quiet:
            if (const auto move = best()) return move;
            stage_ = Stage::End;
            return std::nullopt;
        case Stage::ListAnswers:
            addMoves(board_, MoveKind::Answers, worker_.moves_);
            orderCaptures();
            stage_ = Stage::Answers;
            [[fallthrough]];
        case Stage::Answers:
            if (const auto move = best()) return move;
            stage_ = Stage::End;
            return std::nullopt;
        case Stage::End:
            break;
    }
    return std::nullopt;
}

std::optional<SearchMove> SearchWorker::Picker::fromTable(std::uint16_t packed) const {
    if (packed == 0) return std::nullopt;
    return findMove(board_, {static_cast<Square>(packed & 0xFF), static_cast<Square>(packed >> 8)});
}

std::optional<SearchMove> SearchWorker::Picker::nextKiller() {
    if (!worker_.task_->ingredients.history) {
        killers_ = {};
        return std::nullopt;
    }
    while (killer_ < killers_.size()) {
        const std::uint16_t packed = killers_[killer_++];
        if (packed == tableMove_) continue;
        const auto move = fromTable(packed);
        if (move && move->captured == 0) return move;
    }
    return std::nullopt;
}

std::optional<SearchMove> SearchWorker::Picker::best() {
    auto& moves = worker_.moves_;
    const auto byOrder = [](const SearchMove& one, const SearchMove& other) {
        return one.order > other.order;
    };
    while (present_ < moves.size()) {
        const auto begin = moves.begin() + static_cast<std::ptrdiff_t>(present_);
        if (picked_ < selected)
            std::iter_swap(begin, std::min_element(begin, moves.end(), byOrder));
        else if (picked_ == selected)
            std::stable_sort(begin, moves.end(), byOrder);
        ++picked_;
        const SearchMove move = moves[present_++];
        if (!isTaken(move)) return move;
    }
    return std::nullopt;
}

bool SearchWorker::Picker::isTaken(const SearchMove& move) const {
    const std::uint16_t packed = move.packed();
    if (packed == tableMove_) return true;
    return stage_ == Stage::Quiet && (packed == killers_[0] || packed == killers_[1]);
}

void SearchWorker::Picker::orderCaptures() {
    auto& moves = worker_.moves_;
    for (std::size_t i = present_; i < moves.size(); ++i) {
        SearchMove& move = moves[i];
        move.order = 64 * move.captured - move.size;
        if (isIncursion(board_.sideToMove(), move)) move.order += 256;
    }
}

void SearchWorker::Picker::orderQuiet() {
    auto& moves = worker_.moves_;
    const Side mover = board_.sideToMove();
    for (std::size_t i = present_; i < moves.size(); ++i) {
        SearchMove& move = moves[i];
        move.order = worker_.task_->ingredients.history ? worker_.task_->history.of(mover, move.move()) : 0;
        if (isIncursion(mover, move)) move.order += 2 * SearchHistory::limit;
    }
}

SearchWorker::SearchWorker() : nodes_(plyLimit + 2) {}

void SearchWorker::begin(const SearchTask& task, engine::Meter& meter) {
    task_ = &task;
    meter_ = &meter;
    keys_.clear();
    for (const Position& position : task.positions)
        keys_.push_back(SearchBoard(position, task.evaluator).key());
    rootKey_ = keys_.size() - 1;
    keys_.resize(keys_.size() + plyLimit + 2);
    boards_.assign(plyLimit + 2, SearchBoard(task.positions.back(), task.evaluator));
    moves_.clear();
    moves_.reserve(roomForMoves);
    for (Node& node : nodes_)
        node = {};
    barredAtRoot_.clear();
    found_ = {};
}

Found SearchWorker::run(const SearchTask& task, engine::Meter& meter,
                        const std::function<void(std::span<const Found>)>& onIteration) {
    begin(task, meter);
    if (task.weakness.careful) keepSafeRootMoves();
    std::vector<Found> lines;
    for (int depth = 1; depth <= task.depthLimit; ++depth) {
        rootDepth_ = depth;
        rankMoves(depth, lines);
        if (meter_->stopped()) break;
        if (onIteration) onIteration(lines);
        const bool settled = std::all_of(lines.begin(), lines.end(), [depth](const Found& line) {
            return engine::isProven(line.value) && depth >= engine::valueWin - std::abs(line.value);
        });
        if (settled || !lines.front().move || task.budget.spent()) break;
    }
    if (!lines.empty()) found_ = lines.front();
    if (!found_.move) keepAnyMove();
    found_.nodes = meter_->nodes();
    return found_;
}

void SearchWorker::rankMoves(int depth, std::vector<Found>& lines) {
    std::vector<Found> fresh;
    ranked_.clear();
    for (std::size_t rank = 0; rank < static_cast<std::size_t>(task_->lines); ++rank) {
        const Found before = rank < lines.size() ? lines[rank] : Found{};
        // A search that is broken off has at least the best move of the iteration before.
        found_ = rank == 0 ? before : Found{};
        rootGuess_ = 0;
        for (const Found& line : lines)
            if (rootGuess_ == 0 && line.move && !isLeftOut(packed(*line.move)))
                rootGuess_ = packed(*line.move);
        const Value value = searchRoot(depth, before.value);
        if (meter_->stopped()) break;
        if (rank > 0 && !found_.move) break;  // there are no more moves
        found_.value = value;
        found_.depth = depth;
        found_.nodes = meter_->nodes();
        fresh.push_back(found_);
        if (!found_.move) break;
        ranked_.push_back(packed(*found_.move));
    }
    if (fresh.empty()) fresh.push_back(found_);
    std::stable_sort(fresh.begin(), fresh.end(),
                     [](const Found& one, const Found& other) { return one.value > other.value; });
    lines = std::move(fresh);
}

bool SearchWorker::isLeftOut(std::uint16_t rootMove) const {
    const auto holds = [rootMove](const std::vector<std::uint16_t>& moves) {
        return std::find(moves.begin(), moves.end(), rootMove) != moves.end();
    };
    return holds(ranked_) || holds(barredAtRoot_);
}

void SearchWorker::keepAnyMove() {
    const SearchBoard& root = boards_[0];
    if (root.hasWon()) return;
    addMoves(root, MoveKind::Captures, moves_);
    addMoves(root, MoveKind::Quiet, moves_);
    for (const SearchMove& move : moves_) {
        if (!make(0, move)) continue;
        nodes_[1].line.length = 0;
        keepLine(0, move);
        return;
    }
}

Value SearchWorker::searchRoot(int depth, Value guess) {
    constexpr int aspirationDepth = 4;
    Value width = depth < aspirationDepth || engine::isProven(guess) ? engine::valueInfinite : 20;
    Value alpha = std::max(guess - width, -engine::valueInfinite);
    Value beta = std::min(guess + width, engine::valueInfinite);
    while (true) {
        const Value value = search<true>(0, depth, alpha, beta);
        if (meter_->stopped()) return value;
        width *= 3;
        if (value <= alpha && alpha > -engine::valueInfinite)
            alpha = std::max(value - width, -engine::valueInfinite);
        else if (value >= beta && beta < engine::valueInfinite)
            beta = std::min(value + width, engine::valueInfinite);
        else
            return value;
        if (engine::isProven(value)) {
            alpha = -engine::valueInfinite;
            beta = engine::valueInfinite;
        }
    }
}

bool SearchWorker::isRepetition(int ply) const {
    const std::size_t present = rootKey_ + static_cast<std::size_t>(ply);
    int before = 0;
    for (std::size_t ago = 4; ago <= present; ago += 2) {
        if (keys_[present - ago] != keys_[present]) continue;
        const bool inThisLine = static_cast<int>(ago) <= ply;
        if (inThisLine || ++before == 2) return true;
    }
    return false;
}

Value SearchWorker::judge(const SearchBoard& board) const {
    constexpr Value limit = engine::valueProven - 1;
    Value value = board.evaluate();
    const Weakness& weakness = task_->weakness;
    if (weakness.noise > 0) {
        const auto span = static_cast<std::uint64_t>(2 * weakness.noise + 1);
        value += static_cast<Value>(mixed(board.key() ^ weakness.seed) % span) - weakness.noise;
    }
    return std::clamp(value, -limit, limit);
}

bool SearchWorker::overlooks(const SearchBoard& board, const SearchMove& move) const {
    const Weakness& weakness = task_->weakness;
    if (weakness.blindness == 0 || move.captured > 0) return false;
    return mixed(board.key() ^ weakness.seed ^ (std::uint64_t{move.packed()} << 32)) % 1000 <
           static_cast<std::uint64_t>(weakness.blindness);
}

bool SearchWorker::make(int ply, const SearchMove& move) {
    const auto here = static_cast<std::size_t>(ply);
    SearchBoard& next = boards_[here + 1];
    next = boards_[here];
    next.make(move);
    if (isBarred(next, move, task_->positions.back().rules().symmetry)) return false;
    if (task_->ingredients.table) task_->table.prefetch(next.key());
    keys_[rootKey_ + here + 1] = next.key();
    nodes_[here].played = move.packed();
    nodes_[here + 1].passed = false;
    meter_->tick();
    return true;
}

void SearchWorker::keepLine(int ply, const SearchMove& move) {
    const auto here = static_cast<std::size_t>(ply);
    Line& line = nodes_[here].line;
    const Line& rest = nodes_[here + 1].line;
    line.moves[0] = move.move();
    std::copy_n(rest.moves.begin(), rest.length, line.moves.begin() + 1);
    line.length = rest.length + 1;
    if (ply == 0) {
        found_.move = move.move();
        found_.line.assign(line.moves.begin(), line.moves.begin() + line.length);
    }
}

void SearchWorker::reward(int ply, int depth, const SearchMove& best, std::span<const Move> tried) {
    Node& node = nodes_[static_cast<std::size_t>(ply)];
    const Side mover = boards_[static_cast<std::size_t>(ply)].sideToMove();
    if (node.killers[0] != best.packed()) {
        node.killers[1] = node.killers[0];
        node.killers[0] = best.packed();
    }
    const int bonus = std::min(16 * depth * depth, 1600);
    SearchHistory& history = task_->history;
    history.learn(mover, best.move(), bonus);
    for (const Move move : tried)
        if (move != best.move()) history.learn(mover, move, -bonus);
}

std::optional<Value> SearchWorker::prune(int ply, int depth, Value beta, Value staticValue) {
    const Ingredients& ingredients = task_->ingredients;
    constexpr int reverseDepth = 6;
    constexpr Value reverseMargin = 55;  // a ply
    if (ingredients.pruning && depth <= reverseDepth && staticValue - reverseMargin * depth >= beta)
        return staticValue;

    // A null move hands over the turn. It is not tried when the opponent would have won by E11 at its start:
    // prune() is never asked while the side to move is threatened.
    const auto here = static_cast<std::size_t>(ply);
    if (!ingredients.nullMove || depth < 2 || staticValue < beta || nodes_[here].passed) return std::nullopt;
    const int reduced = depth - 3 - depth / 4 - std::min((staticValue - beta) / 120, 2);
    boards_[here + 1] = boards_[here];
    boards_[here + 1].pass();
    keys_[rootKey_ + here + 1] = boards_[here + 1].key();
    nodes_[here + 1].passed = true;
    nodes_[here].played = 0;
    meter_->tick();
    const Value value = -search<false>(ply + 1, reduced, -beta, -beta + 1);
    if (value < beta) return std::nullopt;
    return engine::isProven(value) ? beta : value;
}

template <bool onPrincipalLine>
Value SearchWorker::search(int ply, int depth, Value alpha, Value beta) {
    const auto here = static_cast<std::size_t>(ply);
    const SearchBoard& board = boards_[here];
    Node& node = nodes_[here];
    node.line.length = 0;
    if (meter_->stopped()) return 0;
    if (board.hasWon()) return engine::winAt(ply);                               // E11
    if (board.stoneCount(board.sideToMove()) == 0) return engine::lossAt(ply);   // E12
    if (ply > 0 && !node.passed && isRepetition(ply)) return engine::valueDraw;  // E13
    const bool threatened = board.isThreatened();
    if (threatened && task_->ingredients.incursions && ply < 2 * rootDepth_) depth = std::max(depth, 0) + 1;
    if (depth <= 0) return quiesce(ply, 0, alpha, beta);
    if (ply >= plyLimit) return judge(board);

    const Value best0 = engine::lossAt(ply);
    const Value most = engine::winAt(ply + 1);
    if (ply > 0) {
        alpha = std::max(alpha, best0);
        beta = std::min(beta, most);
        if (alpha >= beta) return alpha;
    }

    const auto entry = task_->ingredients.table ? task_->table.probe(board.key()) : std::nullopt;
    if (entry && !onPrincipalLine && entry->depth >= depth) {
        const Value value = fromTable(entry->value, ply);
        if (decides(*entry, value, alpha, beta)) return value;
    }

    const Value staticValue = entry && entry->bound != Bound::None ? entry->staticValue : judge(board);
    if (!onPrincipalLine && !threatened && std::abs(beta) < engine::valueProven) {
        if (const auto value = prune(ply, depth, beta, staticValue)) return meter_->stopped() ? 0 : *value;
    }
    const bool leavesOut = ply == 0 && !ranked_.empty();
    const std::uint16_t tableMove = leavesOut ? rootGuess_ : entry ? entry->move : 0;
    const int nominalDepth = depth;
    if (tableMove == 0 && depth >= 5) --depth;

    const Ingredients& ingredients = task_->ingredients;
    const Value startAlpha = alpha;
    Value best = -engine::valueInfinite;
    SearchMove bestMove;
    int legal = 0;
    int searched = 0;
    int quietCount = 0;
    constexpr std::size_t remembered = 64;
    std::array<Move, remembered> tried;
    std::size_t triedCount = 0;
    const bool mayPrune = ingredients.pruning && !onPrincipalLine && !threatened;
    const int quietLimit = 6 + 3 * depth * depth;
    const Value futile = staticValue + 60 + 70 * depth;

    Picker picker(*this, ply, tableMove);
    engine::MovesInWork* const inWork = task_->inWork;
    LateMoves later;
    bool quietEnded = false;
    while (true) {
        // What the other thread has finished by now costs next to nothing and may be good.
        bool isLater = !later.empty() && !inWork->of(workOf(board, later.first().move, depth)).inWork;
        std::optional<SearchMove> candidate;
        if (!isLater && !quietEnded) candidate = picker.next();
        if (!candidate) isLater = !later.empty();
        int number = quietCount + 1;
        if (isLater) {
            number = later.first().number;
            candidate = findMove(board, later.take().move);
        }
        if (!candidate) break;
        const SearchMove move = *candidate;
        const std::uint64_t work = inWork ? workOf(board, move.move(), depth) : 0;
        const bool quiet = move.captured == 0;
        const bool incursion = isIncursion(board.sideToMove(), move);
        if (searched > 0 && overlooks(board, move)) continue;
        if (ply == 0 && isLeftOut(move.packed())) continue;
        if (mayPrune && searched > 0 && quiet && !incursion && best > -engine::valueProven) {
            if (depth <= 6 && number > quietLimit) {
                quietEnded = true;
                continue;
            }
            if (depth <= 5 && futile <= alpha) {
                ++legal;
                continue;
            }
        }
        const bool mayBeShared = inWork && searched > 0;
        const auto elsewhere = mayBeShared ? inWork->of(work) : engine::MovesInWork::State{};
        if (elsewhere.inWork && !isLater && later.add({move.move(), static_cast<std::uint16_t>(number)})) {
            if (quiet) ++quietCount;
            continue;
        }
        const Value known = fromTable(elsewhere.value, ply);
        if (elsewhere.bound == Bound::Lower && !onPrincipalLine && known >= beta) {
            ++searched;
            best = known;
            bestMove = move;
            break;
        }
        if (elsewhere.bound == Bound::Upper && known <= alpha) {
            ++legal;
            ++searched;
            if (quiet && !isLater) ++quietCount;
            if (quiet && triedCount < remembered) tried[triedCount++] = move.move();
            best = std::max(best, known);
            continue;
        }
        if (!make(ply, move)) continue;
        ++legal;
        if (threatened && boards_[here + 1].hasWon()) {
            // Does not answer the incursion: as good as no move.
            best = std::max(best, -engine::winAt(ply + 1));
            if (bestMove.packed() == 0) bestMove = move;
            continue;
        }
        ++searched;
        if (mayBeShared) inWork->begin(work);
        Value value = 0;
        if (searched == 1) {
            value = -search<onPrincipalLine>(ply + 1, depth - 1, -beta, -alpha);
        } else {
            int less = 0;
            if (ingredients.reductions && depth >= 3 && quiet && !incursion && !threatened) {
                less = reduction(depth, number) - (onPrincipalLine ? 1 : 0);
                less -= task_->history.of(board.sideToMove(), move.move()) / 4096;
                less = std::clamp(less, 0, depth - 2);
            }
            value = -search<false>(ply + 1, depth - 1 - less, -alpha - 1, -alpha);
            if (value > alpha && less > 0) value = -search<false>(ply + 1, depth - 1, -alpha - 1, -alpha);
            if (onPrincipalLine && value > alpha && value < beta)
                value = -search<true>(ply + 1, depth - 1, -beta, -alpha);
        }
        if (meter_->stopped()) {
            // The very first search has to end with some move.
            if (ply == 0 && !found_.move) keepLine(ply, move);
            return 0;
        }
        if (mayBeShared) inWork->end(work, value <= alpha ? Bound::Upper : Bound::Lower, toTable(value, ply));
        if (quiet) {
            if (!isLater) ++quietCount;
            if (triedCount < remembered) tried[triedCount++] = move.move();
        }
        if (value > best) {
            best = value;
            if (value > alpha || (ply == 0 && !found_.move)) {
                bestMove = move;
                if (onPrincipalLine) keepLine(ply, move);
            }
            alpha = std::max(alpha, value);
            if (alpha >= beta) {
                if (quiet) reward(ply, depth, move, std::span(tried.data(), triedCount));
                break;
            }
        }
    }

    if (searched == 0) {
        if (ply == 0 && bestMove.packed() != 0 && !found_.move) keepLine(ply, bestMove);
        // Threatened with nothing that helps: the opponent has won at the start of his turn. Otherwise E12.
        return threatened ? -engine::winAt(ply + 1) : legal == 0 ? engine::lossAt(ply) : alpha;
    }
    if (task_->ingredients.table && !leavesOut) {
        const Bound bound = best >= beta ? Bound::Lower : best > startAlpha ? Bound::Exact : Bound::Upper;
        task_->table.store(board.key(), {bound == Bound::Upper ? std::uint16_t{0} : bestMove.packed(),
                                         static_cast<std::int16_t>(toTable(best, ply)),
                                         static_cast<std::int16_t>(staticValue),
                                         static_cast<std::int8_t>(nominalDepth), bound});
    }
    return best;
}

Value SearchWorker::quiesce(int ply, int depth, Value alpha, Value beta) {
    const auto here = static_cast<std::size_t>(ply);
    const SearchBoard& board = boards_[here];
    nodes_[here].line.length = 0;
    if (meter_->stopped()) return 0;
    if (board.hasWon()) return engine::winAt(ply);                              // E11
    if (board.stoneCount(board.sideToMove()) == 0) return engine::lossAt(ply);  // E12
    if (ply >= plyLimit) return judge(board);

    const Ingredients& ingredients = task_->ingredients;
    const bool threatened = ingredients.incursions && board.isThreatened();
    const auto entry = ingredients.table ? task_->table.probe(board.key()) : std::nullopt;
    if (entry) {
        const Value value = fromTable(entry->value, ply);
        if (entry->depth >= 0 && decides(*entry, value, alpha, beta)) return value;
    }
    Value best = threatened ? -engine::winAt(ply + 1) : judge(board);
    if (!threatened) {
        if (best >= beta) return best;
        alpha = std::max(alpha, best);
    }
    const Value standing = best;

    const std::size_t first = moves_.size();
    if (threatened) {
        addMoves(board, MoveKind::Answers, moves_);
    } else {
        if (ingredients.quiescence) addMoves(board, MoveKind::FewCaptures, moves_);
        if (ingredients.incursions && depth >= -2) addMoves(board, MoveKind::Incursions, moves_);
    }
    constexpr int recapturesOnly = -4;
    const Square lastLanding = ply > 0 ? static_cast<Square>(nodes_[here - 1].played >> 8) : Square{0};
    const Side mover = board.sideToMove();
    for (std::size_t i = first; i < moves_.size(); ++i)
        moves_[i].order =
            64 * moves_[i].captured - moves_[i].size + (isIncursion(mover, moves_[i]) ? 256 : 0);
    for (std::size_t i = first; i < moves_.size(); ++i) {
        const auto begin = moves_.begin() + static_cast<std::ptrdiff_t>(i);
        std::iter_swap(begin, std::max_element(begin, moves_.end(), [](const auto& one, const auto& other) {
                           return one.order < other.order;
                       }));
        const SearchMove move = moves_[i];
        const bool incursion = isIncursion(mover, move);
        if (depth <= recapturesOnly && !threatened && !takes(move, lastLanding)) continue;
        if (!threatened && !incursion && standing + 130 * move.captured + 120 <= alpha) continue;
        if (!make(ply, move)) continue;
        const SearchBoard& after = boards_[here + 1];
        if (threatened && after.hasWon()) continue;
        if (!threatened && move.captured == 0 && !after.isThreatened()) continue;
        const Value value = -quiesce(ply + 1, depth - 1, -beta, -alpha);
        if (meter_->stopped()) break;
        if (value > best) {
            best = value;
            alpha = std::max(alpha, value);
            if (alpha >= beta) break;
        }
    }
    moves_.resize(first);
    return best;
}

void SearchWorker::keepSafeRootMoves() {
    constexpr int exchangeDepth = 5;
    const SearchBoard& root = boards_[0];
    std::vector<SearchMove> moves;
    addMoves(root, MoveKind::Captures, moves);
    addMoves(root, MoveKind::Quiet, moves);
    std::vector<int> gains;
    int bestGain = -squareCount;
    for (const SearchMove& move : moves) {
        SearchBoard after = root;
        after.make(move);
        const int gain = isBarred(after, move, task_->positions.back().rules().symmetry) || after.hasWon()
                             ? -squareCount
                             : move.captured - exchange(after, exchangeDepth, -squareCount, squareCount);
        gains.push_back(gain);
        bestGain = std::max(bestGain, gain);
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (gains[i] < std::min(bestGain, 0)) barredAtRoot_.push_back(moves[i].packed());
}

int SearchWorker::exchange(const SearchBoard& board, int depth, int alpha, int beta) {
    int best = 0;
    if (depth == 0) return best;
    alpha = std::max(alpha, best);
    std::vector<SearchMove> captures;
    addMoves(board, MoveKind::FewCaptures, captures);
    std::sort(captures.begin(), captures.end(),
              [](const SearchMove& one, const SearchMove& other) { return one.captured > other.captured; });
    for (const SearchMove& move : captures) {
        if (alpha >= beta) break;
        SearchBoard after = board;
        after.make(move);
        const int gain =
            move.captured - exchange(after, depth - 1, move.captured - beta, move.captured - alpha);
        best = std::max(best, gain);
        alpha = std::max(alpha, best);
    }
    return best;
}

}  // namespace leuctra::epaminondas
