// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/rank_names.h"
#include "board/combate/sticker_art.h"
#include "combate/piece.h"

#include <QDir>
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

/// The twelve ranks of both armies side by side, to judge them together, and what can be proved about them.
class StickerSheetTest : public QObject {
    Q_OBJECT

  private slots:
    void drawsTheSheet_data();
    void drawsTheSheet();
    void allRanksDiffer_data();
    void allRanksDiffer();
    void armiesDifferInGrey_data();
    void armiesDifferInGrey();
    void backsTellNothingTurnedRound();
    void colourBlindAndHighContrastAreDrawn();
};

void StickerSheetTest::drawsTheSheet_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void StickerSheetTest::drawsTheSheet() {
    QFETCH(bool, dark);
    const Theme theme(dark ? darkChoice() : Theme::Choice());
    StickerArt art(theme);
    constexpr int pitch = 190;
    QImage sheet(13 * pitch, 2 * 360 + 40, QImage::Format_RGB32);
    sheet.fill(theme.color(Role::Field));
    QPainter painter(&sheet);
    int y = 10;
    for (const Side side : bothSides) {
        for (const int size : {160, 64, 32}) {
            int x = 10;
            for (const Rank rank : combate::allRanks) {
                painter.drawPixmap(x, y, art.sticker(side, rank, size));
                x += size == 160 ? pitch : size * 3 / 2;
            }
            painter.drawPixmap(x, y, art.sticker(side, std::nullopt, size));
            if (size < 160) {
                x += 2 * size;
                for (const Rank rank : combate::allRanks) {
                    painter.drawPixmap(x, y, art.block(side, rank, size));
                    x += size;
                }
                painter.drawPixmap(x, y, art.block(side, std::nullopt, size));
            }
            y += size + 10;
        }
        y += 40;
    }
    painter.end();
    QVERIFY(QDir().mkpath("pictures"));
    const QString name = QString("pictures/stickers-%1.png").arg(QTest::currentDataTag());
    QVERIFY(sheet.save(name));
}

void StickerSheetTest::allRanksDiffer_data() {
    QTest::addColumn<int>("height");
    for (const int height : {32, 64, 160})
        QTest::addRow("%d px", height) << height;
}

void StickerSheetTest::allRanksDiffer() {
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

void StickerSheetTest::armiesDifferInGrey_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void StickerSheetTest::armiesDifferInGrey() {
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
void StickerSheetTest::backsTellNothingTurnedRound() {
    StickerArt art{Theme()};
    for (const Side side : bothSides) {
        const QImage back = grey(art.sticker(side, std::nullopt, 240));
        const QRect inner = back.rect().adjusted(36, 44, -36, -44);
        const QImage pattern = back.copy(inner);
        const QImage turned = pattern.transformed(QTransform().rotate(180));
        QVERIFY(difference(pattern, turned) < 0.02);
    }
}

void StickerSheetTest::colourBlindAndHighContrastAreDrawn() {
    const QImage usual = StickerArt(Theme()).sticker(Side::First, Rank::Spy, 64).toImage();
    Theme::Choice colourBlind;
    colourBlind.colourBlind = true;
    Theme::Choice highContrast;
    highContrast.highContrast = true;
    for (const Theme::Choice& choice : {colourBlind, highContrast})
        QVERIFY(StickerArt(Theme(choice)).sticker(Side::First, Rank::Spy, 64).toImage() != usual);
}

QTEST_MAIN(StickerSheetTest)
#include "sticker_sheet_test.moc"
