// SPDX-License-Identifier: GPL-3.0-or-later
#include "top_bar.h"

#include "theme/appearance.h"
#include "theme/icons.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

namespace leuctra::ui {

namespace {

QToolButton* makeButton(const char* name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setProperty("quiet", true);
    button->setIconSize({Theme::iconSize, Theme::iconSize});
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace

TopBar::TopBar(QAction& leave, QMenu& menu, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      back_(makeButton("backButton", this)),
      title_(new QLabel(this)),
      menu_(makeButton("menuButton", this)) {
    setObjectName("topBar");
    title_->setObjectName("pageTitle");
    title_->setProperty("textSize", "large");
    title_->setProperty("strong", true);
    title_->setTextFormat(Qt::PlainText);
    menu_->setMenu(&menu);
    menu_->setPopupMode(QToolButton::InstantPopup);
    connect(back_, &QToolButton::clicked, &leave, &QAction::trigger);

    auto* row = new QHBoxLayout;
    row->setContentsMargins(Theme::medium, Theme::small, Theme::medium, Theme::small);
    row->setSpacing(Theme::small);
    row->addWidget(back_);
    row->addWidget(title_, 1);
    row->addWidget(menu_);
    auto* rule = new QFrame(this);
    rule->setProperty("rule", true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(row);
    whole->addWidget(rule);
    applyLook();
    retranslate();
    connect(&appearance_, &Appearance::changed, this, &TopBar::applyLook);
}

void TopBar::setTitle(const QString& title) {
    title_->setText(title);
}

void TopBar::setHasBack(bool has) {
    back_->setVisible(has);
    title_->setIndent(has ? 0 : Theme::medium);
}

void TopBar::applyLook() {
    back_->setIcon(icon("back", appearance_.theme()));
    menu_->setIcon(icon("menu", appearance_.theme()));
}

void TopBar::retranslate() {
    back_->setToolTip(tr("Back"));
    back_->setAccessibleName(tr("Back"));
    menu_->setToolTip(tr("Menu"));
    menu_->setAccessibleName(tr("Menu"));
}

void TopBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
