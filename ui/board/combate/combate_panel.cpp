// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/combate_panel.h"

#include "board/combate/rank_names.h"
#include "board/combate/tray_widget.h"
#include "combate/view.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace leuctra::ui {

namespace {

constexpr int warnedFrom = 20;  // plies left until C19

}  // namespace

CombatePanel::CombatePanel(const Appearance& appearance, QWidget* parent) : GamePanel(parent) {
    setObjectName("combatePanel");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::tiny);
    for (const Side side : {Side::Second, Side::First}) {
        Army& army = armies_[std::size_t(index(side))];
        army.title = new QLabel(this);
        army.title->setProperty("strong", true);
        army.note = new QLabel(this);
        army.note->setProperty("textSize", "small");
        army.note->setProperty("quiet", true);
        army.tray = new TrayWidget(side, appearance, this);
        auto* heading = new QHBoxLayout;
        heading->addWidget(army.title);
        heading->addStretch();
        heading->addWidget(army.note);
        layout->addLayout(heading);
        layout->addWidget(army.tray);
        layout->addSpacing(Theme::tiny);
    }
    quiet_ = new QLabel(this);
    quiet_->setObjectName("quietPlies");
    quiet_->setProperty("tone", "warn");
    quiet_->setWordWrap(true);
    layout->addWidget(quiet_);
    layout->addStretch();
    retranslate();
}

const combate::View* CombatePanel::seen() const {
    return static_cast<const combate::View*>(view_.get());
}

void CombatePanel::showView(std::shared_ptr<const View> view) {
    view_ = std::move(view);
    for (const Side side : bothSides) {
        const auto at = std::size_t(index(side));
        const bool enemy = seen() && seen()->viewer && *seen()->viewer != side;
        if (seen()) {
            armies_[at].tray->setCounts(seen()->lost[at], seen()->remaining[at],
                                        enemy && !seen()->rules.memory);
        } else {
            armies_[at].tray->clear();
        }
    }
    retranslate();
}

void CombatePanel::retranslate() {
    for (const Side side : bothSides) {
        const auto at = std::size_t(index(side));
        const bool enemy = seen() && seen()->viewer && *seen()->viewer != side;
        armies_[at].title->setText(tr("%1 has lost").arg(armyName(side)));
        armies_[at].note->setText(enemy && !seen()->rules.memory ? tr("below: not yet revealed")
                                                                 : tr("below: remaining"));
    }
    showQuiet();
}

void CombatePanel::showQuiet() {
    const bool counted = seen() && seen()->rules.quietLimit > 0 && !seen()->outcome;
    const int left = counted ? seen()->rules.quietLimit - seen()->quietPlies : 0;
    const bool warned = counted && left <= warnedFrom;
    quiet_->setText(warned ? quietWarning(left) : QString());
    quiet_->setVisible(warned);
}

QString CombatePanel::quietWarning(int left) {
    return tr("⚠ A draw in %n play(s) unless someone attacks.", nullptr, left);
}

void CombatePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    GamePanel::changeEvent(event);
}

}  // namespace leuctra::ui
