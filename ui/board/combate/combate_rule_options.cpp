// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/combate_rule_options.h"

#include "theme/theme.h"

#include <QEvent>
#include <QGridLayout>

namespace leuctra::ui {

using combate::Rules;

namespace {

constexpr int mostQuietPlies = 1000;
constexpr int quietStep = 10;

enum Variant { Yetem, Classic };
enum Sight { Memory, Open };

}  // namespace

CombateRuleOptions::CombateRuleOptions(QWidget* parent) : RuleOptions(parent) {
    const auto label = [this](QWidget* buddy) {
        auto* text = new QLabel(this);
        text->setBuddy(buddy);
        return text;
    };
    variant_ = new QComboBox(this);
    variant_->setObjectName("variant");
    variant_->addItems({QString(), QString()});
    variantLabel_ = label(variant_);
    sight_ = new QComboBox(this);
    sight_->setObjectName("sight");
    sight_->addItems({QString(), QString()});
    sightLabel_ = label(sight_);
    quiet_ = new QSpinBox(this);
    quiet_->setObjectName("quietLimit");
    quiet_->setRange(0, mostQuietPlies);
    quiet_->setSingleStep(quietStep);
    quietLabel_ = label(quiet_);
    takeback_ = new QCheckBox(this);
    takeback_->setObjectName("takeback");

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(Theme::regular);
    layout->setVerticalSpacing(Theme::small);
    layout->setColumnStretch(1, 1);
    layout->addWidget(variantLabel_, 0, 0);
    layout->addWidget(variant_, 0, 1);
    layout->addWidget(sightLabel_, 1, 0);
    layout->addWidget(sight_, 1, 1);
    layout->addWidget(quietLabel_, 2, 0);
    layout->addWidget(quiet_, 2, 1);
    layout->addWidget(takeback_, 3, 1);

    setRules("yetem,memory");
    retranslate();
}

QString CombateRuleOptions::rules() const {
    Rules rules = variant_->currentIndex() == Classic ? Rules::classicRules() : Rules::yetem();
    rules.begins = begins_;
    rules.memory = sight_->currentIndex() == Memory;
    rules.quietLimit = quiet_->value();
    rules.takeback = takeback_->isChecked();
    return QString::fromStdString(combate::text(rules));
}

void CombateRuleOptions::setRules(const QString& text) {
    const Rules rules = combate::rulesFrom(text.toStdString()).value_or(Rules::yetem());
    begins_ = rules.begins;
    variant_->setCurrentIndex(rules.classic ? Classic : Yetem);
    sight_->setCurrentIndex(rules.memory ? Memory : Open);
    quiet_->setValue(rules.quietLimit);
    takeback_->setChecked(rules.takeback);
}

void CombateRuleOptions::setAgainstComputer(bool against) {
    if (againstComputer_ == against) return;
    againstComputer_ = against;
    sight_->setCurrentIndex(against ? Open : Memory);
    retranslate();
}

void CombateRuleOptions::retranslate() {
    variantLabel_->setText(tr("Rules"));
    variant_->setItemText(Yetem, tr("Combate en el Frente, as on its sheet"));
    variant_->setItemText(Classic, tr("Classic: a Scout may run and attack in one play"));
    variant_->setAccessibleName(variantLabel_->text());
    sightLabel_->setText(tr("Revealed pieces"));
    sight_->setItemText(Memory, tr("Turn back: remembering is part of the game"));
    sight_->setItemText(Open, tr("Stay visible to whoever saw them"));
    sight_->setAccessibleName(sightLabel_->text());
    quietLabel_->setText(tr("Draw without attacks"));
    quiet_->setSuffix(tr(" plays"));
    quiet_->setSpecialValueText(tr("never"));
    quiet_->setAccessibleName(quietLabel_->text());
    takeback_->setText(againstComputer_ ? tr("A play that revealed nothing may be taken back")
                                        : tr("A play may be taken back before the board is handed over"));
}

void CombateRuleOptions::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    RuleOptions::changeEvent(event);
}

}  // namespace leuctra::ui
