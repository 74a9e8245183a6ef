// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/sticker_art.h"

#include "board/combate/rank_names.h"
#include "combate/piece.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace leuctra;
using namespace leuctra::ui;
using combate::Rank;

namespace {

QImage grey(const QPixmap& pixmap) {
    QImage image(pixmap.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.drawPixmap(0, 0, pixmap);
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// Share of the pixels that differ by more than a shade.
double difference(const QImage& a, const QImage& b) {
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 20) ++different;
    return double(different) / (a.width() * a.height());
}

Theme::Choice darkChoice() {
    Theme::Choice choice;
    choice.dark = true;
    return choice;
}

}  // namespace

/// What can be proved of the stickers; how they look, the sheet among the pictures shows.
class StickerArtTest : public QObject {
    Q_OBJECT

  private slots:
    void allRanksDiffer_data();
    void allRanksDiffer();
    void armiesDifferInGrey_data();
    void armiesDifferInGrey();
    void backsTellNothingTurnedRound();
    void colourBlindAndHighContrastAreDrawn();
};

void StickerArtTest::allRanksDiffer_data() {
    QTest::addColumn<int>("height");
    for (const int height : {32, 64, 160})
        QTest::addRow("%d px", height) << height;
}

void StickerArtTest::allRanksDiffer() {
    QFETCH(int, height);
    StickerArt art{Theme()};
    for (const Side side : bothSides) {
        for (const Rank one : combate::allRanks) {
            for (const Rank other : combate::allRanks) {
                if (one >= other) continue;
                const double share =
                    difference(grey(art.sticker(side, one, height)), grey(art.sticker(side, other, height)));
                QVERIFY2(share > 0.08, qPrintable(rankName(one) + " / " + rankName(other)));
            }
        }
    }
}

void StickerArtTest::armiesDifferInGrey_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void StickerArtTest::armiesDifferInGrey() {
    QFETCH(bool, dark);
    StickerArt art(Theme(dark ? darkChoice() : Theme::Choice()));
    for (const int height : {32, 64}) {
        QVERIFY(difference(grey(art.sticker(Side::First, std::nullopt, height)),
                           grey(art.sticker(Side::Second, std::nullopt, height))) > 0.15);
        for (const Rank rank : combate::allRanks) {
            const double share = difference(grey(art.sticker(Side::First, rank, height)),
                                            grey(art.sticker(Side::Second, rank, height)));
            QVERIFY2(share > 0.1, qPrintable(QString("%1 %2").arg(rankName(rank)).arg(share)));
        }
    }
}

/// The pattern has no up or down: within the face nothing changes by half a turn.
void StickerArtTest::backsTellNothingTurnedRound() {
    StickerArt art{Theme()};
    for (const Side side : bothSides) {
        const QImage back = grey(art.sticker(side, std::nullopt, 240));
        const QRect inner = back.rect().adjusted(36, 44, -36, -44);
        const QImage pattern = back.copy(inner);
        const QImage turned = pattern.transformed(QTransform().rotate(180));
        QVERIFY(difference(pattern, turned) < 0.02);
    }
}

void StickerArtTest::colourBlindAndHighContrastAreDrawn() {
    const QImage usual = StickerArt(Theme()).sticker(Side::First, Rank::Spy, 64).toImage();
    Theme::Choice colourBlind;
    colourBlind.colourBlind = true;
    Theme::Choice highContrast;
    highContrast.highContrast = true;
    for (const Theme::Choice& choice : {colourBlind, highContrast})
        QVERIFY(StickerArt(Theme(choice)).sticker(Side::First, Rank::Spy, 64).toImage() != usual);
}

QTEST_MAIN(StickerArtTest)
#include "sticker_art_test.moc"
