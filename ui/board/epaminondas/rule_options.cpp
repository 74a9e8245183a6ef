// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/rule_options.h"

#include "epaminondas/rules.h"
#include "theme/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace leuctra::ui {

using namespace epaminondas;

EpaminondasRuleOptions::EpaminondasRuleOptions(QWidget* parent)
    : RuleOptions(parent), title_(new QLabel(this)), repetition_(new QCheckBox(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::tiny);
    title_->setProperty("strong", true);
    column->addWidget(title_);
    constexpr std::array<const char*, 3> names = {"leftRight", "copycat", "free"};
    for (std::size_t i = 0; i < readings_.size(); ++i) {
        readings_[i] = new QRadioButton(this);
        readings_[i]->setObjectName(QString::fromLatin1(names[i]));
        explanations_[i] = new QLabel(this);
        explanations_[i]->setProperty("quiet", true);
        explanations_[i]->setWordWrap(true);
        explanations_[i]->setContentsMargins(Theme::wider, 0, 0, Theme::small);
        column->addWidget(readings_[i]);
        column->addWidget(explanations_[i]);
    }
    repetition_->setObjectName("repetition");
    column->addWidget(repetition_);
    setRules({});
    retranslate();
}

QString EpaminondasRuleOptions::rules() const {
    Rules rules;
    for (std::size_t i = 0; i < readings_.size(); ++i)
        if (readings_[i]->isChecked()) rules.symmetry = static_cast<Symmetry>(i);
    rules.repetition = repetition_->isChecked();
    return QString::fromStdString(text(rules));
}

void EpaminondasRuleOptions::setRules(const QString& rules) {
    const Rules shown = rulesFrom(rules.toStdString()).value_or(Rules{});
    readings_[static_cast<std::size_t>(shown.symmetry)]->setChecked(true);
    repetition_->setChecked(shown.repetition);
}

void EpaminondasRuleOptions::retranslate() {
    title_->setText(tr("Symmetry on the home row"));
    readings_[0]->setText(tr("No left–right symmetry"));
    explanations_[0]->setText(
        tr("A move onto the opponent's home row may not make the board's left half mirror its right."));
    readings_[1]->setText(tr("No copying"));
    explanations_[1]->setText(
        tr("Such a move may not leave the two sides standing as mirror images of each other."));
    readings_[2]->setText(tr("Free"));
    explanations_[2]->setText(tr("Every such move is allowed, as in most other programs."));
    repetition_->setText(tr("A position that stands for the third time is a draw"));
    for (std::size_t i = 0; i < readings_.size(); ++i)
        readings_[i]->setAccessibleDescription(explanations_[i]->text());
}

void EpaminondasRuleOptions::changeEvent(QEvent* event) {
    RuleOptions::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace leuctra::ui
