// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/drawing.h"

#include "board/board_scene.h"
#include "board/game_ui.h"
#include "exports/plain_look.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace leuctra::ui {

namespace {

/// At this size lines and letters are as on a screen of ordinary density; larger pictures get larger ones.
constexpr qreal ordinarySize = 800;
constexpr int pixelsPerInch = 96;  // as CSS has it

}  // namespace

std::unique_ptr<BoardScene> boardFor(const Drawing& drawing, const Appearance& appearance) {
    auto scene = uiOf(drawing.kind).makeScene(appearance);
    const int size = std::clamp(drawing.size, smallestDrawing, largestDrawing);
    scene->setBottom(drawing.bottom);
    scene->fit({size, size}, std::max(size / ordinarySize, 1.0));
    scene->setSquareSize(scene->squareSize());
    return scene;
}

QImage imageOf(const Drawing& drawing, const Appearance& appearance) {
    const auto scene = boardFor(drawing, appearance);
    scene->showView(drawing.view);
    QImage image(scene->sceneRect().size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene->paintShapes(painter);
    return image;
}

QByteArray pngOf(const Drawing& drawing, const Appearance& appearance) {
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    imageOf(drawing, appearance).save(&buffer, "PNG");
    return file;
}

QByteArray svgOf(const Drawing& drawing) {
    const PlainLook look(BoardStyle::Plain);
    const auto scene = boardFor(drawing, look.appearance());
    scene->showView(drawing.view);
    QByteArray file;
    QBuffer buffer(&file);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(uiOf(drawing.kind).name());
    generator.setResolution(pixelsPerInch);
    generator.setSize(scene->sceneRect().size().toSize());
    generator.setViewBox(scene->sceneRect());
    QPainter painter(&generator);
    scene->paintShapes(painter);
    painter.end();
    return file;
}

}  // namespace leuctra::ui
