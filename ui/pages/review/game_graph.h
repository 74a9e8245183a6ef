// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/course.h"

#include <QWidget>

#include <vector>

namespace leuctra::ui {

class Appearance;

/// A whole game at a glance: above, First's chance to win where the game has been analysed, with the plays
/// that cost some; below, what each side has on the board, with the moments that changed the game. Pressing
/// or dragging goes to a ply; it follows what is shown.
class GameGraph : public QWidget {
    Q_OBJECT
  public:
    GameGraph(const GameUi& game, const Appearance& appearance, QWidget* parent);

    void setCourse(std::vector<CoursePoint> course);
    /// The ply in the course that is shown.
    void setShown(int ply);

    /// As high as is fitting in something of this height, in px.
    void fitIn(int height);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    void plyChosen(int ply);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    bool hasChances() const;
    int last() const { return static_cast<int>(course_.size()) - 1; }
    QRectF plot() const;
    QRectF chancePlot() const;
    QRectF materialPlot() const;
    qreal xOf(int ply) const;
    qreal chanceY(double chance) const;
    int plyAt(qreal x) const;
    void choose(qreal x);
    QString words(int ply) const;

    void paintChances(QPainter& painter) const;
    void paintAdvantage(QPainter& painter) const;
    void paintOpinions(QPainter& painter) const;
    void paintMistakes(QPainter& painter) const;
    void paintMaterial(QPainter& painter) const;
    void paintMoments(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    const GameUi& game_;
    const Appearance& appearance_;
    std::vector<CoursePoint> course_;
    int shown_ = 0;
};

}  // namespace leuctra::ui
