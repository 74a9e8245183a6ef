// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/print.h"

#include "board/game_ui.h"
#include "exports/drawing.h"
#include "exports/plain_look.h"
#include "match/record_tags.h"
#include "models/library_words.h"
#include "models/play_text.h"
#include "pages/player_name.h"
#include "review/review.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <array>
#include <vector>

namespace leuctra::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::Print)
};

constexpr int drawnSize = 800;     // px of a diagram, for the printer's sake
constexpr int diagramWidth = 300;  // in the units of the text, 96 to the inch
constexpr qreal bodySize = 10;     // pt
constexpr qreal headingSize = 16;
constexpr qreal smallSize = 9;
constexpr int movesInRow = 3;
constexpr qreal indent = 18;

QString textOf(const std::string& text) {
    return QString::fromStdString(text);
}

/// A play and its marks, never parted at the end of a line.
QString wordsOf(const record::Node& node) {
    constexpr QChar joiner(0x2060);
    QString words = playText(node.play);
    words.replace(QChar(0x2013), QString(joiner) + QChar(0x2013) + joiner);
    words.replace(u' ', QChar::Nbsp);
    for (const int mark : node.marks)
        if (mark >= 1 && mark <= judgementMarks) words += markSymbol(mark);
    return words;
}

/// The number of a move and its two plays.
struct Move {
    int number;
    std::array<QString, 2> plays;
};

/// Writes a record into a document, node by node.
class Printer {
  public:
    Printer(const record::Record& record, QTextDocument& document, std::optional<Side> viewer)
        : record_(record), viewer_(viewer), cursor_(&document), look_(BoardStyle::Plain) {
        body_.setFontPointSize(bodySize);
        strong_ = body_;
        strong_.setFontWeight(QFont::Bold);
        quiet_ = body_;
        quiet_.setFontPointSize(smallSize);
        comment_ = body_;
        comment_.setFontItalic(true);
    }

    void print() {
        printHead();
        if (const std::string& opening = record_.root().comment; !opening.empty()) printNote(opening);
        printMainLine();
        printDiagram(record_.last());
    }

  private:
    void beginParagraph(qreal leftMargin = 0) {
        QTextBlockFormat format;
        format.setTopMargin(6);
        format.setLeftMargin(leftMargin);
        format.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
        cursor_.insertBlock(format, body_);
    }

    void write(const QString& text, const QTextCharFormat& format) { cursor_.insertText(text, format); }

    void printHead() {
        const GameKind& kind = record_.kind();
        std::array<QString, 2> names;
        for (const Side side : bothSides)
            names[std::size_t(index(side))] = playerName(kind, side, playerOf(record_, side));
        QTextCharFormat heading = strong_;
        heading.setFontPointSize(headingSize);
        write(Words::tr("%1 – %2").arg(names[0], names[1]), heading);
        const auto tag = [this](const char* name) { return textOf(std::string(record_.tag(name))); };
        QStringList details = {uiOf(kind).name(), dayWord(tag("Date")), tag("Event")};
        details.removeAll({});
        beginParagraph();
        write(details.join(QStringLiteral(" · ")), quiet_);
        if (const auto outcome = record_.outcome()) {
            beginParagraph();
            write(uiOf(kind).outcomeSentence(*outcome, names), body_);
        }
    }

    void printNote(const std::string& comment) {
        beginParagraph();
        write(textOf(comment), comment_);
    }

    void printComment(const std::string& comment) {
        if (!comment.empty()) write(textOf(comment) + QLatin1Char(' '), comment_);
    }

    /// As a table like a score sheet, with what is to be said or could have been played between its rows.
    void printMainLine() {
        for (const record::Node* node = record_.root().next(); node; node = node->next()) {
            if (!node->commentBefore.empty()) {
                printMoves();
                printNote(node->commentBefore);
            }
            const int ply = node->ply();
            const auto column = std::size_t((ply + 1) % 2);
            if (column == 0 || moves_.empty()) moves_.push_back({(ply + 1) / 2, {QStringLiteral("…"), {}}});
            moves_.back().plays[column] = wordsOf(*node);
            const auto& siblings = node->parent->children;
            if (node->comment.empty() && siblings.size() == 1) continue;
            printMoves();
            if (!node->comment.empty()) printNote(node->comment);
            for (std::size_t i = 1; i < siblings.size(); ++i) {
                beginParagraph(indent);
                printVariation(*siblings[i]);
            }
            if (!node->comment.empty() && node->next()) printDiagram(*node);
        }
        printMoves();
    }

