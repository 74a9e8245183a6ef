// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/move_tree_model.h"

#include "board/game_ui.h"
#include "models/play_text.h"

#include <utility>

namespace leuctra::ui {

using record::Node;

namespace {

QString symbolsOf(const Node& node) {
    QStringList symbols;
    for (const int mark : node.marks)
        symbols << (mark >= 1 && mark <= judgementMarks ? markSymbol(mark) : QStringLiteral("$%1").arg(mark));
    return symbols.join(u' ');
}

}  // namespace

/// Walks a tree of any depth with its own stack.
class MoveTreeModel::Builder {
  public:
    explicit Builder(const Node& root) {
        say(root.comment, root, 0);
        if (!root.next()) return;
        lines_.push_back({root.next(), 0, 0, 1});
        write(lines_.back());
        while (!lines_.empty())
            advance();
    }

    std::vector<Row> take() { return std::move(rows_); }

  private:
    /// A line being written: its latest play, and the next of that play's siblings to write as a variation.
    struct Line {
        const Node* node;
        int ply;  ///< of that play, from 0
        int depth;
        std::size_t sibling;
    };

    void advance() {
        const Line line = lines_.back();
        const auto& siblings = line.node->parent->children;
        if (line.sibling < siblings.size()) {
            const Node& variation = *siblings[line.sibling];
            ++lines_.back().sibling;
            goesOn_ = false;
            lines_.push_back({&variation, line.ply, line.depth + 1, siblings.size()});
            write(lines_.back());
        } else if (const Node* next = line.node->next()) {
            lines_.back() = {next, line.ply + 1, line.depth, 1};
            write(lines_.back());
        } else {
            goesOn_ = false;
            lines_.pop_back();
        }
    }

    void write(const Line& line) {
        say(line.node->commentBefore, *line.node, line.depth);
        const auto column = static_cast<std::size_t>(line.ply % 2);
        if (column == 0 || !goesOn_) {
            Row row;
            row.depth = line.depth;
            row.number = line.ply / 2 + 1;
            rows_.push_back(std::move(row));
        }
        rows_.back().nodes[column] = line.node;
        goesOn_ = true;
        say(line.node->comment, *line.node, line.depth);
    }

    void say(const std::string& comment, const Node& about, int depth) {
        if (comment.empty()) return;
        Row row;
        row.depth = depth;
        row.isComment = true;
        row.comment = QString::fromStdString(comment);
        row.nodes = {&about, nullptr};
        rows_.push_back(std::move(row));
        goesOn_ = false;
    }

    std::vector<Row> rows_;
    std::vector<Line> lines_;
    bool goesOn_ = false;  ///< the last row may take the play that follows
};

MoveTreeModel::MoveTreeModel(const Review& review, QObject* parent)
    : QAbstractTableModel(parent), review_(review) {
    connect(&review, &Review::treeChanged, this, &MoveTreeModel::refresh);
    connect(&review, &Review::nodeChanged, this, &MoveTreeModel::nodeChanged);
    connect(&review, &Review::shownChanged, this, &MoveTreeModel::showShown);
    refresh();
}

void MoveTreeModel::refresh() {
    beginResetModel();
    rows_ = Builder(review_.record().root()).take();
    places_.clear();
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t column = 0; column < 2 && !rows_[row].isComment; ++column)
            if (const Node* node = rows_[row].nodes[column])
                places_.insert(node, {static_cast<int>(row), BeginnersPlay + static_cast<int>(column)});
    endResetModel();
    marked_ = indexOf(review_.shown());
}

void MoveTreeModel::showShown() {
    const QModelIndex before = marked_;
    marked_ = indexOf(review_.shown());
    for (const QModelIndex& index : {before, QModelIndex(marked_)})
        if (index.isValid()) emit dataChanged(index, index, {ShownRole});
}

void MoveTreeModel::nodeChanged(const Node& node) {
    const QModelIndex index = indexOf(node);
    const int below = index.row() + 1;  // of the start: the first row
    const bool hasRow = below < rowCount() && isComment(below) &&
                        rows_[std::size_t(below)].nodes[0] == &node && node.commentBefore.empty();
    const QString listed = hasRow ? rows_[std::size_t(below)].comment : QString();
    if (listed.toStdString() != node.comment)
        refresh();
    else if (index.isValid())
        emit dataChanged(index, index);
}

const Node* MoveTreeModel::nodeAt(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.isComment) return row.nodes[0];
    return index.column() == Number ? nullptr
                                    : row.nodes[static_cast<std::size_t>(index.column() - BeginnersPlay)];
}

QModelIndex MoveTreeModel::indexOf(const Node& node) const {
    const auto place = places_.find(&node);
    return place == places_.end() ? QModelIndex() : index(place->first, place->second);
}

int MoveTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MoveTreeModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

/// "12, Black: b12–b9 ?!" for a screen reader.
QString MoveTreeModel::spoken(const Row& row, int column) const {
    const Node* node = row.nodes[static_cast<std::size_t>(column - BeginnersPlay)];
    const Side begins = review_.record().start().sideToMove();
    const QString side = uiOf(review_.kind()).sideName(column == BeginnersPlay ? begins : opponent(begins));
    const QString play = playText(node->play) + u' ' + symbolsOf(*node);
    const QString words = tr("%1, %2: %3").arg(row.number).arg(side, play.trimmed());
    return row.depth == 0 ? words : tr("%1 (variation, depth %2)").arg(words).arg(row.depth);
}

QVariant MoveTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == DepthRole) return row.depth;
    if (role == CommentRole) return row.isComment;
    const Node* node = nodeAt(index);
    if (row.isComment) {
        const bool says = index.column() == BeginnersPlay;
        return says && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) ? QVariant(row.comment)
                                                                                   : QVariant();
    }
    if (index.column() == Number) {
        if (role == Qt::DisplayRole) return row.number;
        return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    if (!node) {
        const bool skipped = index.column() == BeginnersPlay && role == Qt::DisplayRole;
        return skipped ? QVariant(QStringLiteral("…")) : QVariant();
    }
    switch (role) {
        case Qt::DisplayRole:
            return playText(node->play);
        case Qt::AccessibleTextRole:
            return spoken(row, index.column());
        case SymbolRole:
            return symbolsOf(*node);
        case MarkRole:
            return judgementMark(*node).value_or(0);
        case ShownRole:
            return node == &review_.shown();
        default:
            return {};
    }
}

QVariant MoveTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section == Number) return {};
    const Side begins = review_.record().start().sideToMove();
    return uiOf(review_.kind()).sideName(section == BeginnersPlay ? begins : opponent(begins));
}

Qt::ItemFlags MoveTreeModel::flags(const QModelIndex& index) const {
    return nodeAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemFlags(Qt::NoItemFlags);
}

}  // namespace leuctra::ui
