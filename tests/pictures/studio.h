// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_scene.h"
#include "language.h"
#include "main_window.h"
#include "pages/services.h"
#include "storage/settings.h"
#include "storage/unfinished_games.h"
#include "theme/appearance.h"

#include <QAnimationDriver>
#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace leuctra::ui {

/// The clock of all animations, moved by hand: a picture in the middle of one is the same every time.
class HandDriver : public QAnimationDriver {
  public:
    HandDriver() { install(); }
    ~HandDriver() override { uninstall(); }

    qint64 elapsed() const override { return time_; }
    void pass(int milliseconds);

  private:
    qint64 time_ = 0;
};

/// How a set of pictures looks.
struct PictureLook {
    bool dark = false;
    QSize size;
    QString language;
    bool colourBlind = false;
    bool highContrast = false;
    int textPercent = 100;
};

/// One real window in a home of its own, brought to a state and photographed.
class Studio {
  public:
    Studio(const PictureLook& look, HandDriver& driver);
    ~Studio();

    MainWindow& window() { return *window_; }
    Services services() { return {*settings_, *appearance_, *unfinished_}; }

    /// Opens a record text in the window and lets it come to rest.
    void open(const std::string& record);
    /// Puts a record under Continue.
    void keep(const std::string& record);
    /// Presses the button of the curtain.
    void liftCurtain();
    /// Clicks the button with this object name.
    void press(const QString& button);

    /// The board of the page that is shown.
    BoardScene& board();
    int square(const QString& name);
    /// Plays an animation from its start up to a moment, in ms, and leaves it there.
    void playUntil(const std::string& play, int milliseconds);
    void play(const std::string& play);
    /// Lets animations end and events be delivered.
    void rest();

    QImage photograph();

  private:
    QTemporaryDir home_;
    HandDriver& driver_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Appearance> appearance_;
    std::unique_ptr<Language> language_;
    std::unique_ptr<UnfinishedGames> unfinished_;
    std::unique_ptr<MainWindow> window_;
};

}  // namespace leuctra::ui