    /// The moves gathered so far.
    void printMoves() {
        if (moves_.empty()) return;
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(1);
        format.setCellSpacing(0);
        format.setTopMargin(6);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        QList<QTextLength> widths;
        for (int i = 0; i < movesInRow; ++i)
            for (const double share : {14.0, 43.0, 43.0})
                widths << QTextLength(QTextLength::PercentageLength, share / movesInRow);
        format.setColumnWidthConstraints(widths);
        const int rows = (int(moves_.size()) + movesInRow - 1) / movesInRow;
        QTextTable* table = cursor_.insertTable(rows, int(widths.size()), format);
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            const Move& move = moves_[i];
            const int row = int(i) / movesInRow;
            const int column = int(i) % movesInRow * 3;
            const auto fill = [&](int place, const QString& text) {
                table->cellAt(row, column + place).firstCursorPosition().insertText(text, quiet_);
            };
            fill(0, QString::number(move.number));
            fill(1, move.plays[0]);
            fill(2, move.plays[1]);
        }
        cursor_.movePosition(QTextCursor::End);
        moves_.clear();
    }

    /// `3.` before the beginner's play, `3...` before the other's where it does not follow at once.
    QString numberOf(const record::Node& node, bool alone) const {
        const int ply = node.ply();
        const QString number = QString::number((ply + 1) / 2);
        if (ply % 2 == 1) return number + QLatin1Char('.') + QChar::Nbsp;
        return alone ? number + QStringLiteral("...") + QChar::Nbsp : QString();
    }

    void printPlay(const record::Node& node, bool alone) {
        printComment(node.commentBefore);
        write(numberOf(node, alone) + wordsOf(node) + QLatin1Char(' '), quiet_);
    }

    /// A variation with its own ones, in brackets; without recursion, since a file may nest them without end.
    void printVariation(const record::Node& first) {
        struct Step {
            enum class Kind { Open, Play, Close } kind;
            const record::Node* node;
            bool alone;
        };
        std::vector<Step> steps;  // the last comes next
        const auto bracket = [&steps](const record::Node& node) {
            steps.push_back({Step::Kind::Close, nullptr, false});
            steps.push_back({Step::Kind::Play, &node, true});
            steps.push_back({Step::Kind::Open, nullptr, false});
        };
        bracket(first);
        while (!steps.empty()) {
            const Step step = steps.back();
            steps.pop_back();
            if (step.kind == Step::Kind::Open) {
                write(QStringLiteral("("), quiet_);
                continue;
            }
            if (step.kind == Step::Kind::Close) {
                cursor_.deletePreviousChar();  // the blank after the last play
                write(QStringLiteral(") "), quiet_);
                continue;
            }
            printPlay(*step.node, step.alone);
            printComment(step.node->comment);
            const auto& siblings = step.node->parent->children;
            const bool hasVariations = siblings.size() > 1 && siblings.front().get() == step.node;
            if (const record::Node* next = step.node->next())
                steps.push_back({Step::Kind::Play, next, hasVariations || !step.node->comment.empty()});
            for (std::size_t i = siblings.size(); hasVariations && --i > 0;)
                bracket(*siblings[i]);
        }
    }

    void printDiagram(const record::Node& node) {
        const Drawing drawing{record_.kind(), record_.stateAt(node)->view(viewer_), drawnSize,
                              viewer_.value_or(Side::First)};
        QImage picture = imageOf(drawing, look_.appearance());
        QTextBlockFormat format;
        format.setAlignment(Qt::AlignHCenter);
        format.setTopMargin(10);
        format.setBottomMargin(10);
        cursor_.insertBlock(format, quiet_);
        const QString name = QStringLiteral("diagram-%1").arg(++diagrams_);
        cursor_.document()->addResource(QTextDocument::ImageResource, QUrl(name), picture);
        QTextImageFormat image;
        image.setName(name);
        image.setWidth(diagramWidth);
        cursor_.insertImage(image);
        // In the same block, so that the two stay on one page.
        if (node.parent)
            write(QChar::LineSeparator + Words::tr("After %1").arg(numberOf(node, true) + wordsOf(node)),
                  quiet_);
    }

    const record::Record& record_;
    std::optional<Side> viewer_;
    QTextCursor cursor_;
    PlainLook look_;
    QTextCharFormat body_;
    QTextCharFormat strong_;
    QTextCharFormat quiet_;
    QTextCharFormat comment_;
    std::vector<Move> moves_;
    int diagrams_ = 0;
};

}  // namespace

void writeOut(const record::Record& record, QTextDocument& document, std::optional<Side> viewer) {
    Printer(record, document, viewer).print();
}

QByteArray pdfOf(const record::Record& record, std::optional<Side> viewer) {
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        // QTextDocument leaves two centimetres around, with the number of the page in them.
        writer.setPageMargins({0, 0, 0, 0}, QPageLayout::Millimeter);
        writer.setCreator(QStringLiteral("Leuctra"));
        QTextDocument document;
        writeOut(record, document, viewer);
        document.print(&writer);
    }
    return file;
}

}  // namespace leuctra::ui
