// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/live_lines.h"

#include "models/play_text.h"
#include "review/judgement.h"
#include "theme/appearance.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace leuctra::ui {

LiveLines::LiveLines(const GameUi& game, const Appearance& appearance, QWidget* parent)
    : QFrame(parent), game_(game), appearance_(appearance), head_(new QLabel(this)) {
    setObjectName("liveLines");
    setProperty("card", true);
    head_->setObjectName("liveHead");
    head_->setProperty("quiet", true);
    head_->setProperty("textSize", "small");
    head_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::tiny, Theme::tiny, Theme::tiny, Theme::tiny);
    column->setSpacing(0);
    head_->setContentsMargins(Theme::small, 0, Theme::small, 0);
    column->addWidget(head_);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i] = new QPushButton(this);
        rows_[i]->setObjectName(QStringLiteral("liveLine%1").arg(i + 1));
        rows_[i]->setProperty("quiet", true);
        rows_[i]->setProperty("line", true);
        rows_[i]->setFocusPolicy(Qt::TabFocus);
        rows_[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(rows_[i], &QPushButton::clicked, this, [this, i] {
            if (i < lines_.size()) emit lineChosen(lines_[i].line);
        });
        column->addWidget(rows_[i]);
    }
    connect(&appearance_, &Appearance::changed, this, &LiveLines::applyLook);
    applyLook();
}

void LiveLines::show(const std::vector<engine::Info>& lines, Side toMove, const QString& note) {
    lines_ = lines;
    toMove_ = toMove;
    note_ = note;
    why_.clear();
    write();
}

void LiveLines::showNone(const QString& why) {
    lines_.clear();
    why_ = why;
    write();
}

void LiveLines::write() {
    const QString depth = lines_.empty() ? tr("Thinking…") : tr("Depth %1").arg(lines_.front().depth);
    const QString head = note_.isEmpty() ? depth : depth + QStringLiteral(" · ") + note_;
    head_->setText(why_.isEmpty() ? head : why_);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        QPushButton& row = *rows_[i];
        row.setEnabled(i < lines_.size());
        if (i >= lines_.size()) {
            row.setText({});
            row.setAccessibleName({});
            row.setToolTip({});
            continue;
        }
        QStringList plays;
        for (const std::string& play : lines_[i].line)
            plays << playText(play);
        const QString worth = evaluationText(evaluationOf(lines_[i].score, toMove_), game_);
        const QString text = worth + QStringLiteral("   ") + plays.join(u' ');
        const int room = row.width() - 2 * Theme::small - 2;
        row.setText(QFontMetrics(row.font()).elidedText(text, Qt::ElideRight, room));
        row.setAccessibleName(text);
        row.setToolTip(tr("%1: add this line as a variation").arg(text));
    }
}

void LiveLines::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    write();
}

void LiveLines::applyLook() {
    for (QPushButton* row : rows_)
        row->setFont(appearance_.theme().tabularFont(TextSize::Small));
    write();
}

}  // namespace leuctra::ui
