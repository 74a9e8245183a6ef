// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace leuctra::ui {

class Appearance;

/// What the small charts share: they follow the look, and tell a screen reader their numbers.
class Chart : public QWidget {
    Q_OBJECT
  public:
    explicit Chart(const Appearance& appearance, QWidget* parent = nullptr);

  protected:
    const Theme& theme() const;
    QFont font() const { return theme().tabularFont(TextSize::Small); }
    /// A square of a colour and what it stands for; the place right of it.
    qreal paintKey(QPainter& painter, QPointF place, Role fill, Role edge, const QString& words) const;
    int keyHeight() const;

  private:
    const Appearance& appearance_;
};

/// A row for each thing that has parts, as bars from one edge to the other, with the numbers beside them.
class ShareBars : public Chart {
    Q_OBJECT
  public:
    struct Part {
        QString name;
        Role fill;
        Role edge;
    };
    struct Row {
        QString label;
        std::vector<int> values;  ///< by part
    };

    using Chart::Chart;
    void show(std::vector<Part> parts, std::vector<Row> rows);

    QSize sizeHint() const override { return {320, minimumSizeHint().height()}; }
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    static QString numbersOf(const Row& row);
    int labelsWidth() const;
    int numbersWidth() const;
    int rowHeight() const;
    void paintRow(QPainter& painter, const Row& row, const QRectF& bar) const;

    std::vector<Part> parts_;
    std::vector<Row> rows_;
};

/// Columns side by side and, over them, a line of shares.
class ColumnChart : public Chart {
    Q_OBJECT
  public:
    struct Column {
        QString label;
        int value = 0;
        std::optional<double> share{};  ///< 0 to 1; nothing: the line has a gap here
    };
    struct Words {
        QString columns;  ///< what the columns count
        QString line;     ///< what the line tells; empty: there is none
    };

    using Chart::Chart;
    void show(Words words, std::vector<Column> columns);

    QSize sizeHint() const override { return {320, 220}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintScale(QPainter& painter, const QRectF& plot, int top) const;
    void paintColumns(QPainter& painter, const QRectF& plot, int top) const;
    void paintLine(QPainter& painter, const QRectF& plot) const;
    void paintLabels(QPainter& painter, const QRectF& plot) const;

    Words words_;
    std::vector<Column> columns_;
};

}  // namespace leuctra::ui
