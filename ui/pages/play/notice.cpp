// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/notice.h"

#include "pages/play/deliberate_button.h"
#include "theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace leuctra::ui {

namespace {

constexpr int buttonsPerRow = 2;

}  // namespace

Notice::Notice(QWidget* parent)
    : QFrame(parent), title_(new QLabel(this)), text_(new QLabel(this)), grid_(new QGridLayout) {
    title_->setProperty("strong", true);
    title_->setProperty("textSize", "large");
    for (QLabel* label : {title_, text_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* column = new QVBoxLayout(this);
    column->setSpacing(Theme::small);
    column->addWidget(title_);
    column->addWidget(text_);
    grid_->setSpacing(Theme::small);
    column->addLayout(grid_);
    hide();
}

void Notice::say(const QString& title, const QString& text, std::vector<Choice> choices) {
    const auto says = [](const QPushButton* button, const Choice& choice) {
        return button->text() == choice.text;
    };
    if (isShown() && title == title_->text() && text == text_->text() &&
        std::equal(buttons_.begin(), buttons_.end(), choices.begin(), choices.end(), says))
        return;

    for (QPushButton* button : std::exchange(buttons_, {})) {
        button->hide();
        button->setObjectName({});  // its successor may bear the same name while it is still there
        button->deleteLater();
    }
    // A button that speaks for itself needs no card.
    const bool card = !title.isEmpty() || !text.isEmpty();
    const int margin = card ? Theme::medium : 0;
    layout()->setContentsMargins(margin, margin, margin, margin);
    setProperty("card", card);
    style()->unpolish(this);
    style()->polish(this);
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
    setAccessibleName(title.isEmpty() ? text : title);

    int place = 0;
    for (Choice& choice : choices) {
        auto* button = new DeliberateButton(choice.text, this);
        button->setObjectName(choice.name);
        button->setProperty("primary", place == 0);
        connect(button, &QPushButton::clicked, this, std::move(choice.action));
        // The first stands alone, so that it is plain what to do.
        if (place == 0)
            grid_->addWidget(button, 0, 0, 1, buttonsPerRow);
        else
            grid_->addWidget(button, 1 + (place - 1) / buttonsPerRow, (place - 1) % buttonsPerRow);
        button->show();  // at once: the layout would show it only when the program next waits for events
        buttons_.push_back(button);
        ++place;
    }
    setVisible(true);
}

void Notice::clear() {
    hide();
}

void Notice::focusFirst() {
    if (isShown() && !buttons_.empty()) buttons_.front()->setFocus(Qt::OtherFocusReason);
}

}  // namespace leuctra::ui
