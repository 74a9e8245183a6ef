// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/comment_commands.h"
#include "record/lgr.h"
#include "record/text_cursor.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <utility>

namespace leuctra::record {

namespace {

using Failure = tl::unexpected<Error>;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isNameCharacter(char c) {
    return isLetter(c) || isDigit(c) || c == '_';
}

/// Reads one game's tags and remembers where they stand, since the game itself judges their values.
class TagReader {
  public:
    explicit TagReader(TextCursor& cursor) : cursor_(cursor) {}

    Result<Record> read() {
        begin_ = cursor_.place();
        while (cursor_.peek() == '[') {
            if (auto tag = readTag(); !tag) {
                skipRest();
                return tl::unexpected(tag.error());
            }
            if (cursor_.skipSpace() > 1) break;
        }
        if (auto valid = checkEnding(); !valid) return tl::unexpected(valid.error());
        auto record = Record::fromTags(tags_);
        if (!record) return misplacedIn(record.error());
        return record;
    }

    /// Where the value of a tag begins; where the game begins when there is no such tag.
    Place placeOf(std::string_view name) const {
        const auto found = places_.find(std::string(name));
        return found == places_.end() ? begin_ : found->second;
    }

  private:
    Result<void> readTag() {
        const Place bracket = cursor_.place();
        cursor_.step();
        skipBlanks();
        const Place nameStart = cursor_.place();
        while (isNameCharacter(cursor_.peek()))
            cursor_.step();
        const std::string name(cursor_.since(nameStart));
        if (name.empty()) return failureAt(nameStart, errorText("A tag's name is missing here"));
        skipBlanks();
        if (cursor_.peek() != '"') {
            return failureAt(cursor_.place(),
                             errorText("The value of the tag %1 must stand in quotation marks"),
                             {shortened(name)});
        }
        auto value = readValue(name);
        if (!value) return tl::unexpected(value.error());
        skipBlanks();
        if (cursor_.peek() != ']') {
            return failureAt(cursor_.place(), errorText("The tag %1 must be closed by ]"), {shortened(name)});
        }
        cursor_.step();
        return keep(bracket, name, std::move(*value));
    }

    Result<std::string> readValue(const std::string& name) {
        const Place quote = cursor_.place();
        cursor_.step();
        places_.emplace(name, cursor_.place());
        std::string value;
        while (cursor_.peek() != '"') {
            if (cursor_.atEnd() || cursor_.peek() == '\n') {
                return failureAt(quote, errorText("The value of the tag %1 has no closing quotation mark"),
                                 {shortened(name)});
            }
            if (cursor_.startsWith("\\\"") || cursor_.startsWith("\\\\")) cursor_.step();
            const std::size_t size = cursor_.codePointSize();
            if (size == 0) return failureAt(cursor_.place(), errorText("This is not UTF-8 text"));
            value += cursor_.rest().substr(0, size);
            cursor_.step();
        }
        cursor_.step();
        return value;
    }

    Result<void> keep(const Place& bracket, const std::string& name, std::string value) {
        if (!names_.insert(name).second)
            return failureAt(bracket, errorText("The tag %1 is given twice"), {shortened(name)});
        tags_.push_back({name, std::move(value)});
        return {};
    }

    std::string_view valueOf(std::string_view name) const {
        const auto found =
            std::find_if(tags_.begin(), tags_.end(), [name](const Tag& tag) { return tag.name == name; });
        return found == tags_.end() ? std::string_view{} : found->value;
    }

    Result<void> checkEnding() const {
        const std::string_view result = valueOf("Result");
        if (!result.empty() && !isResult(result)) {
            return failureAt(placeOf("Result"), errorText("%1 is no result: it is 1-0, 0-1, 1/2-1/2 or *"),
                             {shortened(result)});
        }
        const std::string_view reason = valueOf("Termination");
        if (!reason.empty() && !reasonNamed(reason)) {
            return failureAt(placeOf("Termination"), errorText("%1 is no reason for a game's end"),
                             {shortened(reason)});
        }
        return {};
    }

