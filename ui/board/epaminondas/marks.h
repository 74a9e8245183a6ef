// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;

namespace leuctra::ui {

/// What marks are drawn with.
struct MarkInk {
    const Theme* theme;
    qreal square;  ///< side of a square
    qreal pixel;   ///< one logical pixel

    QColor color(Role role) const { return theme->color(role); }
    /// What surrounds a mark so that it shows on white and black stones and on the board alike.
    QColor casing() const { return theme->color(Role::Surface); }
    /// Width of a line over stones.
    qreal line() const { return std::max(square * 0.075, 2.5 * pixel); }
};

/// Something drawn on the board beside the stones, in scene coordinates.
class Mark {
  public:
    virtual ~Mark() = default;
    virtual void paint(QPainter& painter, const MarkInk& ink) const = 0;
    /// The places it draws on; several small ones rather than a large one that holds mostly nothing.
    virtual std::vector<QRectF> areas(const MarkInk& ink) const = 0;
};

using Marks = std::vector<std::unique_ptr<Mark>>;

/// A line through the stones of a group or phalanx, in colour and pattern of its direction; an arrow at `to`
/// when it tells which way they may go. One point (from = to) with an arrow: a single stone.
class LineMark : public Mark {
  public:
    LineMark(QPointF from, QPointF to, Role axis, bool arrow = false);
    QLineF line() const { return {from_, to_}; }
    Role axis() const { return axis_; }
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk& ink) const override;

  private:
    QPointF from_;
    QPointF to_;
    Role axis_;
    bool arrow_;
};

/// The broad soft band under the stones of a line.
class BandMark : public Mark {
  public:
    BandMark(QPointF from, QPointF to, Role axis) : from_(from), to_(to), axis_(axis) {}
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk& ink) const override;

  private:
    QPointF from_;
    QPointF to_;
    Role axis_;
};

/// A short text on a round ground: the size of a line, a count.
class BadgeMark : public Mark {
  public:
    /// `share`: height, of a square.
    BadgeMark(QPointF centre, QString text, Role ground, qreal share = 0.4)
        : centre_(centre), text_(std::move(text)), ground_(ground), share_(share) {}
    const QString& text() const { return text_; }
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk& ink) const override;

  private:
    QFont font(const MarkInk& ink) const;
    QRectF pill(const MarkInk& ink) const;

    QPointF centre_;
    QString text_;
    Role ground_;
    qreal share_;
};

/// A square on which the front stone may land: a dot, or a ring around the stone that it captures.
class TargetMark : public Mark {
  public:
    TargetMark(QRectF square, Role axis, bool captures) : square_(square), axis_(axis), captures_(captures) {}
    QRectF square() const { return square_; }
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk&) const override { return {square_}; }

  private:
    QRectF square_;
    Role axis_;
    bool captures_;
};

/// Marks one square by a shape around it.
class SquareMark : public Mark {
  public:
    enum class Shape : std::uint8_t {
        Ring,    ///< around a stone
        Hollow,  ///< thin circle: a stone stood here
        Fill,    ///< tinted square: a stone has come here
        Frame,   ///< framed and tinted square: this is the reason
        Strike,  ///< crossed out
    };
    SquareMark(QRectF square, Shape shape, Role role) : square_(square), shape_(shape), role_(role) {}
    QRectF square() const { return square_; }
    Shape shape() const { return shape_; }
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk&) const override { return {square_}; }

  private:
    QRectF square_;
    Shape shape_;
    Role role_;
};

/// A whole row that glows from its edges inwards.
class GlowMark : public Mark {
  public:
    GlowMark(QRectF row, Role role) : row_(row), role_(role) {}
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk&) const override { return {row_}; }

  private:
    QRectF row_;
    Role role_;
};

/// The axis about which a position is symmetric, from edge to edge of the board.
class AxisMark : public Mark {
  public:
    AxisMark(QPointF from, QPointF to, Role role) : from_(from), to_(to), role_(role) {}
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk& ink) const override;

  private:
    QPointF from_;
    QPointF to_;
    Role role_;
};

/// A way that the front of a group takes, with the number of squares on it.
class TravelMark : public Mark {
  public:
    TravelMark(QPointF from, QPointF to, Role axis) : from_(from), to_(to), axis_(axis) {}
    void paint(QPainter& painter, const MarkInk& ink) const override;
    std::vector<QRectF> areas(const MarkInk& ink) const override;

  private:
    QPointF from_;
    QPointF to_;
    Role axis_;
};

}  // namespace leuctra::ui
