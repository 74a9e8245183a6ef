// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/move_list.h"

#include "models/move_list_model.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QHeaderView>

namespace leuctra::ui {

MoveList::MoveList(MoveListModel& plays, const Appearance& appearance, QWidget* parent)
    : QTableView(parent), plays_(plays), appearance_(appearance) {
    setObjectName("moveList");
    setModel(&plays_);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectItems);
    setShowGrid(false);
    setWordWrap(false);
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(MoveListModel::Number, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    // The view measures rows in sight only, and not those that come later.
    connect(model(), &QAbstractItemModel::rowsInserted, this,
            [this] { resizeColumnToContents(MoveListModel::Number); });

    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        const int ply = now.data(MoveListModel::PlyRole).toInt();
        if (ply > 0 && ply != plays_.shownPly()) emit plyChosen(ply);
    });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const int ply = index.data(MoveListModel::PlyRole).toInt();
        if (ply > 0 && ply != plays_.shownPly()) emit plyChosen(ply);
    });
    connect(&appearance_, &Appearance::changed, this, &MoveList::applyLook);
    setAccessibleName(tr("Moves"));
    applyLook();
}

void MoveList::showShown() {
    const QModelIndex index = plays_.indexOf(plays_.shownPly());
    if (!index.isValid()) {
        selectionModel()->clear();
        scrollToTop();
        return;
    }
    setCurrentIndex(index);
    scrollTo(index);
}

int MoveList::heightOf(int rows) const {
    return horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() +
           2 * frameWidth();
}

QSize MoveList::minimumSizeHint() const {
    return {QTableView::minimumSizeHint().width(), heightOf(1)};
}

void MoveList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Moves"));
    QTableView::changeEvent(event);
}

void MoveList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (currentIndex().isValid()) scrollTo(currentIndex());
}

void MoveList::applyLook() {
    const QFont font = appearance_.theme().tabularFont(TextSize::Body);
    setFont(font);
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font).height() + 2 * Theme::tiny + 2);
}

}  // namespace leuctra::ui