    /// An error of the game's start, at the tag that caused it.
    Failure misplacedIn(const Error& error) const {
        Place place = placeOf(tagOf(error.part));
        if (error.column > 1) place.column += error.column - 1;
        return failureAt(place, error);
    }

    std::string_view tagOf(Error::Part part) const {
        const GameKind* kind = gameNamed(valueOf("Game"));
        switch (part) {
            case Error::Part::Rules:
                return "Rules";
            case Error::Part::Position:
                return "Position";
            case Error::Part::FirstSetup:
                return kind ? kind->setupTags[0] : "Game";
            case Error::Part::SecondSetup:
                return kind ? kind->setupTags[1] : "Game";
            case Error::Part::Text:
            case Error::Part::Play:
                return "Game";
        }
        return "Game";
    }

    /// The tags that follow a damaged one belong to the same game.
    void skipRest() {
        do {
            cursor_.skipLine();
        } while (!cursor_.atEnd() && !cursor_.startsWith("\n") && !cursor_.startsWith("\r\n"));
    }

    void skipBlanks() {
        while (cursor_.peek() == ' ' || cursor_.peek() == '\t')
            cursor_.step();
    }

    TextCursor& cursor_;
    Place begin_;
    std::vector<Tag> tags_;
    std::set<std::string> names_;  ///< of tags_
    std::map<std::string, Place> places_;
};

/// Reads one game's plays into its record and plays them on the way. Walks with its own stack: variations may
/// be nested to any depth.
class PlayReader {
  public:
    /// `commentsEnd`: whether a comment that begins here can end; once one has run to the end of the text,
    /// none can.
    PlayReader(TextCursor& cursor, Record& record, const TagReader& tags, bool& commentsEnd)
        : cursor_(cursor),
          record_(record),
          tags_(tags),
          commentsEnd_(commentsEnd),
          state_(record.start().clone()),
          node_(&record.root()) {}

    Result<void> read() {
        while (!done_) {
            cursor_.skipSpace();
            if (cursor_.atEnd() || isNextGame()) break;
            if (auto token = readToken(); !token) return token;
        }
        if (!open_.empty()) return failureAt(open_.back().bracket, errorText("This variation is not closed"));
        keepUnusedComment();
        return checkEnding();
    }

  private:
    struct Variation {
        Place bracket;
        Node* instead;                      ///< the play to which it is another choice
        std::unique_ptr<GameState> after;   ///< after that play; null when it must be worked out again
        std::unique_ptr<GameState> before;  ///< before that play; null when it must be worked out again
    };

    bool isNextGame() const { return cursor_.peek() == '[' && cursor_.place().column == 1; }

    Result<void> readToken() {
        const char c = cursor_.peek();
        if (c == '{') return readComment();
        if (c == '(') return openVariation();
        if (c == ')') return closeVariation();
        if (c == '$') return readMark();
        if (c == '*' || c == '.' || isDigit(c)) return readNumberOrResult();
        if (isLetter(c)) return readPlay();
        return unexpected();
    }

    Result<void> unexpected() const {
        const std::size_t size = cursor_.codePointSize();
        if (size == 0) return failureAt(cursor_.place(), errorText("This is not UTF-8 text"));
        return failureAt(cursor_.place(), errorText("%1 has no meaning here"),
                         {std::string(cursor_.rest().substr(0, size))});
    }

    /// Printable ASCII up to a blank or a sign of its own.
    std::string_view takeToken() {
        constexpr std::string_view signs = "(){}[]$;";
        const Place start = cursor_.place();
        while (cursor_.peek() > ' ' && cursor_.peek() <= '~' &&
               signs.find(cursor_.peek()) == std::string_view::npos) {
            cursor_.step();
        }
        return cursor_.since(start);
    }

