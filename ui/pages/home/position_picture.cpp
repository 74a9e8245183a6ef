// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/home/position_picture.h"

#include "board/board_scene.h"
#include "board/game_ui.h"
#include "pages/new_game/draft.h"

namespace leuctra::ui {

namespace {

constexpr int oversize = 4;

}  // namespace

QPixmap positionPicture(const record::Record& record, QSize size, qreal ratio, const Appearance& appearance) {
    const GameUi& game = uiOf(record.kind());
    const std::unique_ptr<BoardScene> scene = game.makeScene(appearance);
    // Drawn larger and made smaller: so small, squares of whole pixels would leave much of the picture empty.
    const QSize drawn = size * ratio * oversize;
    scene->setPreview();
    scene->fit(drawn, ratio * oversize);
    scene->showView(Draft::from(record) ? nullptr : game.publicView(*record.finalState()));

    const QRectF board = scene->frameRect();
    QImage picture(board.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    scene->render(&painter, QRectF(QPointF(), board.size()), board);
    painter.end();
    QPixmap small =
        QPixmap::fromImage(picture.scaled(size * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    small.setDevicePixelRatio(ratio);
    return small;
}

}  // namespace leuctra::ui
