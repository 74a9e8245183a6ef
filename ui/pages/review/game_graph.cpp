// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/game_graph.h"

#include "models/play_text.h"
#include "theme/appearance.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace leuctra::ui {

namespace {

constexpr int inset = 6;              // px around the plot: room for marks at its ends
constexpr int gap = 6;                // between the two parts
constexpr double chanceShare = 0.62;  // of the height
constexpr int leastHeight = 72;       // px high, beside the type
constexpr int mostHeight = 200;
constexpr int sharePercent = 14;  // of the height of what it stands in
constexpr qreal dot = 3.5;
constexpr qreal moment = 4;

Role roleOf(int mark) {
    return mark == 6 ? Role::Warn : Role::Bad;
}

bool isMistake(const CoursePoint& point) {
    return point.mark == 2 || point.mark == 4 || point.mark == 6;
}

}  // namespace

GameGraph::GameGraph(const GameUi& game, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), game_(game), appearance_(appearance) {
    setObjectName("gameGraph");
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&appearance_, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void GameGraph::setCourse(std::vector<CoursePoint> course) {
    course_ = std::move(course);
    setShown(std::clamp(shown_, 0, last()));
}

void GameGraph::setShown(int ply) {
    shown_ = ply;
    setAccessibleName(tr("Course of the game: %1").arg(words(shown_)));
    update();
}

QSize GameGraph::sizeHint() const {
    return {200, leastHeight + 2 * appearance_.theme().pixelSize(TextSize::Body)};
}

void GameGraph::fitIn(int height) {
    setFixedHeight(std::clamp(height * sharePercent / 100, sizeHint().height(), mostHeight));
}

bool GameGraph::hasChances() const {
    return std::any_of(course_.begin(), course_.end(), [](const auto& point) { return point.chance; });
}

QRectF GameGraph::plot() const {
    return QRectF(rect()).adjusted(inset, inset, -inset, -inset);
}

QRectF GameGraph::chancePlot() const {
    QRectF upper = plot();
    upper.setHeight(std::floor(upper.height() * chanceShare));
    return upper;
}

QRectF GameGraph::materialPlot() const {
    QRectF lower = plot();
    if (hasChances()) lower.setTop(chancePlot().bottom() + gap);
    return lower;
}

qreal GameGraph::xOf(int ply) const {
    const QRectF whole = plot();
    return last() < 1 ? whole.left() : whole.left() + whole.width() * ply / last();
}

qreal GameGraph::chanceY(double chance) const {
    const QRectF upper = chancePlot();
    return upper.bottom() - upper.height() * chance;
}

int GameGraph::plyAt(qreal x) const {
    const QRectF whole = plot();
    return std::clamp(qRound((x - whole.left()) / whole.width() * last()), 0, std::max(last(), 0));
}

QString GameGraph::words(int ply) const {
    if (ply < 0 || ply > last()) return {};
    const CoursePoint& point = course_[static_cast<std::size_t>(ply)];
    QStringList parts;
    if (ply == 0) {
        parts << tr("Start");
    } else {
        const QString symbol = point.mark ? u' ' + markSymbol(*point.mark) : QString();
        parts << tr("Play %1: %2").arg(ply).arg(playText(point.node->play) + symbol);
    }
    if (point.chance) {
        const int percent = qRound(*point.chance * 100);
        parts << tr("%1 wins: %2 %").arg(game_.sideName(Side::First)).arg(percent);
        if (point.knower) parts << tr("from what %1 knew").arg(game_.sideName(*point.knower));
    }
    parts << point.standing.words;
    if (!point.standing.moment.isEmpty()) parts << point.standing.moment;
    return parts.join(QStringLiteral(" · "));
}

// Painting.

void GameGraph::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(hasFocus() ? Role::Accent : Role::Line), hasFocus() ? 2 : 1));
    painter.setBrush(theme.color(Role::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Theme::cardRadius, Theme::cardRadius);
    if (course_.empty()) return;
    if (hasChances()) paintChances(painter);
    paintMaterial(painter);
    paintMoments(painter);
    if (hasChances()) paintMistakes(painter);
    paintCursor(painter);
}

