// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace leuctra::ui {

/// The plays of a match as the present viewer may look back at them: a row for each two plays, a column for
/// each side, the side that began first. Empty behind the curtain.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Number, BeginnersPlay, OthersPlay, ColumnCount };
    enum DataRole {
        PlyRole = Qt::UserRole,  ///< int: the play that led to this ply, from 1; 0 where there is none
        ShownRole,               ///< bool: the position after this play is what the board shows
    };

    /// The match must outlive the model.
    explicit MoveListModel(const Match& match, QObject* parent = nullptr);

    /// The ply that the board shows, 0 to Match::ply().
    int shownPly() const { return shownPly_; }
    void setShownPly(int ply);

    /// Where the play that led to a ply stands; invalid for 0 and for plies that are not listed.
    QModelIndex indexOf(int ply) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Reads the plays anew: the words are in the language of now.
    void refresh();

  private:
    struct Item {
        QString text;
        QString sentence;

        bool operator==(const Item&) const = default;
    };

    int plyAt(const QModelIndex& index) const;
    QVariant numberData(int row, int role) const;

    const Match& match_;
    std::vector<Item> items_;
    int shownPly_ = 0;
};

}  // namespace leuctra::ui
