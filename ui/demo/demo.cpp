// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/demo.h"

#include "board/board_scene.h"
#include "board/board_view.h"
#include "main_window.h"
#include "pages/play/play_page.h"

#include <QAbstractButton>
#include <QDir>
#include <QTimer>

namespace leuctra::ui {

/// A game as it is shown: rear or origin, and where it goes, of each play.
struct DemoGame {
    const char* kind;
    std::array<const char*, 2> setups;
    std::vector<std::pair<const char*, const char*>> plays;
};

namespace {

/// Between two steps, so that one sees what happens.
constexpr int beat = 350;
/// Only long enough for what was changed to be drawn, where nobody looks.
constexpr int shortBeat = 30;
/// When an attack is in full swing.
constexpr int intoTheScene = 500;

/// White breaks through on column d and wins by its stone on Black's home row (E11).
const DemoGame epaminondasDemo{"epaminondas",
                               {"", ""},
                               {{"d1", "d4"},
                                {"m11", "m10"},
                                {"c2", "d2"},
                                {"m10", "m9"},
                                {"d2", "d7"},
                                {"m9", "m8"},
                                {"d5", "d10"},
                                {"m8", "m7"},
                                {"d8", "d11"},
                                {"m7", "m6"},
                                {"d9", "d12"},
                                {"m6", "m5"}}};

/// A bomb is defused (C15), a Soldado runs (C7), the Espía takes the Teniente General (C14), and the standard
/// falls (C16).
const DemoGame combateDemo{
    "combate",
    {"B44B5566BB1B33778B8244556633923722XF2222", "FBB4455667B3B77883B94456633322222X21225B"},
    {{"a4", "a5"},
     {"b7", "b6"},
     {"a5", "a6"},
     {"b6", "b5"},
     {"a6", "a7"},
     {"b5", "b4"},
     {"e4", "e5"},
     {"f7", "f5"},
     {"e5", "e6"},
     {"e7", "e6"},
     {"b4", "b5"},
     {"f5", "f4"}}};

std::optional<int> squareNamed(const BoardScene& scene, const QString& name) {
    for (int square = 0; square < scene.columns() * scene.rows(); ++square)
        if (scene.squareName(square) == name) return square;
    return std::nullopt;
}

}  // namespace

Demo::Demo(MainWindow& window, const QString& folder, QObject* parent)
    : QObject(parent), window_(window), folder_(folder) {
    add([this] {
        window_.showHome();
        takePicture("home");
    });
    addGame(epaminondasDemo);
    addGame(combateDemo);
}

void Demo::start() {
    if (!folder_.isEmpty() && !QDir().mkpath(folder_)) {
        fail(tr("The folder %1 cannot be made.").arg(folder_));
        return;
    }
    next();
}

BoardScene* Demo::scene() const {
    PlayPage* page = window_.playPage();
    return page ? &page->findChild<BoardView*>()->board() : nullptr;
}

void Demo::add(Step step) {
    steps_.push_back(std::move(step));
}

void Demo::addGame(const DemoGame& game) {
    const GameKind& kind = *gameNamed(game.kind);
    const QString name = QString::fromLatin1(game.kind);
    add([this, &game, &kind] {
        window_.start(
            {&kind, {Player{tr("Ana")}, Player{tr("Bruno")}}, {}, {}, {game.setups[0], game.setups[1]}});
    });
    if (kind.hidden) add([this, name] { takePicture(name + "-curtain"); });
    int ply = 0;
    for (const auto& [from, to] : game.plays) {
        const QString number = QStringLiteral("%1-%2").arg(name).arg(++ply, 2, 10, QChar(u'0'));
        const bool last = ply == int(game.plays.size());
        if (kind.hidden) add([this] { press("liftCurtain"); });
        add([this, number, square = QString::fromLatin1(from)] {
            activate(square);
            takePicture(number + "-taken");
        });
        add([this, number, square = QString::fromLatin1(to)] {
            activate(square);
            QTimer::singleShot(intoTheScene, this, [this, number] {
                if (scene() && scene()->isAnimating()) takePicture(number + "-moving");
            });
        });
        add([this, number] { takePicture(number); });
        if (kind.hidden && !last) add([this] { press("handOver"); });
    }
}

void Demo::next() {
    if (failed_) return;
    if (done_ == steps_.size()) {
        emit finished();
        return;
    }
    // One step at a time: what the last one moved comes to rest first.
    steps_[done_++]();
    const auto goOn = [this] { QTimer::singleShot(folder_.isEmpty() ? beat : shortBeat, this, &Demo::next); };
    if (scene() && scene()->isAnimating())
        connect(scene(), &BoardScene::settled, this, goOn, Qt::SingleShotConnection);
    else
        goOn();
}

void Demo::press(const char* name) {
    PlayPage* page = window_.playPage();
    auto* button = page ? page->findChild<QAbstractButton*>(QString::fromLatin1(name)) : nullptr;
    if (button && button->isVisible())
        button->click();
    else
        fail(tr("The demonstration was interrupted."));
}

void Demo::activate(const QString& name) {
    const auto square = scene() ? squareNamed(*scene(), name) : std::nullopt;
    if (!square || !scene()->isInteractive()) {
        fail(tr("The demonstration was interrupted."));
        return;
    }
    scene()->activate(*square);
}

void Demo::takePicture(const QString& name) {
    if (folder_.isEmpty()) return;
    const QString file = QDir(folder_).absoluteFilePath(name + QLatin1String(".png"));
    if (window_.grab().save(file))
        pictures_.append(file);
    else
        fail(tr("The picture %1 cannot be written.").arg(file));
}

void Demo::fail(const QString& reason) {
    failed_ = true;
    emit failed(reason);
}

}  // namespace leuctra::ui
