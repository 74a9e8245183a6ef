// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/page_parts.h"

#include "theme/theme.h"

#include <QEvent>
#include <QVBoxLayout>

namespace leuctra::ui {

QLabel* makeHeading(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("textSize", "large");
    label->setProperty("strong", true);
    label->setWordWrap(true);
    return label;
}

QLabel* makeQuietLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("quiet", true);
    label->setWordWrap(true);
    return label;
}

QLabel* makeFieldLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    return label;
}

Card::Card(QWidget* parent) : QFrame(parent), heading_(makeHeading(this)), content_(new QVBoxLayout) {
    setProperty("card", true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(Theme::wide, Theme::regular, Theme::wide, Theme::regular);
    whole->setSpacing(Theme::medium);
    whole->addWidget(heading_);
    whole->addLayout(content_);
    content_->setSpacing(Theme::small);
    heading_->hide();
}

void Card::setHeading(const QString& text) {
    heading_->setText(text);
    heading_->setVisible(!text.isEmpty());
}

ColumnsPage::ColumnsPage(QWidget* parent)
    : QScrollArea(parent),
      page_(new QWidget(this)),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)),
      left_(new QVBoxLayout),
      right_(new QVBoxLayout),
      foot_(new QBoxLayout(QBoxLayout::LeftToRight)) {
    page_->setObjectName("page");
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget(page_);
    body->setMaximumWidth(pageMostWidth);
    auto* around = new QHBoxLayout(page_);
    around->setContentsMargins(Theme::wide, Theme::wide, Theme::wide, Theme::wide);
    around->addStretch(1);
    around->addWidget(body, 1000);
    around->addStretch(1);
    auto* whole = new QVBoxLayout(body);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(Theme::wide);
    whole->addLayout(columns_);
    whole->addLayout(foot_);
    whole->addStretch();
    columns_->setSpacing(Theme::regular);
    for (QVBoxLayout* column : {left_, right_}) {
        column->setSpacing(Theme::regular);
        columns_->addLayout(column, 1);
    }
    page_->installEventFilter(this);
    setWidget(page_);
}

void ColumnsPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

bool ColumnsPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == page_ && event->type() == QEvent::LayoutRequest) arrange();
    return QScrollArea::eventFilter(watched, event);
}

void ColumnsPage::arrange() {
    const int column =
        std::max({columnLeastWidth, left_->minimumSize().width(), right_->minimumSize().width()});
    const int needed = 2 * column + columns_->spacing() + 2 * Theme::wide;
    const auto direction = viewport()->width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == columns_->direction()) return;
    columns_->setDirection(direction);
}

}  // namespace leuctra::ui