    Result<void> readNumberOrResult() {
        const Place start = cursor_.place();
        while (isDigit(cursor_.peek()))
            cursor_.step();
        const bool isNumber = cursor_.peek() != '-' && cursor_.peek() != '/' && cursor_.peek() != '*';
        if (isNumber) {
            while (cursor_.peek() == '.')
                cursor_.step();
            beforePlay_ = true;
            return {};
        }
        cursor_.returnTo(start);
        const std::string_view token = takeToken();
        if (!isResult(token)) {
            return failureAt(start, errorText("%1 is no result: it is 1-0, 0-1, 1/2-1/2 or *"),
                             {shortened(token)});
        }
        resultPlace_ = start;
        result_ = token;
        done_ = true;
        return {};
    }

    Result<void> readPlay() {
        const Place start = cursor_.place();
        if (savesStates()) trail();
        auto played = playAt(start, *state_, takeToken());
        if (!played) return tl::unexpected(played.error());
        node_ = &node_->add(std::move(*played));
        node_->commentBefore = std::exchange(commentBefore_, {});
        beforePlay_ = false;
        return {};
    }

    /// Taking plays back is slow where much was deduced from them, so in all but absurdly nested variations
    /// the states at the fork are kept instead. More of them would need memory out of proportion to the file.
    bool savesStates() const {
        constexpr std::size_t savedLevels = 50;
        return open_.size() < savedLevels;
    }

    /// Brings the state before the last play of the line up to the present one, which is about to go on.
    void trail() {
        if (hasPlay()) {
            before_->play(node_->play).value();
        } else {
            before_ = state_->clone();
        }
    }

    Result<void> readMark() {
        const Place start = cursor_.place();
        cursor_.step();
        const std::string_view token = takeToken();
        int mark = -1;
        const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), mark);
        if (error != std::errc() || end != token.data() + token.size() || mark < 0 || mark > 255) {
            return failureAt(start, errorText("A mark is $ and a number from 0 to 255"));
        }
        if (!hasPlay()) return failureAt(start, errorText("There is no play before this mark"));
        node_->marks.push_back(mark);
        return {};
    }

    /// Whether the line being read has a play already.
    bool hasPlay() const { return node_ != (open_.empty() ? &record_.root() : open_.back().instead->parent); }

    Result<void> openVariation() {
        if (!hasPlay())
            return failureAt(cursor_.place(), errorText("There is no play before this variation"));
        keepUnusedComment();
        Variation variation{cursor_.place(), node_, nullptr, nullptr};
        if (savesStates()) {
            variation.after = std::exchange(state_, before_->clone());
            variation.before = std::move(before_);
        } else {
            state_->undo();
        }
        open_.push_back(std::move(variation));
        node_ = node_->parent;
        cursor_.step();
        beforePlay_ = true;
        return {};
    }

    Result<void> closeVariation() {
        if (open_.empty()) return failureAt(cursor_.place(), errorText("No variation is open here"));
        if (!hasPlay()) return failureAt(open_.back().bracket, errorText("This variation has no play"));
        keepUnusedComment();
        Variation variation = std::move(open_.back());
        open_.pop_back();
        if (variation.after) {
            state_ = std::move(variation.after);
            before_ = std::move(variation.before);
        } else {
            for (; node_ != variation.instead->parent; node_ = node_->parent)
                state_->undo();
            state_->play(variation.instead->play).value();
        }
        node_ = variation.instead;
        cursor_.step();
        beforePlay_ = true;
        return {};
    }

    /// Where a comment belongs to a play that then does not come, it is about the play before it.
    void keepUnusedComment() {
        join(node_->comment, std::exchange(commentBefore_, {}));
        beforePlay_ = false;
    }

    static void join(std::string& comment, std::string_view more) {
        if (!comment.empty() && !more.empty()) comment += ' ';
        comment += more;
    }

