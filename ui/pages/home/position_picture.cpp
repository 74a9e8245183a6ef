// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/home/position_picture.h"

#include "board/board_scene.h"
#include "board/game_ui.h"
#include "pages/new_game/draft.h"

namespace leuctra::ui {

QPixmap positionPicture(const record::Record& record, QSize size, qreal ratio, const Appearance& appearance) {
    const GameUi& game = uiOf(record.kind());
    const std::unique_ptr<BoardScene> scene = game.makeScene(appearance);
    const QSize pixels = size * ratio;
    scene->fit(pixels, ratio);
    scene->showView(Draft::from(record) ? nullptr : game.publicView(*record.finalState()));

    QPixmap picture(pixels);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    scene->render(&painter, QRectF(QPointF(), pixels), QRectF(QPointF(), pixels));
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

}  // namespace leuctra::ui
