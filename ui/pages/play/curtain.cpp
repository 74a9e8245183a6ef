// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/curtain.h"

#include "pages/play/deliberate_button.h"
#include "theme/appearance.h"
#include "theme/shades.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <cmath>

namespace leuctra::ui {

namespace {

constexpr int textWidth = 520;
constexpr int foldWidth = 96;
constexpr double foldShade = 0.12;
constexpr double foldShadeOfLight = 0.025;
constexpr double hemShade = 0.35;

/// Relative luminance (WCAG 2).
double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor inkOn(const QColor& ground, const Theme& theme) {
    const QColor light = theme.color(Role::WhiteStone);
    const QColor dark = theme.color(Role::BlackStone);
    return contrast(ground, light) >= contrast(ground, dark) ? light : dark;
}

QLabel* makeLine(QWidget* parent, const QString& name) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

Curtain::Curtain(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      caption_(makeLine(this, "curtainCaption")),
      heading_(makeLine(this, "curtainPlayer")),
      explanation_(makeLine(this, "curtainExplanation")),
      button_(new DeliberateButton(this)),
      rise_(this, "pos", this) {
    setObjectName("curtain");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::wide, Theme::wide, Theme::wide, Theme::wide);
    column->setSpacing(Theme::regular);
    column->addStretch(2);
    for (QLabel* line : {caption_, heading_, explanation_}) {
        line->setMaximumWidth(textWidth);
        auto* row = new QHBoxLayout;
        row->addStretch();
        row->addWidget(line, 10);
        row->addStretch();
        column->addLayout(row);
    }
    column->addSpacing(Theme::regular);
    column->addWidget(button_, 0, Qt::AlignCenter);
    column->addStretch(3);

    connect(button_, &QPushButton::clicked, this, [this] {
        if (!down_) return;
        emit lifted();
        lift();
    });
    connect(&rise_, &QPropertyAnimation::finished, this, &QWidget::hide);
    connect(&appearance_, &Appearance::changed, this, &Curtain::applyLook);
    parent->installEventFilter(this);
    applyLook();
    hide();
}

void Curtain::drop(const QString& player, const QString& explanation) {
    drop({tr("The next player is"), player, explanation, tr("Lift the curtain"),
          QStringLiteral("liftCurtain")});
}

void Curtain::drop(const Words& words) {
    caption_->setText(words.caption);
    caption_->setVisible(!words.caption.isEmpty());
    heading_->setText(words.heading);
    explanation_->setText(words.explanation);
    explanation_->setVisible(!words.explanation.isEmpty());
    button_->setText(words.button);
    button_->setObjectName(words.buttonName);
    setAccessibleName(words.heading);
    setAccessibleDescription(words.explanation);
    button_->setAccessibleDescription(words.caption + QLatin1Char(' ') + words.heading);
    layout()->invalidate();  // the words may need more lines than those before them
    if (down_) return;

    rise_.stop();
    down_ = true;
    hideContent();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    button_->setFocus(Qt::OtherFocusReason);
}

void Curtain::lift() {
    if (!down_) return;
    down_ = false;
    showContent();
    const int time = appearance_.duration(Theme::curtainUpTime);
    if (time == 0) {
        hide();
        return;
    }
    raise();
    rise_.setDuration(time);
    rise_.setEasingCurve(QEasingCurve::InOutCubic);
    rise_.setStartValue(QPoint(0, 0));
    rise_.setEndValue(QPoint(0, -height()));
    rise_.start();
}

void Curtain::setGround(Role ground) {
    ground_ = ground;
    applyLook();
}

void Curtain::hideContent() {
    content_.clear();
    for (QObject* child : parentWidget()->children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (!widget || widget == this || widget->isWindow()) continue;
        // Before the page is first shown its parts count as hidden too, but would be shown with it.
        if (widget->isHidden() && widget->testAttribute(Qt::WA_WState_ExplicitShowHide)) continue;
        content_.emplace_back(widget);
        widget->hide();
    }
}

void Curtain::showContent() {
    for (const QPointer<QWidget>& widget : std::exchange(content_, {}))
        if (widget) widget->show();
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && down_)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

/// Also when the page comes to the front again, or for the first time.
void Curtain::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (down_) button_->setFocus(Qt::OtherFocusReason);
}

void Curtain::applyLook() {
    const Theme& theme = appearance_.theme();
    const QColor ground = theme.color(ground_);
    const QColor ink = inkOn(ground, theme);
    caption_->setFont(theme.font(TextSize::Large));
    heading_->setFont(theme.font(TextSize::Display, QFont::DemiBold));
    explanation_->setFont(theme.font(TextSize::Body));
    setStyleSheet(
        QStringLiteral("QLabel { color: %1; background: transparent; }"
                       "QPushButton { color: %2; background: %1; border: 2px solid %1;"
                       " border-radius: %3px; padding: %4px %5px; font-size: %6px; font-weight: 600; }"
                       "QPushButton:focus { outline: none; border: 3px solid %2; padding: %7px %8px; }")
            .arg(ink.name(), ground.name())
            .arg(Theme::controlRadius)
            .arg(Theme::medium)
            .arg(Theme::wide)
            .arg(theme.pixelSize(TextSize::Large))
            .arg(Theme::medium - 1)
            .arg(Theme::wide - 1));
    caption_->setFont(theme.font(TextSize::Large));
    update();
}

void Curtain::paintEvent(QPaintEvent*) {
    const QColor ground = appearance_.theme().color(ground_);
    QPainter painter(this);
    // Folds of the cloth, the same at every size.
    const QColor shaded = darkened(ground, ground.lightnessF() > 0.5F ? foldShadeOfLight : foldShade);
    QLinearGradient fold(0, 0, foldWidth, 0);
    fold.setSpread(QGradient::RepeatSpread);
    fold.setColorAt(0, ground);
    fold.setColorAt(0.45, shaded);
    fold.setColorAt(0.6, shaded);
    fold.setColorAt(1, ground);
    painter.fillRect(rect(), fold);
    painter.fillRect(QRect(0, height() - Theme::tiny, width(), Theme::tiny), darkened(ground, hemShade));
}

}  // namespace leuctra::ui
