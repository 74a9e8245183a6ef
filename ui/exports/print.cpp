// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/print.h"

#include "board/game_ui.h"
#include "exports/drawing.h"
#include "exports/plain_look.h"
#include "match/record_tags.h"
#include "pages/player_name.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include <array>
#include <vector>

namespace leuctra::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::Print)
};

constexpr int drawnSize = 800;     // px of a diagram, for the printer's sake
constexpr int diagramWidth = 260;  // in the units of the text, 96 to the inch
constexpr qreal bodySize = 10;     // pt
constexpr qreal headingSize = 16;
constexpr qreal smallSize = 9;

/// Signs of the marks `$1`–`$6`.
constexpr std::array<const char*, 7> signs = {"", "!", "?", "!!", "??", "!?", "?!"};

QString textOf(const std::string& text) {
    return QString::fromStdString(text);
}

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
        beginParagraph();
        printComment(record_.root().comment);
        printLine();
        printDiagram(record_.last());
    }

  private:
    void beginParagraph() {
        QTextBlockFormat format;
        format.setTopMargin(6);
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
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
        QStringList details = {uiOf(kind).name()};
        for (const char* tag : {"Date", "Event"})
            if (const auto value = record_.tag(tag); !value.empty()) details << textOf(std::string(value));
        beginParagraph();
        write(details.join(QStringLiteral(" · ")), quiet_);
        if (const auto outcome = record_.outcome()) {
            beginParagraph();
            write(uiOf(kind).outcomeSentence(*outcome, names), body_);
        }
    }

    void printComment(const std::string& comment) {
        if (!comment.empty()) write(textOf(comment) + QLatin1Char(' '), comment_);
    }

    /// `3.` before the beginner's play, `3...` before the other's where it does not follow at once.
    QString numberOf(const record::Node& node, bool alone) const {
        const int ply = node.ply();
        const QString number = QString::number((ply + 1) / 2);
        if (ply % 2 == 1) return number + QStringLiteral(". ");
        return alone ? number + QStringLiteral("... ") : QString();
    }

    void printPlay(const record::Node& node, bool alone, const QTextCharFormat& format) {
        printComment(node.commentBefore);
        QString play = numberOf(node, alone) + textOf(node.play);
        for (const int mark : node.marks)
            if (mark > 0 && std::size_t(mark) < signs.size()) play += QLatin1String(signs[std::size_t(mark)]);
        write(play + QLatin1Char(' '), format);
    }

    void printLine() {
        bool alone = true;
        for (const record::Node* node = record_.root().next(); node; node = node->next()) {
            printPlay(*node, alone, strong_);
            printComment(node->comment);
            alone = !node->comment.empty() || node->parent->children.size() > 1;
            for (std::size_t i = 1; i < node->parent->children.size(); ++i)
                printVariation(*node->parent->children[i]);
            if (node->comment.empty() || !node->next()) continue;
            printDiagram(*node);
            beginParagraph();
        }
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
            printPlay(*step.node, step.alone, quiet_);
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
        format.setTopMargin(8);
        format.setBottomMargin(8);
        cursor_.insertBlock(format, body_);
        const QString name = QStringLiteral("diagram-%1").arg(++diagrams_);
        cursor_.document()->addResource(QTextDocument::ImageResource, QUrl(name), picture);
        QTextImageFormat image;
        image.setName(name);
        image.setWidth(diagramWidth);
        cursor_.insertImage(image);
    }

    const record::Record& record_;
    std::optional<Side> viewer_;
    QTextCursor cursor_;
    PlainLook look_;
    QTextCharFormat body_;
    QTextCharFormat strong_;
    QTextCharFormat quiet_;
    QTextCharFormat comment_;
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
        writer.setPageMargins({18, 18, 18, 18}, QPageLayout::Millimeter);
        writer.setCreator(QStringLiteral("Leuctra"));
        QTextDocument document;
        writeOut(record, document, viewer);
        document.print(&writer);
    }
    return file;
}

}  // namespace leuctra::ui
