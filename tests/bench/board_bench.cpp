// SPDX-License-Identifier: GPL-3.0-or-later
// What the board of Epaminondas costs in the software rasteriser at 2560 × 1440: a frame of motion with
// phalanxes lit, and the way from the pointer to the lit phalanx. Prints CPU times of the whole process
// (the rasteriser may spread its work over threads).
#include "board/board_view.h"
#include "board/epaminondas/epaminondas_scene.h"
#include "board/epaminondas/stone_item.h"
#include "epaminondas/game.h"
#include "epaminondas/notation.h"
#include "storage/settings.h"
#include "theme/appearance.h"
#include "theme/style.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QTemporaryDir>
#include <fmt/core.h>

#include <algorithm>
#include <ctime>
#include <functional>

using namespace leuctra;
using namespace leuctra::ui;

namespace {

const char* const start =
    "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w";
const char* const longRow = "bbbbbbbbbbbbbb/14/14/14/bbbb10/1bbbb9/2bbbb8/wwwwwwwwwwwww1/3w10/4w9/5w8/6w7 w";
const char* const fullRow = "bbbbbbbbbbbbbb/14/14/14/bbbb10/1bbbb9/2bbbb8/wwwwwwwwwwwwww/3w10/4w9/5w8/6w7 w";

constexpr QSize screen(2560, 1440);

double cpuMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// Counts what the viewport is asked to paint.
class PaintWatch : public QObject {
  public:
    using QObject::QObject;
    int paints = 0;
    qint64 pixels = 0;

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Paint) return false;
        ++paints;
        for (const QRect& rect : static_cast<QPaintEvent*>(event)->region())
            pixels += qint64(rect.width()) * rect.height();
        return false;
    }
};

class Bench {
  public:
    Bench()
        : settings_(folder_.filePath("settings.ini")),
          appearance_(settings_),
          scene_(appearance_),
          view_(scene_) {
        installLook(*qApp, appearance_);
        scene_.setInteractive(true);
        view_.resize(screen);
        view_.show();
        view_.viewport()->installEventFilter(&watch_);
        settle();
    }

    void show(const char* text) {
        auto view = std::make_shared<epaminondas::View>();
        view->position = epaminondas::Position::parse(text).value();
        view->sideToMove = view->position.sideToMove();
        position_ = view->position;
        scene_.showView(view);
        settle();
    }

    void pointAt(const char* square) {
        const QPointF at = view_.mapFromScene(scene_.squareRect(*epaminondas::squareNamed(square)).center());
        QMouseEvent event(QEvent::MouseMove, at, view_.viewport()->mapToGlobal(at), Qt::NoButton,
                          Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view_.viewport(), &event);
    }

    /// Lets all that fades come to its end.
    void lightUp() {
        for (auto* timeline : scene_.findChildren<Timeline*>())
            if (timeline->objectName() != "motion") timeline->finish();
    }

    void settle() {
        scene_.finishAnimation();
        lightUp();
        paint();
    }

    /// Paints what is due.
    void paint() {
        const int before = watch_.paints;
        for (int i = 0; i < 4 && watch_.paints == before; ++i)
            QCoreApplication::processEvents();
    }

    /// What a step does that is not to be measured.
    void excluded(const std::function<void()>& preparation) {
        const double begin = cpuMilliseconds();
        preparation();
        excluded_ += cpuMilliseconds() - begin;
    }

    void measure(const char* name, double limit, int count, const std::function<void(int)>& step) {
        std::vector<double> times;
        watch_.pixels = 0;
        for (int i = 0; i < count; ++i) {
            excluded_ = 0;
            const double begin = cpuMilliseconds();
            step(i);
            paint();
            times.push_back(cpuMilliseconds() - begin - excluded_);
        }
        std::sort(times.begin(), times.end());
        const double worst = times[times.size() * 99 / 100];
        fmt::print("{:<44} median {:6.2f} ms   99 % {:6.2f} ms   {:5.0f} kpx   limit {} ms: {}\n", name,
                   times[times.size() / 2], worst, double(watch_.pixels) / count / 1000, limit,
                   worst < limit ? "kept" : "BROKEN");
    }

