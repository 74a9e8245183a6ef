// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/move_tree.h"

#include "models/move_tree_model.h"
#include "theme/appearance.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace leuctra::ui {

namespace {

constexpr int step = 9;         // px of indentation for each depth
constexpr int deepestStep = 4;  // deeper lines tell their depth in figures
constexpr int bar = 2;
constexpr int symbolGap = 3;
constexpr int leastRows = 2;
constexpr int rowsAhead = 2;  // in sight around the play shown

Role markRole(int mark) {
    switch (mark) {
        case 1:
        case 3:
            return Role::Good;
        case 2:
        case 4:
            return Role::Bad;
        default:
            return Role::Warn;
    }
}

}  // namespace

/// Draws plays with their marks in colour, comments in the width of both columns, and how deep a line lies by
/// bars before its number.
class MoveTree::Delegate : public QStyledItemDelegate {
  public:
    Delegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent), appearance_(appearance) {}

    QFont fontOf(int depth) const {
        return appearance_.theme().tabularFont(depth == 0 ? TextSize::Body : TextSize::Small,
                                               depth == 0 ? QFont::Medium : QFont::Normal);
    }
    QFont commentFont() const { return appearance_.theme().font(TextSize::Small); }

    int numberWidth(int rows, int deepest) const {
        const QString widest = QString::number(std::max(rows, 100));
        return QFontMetrics(fontOf(0)).horizontalAdvance(widest) + 2 * Theme::small +
               std::min(deepest, deepestStep + 1) * step;
    }

    int commentHeight(const QString& text, int width) const {
        const QRect place(0, 0, width - 2 * Theme::small, 100000);
        return QFontMetrics(commentFont()).boundingRect(place, Qt::TextWordWrap, text).height() +
               2 * Theme::tiny;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const QString text = std::exchange(cell.text, QString());
        const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        painter->save();
        if (index.column() == MoveTreeModel::Number)
            paintNumber(*painter, option.rect, index);
        else if (index.data(MoveTreeModel::CommentRole).toBool())
            paintComment(*painter, option.rect, text);
        else
            paintPlay(*painter, option.rect, index, text);
        painter->restore();
    }

  private:
    const Theme& theme() const { return appearance_.theme(); }

    void paintNumber(QPainter& painter, const QRect& rect, const QModelIndex& index) const {
        const int depth = index.data(MoveTreeModel::DepthRole).toInt();
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().color(Role::Accent));
        const int bars = std::min(depth, deepestStep);
        for (int i = 0; i < bars; ++i) {
            painter.setOpacity(i + 1 == bars ? 1 : 0.35);
            painter.drawRect(rect.left() + Theme::tiny + i * step, rect.top(), bar, rect.height());
        }
        painter.setOpacity(1);
        if (index.data(MoveTreeModel::CommentRole).toBool()) return;
        painter.setPen(theme().color(Role::QuietText));
        painter.setFont(fontOf(depth));
        if (depth > deepestStep) {
            const QRect place = rect.adjusted(Theme::tiny + bars * step - 2, 0, 0, 0);
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, QString::number(depth) + QChar(0x203A));
        }
        painter.drawText(rect.adjusted(0, 0, -Theme::tiny, 0), Qt::AlignRight | Qt::AlignVCenter,
                         index.data().toString());
    }

    void paintComment(QPainter& painter, const QRect& rect, const QString& text) const {
        painter.setFont(commentFont());
        painter.setPen(theme().color(Role::QuietText));
        painter.drawText(rect.adjusted(Theme::small, Theme::tiny, -Theme::small, -Theme::tiny),
                         Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, text);
    }

    void paintPlay(QPainter& painter, const QRect& rect, const QModelIndex& index,
                   const QString& text) const {
        const int depth = index.data(MoveTreeModel::DepthRole).toInt();
        const bool isPlay = index.flags() != Qt::NoItemFlags;
        QRect place = rect.adjusted(Theme::small, 0, -Theme::tiny, 0);
        painter.setFont(fontOf(depth));
        painter.setPen(theme().color(isPlay && depth == 0 ? Role::Text : Role::QuietText));
        const QString symbol = index.data(MoveTreeModel::SymbolRole).toString();
        QFont strong = painter.font();
        strong.setBold(true);
        const int room = symbol.isEmpty() ? 0 : QFontMetrics(strong).horizontalAdvance(symbol) + symbolGap;
        const QFontMetrics metrics(painter.font());
        const QString shown = metrics.elidedText(text, Qt::ElideRight, place.width() - room);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, shown);
        if (symbol.isEmpty()) return;
        place.setLeft(place.left() + metrics.horizontalAdvance(shown) + symbolGap);
        painter.setFont(strong);
        painter.setPen(theme().color(markRole(index.data(MoveTreeModel::MarkRole).toInt())));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, symbol);
    }

    const Appearance& appearance_;
};

