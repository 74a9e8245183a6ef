// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/deployment/deployment_page.h"

#include "board/board_view.h"
#include "board/combate/rank_names.h"
#include "models/deployment_model.h"
#include "pages/deployment/deployment_scene.h"
#include "pages/deployment/saved_deployments_bar.h"
#include "pages/fitting_row.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace leuctra::ui {

struct DeploymentPage::Parts {
    Parts(Side ownSide, QString ownPlayer, const Services& services)
        : side(ownSide),
          player(std::move(ownPlayer)),
          appearance(services.appearance),
          scene(ownSide, model, services.appearance) {}

    void retranslate();
    void updateIcons() const;
    void update() const;
    void tell(const QString& sentence, bool wrong) const;

    Side side;
    QString player;
    Appearance& appearance;
    DeploymentModel model;
    DeploymentScene scene;
    Random random{QRandomGenerator::global()->generate64()};

    QLabel* title = nullptr;
    QLabel* count = nullptr;
    QLabel* line = nullptr;
    BoardView* view = nullptr;
    CompactButton* suggest = nullptr;
    CompactButton* fill = nullptr;
    CompactButton* rest = nullptr;
    CompactButton* mirror = nullptr;
    CompactButton* clear = nullptr;
    CompactButton* undo = nullptr;
    CompactButton* redo = nullptr;
    CompactButton* ready = nullptr;
};

void DeploymentPage::Parts::retranslate() {
    title->setText(tr("%1, place your army").arg(player.isEmpty() ? armyName(side) : player));
    view->setAccessibleName(tr("Your four rows and your tray"));
    suggest->setText(tr("Suggest"));
    suggest->setToolTip(tr("A good deployment, another one each time"));
    fill->setText(tr("Random"));
    fill->setToolTip(tr("All forty pieces at random"));
    rest->setText(tr("Fill up"));
    rest->setToolTip(tr("What is in the tray at random onto the empty squares"));
    mirror->setText(tr("Mirror"));
    mirror->setToolTip(tr("Exchange left and right"));
    clear->setText(tr("Clear"));
    clear->setToolTip(tr("All pieces back to the tray"));
    undo->setText(tr("Undo"));
    redo->setText(tr("Redo"));
    ready->setText(tr("Ready"));
    update();
}

void DeploymentPage::Parts::updateIcons() const {
    const Theme& theme = appearance.theme();
    suggest->setIcon(icon("hint", theme));
    fill->setIcon(icon("shuffle", theme));
    rest->setIcon(icon("plus", theme));
    mirror->setIcon(icon("mirror", theme));
    clear->setIcon(icon("clear", theme));
    undo->setIcon(icon("undo", theme));
    redo->setIcon(icon("redo", theme));
    ready->setIcon(icon("check", theme, Role::AccentText));
}

void DeploymentPage::Parts::tell(const QString& sentence, bool wrong) const {
    line->setText(sentence);
    line->setProperty("tone", wrong ? QVariant("bad") : QVariant());
    line->style()->unpolish(line);
    line->style()->polish(line);
}

void DeploymentPage::Parts::update() const {
    const int missing = combate::armySize - model.standing();
    const DeploymentModel::Lack lack = model.lack();
    count->setText(tr("%1 of %2 stand").arg(model.standing()).arg(combate::armySize));
    undo->setEnabled(model.canUndo());
    redo->setEnabled(model.canRedo());
    rest->setEnabled(missing > 0);
    clear->setEnabled(model.standing() > 0);
    mirror->setEnabled(model.standing() > 0);
    ready->setEnabled(lack == DeploymentModel::Lack::Nothing);
    switch (lack) {
        case DeploymentModel::Lack::Pieces:
            ready->setToolTip(tr("%n piece(s) still to be placed", nullptr, missing));
            tell(tr("Drag pieces from the tray, or click a square and type: 1 to 9, X, B, F."), false);
            break;
        case DeploymentModel::Lack::FirstPlay:
            ready->setToolTip(tr("No piece could make a first play"));
            tell(tr("With this deployment no piece could make a first play, and the game would be lost at "
                    "once: bring a piece that moves to the front row, away from the lakes."),
                 true);
            break;
        case DeploymentModel::Lack::Nothing:
            ready->setToolTip({});
            tell(tr("All forty stand. Press Ready, or go on changing."), false);
            break;
    }
}

