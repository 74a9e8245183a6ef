// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/explanation.h"

#include "theme/appearance.h"
#include "theme/icons.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace leuctra::ui {

namespace {

constexpr int usualLines = 3;
/// ms that a refusal can be read before a mere hint takes its place.
constexpr int patience = 3000;

}  // namespace

Explanation::Explanation(const Appearance& appearance, QWidget* parent)
    : QFrame(parent), appearance_(appearance), sign_(new QLabel(this)), text_(new QLabel(this)) {
    setObjectName("explanation");
    text_->setObjectName("explanationText");
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    sign_->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::medium, Theme::tiny, Theme::medium, Theme::tiny);
    row->setSpacing(Theme::small);
    row->addWidget(sign_);
    row->addWidget(text_, 1);
    connect(&appearance_, &Appearance::changed, this, &Explanation::applyLook);
    applyLook();
}

void Explanation::setState(const QString& sentence) {
    state_ = sentence;
    hint_.clear();
    refusal_.clear();
    refresh();
}

void Explanation::setHint(const QString& sentence) {
    if (sentence == hint_) return;
    hint_ = sentence;
    if (!hint_.isEmpty() && refusedFor_.hasExpired(patience)) refusal_.clear();
    refresh();
}

void Explanation::setRefusal(const QString& sentence) {
    refusal_ = sentence;
    refusedFor_.start();
    refresh();
    announce(sentence);
}

void Explanation::announce(const QString& sentence) {
    if (sentence.isEmpty() || !QAccessible::isActive()) return;
    text_->setAccessibleName(sentence);
    QAccessibleEvent alert(text_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Explanation::refresh() {
    const bool refused = !refusal_.isEmpty();
    const QString& sentence = refused ? refusal_ : hint_.isEmpty() ? state_ : hint_;
    sign_->setVisible(refused);
    text_->setText(sentence);
    text_->setAccessibleName(sentence);
}

void Explanation::applyLook() {
    const Theme& theme = appearance_.theme();
    text_->setFont(theme.font(TextSize::Body));
    sign_->setPixmap(
        icon(QStringLiteral("warning"), theme, Role::Warn).pixmap(Theme::iconSize, Theme::iconSize));
    // Of one height for nearly all sentences, so that nothing beside it moves.
    setMinimumHeight(usualLines * QFontMetrics(text_->font()).lineSpacing() + 2 * Theme::small);
    update();
}

void Explanation::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Role::Raised));
    painter.drawRoundedRect(rect(), Theme::cardRadius, Theme::cardRadius);
}

}  // namespace leuctra::ui
