// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/library/banner.h"

#include "theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>

#include <utility>

namespace leuctra::ui {

namespace {

constexpr int fullProgress = 1000;

}  // namespace

Banner::Banner(QWidget* parent)
    : QFrame(parent), text_(new QLabel(this)), progress_(new QProgressBar(this)), row_(new QHBoxLayout) {
    setObjectName("banner");
    setProperty("card", true);
    text_->setObjectName("bannerText");
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setFocusPolicy(Qt::NoFocus);
    progress_->setRange(0, fullProgress);
    progress_->setTextVisible(false);
    row_->setSpacing(Theme::small);
    row_->addWidget(text_, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(Theme::medium, Theme::small, Theme::small, Theme::small);
    whole->setSpacing(Theme::small);
    whole->addLayout(row_);
    whole->addWidget(progress_);
    hide();
}

void Banner::say(const QString& text, const char* tone, std::vector<Choice> choices) {
    for (QPushButton* button : std::exchange(buttons_, {})) {
        button->hide();
        button->setObjectName({});
        button->deleteLater();
    }
    text_->setText(text);
    text_->setProperty("tone", tone);
    text_->style()->unpolish(text_);
    text_->style()->polish(text_);
    progress_->hide();
    setAccessibleName(text);
    for (Choice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setObjectName(choice.name);
        connect(button, &QPushButton::clicked, this, std::move(choice.action));
        row_->addWidget(button);
        button->show();
        buttons_.push_back(button);
    }
    show();
}

void Banner::setProgress(double share) {
    progress_->setValue(int(share * fullProgress));
    progress_->show();
}

void Banner::clear() {
    hide();
}

}  // namespace leuctra::ui
