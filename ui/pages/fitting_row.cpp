// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/fitting_row.h"

#include "theme/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QStyleOptionButton>
#include <QToolTip>

namespace leuctra::ui {

void CompactButton::setCompact(bool compact) {
    if (compact == compact_) return;
    compact_ = compact;
    updateGeometry();
    update();
}

int CompactButton::fullWidth() const {
    return QPushButton::sizeHint().width();
}

int CompactButton::compactWidth() const {
    return std::min(fullWidth(), iconSize().width() + 2 * Theme::regular);
}

QSize CompactButton::sizeHint() const {
    QSize size = QPushButton::sizeHint();
    if (compact_) size.setWidth(compactWidth());
    return size;
}

void CompactButton::initStyleOption(QStyleOptionButton* option) const {
    QPushButton::initStyleOption(option);
    if (compact_) option->text.clear();
}

bool CompactButton::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && compact_ && toolTip().isEmpty()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return QPushButton::event(event);
}

FittingRow::FittingRow(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(Theme::small);
}

void FittingRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

bool FittingRow::event(QEvent* event) {
    // Words, type or what stands in the row has changed.
    if (event->type() == QEvent::LayoutRequest) fit();
    return QWidget::event(event);
}

void FittingRow::fit() {
    int needed = row_->sizeHint().width();
    for (const CompactButton* button : yielding_) {
        if (button->isCompact()) needed += button->fullWidth() - button->compactWidth();
    }
    for (auto button = yielding_.rbegin(); button != yielding_.rend(); ++button) {
        const bool compact = needed > width();
        if (compact) needed -= (*button)->fullWidth() - (*button)->compactWidth();
        (*button)->setCompact(compact);
    }
}

}  // namespace leuctra::ui
