// SPDX-License-Identifier: GPL-3.0-or-later
#include "sticker_sheet.h"

#include "board/combate/sticker_art.h"
#include "combate/piece.h"

#include <QPainter>

namespace leuctra::ui {

namespace {

constexpr int margin = 16;
constexpr int pitch = 150;  ///< from one large sticker to the next
constexpr int large = 160;
constexpr int faces = combate::rankCount + 1;  ///< the ranks and the back

std::optional<combate::Rank> face(int index) {
    if (index == combate::rankCount) return std::nullopt;
    return combate::allRanks[std::size_t(index)];
}

}  // namespace

QImage stickerSheet(const Theme& theme) {
    constexpr int army = large + 2 * 64 + 32 + 4 * margin;
    QImage sheet(2 * margin + faces * pitch, 2 * army + 2 * margin, QImage::Format_RGB32);
    sheet.fill(theme.color(Role::Field));
    StickerArt art(theme);
    QPainter painter(&sheet);
    for (const Side side : bothSides) {
        int y = margin + index(side) * army;
        for (int i = 0; i < faces; ++i)
            painter.drawPixmap(margin + i * pitch, y, art.sticker(side, face(i), large));
        y += large + margin;
        for (const int size : {64, 32}) {
            for (int i = 0; i < faces; ++i) {
                painter.drawPixmap(margin + i * size * 5 / 4, y, art.sticker(side, face(i), size));
                painter.drawPixmap(sheet.width() / 2 + 4 * margin + i * size, y,
                                   art.block(side, face(i), size));
            }
            y += size + margin;
        }
    }
    return sheet;
}

}  // namespace leuctra::ui