    /// A move played as in a game, its frames one after the other; the pointer rests on a stone.
    void realMove(const char* name, const char* text, const char* move, const char* lit) {
        show(text);
        const auto transition = std::make_shared<epaminondas::Transition>(
            transitionOf(position_, epaminondas::moveFrom(move).value()));
        epaminondas::Position after = position_;
        after.make(transition->move);
        auto view = std::make_shared<epaminondas::View>();
        view->position = after;
        view->sideToMove = after.sideToMove();
        scene_.animate(transition, view);
        pointAt(lit);
        auto* motion = scene_.findChild<Timeline*>("motion");
        motion->pause();
        lightUp();
        paint();
        const int length = motion->totalDuration();
        measure(name, 4, 100, [&](int i) { motion->setCurrentTime(i * (length - 1) / 100); });
        settle();
    }

    /// Stones shoved along, however many; the pointer rests on a stone.
    void shove(const char* name, const char* text, int count, const char* lit) {
        show(text);
        std::vector<std::pair<StoneItem*, QPointF>> moved;
        for (QGraphicsItem* item : scene_.items(Qt::AscendingOrder))
            if (auto* stone = dynamic_cast<StoneItem*>(item);
                stone && int(moved.size()) < count && isMovable(*stone, count))
                moved.emplace_back(stone, stone->centre());
        pointAt(lit);
        settle();
        measure(name, 4, 100, [&](int i) {
            for (auto& [stone, home] : moved)
                stone->setCentre(home + QPointF(0.02, 0) * i * scene_.squareSize());
        });
    }

    void pointer(const char* name, const char* text) {
        show(text);
        const epaminondas::Bitboard stones = position_.stones(Side::First) | position_.stones(Side::Second);
        std::vector<epaminondas::Square> squares;
        stones.forEach([&](epaminondas::Square square) { squares.push_back(square); });
        measure(name, 8, int(squares.size()), [&](int i) {
            pointAt(epaminondas::name(squares[std::size_t(i) * 17 % squares.size()]).c_str());
            lightUp();
        });
    }

    /// The first highlight at a size of the board that is new.
    void firstPointer(const char* name, const char* text) {
        show(text);
        measure(name, 8, 12, [&](int i) {
            pointAt("g2");
            lightUp();
            paint();
            excluded([&] {
                view_.resize(screen - QSize(0, 20 * (i + 1)));
                pointAt("g6");
                paint();
            });
        });
        view_.resize(screen);
    }

    void newSize(const char* name, const char* text) {
        show(text);
        measure(name, 50, 12, [&](int i) { view_.resize(screen - QSize(0, 20 * (i + 1))); });
        view_.resize(screen);
    }

    void whole(const char* name, const char* text) {
        show(text);
        measure(name, 16, 20, [&](int) { view_.viewport()->update(); });
    }

  private:
    /// All of them, or the row of 14 alone.
    bool isMovable(const StoneItem& stone, int count) const {
        return count > 14 || scene_.squareAt(stone.centre()).value_or(0) / 14 == 4;
    }

    QTemporaryDir folder_;
    Settings settings_;
    Appearance appearance_;
    EpaminondasScene scene_;
    BoardView view_;
    PaintWatch watch_;
    double excluded_ = 0;
    epaminondas::Position position_;
};

}  // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Bench bench;
    bench.realMove("frame: 13 stones along a row, phalanxes lit", longRow, "a5n5", "g5");
    bench.shove("frame: 14 stones, phalanxes lit", fullRow, 14, "g5");
    bench.shove("frame: 56 stones, phalanxes lit", start, 56, "g2");
    bench.pointer("pointer to highlight, 56 stones", start);
    bench.firstPointer("pointer to highlight, size of the board new", start);
    bench.newSize("the view at a new size", start);
    bench.whole("the whole view", start);
    return 0;
}
