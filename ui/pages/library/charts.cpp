// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/library/charts.h"

#include "theme/appearance.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace leuctra::ui {

namespace {

constexpr int barHeight = 18;
constexpr int columnGap = 3;
constexpr int widestColumn = 40;
constexpr int steps = 4;  // of a scale

/// The least round number that is not less: 1, 2, 5, 10, 20, 50 …, a multiple of the steps from 4 on.
int roundTop(int value) {
    for (int power = 1;; power *= 10)
        for (const int factor : {4, 8, 20})
            if (value <= power * factor) return power * factor;
}

}  // namespace

// What they share.

Chart::Chart(const Appearance& appearance, QWidget* parent) : QWidget(parent), appearance_(appearance) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

const Theme& Chart::theme() const {
    return appearance_.theme();
}

int Chart::keyHeight() const {
    return QFontMetrics(font()).height() + Theme::small;
}

qreal Chart::paintKey(QPainter& painter, QPointF place, Role fill, Role edge, const QString& words) const {
    const QFontMetricsF metrics(font());
    const qreal side = std::round(metrics.ascent() * 0.8);
    painter.setPen(QPen(theme().color(edge), 1));
    painter.setBrush(theme().color(fill));
    painter.drawRect(QRectF(place.x() + 0.5, place.y() + (metrics.height() - side) / 2, side, side));
    painter.setPen(theme().color(Role::Text));
    const QPointF text(place.x() + side + Theme::small, place.y() + metrics.ascent());
    painter.drawText(text, words);
    return text.x() + metrics.horizontalAdvance(words) + Theme::regular;
}

// Bars.

void ShareBars::show(std::vector<Part> parts, std::vector<Row> rows) {
    parts_ = std::move(parts);
    rows_ = std::move(rows);
    QStringList told;
    for (const Row& row : rows_) {
        QStringList values;
        for (std::size_t i = 0; i < parts_.size(); ++i)
            values << QStringLiteral("%1 %2").arg(parts_[i].name).arg(row.values[i]);
        told << row.label + QStringLiteral(": ") + values.join(QStringLiteral(", "));
    }
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int ShareBars::labelsWidth() const {
    int widest = 0;
    for (const Row& row : rows_)
        widest = std::max(widest, QFontMetrics(font()).horizontalAdvance(row.label));
    return widest;
}

int ShareBars::numbersWidth() const {
    int widest = 0;
    for (const Row& row : rows_)
        widest = std::max(widest, QFontMetrics(font()).horizontalAdvance(numbersOf(row)));
    return widest;
}

QString ShareBars::numbersOf(const Row& row) {
    QStringList words;
    for (const int value : row.values)
        words << QLocale().toString(value);
    return words.join(QStringLiteral(" · "));
}

int ShareBars::rowHeight() const {
    return std::max(QFontMetrics(font()).height(), barHeight) + Theme::small;
}

QSize ShareBars::minimumSizeHint() const {
    return {240, keyHeight() + rowHeight() * int(rows_.size())};
}

void ShareBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    qreal x = 0;
    for (const Part& part : parts_)
        x = paintKey(painter, {x, 0}, part.fill, part.edge, part.name);

    int labels = 0;
    int numbers = 0;
    for (const ShareBars* other : parentWidget()->findChildren<ShareBars*>()) {
        labels = std::max(labels, other->labelsWidth());
        numbers = std::max(numbers, other->numbersWidth());
    }
    qreal y = keyHeight();
    for (const Row& row : rows_) {
        const QRectF line(0, y, width(), rowHeight());
        painter.setPen(theme().color(Role::Text));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, row.label);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, numbersOf(row));
        const qreal left = labels + Theme::medium;
        const qreal right = width() - numbers - Theme::medium;
        paintRow(painter, row, {left, line.center().y() - barHeight / 2.0, right - left, barHeight});
        y += rowHeight();
    }
}

