// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/question.h"

#include "theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace leuctra::ui {

namespace {

constexpr int textWidth = 360;

}  // namespace

Question::Question(const Words& words, QWidget* parent) : QDialog(parent) {
    setObjectName("question");
    setWindowTitle(words.title);
    setWindowModality(Qt::WindowModal);
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleDescription(words.text);

    auto* title = new QLabel(words.title, this);
    title->setProperty("textSize", "large");
    title->setProperty("strong", true);
    title->setWordWrap(true);
    auto* text = new QLabel(words.text, this);
    text->setWordWrap(true);
    text->setMinimumWidth(textWidth);
    text->setTextFormat(Qt::PlainText);
    auto* yes = new QPushButton(words.yes, this);
    yes->setObjectName("yes");
    yes->setProperty("primary", true);
    auto* no = new QPushButton(words.no, this);
    no->setObjectName("no");
    no->setAutoDefault(true);
    (words.isFinal ? no : yes)->setDefault(true);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::small);
    buttons->addStretch();
    buttons->addWidget(no);
    if (!words.other.isEmpty()) {
        auto* other = new QPushButton(words.other, this);
        other->setObjectName("other");
        connect(other, &QPushButton::clicked, this, [this] { done(Other); });
        buttons->addWidget(other);
    }
    buttons->addWidget(yes);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::wide, Theme::wide, Theme::wide, Theme::regular);
    column->setSpacing(Theme::medium);
    column->addWidget(title);
    column->addWidget(text);
    column->addSpacing(Theme::small);
    column->addLayout(buttons);

    // Something that is only told needs one answer.
    no->setHidden(words.no.isEmpty());
    connect(yes, &QPushButton::clicked, this, &QDialog::accept);
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
}

}  // namespace leuctra::ui
