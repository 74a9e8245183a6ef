// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/move_list_model.h"

#include "board/game_ui.h"
#include "models/play_text.h"

#include <string>

namespace leuctra::ui {

namespace {

constexpr int playsPerRow = 2;

int rowsFor(std::size_t plays) {
    return static_cast<int>((plays + 1) / playsPerRow);
}

}  // namespace

MoveListModel::MoveListModel(const Match& match, QObject* parent)
    : QAbstractTableModel(parent), match_(match) {
    connect(&match, &Match::played, this, &MoveListModel::refresh);
    connect(&match, &Match::takenBack, this, &MoveListModel::refresh);
    connect(&match, &Match::stageChanged, this, &MoveListModel::refresh);
    refresh();
    shownPly_ = match.ply();
}

void MoveListModel::setShownPly(int ply) {
    if (ply == shownPly_) return;
    const QModelIndex before = indexOf(shownPly_);
    shownPly_ = ply;
    const QModelIndex after = indexOf(shownPly_);
    if (before.isValid()) emit dataChanged(before, before, {ShownRole});
    if (after.isValid()) emit dataChanged(after, after, {ShownRole});
}

QModelIndex MoveListModel::indexOf(int ply) const {
    if (ply < 1 || ply > static_cast<int>(items_.size())) return {};
    return index((ply - 1) / playsPerRow, BeginnersPlay + (ply - 1) % playsPerRow);
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rowsFor(items_.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

int MoveListModel::plyAt(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == Number) return 0;
    const int ply = index.row() * playsPerRow + index.column() - BeginnersPlay + 1;
    return ply <= static_cast<int>(items_.size()) ? ply : 0;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (index.column() == Number) return numberData(index.row(), role);
    const int ply = plyAt(index);
    if (role == PlyRole) return ply;
    if (ply == 0) return {};
    const Item& item = items_[static_cast<std::size_t>(ply - 1)];
    switch (role) {
        case Qt::DisplayRole:
            return item.text;
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole:
            return item.sentence;
        case ShownRole:
            return ply == shownPly_;
        default:
            return {};
    }
}

QVariant MoveListModel::numberData(int row, int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return row + 1;
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case PlyRole:
            return 0;
        default:
            return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section == Number) return {};
    const Side begins = match_.record().start().sideToMove();
    return uiOf(match_.kind()).sideName(section == BeginnersPlay ? begins : opponent(begins));
}

Qt::ItemFlags MoveListModel::flags(const QModelIndex& index) const {
    return plyAt(index) == 0 ? Qt::ItemFlags(Qt::NoItemFlags) : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

void MoveListModel::refresh() {
    std::vector<Item> items;
    const GameUi& game = uiOf(match_.kind());
    if (match_.stage() != Match::Stage::CurtainDown)
        for (int ply = 1; ply <= match_.ply(); ++ply) {
            const auto transition = match_.transition(ply);
            items.push_back({playText(transition->play), game.playSentence(*transition)});
        }
    if (items == items_) return;

    const int before = rowsFor(items_.size());
    const int after = rowsFor(items.size());
    if (after > before) beginInsertRows({}, before, after - 1);
    if (after < before) beginRemoveRows({}, after, before - 1);
    items_ = std::move(items);
    if (after > before) endInsertRows();
    if (after < before) endRemoveRows();
    const int kept = std::min(before, after);
    if (kept > 0) emit dataChanged(index(0, BeginnersPlay), index(kept - 1, OthersPlay));
}

}  // namespace leuctra::ui