    Result<void> readComment() {
        const Place brace = cursor_.place();
        cursor_.step();
        std::string text;
        while (cursor_.peek() != '}') {
            if (cursor_.atEnd() || !commentsEnd_) {
                commentsEnd_ = false;
                cursor_.returnTo(brace);
                return failureAt(brace, errorText("This comment is not closed"));
            }
            if (!beforePlay_ && (cursor_.startsWith(clockCommand) || cursor_.startsWith(evaluationCommand))) {
                if (auto command = readCommand(); !command) return command;
                dropOneBlank(text);
                continue;
            }
            skipEscape();
            const std::size_t size = cursor_.codePointSize();
            if (size == 0) return failureAt(cursor_.place(), errorText("This is not UTF-8 text"));
            readCharacter(size, text);
        }
        cursor_.step();
        join(beforePlay_ ? commentBefore_ : node_->comment, text);
        return {};
    }

    void skipEscape() {
        for (const std::string_view escape : {"\\}", "\\\\", "\\[%"}) {
            if (cursor_.startsWith(escape)) return cursor_.step();
        }
    }

    void readCharacter(std::size_t size, std::string& text) {
        if (cursor_.peek() != '\r') {
            text += cursor_.rest().substr(0, size);
        } else if (!cursor_.startsWith("\r\n")) {
            text += '\n';
        }
        cursor_.step();
    }

    /// A command and one blank beside it are no part of what a person wrote.
    void dropOneBlank(std::string& text) {
        if (cursor_.peek() == ' ') {
            cursor_.step();
        } else if (!text.empty() && text.back() == ' ') {
            text.pop_back();
        }
    }

    Result<void> readCommand() {
        const Place start = cursor_.place();
        const bool isClock = cursor_.startsWith(clockCommand);
        const std::string_view command = isClock ? clockCommand : evaluationCommand;
        cursor_.step(command.size());
        const Place valueStart = cursor_.place();
        while (!cursor_.atEnd() && cursor_.peek() != ']' && cursor_.peek() != '}')
            cursor_.step();
        std::string_view value = cursor_.since(valueStart);
        const bool isClosed = cursor_.peek() == ']';
        while (!value.empty() && value.front() == ' ')
            value.remove_prefix(1);
        while (!value.empty() && value.back() == ' ')
            value.remove_suffix(1);
        const auto clock = isClock ? clockFrom(value) : std::nullopt;
        const auto evaluation = isClock ? std::nullopt : evaluationFrom(value);
        if (!isClosed || (!clock && !evaluation)) {
            return isClock ? failureAt(start, errorText("A clock is written [%clk h:mm:ss.t]"))
                           : failureAt(start, errorText("An evaluation is written [%eval 35] or [%eval #3]"));
        }
        if (isClock ? node_->clock.has_value() : node_->evaluation.has_value()) {
            return failureAt(start, errorText("This is given twice for one play"));
        }
        cursor_.step();
        if (clock) node_->clock = clock;
        if (evaluation) node_->evaluation = evaluation;
        return {};
    }

    /// Tags, the result after the plays and the rules must say the same of how the game ended. A game that is
    /// over by the rules may still be marked `*`: whoever wrote it was interrupted.
    Result<void> checkEnding() {
        const std::string tagged(record_.tag("Result"));
        if (!tagged.empty() && !result_.empty() && tagged != result_) {
            return failureAt(resultPlace_, errorText("The result is %1 here and %2 in the tag Result"),
                             {std::string(result_), tagged});
        }
        const auto outcome = state_->outcome();
        if (tagged.empty()) {
            if (result_.empty()) result_ = resultText(outcome);
            record_.setTag("Result", result_);
        }
        if (outcome && record_.isFinished()) return checkOutcome(*outcome);
        return checkTermination();
    }

