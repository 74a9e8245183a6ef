// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/home/continue_row.h"

#include "pages/error_sentence.h"
#include "pages/home/game_tile.h"
#include "pages/page_parts.h"
#include "storage/unfinished_games.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QScrollBar>
#include <QTimer>

namespace leuctra::ui {

namespace {

void empty(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

}  // namespace

ContinueRow::ContinueRow(const Services& services, QWidget* parent)
    : QWidget(parent),
      services_(services),
      heading_(makeHeading(this)),
      removed_(makeQuietLabel(this)),
      undo_(new QPushButton(this)),
      scroll_(new QScrollArea(this)),
      tiles_(new QHBoxLayout),
      damaged_(new QVBoxLayout) {
    setObjectName("continueRow");
    removed_->setWordWrap(false);
    undo_->setObjectName("undoRemove");
    undo_->setProperty("quiet", true);
    connect(undo_, &QPushButton::clicked, this, [this] {
        mayRestore_ = false;
        services_.unfinished.restore();
    });

    auto* page = new QWidget(scroll_);
    page->setObjectName("page");
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(tiles_);
    row->addStretch();
    tiles_->setSpacing(Theme::medium);
    scroll_->setWidget(page);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* head = new QHBoxLayout;
    head->setSpacing(Theme::small);
    head->addWidget(heading_, 1);
    head->addWidget(removed_);
    head->addWidget(undo_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(Theme::small);
    whole->addLayout(head);
    whole->addWidget(scroll_);
    whole->addLayout(damaged_);
    connect(&services_.unfinished, &UnfinishedGames::changed, this, &ContinueRow::refreshSoon);
    connect(&services_.appearance, &Appearance::changed, this, &ContinueRow::refreshSoon);
    refresh();
    retranslate();
}

void ContinueRow::refreshSoon() {
    if (stale_) return;
    stale_ = true;
    if (parentWidget()->isVisible()) QTimer::singleShot(0, this, &ContinueRow::refresh);
}

void ContinueRow::refresh() {
    if (!stale_) return;
    stale_ = false;
    const int place = scroll_->horizontalScrollBar()->value();
    empty(*tiles_);
    int height = 0;
    const auto entries = services_.unfinished.entries();
    for (const UnfinishedGames::Entry& entry : entries) {
        auto* tile = new GameTile(entry, services_.appearance, this);
        connect(tile, &GameTile::clicked, this, [this, id = entry.id] { emit chosen(id); });
        connect(tile, &GameTile::removeRequested, this, &ContinueRow::remove);
        tiles_->addWidget(tile);
        height = tile->sizeHint().height();
    }
    scroll_->setFixedHeight(height + scroll_->horizontalScrollBar()->sizeHint().height());
    scroll_->setVisible(!entries.empty());
    scroll_->horizontalScrollBar()->setValue(place);
    removed_->setVisible(mayRestore_);
    undo_->setVisible(mayRestore_);
    showDamaged();
    heading_->setVisible(!entries.empty() || mayRestore_);
    setVisible(!entries.empty() || mayRestore_ || damaged_->count() > 0);
}

void ContinueRow::showDamaged() {
    empty(*damaged_);
    for (const UnfinishedGames::Damaged& one : services_.unfinished.damaged()) {
        auto* label = new QLabel(this);
        label->setObjectName("damagedGame");
        label->setProperty("tone", "warn");
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setText(tr("⚠ An unfinished game could not be read and was left as it is: %1. %2")
                           .arg(one.file, errorSentence(one.error)));
        damaged_->addWidget(label);
    }
}

void ContinueRow::remove(const QString& id) {
    mayRestore_ = true;
    services_.unfinished.remove(id);
    undo_->setFocus();
}

void ContinueRow::retranslate() {
    heading_->setText(tr("Continue"));
    removed_->setText(tr("The game was deleted."));
    undo_->setText(tr("Bring it back"));
}

void ContinueRow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ContinueRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshSoon();
    }
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
