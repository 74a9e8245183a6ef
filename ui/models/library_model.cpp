// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library_model.h"

#include "board/game_ui.h"
#include "models/library_words.h"
#include "storage/library.h"

#include <algorithm>
#include <utility>

namespace leuctra::ui {

namespace {

LibraryOrder orderOf(int column) {
    switch (column) {
        case LibraryModel::GameColumn:
            return LibraryOrder::Game;
        case LibraryModel::FirstColumn:
            return LibraryOrder::First;
        case LibraryModel::SecondColumn:
            return LibraryOrder::Second;
        case LibraryModel::ResultColumn:
            return LibraryOrder::Result;
        case LibraryModel::ReasonColumn:
            return LibraryOrder::Reason;
        case LibraryModel::PliesColumn:
            return LibraryOrder::Plies;
        case LibraryModel::LevelColumn:
            return LibraryOrder::Level;
        default:
            return LibraryOrder::Date;
    }
}

QString text(const LibraryGame& game, int column) {
    switch (column) {
        case LibraryModel::DateColumn:
            return dayWord(game.date);
        case LibraryModel::GameColumn:
            return uiOf(*game.kind).name();
        case LibraryModel::FirstColumn:
            return playerNameIn(game, Side::First);
        case LibraryModel::SecondColumn:
            return playerNameIn(game, Side::Second);
        case LibraryModel::ResultColumn:
            return resultWord(game.result);
        case LibraryModel::ReasonColumn:
            return reasonWord(game.reason);
        case LibraryModel::PliesColumn:
            return QString::number(game.plies);
        case LibraryModel::LevelColumn:
            return levelWord(game);
        default:
            return {};
    }
}

}  // namespace

LibraryModel::LibraryModel(const Library& library, QObject* parent)
    : QAbstractTableModel(parent), library_(library) {
    connect(&library_, &Library::changed, this, &LibraryModel::refresh);
    refresh();
}

void LibraryModel::setFilter(const LibraryFilter& filter) {
    if (filter == filter_) return;
    filter_ = filter;
    refresh();
}

void LibraryModel::sort(int column, Qt::SortOrder order) {
    const LibraryOrder wanted = orderOf(column);
    const bool descending = order == Qt::DescendingOrder;
    if (wanted == order_ && descending == descending_) return;
    order_ = wanted;
    descending_ = descending;
    refresh();
}

void LibraryModel::refresh() {
    auto games = library_.games(filter_, order_, descending_);
    beginResetModel();
    problem_.reset();
    games_.clear();
    if (games)
        games_ = std::move(*games);
    else
        problem_ = games.error();
    endResetModel();
}

int LibraryModel::rowOf(std::int64_t id) const {
    const auto found =
        std::find_if(games_.begin(), games_.end(), [id](const LibraryGame& game) { return game.id == id; });
    return found == games_.end() ? -1 : int(found - games_.begin());
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(games_.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::DisplayRole) return text(game(index.row()), index.column());
    if (role == Qt::TextAlignmentRole && index.column() == PliesColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section == PliesColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString words[ColumnCount] = {tr("Day"),    tr("Game"), tr("White, Red"), tr("Black, Blue"),
                                        tr("Result"), tr("By"),   tr("Plays"),      tr("Level")};
    return section < ColumnCount ? words[section] : QString();
}

}  // namespace leuctra::ui
