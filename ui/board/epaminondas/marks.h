// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QHash>
#include <QLineF>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace leuctra::ui {

/// What marks are drawn with.
struct MarkInk {
    const Theme* theme = nullptr;
    qreal square = 1;  ///< side of a square
    qreal pixel = 1;   ///< one logical pixel

    QColor color(Role role) const { return theme->color(role); }
    /// What surrounds a mark so that it shows on white and black stones and on the board alike.
    QColor casing() const { return theme->color(Role::Surface); }
    /// Width of a line over stones.
    qreal line() const { return std::max(square * 0.075, 2.5 * pixel); }
};

/// The pictures of marks, painted once per size and look: a frame of motion then only blits. (Painted anew
/// each time, round and dashed shapes would cost more than all the stones.)
class MarkPictures {
  public:
    using Painting = std::function<void(QPainter&)>;

    /// Forgets the pictures unless they would all be painted alike again.
    void begin(const MarkInk& ink);
    const MarkInk& ink() const { return ink_; }
    /// The picture of that key; it is painted when it is new or the key is empty.
    QPixmap picture(const QString& key, QSize size, const Painting& painting);

  private:
    MarkInk ink_;
    Theme::Choice choice_;
    QHash<QString, QPixmap> pictures_;
};

/// A part of a picture at its place in the scene.
struct Piece {
    QPoint target;
    QPixmap picture;
    QRect source;

    QRect area() const { return {target, source.size()}; }
};

/// Something drawn on the board beside the stones, in scene coordinates.
class Mark {
  public:
    virtual ~Mark() = default;
    virtual std::vector<Piece> pieces(MarkPictures& pictures) const;

  protected:
    virtual void paint(QPainter& painter, const MarkInk& ink) const = 0;
    virtual QRectF bounds(const MarkInk& ink) const = 0;
    /// Marks with the same key look the same wherever they lie; empty when there is nothing to share.
    virtual QString key() const = 0;
};

using Marks = std::vector<std::unique_ptr<Mark>>;

/// A line through the centres of two squares or more, in the colour of its direction. Its picture is cut into
/// squares, of which those in its middle are all alike.
class LineMark : public Mark {
  public:
    enum class Style : std::uint8_t {
        Phalanx,  ///< in the pattern of its direction
        Group,    ///< the same, with an arrow beyond its end: these stones may go that way
        Travel,   ///< plain, with an arrow to its end
        Attack,   ///< plain, with an arrow that ends at the rim of the last square
        Band,     ///< broad and soft, under the stones
    };

    LineMark(QPointF from, QPointF to, Role axis, Style style)
        : line_(from, to), axis_(axis), style_(style) {}
    QLineF line() const { return line_; }
    Role axis() const { return axis_; }
    Style style() const { return style_; }

    std::vector<Piece> pieces(MarkPictures& pictures) const override;

  protected:
    void paint(QPainter& painter, const MarkInk& ink) const override;
    QRectF bounds(const MarkInk& ink) const override;
    QString key() const override;

  private:
    void paintLine(QPainter& painter, const MarkInk& ink) const;

    QLineF line_;
    Role axis_;
    Style style_;
};

/// A short text on a round ground: the size of a line, a count.
class BadgeMark : public Mark {
  public:
    /// `share`: height, of a square.
    BadgeMark(QPointF centre, QString text, Role ground, qreal share = 0.4)
        : centre_(centre), text_(std::move(text)), ground_(ground), share_(share) {}
    const QString& text() const { return text_; }

  protected:
    void paint(QPainter& painter, const MarkInk& ink) const override;
    QRectF bounds(const MarkInk& ink) const override;
    QString key() const override;

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

  protected:
    void paint(QPainter& painter, const MarkInk& ink) const override;
    QRectF bounds(const MarkInk&) const override { return square_; }
    QString key() const override;

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

  protected:
    void paint(QPainter& painter, const MarkInk& ink) const override;
    QRectF bounds(const MarkInk&) const override { return square_; }
    QString key() const override;

  private:
    QRectF square_;
    Shape shape_;
    Role role_;
};

/// A whole row that glows from its edges inwards.
class GlowMark : public Mark {
  public:
    GlowMark(QRectF row, Role role) : row_(row), role_(role) {}

  protected:
    void paint(QPainter& painter, const MarkInk& ink) const override;
    QRectF bounds(const MarkInk&) const override { return row_; }
    QString key() const override;

  private:
    QRectF row_;
    Role role_;
};

/// The axis about which a position is symmetric, from edge to edge of the board.
class AxisMark : public Mark {
  public:
    AxisMark(QPointF from, QPointF to, Role role) : from_(from), to_(to), role_(role) {}
    QLineF line() const { return {from_, to_}; }

  protected:
    void paint(QPainter& painter, const MarkInk& ink) const override;
    QRectF bounds(const MarkInk& ink) const override;
    QString key() const override { return {}; }

  private:
    QPointF from_;
    QPointF to_;
    Role role_;
};

}  // namespace leuctra::ui