DeploymentPage::DeploymentPage(Side side, const QString& player, const QString& draft,
                               const Services& services, QWidget* parent, const QString& savedFile)
    : QWidget(parent), parts_(std::make_unique<Parts>(side, player, services)) {
    setObjectName("deploymentPage");
    Parts& parts = *parts_;
    parts.model.beginWith(draft);

    parts.title = new QLabel(this);
    parts.title->setProperty("textSize", "title");
    parts.title->setProperty("strong", true);
    parts.count = new QLabel(this);
    parts.count->setObjectName("standing");
    parts.count->setProperty("quiet", true);
    parts.view = new BoardView(parts.scene, this);
    parts.line = new QLabel(this);
    parts.line->setObjectName("deploymentLine");
    parts.line->setWordWrap(true);

    auto* tools = new FittingRow(this);
    const auto button = [tools](const char* name) {
        auto* made = new CompactButton(tools);
        made->setObjectName(name);
        return made;
    };
    parts.suggest = button("suggest");
    parts.fill = button("random");
    parts.rest = button("fillRest");
    parts.mirror = button("mirror");
    parts.clear = button("clear");
    parts.undo = button("undoDeployment");
    parts.redo = button("redoDeployment");
    parts.ready = button("ready");
    parts.ready->setProperty("primary", true);
    auto* saved = new SavedDeploymentsBar(side, parts.model, savedFile, services.appearance, this);

    auto* heading = new QHBoxLayout;
    heading->addWidget(parts.title);
    heading->addStretch();
    heading->addWidget(parts.count);
    for (QPushButton* made : {parts.suggest, parts.fill, parts.rest, parts.mirror, parts.clear})
        tools->row()->addWidget(made);
    tools->row()->addSpacing(Theme::regular);
    tools->row()->addWidget(parts.undo);
    tools->row()->addWidget(parts.redo);
    tools->row()->addStretch();
    tools->row()->addWidget(parts.ready);
    tools->setYielding(
        {parts.suggest, parts.fill, parts.rest, parts.mirror, parts.clear, parts.redo, parts.undo});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::wide, Theme::regular, Theme::wide, Theme::regular);
    layout->setSpacing(Theme::small);
    layout->addLayout(heading);
    layout->addWidget(parts.view, 1);
    layout->addWidget(parts.line);
    layout->addWidget(tools);
    layout->addWidget(saved);

    connect(&parts.model, &DeploymentModel::changed, this, [this] {
        parts_->update();
        emit draftChanged();
    });
    connect(&parts.scene, &BoardScene::refused, this,
            [this](const QString& sentence) { parts_->tell(sentence, true); });
    connect(saved, &SavedDeploymentsBar::told, this,
            [this](const QString& sentence, bool wrong) { parts_->tell(sentence, wrong); });
    connect(&services.appearance, &Appearance::changed, this, [this] { parts_->updateIcons(); });
    connect(parts.suggest, &QPushButton::clicked, this, [this] { parts_->model.suggest(parts_->random); });
    connect(parts.fill, &QPushButton::clicked, this, [this] { parts_->model.fillRandomly(parts_->random); });
    connect(parts.rest, &QPushButton::clicked, this, [this] { parts_->model.fillRest(parts_->random); });
    connect(parts.mirror, &QPushButton::clicked, this, [this] { parts_->model.mirror(); });
    connect(parts.clear, &QPushButton::clicked, this, [this] { parts_->model.clear(); });
    connect(parts.undo, &QPushButton::clicked, this, &DeploymentPage::undo);
    connect(parts.redo, &QPushButton::clicked, this, &DeploymentPage::redo);
    connect(parts.ready, &QPushButton::clicked, this, [this] {
        const auto setup = parts_->model.setup();
        if (setup && parts_->model.lack() == DeploymentModel::Lack::Nothing)
            emit ready(QString::fromStdString(combate::text(*setup)));
    });
    parts.updateIcons();
    parts.retranslate();
    setFocusProxy(parts.view);
}

DeploymentPage::~DeploymentPage() {
    delete parts_->view;  // before the scene that it shows
}

Side DeploymentPage::side() const {
    return parts_->side;
}

QString DeploymentPage::draft() const {
    return parts_->model.draft();
}

DeploymentModel& DeploymentPage::model() {
    return parts_->model;
}

BoardView& DeploymentPage::view() {
    return *parts_->view;
}

void DeploymentPage::undo() {
    parts_->model.undo();
}

void DeploymentPage::redo() {
    parts_->model.redo();
}

void DeploymentPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) parts_->retranslate();
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