void ShareBars::paintRow(QPainter& painter, const Row& row, const QRectF& bar) const {
    const int all = std::accumulate(row.values.begin(), row.values.end(), 0);
    painter.setPen(QPen(theme().color(Role::Line), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    int before = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (row.values[i] == 0) continue;
        const qreal left = bar.left() + bar.width() * before / all;
        before += row.values[i];
        const qreal right = bar.left() + bar.width() * before / all;
        painter.setPen(QPen(theme().color(parts_[i].edge), 1));
        painter.setBrush(theme().color(parts_[i].fill));
        painter.drawRect(QRectF(left, bar.top(), right - left, bar.height()));
    }
}

// Columns.

void ColumnChart::show(Words words, std::vector<Column> columns) {
    words_ = std::move(words);
    columns_ = std::move(columns);
    QStringList told;
    for (const Column& column : columns_) {
        QString one = QStringLiteral("%1: %2").arg(column.label).arg(column.value);
        if (column.share) one += QStringLiteral(" (%1 %)").arg(qRound(*column.share * 100));
        told << one;
    }
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    update();
}

void ColumnChart::paintEvent(QPaintEvent*) {
    if (columns_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    qreal x = paintKey(painter, {0, 0}, Role::Bronze, Role::Accent, words_.columns);
    if (!words_.line.isEmpty()) paintKey(painter, {x, 0}, Role::AxisRow, Role::AxisRow, words_.line);

    const QFontMetrics metrics(font());
    int most = 1;
    for (const Column& column : columns_)
        most = std::max(most, column.value);
    const int top = roundTop(most);
    const int left = metrics.horizontalAdvance(QLocale().toString(top)) + Theme::small;
    const int right = words_.line.isEmpty() ? 0 : metrics.horizontalAdvance("100 %") + Theme::small;
    const QRectF plot(left, keyHeight() + metrics.height() / 2.0, width() - left - right,
                      height() - keyHeight() - 1.5 * metrics.height() - Theme::small);
    paintScale(painter, plot, top);
    paintColumns(painter, plot, top);
    if (!words_.line.isEmpty()) paintLine(painter, plot);
    paintLabels(painter, plot);
}

void ColumnChart::paintScale(QPainter& painter, const QRectF& plot, int top) const {
    const QFontMetricsF metrics(font());
    for (int step = 0; step <= steps; ++step) {
        const qreal y = std::round(plot.bottom() - plot.height() * step / steps) + 0.5;
        painter.setPen(QPen(theme().color(Role::Line), 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme().color(Role::QuietText));
        const QRectF beside(0, y - metrics.height() / 2, plot.left() - Theme::small, metrics.height());
        painter.drawText(beside, Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(top * step / steps));
        if (words_.line.isEmpty()) continue;
        const QRectF other(plot.right() + Theme::small, beside.top(), width() - plot.right(),
                           metrics.height());
        painter.drawText(other, Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("%1 %").arg(100 * step / steps));
    }
}

void ColumnChart::paintColumns(QPainter& painter, const QRectF& plot, int top) const {
    const qreal place = plot.width() / qreal(columns_.size());
    const qreal wide = std::clamp(place - columnGap, qreal(1), qreal(widestColumn));
    painter.setPen(QPen(theme().color(Role::Accent), 1));
    painter.setBrush(theme().color(Role::Bronze));
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        if (columns_[i].value == 0) continue;
        const qreal high = plot.height() * columns_[i].value / top;
        painter.drawRect(
            QRectF(plot.left() + place * (qreal(i) + 0.5) - wide / 2, plot.bottom() - high, wide, high));
    }
}

void ColumnChart::paintLine(QPainter& painter, const QRectF& plot) const {
    const qreal place = plot.width() / qreal(columns_.size());
    const QColor colour = theme().color(Role::AxisRow);
    std::optional<QPointF> before;
    std::vector<QPointF> points;
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        if (!columns_[i].share) continue;
        const QPointF point(plot.left() + place * (qreal(i) + 0.5),
                            plot.bottom() - plot.height() * *columns_[i].share);
        if (before) painter.drawLine(*before, point);
        before = point;
        points.push_back(point);
    }
    painter.setPen(QPen(theme().color(Role::Surface), 1.5));
    painter.setBrush(colour);
    for (const QPointF& point : points)
        painter.drawEllipse(point, 4, 4);
}

/// As many as there is room for, from the first on.
void ColumnChart::paintLabels(QPainter& painter, const QRectF& plot) const {
    const QFontMetricsF metrics(font());
    const qreal place = plot.width() / qreal(columns_.size());
    qreal widest = 0;
    for (const Column& column : columns_)
        widest = std::max(widest, metrics.horizontalAdvance(column.label) + Theme::small);
    const auto each = std::max(std::size_t(std::ceil(widest / place)), std::size_t{1});
    painter.setPen(theme().color(Role::QuietText));
    for (std::size_t i = 0; i < columns_.size(); i += each) {
        const qreal middle = plot.left() + place * (qreal(i) + 0.5);
        QRectF label(middle - widest / 2, plot.bottom() + Theme::tiny, widest, metrics.height());
        label.moveLeft(std::clamp(label.left(), 0.0, std::max(width() - widest, 0.0)));
        painter.drawText(label, Qt::AlignCenter, columns_[i].label);
    }
}

}  // namespace leuctra::ui
