// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/library_game.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace leuctra::ui {

class Library;

/// The games of the library that a filter leaves through, in the order that sort() asks for: a row each.
class LibraryModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column {
        DateColumn,
        GameColumn,
        FirstColumn,
        SecondColumn,
        ResultColumn,
        ReasonColumn,
        PliesColumn,
        LevelColumn,
        ColumnCount
    };

    /// The library must outlive the model, which follows it.
    explicit LibraryModel(const Library& library, QObject* parent = nullptr);

    const LibraryFilter& filter() const { return filter_; }
    void setFilter(const LibraryFilter& filter);

    const std::vector<LibraryGame>& games() const { return games_; }
    const LibraryGame& game(int row) const { return games_[static_cast<std::size_t>(row)]; }
    /// The row of a game; -1 when it is not listed.
    int rowOf(std::int64_t id) const;
    /// Why there is nothing to list; nothing when the library could be asked.
    const std::optional<Error>& problem() const { return problem_; }

    void sort(int column, Qt::SortOrder order) override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Asks the library anew.
    void refresh();

  private:
    const Library& library_;
    LibraryFilter filter_;
    LibraryOrder order_ = LibraryOrder::Date;
    bool descending_ = true;
    std::vector<LibraryGame> games_;
    std::optional<Error> problem_;
};

}  // namespace leuctra::ui