void GameGraph::paintChances(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const QRectF upper = chancePlot();
    const bool hasSecrets = course_.front().knower.has_value();
    painter.save();
    painter.setPen(QPen(theme.color(Role::Line), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(upper);
    if (hasSecrets)
        paintOpinions(painter);
    else
        paintAdvantage(painter);
    painter.setPen(QPen(theme.color(Role::Accent), 1, Qt::DotLine));
    painter.drawLine(QPointF(upper.left(), chanceY(0.5)), QPointF(upper.right(), chanceY(0.5)));
    painter.restore();
}

/// First's part of the height in his colour, the rest in Second's: one stretch of plies that have been
/// analysed after another.
void GameGraph::paintAdvantage(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const QRectF upper = chancePlot();
    std::size_t at = 0;
    while (at < course_.size()) {
        QPolygonF curve;
        for (; at < course_.size() && course_[at].chance; ++at)
            curve << QPointF(xOf(static_cast<int>(at)), chanceY(*course_[at].chance));
        ++at;
        if (curve.isEmpty()) continue;
        const auto fill = [&](Side side, qreal edge) {
            QPolygonF area = curve;
            area << QPointF(curve.back().x(), edge) << QPointF(curve.front().x(), edge);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(game_.sideLook(side).fill));
            painter.drawPolygon(area);
        };
        fill(Side::Second, upper.top());
        fill(Side::First, upper.bottom());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.color(Role::Accent), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(curve);
    }
}

/// Where each side knows something else, each has its own line: First's whole, Second's dashed.
void GameGraph::paintOpinions(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    painter.setBrush(Qt::NoBrush);
    for (const Side side : {Side::Second, Side::First}) {
        QPolygonF curve;
        for (std::size_t ply = 0; ply < course_.size(); ++ply) {
            const CoursePoint& point = course_[ply];
            if (point.chance && point.knower == side)
                curve << QPointF(xOf(static_cast<int>(ply)), chanceY(*point.chance));
        }
        QPen pen(theme.color(game_.sideLook(side).fill), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (side == Side::Second) pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.drawPolyline(curve);
    }
}

void GameGraph::paintMistakes(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    painter.save();
    painter.setPen(QPen(theme.color(Role::Surface), 1.5));
    for (std::size_t ply = 0; ply < course_.size(); ++ply) {
        const CoursePoint& point = course_[ply];
        // On the line of the side that played: where each has its own, that of the position before.
        const auto& chance = point.knower && ply > 0 ? course_[ply - 1].chance : point.chance;
        if (!chance || !isMistake(point)) continue;
        const QPointF centre(xOf(static_cast<int>(ply)), chanceY(*chance));
        const qreal radius = *point.mark == 4 ? dot + 1 : dot;
        painter.setBrush(theme.color(roleOf(*point.mark)));
        painter.drawEllipse(centre, radius, radius);
    }
    painter.restore();
}

/// Two lines in one scale: First's whole, Second's dashed over it.
void GameGraph::paintMaterial(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const QRectF lower = materialPlot();
    double most = 0;
    double least = course_.front().standing.material[0];
    for (const CoursePoint& point : course_)
        for (const double value : point.standing.material) {
            most = std::max(most, value);
            least = std::min(least, value);
        }
    // Small differences stay small.
    const double range = std::max(most - least, most * 0.1 + 1);
    const auto yOf = [&](double value) {
        return lower.center().y() - (lower.height() - 4) * (value - (most + least) / 2) / range;
    };
    painter.save();
    painter.setBrush(Qt::NoBrush);
    for (const Side side : bothSides) {
        QPolygonF line;
        for (std::size_t ply = 0; ply < course_.size(); ++ply) {
            const double value = course_[ply].standing.material[static_cast<std::size_t>(index(side))];
            const qreal x = xOf(static_cast<int>(ply));
            if (!line.isEmpty()) line << QPointF(x, line.back().y());
            line << QPointF(x, yOf(value));
        }
        const SideLook look = game_.sideLook(side);
        QPen edge(theme.color(look.edge), 3, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        QPen core(theme.color(look.fill), 1.6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (side == Side::Second) {
            // In pen widths: the same dashes for both.
            core.setDashPattern({6 / core.widthF(), 4 / core.widthF()});
            edge.setDashPattern({6 / edge.widthF(), 4 / edge.widthF()});
        }
        painter.setPen(edge);
        painter.drawPolyline(line);
        painter.setPen(core);
        painter.drawPolyline(line);
    }
    painter.restore();
}

void GameGraph::paintMoments(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const qreal y = materialPlot().bottom() - moment;
    painter.save();
    painter.setPen(QPen(theme.color(Role::Surface), 1.5));
    painter.setBrush(theme.color(Role::Accent));
    for (std::size_t ply = 0; ply < course_.size(); ++ply) {
        if (course_[ply].standing.moment.isEmpty()) continue;
        const qreal x = xOf(static_cast<int>(ply));
        painter.drawPolygon(QPolygonF({{x, y - moment}, {x + moment, y}, {x, y + moment}, {x - moment, y}}));
    }
    painter.restore();
}

void GameGraph::paintCursor(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const qreal x = xOf(shown_);
    painter.setPen(QPen(theme.color(Role::Surface), 4));
    painter.drawLine(QPointF(x, 3), QPointF(x, height() - 3));
    painter.setPen(QPen(theme.color(Role::Accent), 2));
    painter.drawLine(QPointF(x, 3), QPointF(x, height() - 3));
}

// Pointing.

void GameGraph::choose(qreal x) {
    const int ply = plyAt(x);
    if (ply != shown_) emit plyChosen(ply);
}

void GameGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(event->position().x());
}

void GameGraph::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) choose(event->position().x());
}

bool GameGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), words(plyAt(help.pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

void GameGraph::focusInEvent(QFocusEvent*) {
    update();
}

void GameGraph::focusOutEvent(QFocusEvent*) {
    update();
}

}  // namespace leuctra::ui