    Result<void> checkOutcome(const Outcome& outcome) {
        if (record_.result() != resultText(outcome)) {
            Error error = failure(errorText("By the plays and %1 the result is %2, not %3"),
                                  {std::string(name(outcome.reason)), std::string(resultText(outcome)),
                                   std::string(record_.result())})
                              .value();
            error.rule = name(outcome.reason);
            return failureAt(result_.empty() ? tags_.placeOf("Result") : resultPlace_, std::move(error));
        }
        if (record_.tag("Termination").empty()) record_.setOutcome(outcome);
        if (record_.tag("Termination") == name(outcome.reason)) return {};
        return failureAt(tags_.placeOf("Termination"),
                         errorText("By the plays the game ended by %1, not by %2"),
                         {std::string(name(outcome.reason)), std::string(record_.tag("Termination"))});
    }

    /// The game is not over by the rules, or marked as going on.
    Result<void> checkTermination() const {
        const std::string_view termination = record_.tag("Termination");
        if (termination.empty()) return {};
        const Place place = tags_.placeOf("Termination");
        if (!record_.isFinished()) {
            return failureAt(place, errorText("A game without a result has no reason for its end"));
        }
        const Reason reason = *reasonNamed(termination);
        const bool isDrawn = record_.result() == "1/2-1/2";
        if (reason == Reason::Agreed) {
            if (isDrawn) return {};
            return failureAt(place, errorText("What the players agree on is a draw"));
        }
        if (reason != Reason::Time && reason != Reason::Resign) {
            return failureAt(place, errorText("The plays do not end the game by %1"),
                             {std::string(termination)});
        }
        if (!isDrawn) return {};
        return failureAt(place, errorText("Who resigns or has no time left has lost: it is no draw"));
    }

    TextCursor& cursor_;
    Record& record_;
    const TagReader& tags_;
    bool& commentsEnd_;
    std::unique_ptr<GameState> state_;
    std::unique_ptr<GameState> before_;  ///< one play behind in the line being read, where savesStates()
    Node* node_;
    std::vector<Variation> open_;
    std::string commentBefore_;
    bool beforePlay_ = false;  ///< a comment here is about the play to come
    bool done_ = false;
    std::string result_;
    Place resultPlace_;
};

/// Whatever fails leaves the cursor where the search for the next game is to begin.
class LgrReader {
  public:
    explicit LgrReader(std::string_view text) : cursor_(text) {}

    void read(const std::function<bool(Result<Record>, std::size_t)>& visit) {
        bool goesOn = true;
        cursor_.skipSpace();
        do {
            auto game = readGame();
            if (!game) skipToTags();
            cursor_.skipSpace();
            goesOn = visit(std::move(game), cursor_.place().offset);
        } while (goesOn && !cursor_.atEnd());
    }

  private:
    Result<Record> readGame() {
        if (cursor_.peek() != '[') {
            return failureAt(cursor_.place(),
                             errorText("A game must begin with its tags, [Game \"…\"] among them"));
        }
        TagReader tags(cursor_);
        auto record = tags.read();
        if (!record) return record;
        PlayReader plays(cursor_, *record, tags, commentsEnd_);
        if (auto read = plays.read(); !read) return tl::unexpected(read.error());
        return record;
    }

    void skipToTags() {
        while (!cursor_.atEnd() && !isTagLine())
            cursor_.skipLine();
    }

    bool isTagLine() const {
        return cursor_.place().column == 1 && cursor_.peek() == '[' && cursor_.rest().size() > 1 &&
               isLetter(cursor_.rest()[1]);
    }

    TextCursor cursor_;
    bool commentsEnd_ = true;
};

}  // namespace

std::vector<Result<Record>> parseRecords(std::string_view text) {
    std::vector<Result<Record>> games;
    visitRecords(text, [&games](Result<Record> game, std::size_t) {
        games.push_back(std::move(game));
        return true;
    });
    return games;
}

void visitRecords(std::string_view text, const std::function<bool(Result<Record>, std::size_t)>& visit) {
    LgrReader(text).read(visit);
}

}  // namespace leuctra::record
