// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/comment_commands.h"
#include "record/lgr.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace leuctra::record {

namespace {

constexpr std::size_t lineWidth = 80;

std::size_t codePoints(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string escaped(std::string_view text, std::string_view special) {
    std::string result;
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos) result += '\\';
        result += c;
    }
    return result;
}

std::string withPlainLineEnds(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') {
            result += text[i];
        } else if (i + 1 == text.size() || text[i + 1] != '\n') {
            result += '\n';
        }
    }
    return result;
}

/// A person's words that look like one of our commands must not be read as one.
std::string withCommandsEscaped(std::string text) {
    for (const std::string_view command : {clockCommand, evaluationCommand}) {
        for (auto at = text.find(command); at != std::string::npos; at = text.find(command, at + 2)) {
            text.insert(at, 1, '\\');
        }
    }
    return text;
}

std::string commentBefore(const Node& node) {
    return fmt::format("{{{}}}", escaped(withPlainLineEnds(node.commentBefore), "\\}"));
}

/// Empty when nothing was noted.
std::string commentAfter(const Node& node) {
    std::vector<std::string> parts;
    if (node.clock) parts.push_back(fmt::format("{}{}]", clockCommand, clockText(*node.clock)));
    if (node.evaluation) {
        parts.push_back(fmt::format("{}{}]", evaluationCommand, evaluationText(*node.evaluation)));
    }
    if (!node.comment.empty()) {
        parts.push_back(withCommandsEscaped(escaped(withPlainLineEnds(node.comment), "\\}")));
    }
    if (parts.empty()) return {};
    return fmt::format("{{{}}}", fmt::join(parts, " "));
}

/// Puts the plays of one record into lines. Walks with its own stack: variations may be nested to any depth.
class PlayWriter {
  public:
    std::string write(const Record& record) {
        const Node& root = record.root();
        if (const std::string comment = commentAfter(root); !comment.empty()) put(comment);
        if (root.next()) {
            writePlay(*root.next(), 0);
            lines_.push_back({root.next(), 0, 1});
        }
        while (!lines_.empty())
            advance();
        put(record.result());
        text_ += '\n';
        return std::move(text_);
    }

  private:
    /// A line of play being written: its latest play, and the next of that play's siblings to write as a
    /// variation.
    struct Line {
        const Node* node;
        int ply;
        std::size_t sibling;
    };

    enum class Before { Nothing, Play, Comment, Opening, Closing };

    void advance() {
        const Line line = lines_.back();
        const auto& siblings = line.node->parent->children;
        if (line.sibling < siblings.size()) {
            const Node& variation = *siblings[line.sibling];
            ++lines_.back().sibling;
            put("(");
            before_ = Before::Opening;
            writePlay(variation, line.ply);
            lines_.push_back({&variation, line.ply, siblings.size()});
        } else if (const Node* next = line.node->next()) {
            writePlay(*next, line.ply + 1);
            lines_.back() = {next, line.ply + 1, 1};
        } else {
            lines_.pop_back();
            if (lines_.empty()) return;
            text_ += ')';
            ++column_;
            before_ = Before::Closing;
        }
    }

    /// Where a comment would be read as one on what stands before it, the number tells that it belongs to the
    /// play.
    void writePlay(const Node& node, int ply) {
        const bool isNumbered = ply % 2 == 0 || before_ != Before::Play || !node.commentBefore.empty();
        const std::string number =
            isNumbered ? fmt::format("{}.{}", ply / 2 + 1, ply % 2 == 0 ? "" : "..") : "";
        const std::string numberedPlay = isNumbered ? number + ' ' + node.play : node.play;
        const bool numberFirst = before_ != Before::Opening && before_ != Before::Closing;
        if (node.commentBefore.empty()) {
            put(numberedPlay);
        } else if (numberFirst) {
            put(number);
            put(commentBefore(node));
            put(node.play);
        } else {
            put(commentBefore(node));
            put(numberedPlay);
        }
        before_ = Before::Play;
        for (const int mark : node.marks)
            put(fmt::format("${}", mark));
        if (const std::string comment = commentAfter(node); !comment.empty()) {
            put(comment);
            before_ = Before::Comment;
        }
    }

    void put(std::string_view token) {
        const auto firstEnd = token.find('\n');
        const std::size_t width = codePoints(token.substr(0, firstEnd));
        const bool glued = text_.empty() || text_.back() == '(';
        if (!glued) {
            const bool fits = column_ + 1 + width <= lineWidth;
            text_ += fits ? ' ' : '\n';
            column_ = fits ? column_ + 1 : 0;
        }
        text_ += token;
        column_ = firstEnd == std::string_view::npos ? column_ + width
                                                     : codePoints(token.substr(token.rfind('\n') + 1));
    }

    std::string text_;
    std::size_t column_ = 0;
    Before before_ = Before::Nothing;
    std::vector<Line> lines_;
};

}  // namespace

std::string writeRecord(const Record& record) {
    std::string text;
    for (const Tag& tag : record.tags()) {
        fmt::format_to(std::back_inserter(text), "[{} \"{}\"]\n", tag.name, escaped(tag.value, "\\\""));
    }
    text += '\n';
    return text + PlayWriter().write(record);
}

std::string writeRecords(std::span<const Record> records) {
    std::string text;
    for (const Record& record : records) {
        if (!text.empty()) text += '\n';
        text += writeRecord(record);
    }
    return text;
}

}  // namespace leuctra::record
