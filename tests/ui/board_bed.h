// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_view.h"
#include "board/epaminondas/epaminondas_scene.h"
#include "epaminondas/game.h"
#include "epaminondas/notation.h"
#include "storage/settings.h"
#include "theme/appearance.h"

#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

/// A board of Epaminondas in a window, with settings of its own, and what a person does to it.
struct BoardBed {
    explicit BoardBed(double motion = 0) : settings(folder.filePath("settings.ini")), appearance(settings) {
        settings.setMotionFactor(motion);
        scene.setInteractive(true);
        view.resize(800, 700);
        view.show();
        QObject::connect(&scene, &leuctra::ui::BoardScene::playChosen,
                         [this](const QString& play) { plays << play; });
        QObject::connect(&scene, &leuctra::ui::BoardScene::refused,
                         [this](const QString& sentence) { refusals << sentence; });
        QObject::connect(&scene, &leuctra::ui::BoardScene::hinted,
                         [this](const QString& sentence) { hint = sentence; });
    }

    static std::shared_ptr<leuctra::epaminondas::View> viewOf(
        const leuctra::epaminondas::Position& position) {
        auto view = std::make_shared<leuctra::epaminondas::View>();
        view->position = position;
        view->sideToMove = position.sideToMove();
        view->outcome = position.outcome();
        return view;
    }

    void show(const leuctra::epaminondas::Position& shown) {
        position = shown;
        scene.showView(viewOf(shown));
    }
    void show(const QString& text, const leuctra::epaminondas::Rules& rules = {}) {
        show(leuctra::epaminondas::Position::parse(text.toStdString(), rules).value());
    }
    /// Makes a move as the page of a game does: the scene animates it.
    void play(const char* move) {
        using namespace leuctra::epaminondas;
        const Move made = moveFrom(move).value();
        const auto transition =
            std::make_shared<leuctra::epaminondas::Transition>(transitionOf(position, made));
        position.make(made);
        scene.animate(transition, viewOf(position));
    }

    static int square(const char* name) { return leuctra::epaminondas::squareNamed(name).value(); }

    QPoint point(int square) const { return view.mapFromScene(scene.squareRect(square).center()); }
    QPoint point(const char* name) const { return point(square(name)); }

    void send(QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.viewport()->mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void press(QPoint at) { send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton); }
    void release(QPoint at) { send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton); }
    void drag(QPoint to) { send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton); }
    void pointAt(QPoint at) { send(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton); }
    void click(int square) {
        press(point(square));
        release(point(square));
    }
    void click(const char* name) { click(square(name)); }

    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&view, Qt::Key(key), modifiers);
    }
    void type(const char* text) { QTest::keyClicks(&view, QString::fromLatin1(text)); }
    /// Walks the cursor to a square with the arrow keys.
    void walkTo(int target) {
        if (!scene.isCursorShown()) key(Qt::Key_Up);
        const QPointF step =
            (scene.squareRect(target).center() - scene.squareRect(*scene.cursor()).center()) /
            scene.squareSize();
        for (int i = 0; i < qAbs(qRound(step.x())); ++i)
            key(step.x() > 0 ? Qt::Key_Right : Qt::Key_Left);
        for (int i = 0; i < qAbs(qRound(step.y())); ++i)
            key(step.y() > 0 ? Qt::Key_Down : Qt::Key_Up);
    }

    QTemporaryDir folder;
    leuctra::ui::Settings settings;
    leuctra::ui::Appearance appearance;
    leuctra::ui::EpaminondasScene scene{appearance};
    leuctra::ui::BoardView view{scene};
    leuctra::epaminondas::Position position;
    QStringList plays;
    QStringList refusals;
    QString hint;
};