MoveTree::MoveTree(MoveTreeModel& model, const Appearance& appearance, QWidget* parent)
    : QTableView(parent), model_(model), appearance_(appearance), delegate_(new Delegate(appearance, this)) {
    setObjectName("moveTree");
    setModel(&model_);
    setItemDelegate(delegate_);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectItems);
    setShowGrid(false);
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(MoveTreeModel::Number, QHeaderView::Fixed);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(&model_, &QAbstractItemModel::modelReset, this, &MoveTree::arrange);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const record::Node* node = model_.nodeAt(index)) emit chosen(node);
    });
    connect(&appearance_, &Appearance::changed, this, &MoveTree::applyLook);
    setAccessibleName(tr("Moves"));
    applyLook();
}

void MoveTree::showNode(const record::Node& node) {
    const QModelIndex index = model_.indexOf(node);
    if (!index.isValid()) {
        selectionModel()->clear();
        scrollToTop();
        return;
    }
    setCurrentIndex(index);
    keepInSight();
}

/// With a few rows before and after it.
void MoveTree::keepInSight() {
    const QModelIndex index = currentIndex();
    if (!index.isValid()) return;
    for (const int rows : {rowsAhead, -rowsAhead, 0}) {
        const int row = std::clamp(index.row() + rows, 0, model_.rowCount() - 1);
        scrollTo(model_.index(row, index.column()));
    }
}

/// Comments take both columns and the height that they need.
void MoveTree::arrange() {
    clearSpans();
    int deepest = 0;
    for (int row = 0; row < model_.rowCount(); ++row)
        deepest = std::max(deepest, model_.index(row, 0).data(MoveTreeModel::DepthRole).toInt());
    setColumnWidth(MoveTreeModel::Number, delegate_->numberWidth(model_.rowCount(), deepest));
    // The header has not fitted its sections to a new width yet.
    const int width = viewport()->width() - columnWidth(MoveTreeModel::Number);
    for (int row = 0; row < model_.rowCount(); ++row) {
        if (!model_.isComment(row)) continue;
        setSpan(row, MoveTreeModel::BeginnersPlay, 1, 2);
        const QString text = model_.index(row, MoveTreeModel::BeginnersPlay).data().toString();
        setRowHeight(row, delegate_->commentHeight(text, width));
    }
}

int MoveTree::heightOf(int rows) const {
    return horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() +
           2 * frameWidth();
}

QSize MoveTree::minimumSizeHint() const {
    return {QTableView::minimumSizeHint().width(), heightOf(leastRows)};
}

void MoveTree::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Moves"));
    QTableView::changeEvent(event);
}

void MoveTree::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    arrange();
    keepInSight();
}

/// The page's keys walk; what is left of them is not for the table.
void MoveTree::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}

void MoveTree::applyLook() {
    verticalHeader()->setDefaultSectionSize(QFontMetrics(delegate_->fontOf(0)).height() + 2 * Theme::tiny);
    arrange();
}

}  // namespace leuctra::ui
