// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/review.h"

#include <QAbstractTableModel>
#include <QHash>

#include <array>
#include <cstdint>
#include <vector>

namespace leuctra::ui {

/// The tree of a review as rows of two columns, the side that began first: the main line, and after each play
/// the lines that could have taken its place, deeper by one, then what was said about it.
class MoveTreeModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Number, BeginnersPlay, OthersPlay, ColumnCount };
    enum DataRole {
        DepthRole = Qt::UserRole,  ///< int: 0 for the main line, 1 for its variations …
        CommentRole,               ///< bool: the row holds what was said, in column BeginnersPlay
        SymbolRole,                ///< QString: the marks of the play ("?!"); empty: none
        MarkRole,                  ///< int: 1 to 6 as judgementMark(); 0: none
        ShownRole,                 ///< bool: the position after this play is shown
    };

    /// The review must outlive the model.
    explicit MoveTreeModel(const Review& review, QObject* parent = nullptr);

    /// The play, or what a comment is about; null where there is nothing.
    const record::Node* nodeAt(const QModelIndex& index) const;
    /// Where a play stands; invalid for the start.
    QModelIndex indexOf(const record::Node& node) const;
    bool isComment(int row) const { return rows_[static_cast<std::size_t>(row)].isComment; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Reads the tree anew.
    void refresh();

  private:
    struct Row {
        int depth = 0;
        int number = 0;  ///< of the two plays
        bool isComment = false;
        QString comment;
        std::array<const record::Node*, 2> nodes{};  ///< by column; of a comment the first: what it is about
    };

    class Builder;

    void showShown();
    void nodeChanged(const record::Node& node);
    QString spoken(const Row& row, int column) const;

    const Review& review_;
    std::vector<Row> rows_;
    QHash<const record::Node*, std::pair<int, int>> places_;  ///< row and column
    QPersistentModelIndex marked_;                            ///< the play shown
};

}  // namespace leuctra::ui
