// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/game_chooser.h"

#include "board/game_ui.h"
#include "match/record_tags.h"
#include "pages/error_sentence.h"
#include "pages/page_parts.h"
#include "pages/player_name.h"
#include "theme/theme.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>

namespace leuctra::ui {

namespace {

QString nameOf(const record::Record& record, Side side) {
    return playerName(record.kind(), side, playerOf(record, side));
}

}  // namespace

GameChooser::GameChooser(const QString& file, const std::vector<Result<record::Record>>& games,
                         QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)) {
    setObjectName("gameChooser");
    setWindowTitle(tr("Open a game"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* heading = makeHeading(this);
    heading->setText(
        tr("%1 holds %n games", nullptr, static_cast<int>(games.size())).arg(QFileInfo(file).fileName()));
    list_->setObjectName("games");
    list_->setWordWrap(true);
    list_->setAccessibleName(heading->text());
    for (std::size_t i = 0; i < games.size(); ++i) {
        auto* item = new QListWidgetItem(list_);
        const auto& game = games[i];
        if (game) {
            item->setText(tr("%1. %2 – %3 · %4 · %5")
                              .arg(i + 1)
                              .arg(nameOf(*game, Side::First), nameOf(*game, Side::Second),
                                   uiOf(game->kind()).name(),
                                   QString::fromStdString(std::string(game->result()))));
        } else {
            item->setText(tr("%1. cannot be read: %2").arg(i + 1).arg(errorSentence(game.error())));
            item->setFlags(Qt::NoItemFlags);
        }
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    QPushButton* open = buttons->button(QDialogButtonBox::Open);
    open->setDefault(true);
    open->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &GameChooser::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GameChooser::reject);
    connect(list_, &QListWidget::itemActivated, this, &GameChooser::accept);
    connect(list_, &QListWidget::itemSelectionChanged, this,
            [this, open] { open->setEnabled(!list_->selectedItems().isEmpty()); });
    auto* whole = new QVBoxLayout(this);
    whole->setSpacing(Theme::regular);
    whole->addWidget(heading);
    whole->addWidget(list_, 1);
    whole->addWidget(buttons);
    resize(640, 420);
    for (int i = 0; i < list_->count() && list_->selectedItems().isEmpty(); ++i) {
        if (list_->item(i)->flags() & Qt::ItemIsSelectable) list_->setCurrentRow(i);
    }
    list_->setFocus();
}

void GameChooser::accept() {
    if (list_->selectedItems().isEmpty()) return;
    const int game = list_->currentRow();
    QDialog::accept();
    emit chosen(game);
}

}  // namespace leuctra::ui
