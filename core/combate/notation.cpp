// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/notation.h"

#include "combate/code_point.h"

#include <fmt/format.h>

#include <utility>

namespace leuctra::combate {

namespace {

/// Reads a text from left to right.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    bool atEnd() const { return at_ == text_.size(); }

    bool skip(char c) {
        if (atEnd() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    std::optional<Square> square() {
        const std::size_t length = at_ + 3 <= text_.size() && text_.substr(at_ + 1, 2) == "10" ? 3 : 2;
        const auto found = squareNamed(text_.substr(at_, length));
        if (found) at_ += length;
        return found;
    }

    std::optional<Rank> rank() {
        const auto found = atEnd() ? std::nullopt : rankWithLetter(text_[at_]);
        if (found) ++at_;
        return found;
    }

    tl::unexpected<Error> failureHere(const char* sentence) const {
        Error error{sentence, {}, Error::Part::Play, {}, 0, static_cast<int>(at_) + 1};
        return tl::unexpected(std::move(error));
    }

    tl::unexpected<Error> unexpectedHere() const {
        if (atEnd()) return failureHere(errorText("The play ends too early"));
        Error error{errorText("“%1” cannot stand here in a play"),
                    {shownCharacter(text_, at_)},
                    Error::Part::Play,
                    {},
                    0,
                    static_cast<int>(at_) + 1};
        return tl::unexpected(std::move(error));
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Result<PlayText> playFrom(std::string_view text) {
    Reader reader(text);
    PlayText result;
    const auto from = reader.square();
    if (!from) return reader.unexpectedHere();
    result.attack = reader.skip('x');
    if (!result.attack) reader.skip('-');
    const auto to = reader.square();
    if (!to) return reader.unexpectedHere();
    result.play = {*from, *to};
    if (reader.atEnd()) return result;

    if (!reader.skip('=')) return reader.unexpectedHere();
    const auto attacker = reader.rank();
    if (!attacker || !reader.skip('v')) return reader.unexpectedHere();
    const auto defender = reader.rank();
    if (!defender || !reader.atEnd()) return reader.unexpectedHere();
    result.attack = true;
    result.announced = Announcement{*attacker, *defender};
    return result;
}

std::string text(Play play, bool attack) {
    return fmt::format("{}{}{}", name(play.from), attack ? 'x' : '-', name(play.to));
}

std::string text(const Transition& transition) {
    std::string written = text(transition.move, transition.isAttack());
    if (transition.attack) {
        written +=
            fmt::format("={}v{}", letter(transition.attack->attacker), letter(transition.attack->defender));
    }
    return written;
}

}  // namespace leuctra::combate
