// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace leuctra::ui {

namespace {

/// Draws one line icon from its SVG at whatever size is asked for.
class LineIconEngine final : public QIconEngine {
  public:
    LineIconEngine(QByteArray svg, const QColor& normal, const QColor& disabled, const QColor& selected)
        : svg_(std::move(svg)), normal_(normal), disabled_(disabled), selected_(selected) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const QColor& color = mode == QIcon::Disabled   ? disabled_
                              : mode == QIcon::Selected ? selected_
                                                        : normal_;
        QByteArray svg = svg_;
        svg.replace("#000000", color.name().toLatin1());
        QSvgRenderer renderer(svg);
        const int side = std::min(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        painter->save();
        painter->setOpacity(painter->opacity() * color.alphaF());
        renderer.render(painter, square);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIconEngine(svg_, normal_, disabled_, selected_); }

  private:
    QByteArray svg_;
    QColor normal_;
    QColor disabled_;
    QColor selected_;
};

}  // namespace

QIcon icon(const QString& name, const Theme& theme, Role role) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("There is no icon %s", qUtf8Printable(name));
        return {};
    }
    QColor disabled = theme.color(Role::QuietText);
    disabled.setAlphaF(0.5F);
    return QIcon(new LineIconEngine(file.readAll(), theme.color(role), disabled, theme.color(role)));
}

}  // namespace leuctra::ui
