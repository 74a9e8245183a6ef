// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/new_game/deployment_round.h"

#include "board/game_ui.h"
#include "pages/deployment/deployment_page.h"
#include "pages/play/curtain.h"
#include "storage/unfinished_games.h"

#include <QEvent>

namespace leuctra::ui {

namespace {

constexpr int keepDelay = 200;  // ms: a random deployment is forty changes at once

}  // namespace

DeploymentRound::DeploymentRound(const Draft& draft, const QString& id, bool returning,
                                 const Services& services, QWidget* parent)
    : QWidget(parent),
      draft_(draft),
      id_(id),
      services_(services),
      place_(new QWidget(this)),
      curtain_(new Curtain(services.appearance, this)) {
    setObjectName("deploymentRound");
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(place_);
    auto* within = new QVBoxLayout(place_);
    within->setContentsMargins(0, 0, 0, 0);
    keepSoon_.setSingleShot(true);
    keepSoon_.setInterval(keepDelay);
    connect(&keepSoon_, &QTimer::timeout, this, &DeploymentRound::keep);
    connect(curtain_, &Curtain::lifted, this, &DeploymentRound::openPage);
    keepSoon_.start();
    if (returning)
        dropCurtain();
    else
        openPage();
}

DeploymentRound::~DeploymentRound() {
    if (keepSoon_.isActive()) keep();
}

QString DeploymentRound::playerName() const {
    const QString& name = draft_.setup.players[static_cast<std::size_t>(index(draft_.deploying))].name;
    return name.isEmpty() ? uiOf(*draft_.setup.kind).sideName(draft_.deploying) : name;
}

/// Whether nobody has to deploy after the one who does now.
bool DeploymentRound::isLast() const {
    return draft_.deploying == Side::Second || draft_.setup.players[1].isComputer();
}

void DeploymentRound::dropCurtain() {
    curtain_->setGround(uiOf(*draft_.setup.kind).sideLook(draft_.deploying).edge);
    curtain_->drop(playerName(),
                   tr("You deploy your army now. Lift the curtain when nobody else is looking."));
    emit stateChanged();
}

void DeploymentRound::hideBoard() {
    if (done_ || curtain_->isDown()) return;
    dropCurtain();
    if (keepSoon_.isActive()) keep();
    // Nothing of it stays in the window: it is built anew from the draft when the curtain is lifted.
    delete page_;
    page_ = nullptr;
}

void DeploymentRound::openPage() {
    page_ = new DeploymentPage(draft_.deploying, playerName(), letters(), services_, place_);
    place_->layout()->addWidget(page_);
    page_->show();
    connect(page_, &DeploymentPage::ready, this, &DeploymentRound::takeSetup);
    connect(page_, &DeploymentPage::draftChanged, &keepSoon_, qOverload<>(&QTimer::start));
    setFocusProxy(page_);
    page_->setFocus(Qt::OtherFocusReason);
    emit stateChanged();
}

void DeploymentRound::takeSetup(const QString& setup) {
    keepSoon_.stop();
    letters() = setup;
    page_->deleteLater();
    if (isLast()) {
        done_ = true;
        page_->hide();
        page_ = nullptr;
        draft_.setup.setups = draft_.letters;
        emit finished(draft_.setup, id_);
        return;
    }
    draft_.deploying = Side::Second;
    dropCurtain();
    page_ = nullptr;
    keep();
}

void DeploymentRound::keep() {
    if (page_) letters() = page_->draft();
    keepSoon_.stop();
    const auto saved = services_.unfinished.save(id_, draft_.toRecord());
    if (saved || complained_) return;
    complained_ = true;
    emit troubled(saved.error());
}

void DeploymentRound::showEvent(QShowEvent* event) {
    window()->installEventFilter(this);
    QWidget::showEvent(event);
}

void DeploymentRound::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && curtain_->isDown()) dropCurtain();
    QWidget::changeEvent(event);
}

bool DeploymentRound::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowStateChange && watched == window() && window()->isMinimized()) {
        hideBoard();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace leuctra::ui
