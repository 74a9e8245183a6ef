// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/deployment/saved_deployments_bar.h"

#include "models/deployment_model.h"
#include "pages/deployment/letters_dialog.h"
#include "pages/error_sentence.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMessageBox>

namespace leuctra::ui {

namespace {

constexpr int namesLetters = 12;  // at least so many are seen

}  // namespace

SavedDeploymentsBar::SavedDeploymentsBar(Side side, DeploymentModel& model, const QString& file,
                                         const Appearance& appearance, QWidget* parent)
    : FittingRow(parent), side_(side), model_(model), saved_(file), appearance_(appearance) {
    names_ = new QComboBox(this);
    names_->setObjectName("savedNames");
    names_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    names_->setMinimumContentsLength(namesLetters);
    names_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto button = [this](const char* name, auto slot) {
        auto* made = new CompactButton(this);
        made->setObjectName(name);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    load_ = button("loadDeployment", &SavedDeploymentsBar::loadChosen);
    save_ = button("saveDeployment", &SavedDeploymentsBar::askForName);
    rename_ = button("renameDeployment", &SavedDeploymentsBar::askForNewName);
    remove_ = button("deleteDeployment", &SavedDeploymentsBar::askWhetherToDelete);
    letters_ = button("letters", &SavedDeploymentsBar::editLetters);

    row()->addWidget(names_, 1);
    for (CompactButton* made : {load_, save_, rename_, remove_, letters_})
        row()->addWidget(made);
    setYielding({load_, save_, letters_, remove_, rename_});

    connect(&saved_, &SavedDeployments::changed, this, &SavedDeploymentsBar::refresh);
    connect(&model_, &DeploymentModel::changed, this, &SavedDeploymentsBar::updateEnabled);
    connect(&appearance_, &Appearance::changed, this, &SavedDeploymentsBar::updateIcons);
    updateIcons();
    retranslate();
    refresh();
}

void SavedDeploymentsBar::retranslate() {
    names_->setAccessibleName(tr("Saved deployments"));
    names_->setPlaceholderText(tr("None saved"));
    load_->setText(tr("Load"));
    save_->setText(tr("Save as…"));
    rename_->setText(tr("Rename…"));
    remove_->setText(tr("Delete…"));
    letters_->setText(tr("Letters…"));
    letters_->setToolTip(tr("The deployment as 40 letters, to copy or to paste"));
}

void SavedDeploymentsBar::updateIcons() {
    const Theme& theme = appearance_.theme();
    load_->setIcon(icon("open", theme));
    save_->setIcon(icon("save", theme));
    rename_->setIcon(icon("edit", theme));
    remove_->setIcon(icon("delete", theme));
    letters_->setIcon(icon("copy", theme));
}

void SavedDeploymentsBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    FittingRow::changeEvent(event);
}

void SavedDeploymentsBar::refresh() {
    const QString chosen = names_->currentText();
    names_->clear();
    names_->addItems(saved_.names());
    names_->setCurrentIndex(std::max(names_->findText(chosen), names_->count() > 0 ? 0 : -1));
    updateEnabled();
}

void SavedDeploymentsBar::updateEnabled() {
    const bool any = names_->count() > 0;
    names_->setEnabled(any);
    load_->setEnabled(any);
    rename_->setEnabled(any);
    remove_->setEnabled(any);
    save_->setEnabled(model_.setup().has_value());
    save_->setToolTip(save_->isEnabled() ? QString()
                                         : tr("A deployment is saved once all forty pieces stand"));
}

void SavedDeploymentsBar::tell(const Result<void>& result, const QString& done) {
    if (result) {
        emit told(done, false);
    } else {
        emit told(errorSentence(result.error()), true);
    }
}

void SavedDeploymentsBar::loadChosen() {
    const QString name = names_->currentText();
    if (const auto setup = saved_.setup(name)) {
        model_.setSetup(*setup);
        emit told(tr("“%1” stands.").arg(name), false);
    } else {
        const auto problem = saved_.problem();
        emit told(problem ? errorSentence(*problem) : tr("“%1” is no longer there.").arg(name), true);
        refresh();
    }
}

void SavedDeploymentsBar::askForName() {
    if (const auto problem = saved_.problem()) {
        emit told(errorSentence(*problem), true);
        return;
    }
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName("nameDialog");
    dialog->setWindowTitle(tr("Save deployment"));
    dialog->setLabelText(tr("Name; an existing one is replaced:"));
    dialog->setTextValue(names_->currentText());
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        const auto setup = model_.setup();
        if (!setup) return;
        tell(saved_.save(name, *setup), tr("“%1” is saved.").arg(name.simplified()));
        names_->setCurrentText(name.simplified());
    });
    dialog->open();
}

void SavedDeploymentsBar::askForNewName() {
    const QString from = names_->currentText();
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName("nameDialog");
    dialog->setWindowTitle(tr("Rename deployment"));
    dialog->setLabelText(tr("New name of “%1”:").arg(from));
    dialog->setTextValue(from);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, from](const QString& to) {
        tell(saved_.rename(from, to), tr("“%1” is now called “%2”.").arg(from, to.simplified()));
        names_->setCurrentText(to.simplified());
    });
    dialog->open();
}

void SavedDeploymentsBar::askWhetherToDelete() {
    const QString name = names_->currentText();
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Delete deployment"),
                        tr("Delete the deployment “%1”?").arg(name), QMessageBox::NoButton, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setObjectName("deleteQuestion");
    QPushButton* remove = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    QPushButton* keep = question->addButton(tr("Keep"), QMessageBox::RejectRole);
    question->setDefaultButton(keep);
    question->setEscapeButton(keep);
    connect(remove, &QPushButton::clicked, this,
            [this, name] { tell(saved_.remove(name), tr("“%1” is deleted.").arg(name)); });
    question->open();
}

void SavedDeploymentsBar::editLetters() {
    auto* dialog = new LettersDialog(side_, model_.draft(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LettersDialog::chosen, this, [this](const combate::Setup& setup) {
        model_.setSetup(setup);
        emit told(tr("The pieces stand as the letters say."), false);
    });
    dialog->open();
}

}  // namespace leuctra::ui
