// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/epaminondas_panel.h"

#include "board/epaminondas/stone_art.h"
#include "board/epaminondas/words.h"
#include "epaminondas/incursion.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace leuctra::ui {

using namespace epaminondas;

namespace {

constexpr int stoneSize = 32;  // px

QPixmap stonePicture(Side side, const Theme& theme, qreal ratio) {
    QPixmap picture(QSize(stoneSize, stoneSize) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    StoneArt::paint(painter, QRectF(0, 0, stoneSize, stoneSize), side, theme);
    return picture;
}

void setTone(QLabel& label, const char* tone) {
    if (label.property("tone").toString() == QLatin1String(tone)) return;
    label.setProperty("tone", QString::fromLatin1(tone));
    label.style()->unpolish(&label);
    label.style()->polish(&label);
}

}  // namespace

EpaminondasPanel::EpaminondasPanel(const Appearance& appearance, QWidget* parent)
    : GamePanel(parent), appearance_(appearance), title_(new QLabel(this)), sentence_(new QLabel(this)) {
    setObjectName("homeRows");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Theme::medium);
    grid->setVerticalSpacing(Theme::tiny);
    title_->setProperty("strong", true);
    grid->addWidget(title_, 0, 0, 1, 3);
    for (const Side side : bothSides) {
        const int row = 1 + index(side);
        Count& count = counts_[std::size_t(index(side))];
        count = {new QLabel(this), new QLabel(this), new QLabel(this)};
        count.stone->setFixedSize(stoneSize, stoneSize);
        count.number->setProperty("textSize", "title");
        count.number->setProperty("strong", true);
        count.number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        count.number->setObjectName(side == Side::First ? "whiteCrossed" : "blackCrossed");
        count.row->setProperty("quiet", true);
        grid->addWidget(count.stone, row, 0);
        grid->addWidget(count.number, row, 1);
        grid->addWidget(count.row, row, 2);
    }
    sentence_->setObjectName("homeRowsSentence");
    sentence_->setWordWrap(true);
    sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    grid->addWidget(sentence_, 3, 0, 1, 3);
    grid->setColumnStretch(2, 1);
    connect(&appearance_, &Appearance::changed, this, &EpaminondasPanel::restyle);
    restyle();
    retranslate();
}

void EpaminondasPanel::showView(std::shared_ptr<const leuctra::View> view) {
    view_ = std::static_pointer_cast<const epaminondas::View>(std::move(view));
    retranslate();
}

void EpaminondasPanel::restyle() {
    const Theme& theme = appearance_.theme();
    for (const Side side : bothSides) {
        const Count& count = counts_[std::size_t(index(side))];
        count.stone->setPixmap(stonePicture(side, theme, devicePixelRatioF()));
        count.number->setFont(theme.tabularFont(TextSize::Title, QFont::DemiBold));
        count.number->setMinimumWidth(
            QFontMetrics(count.number->font()).horizontalAdvance(QLatin1String("14")));
    }
    // Room for the longest sentence, so that nothing below moves when it changes.
    sentence_->setMinimumHeight(3 * QFontMetrics(theme.font(TextSize::Body)).lineSpacing());
}

void EpaminondasPanel::retranslate() {
    title_->setText(tr("Home rows"));
    for (const Side side : bothSides) {
        const Count& count = counts_[std::size_t(index(side))];
        const int row = side == Side::First ? rowCount : 1;
        count.number->setText(view_ ? QString::number(view_->position.crossed(side)) : QString(u'–'));
        count.row->setText(tr("%1 on row %2").arg(EpaminondasWords::side(side)).arg(row));
        count.number->setAccessibleName(
            tr("%1 on row %2: %3").arg(EpaminondasWords::side(side)).arg(row).arg(count.number->text()));
    }
    sentence_->setText(view_ ? EpaminondasWords::homeRows(view_->position) : QString());
    const bool threatened = view_ && incursionOf(view_->position).mustAnswer;
    const bool decided = view_ && view_->outcome && view_->outcome->reason == Reason::E11;
    setTone(*sentence_, threatened ? "warn" : decided ? "good" : "");
}

void EpaminondasPanel::changeEvent(QEvent* event) {
    GamePanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace leuctra::ui
