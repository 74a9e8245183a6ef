// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_scene.h"
#include "hand_driver.h"
#include "language.h"
#include "main_window.h"
#include "pages/services.h"
#include "storage/library.h"
#include "storage/settings.h"
#include "storage/unfinished_games.h"
#include "theme/appearance.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace leuctra::ui {

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
    Studio(const PictureLook& look, test::HandDriver& driver);
    ~Studio();

    MainWindow& window() { return *window_; }
    Services services() { return {*settings_, *appearance_, *unfinished_, *library_}; }

    /// Opens a record text in the window and lets it come to rest.
    void open(const std::string& record);
    /// Puts a record under Continue.
    void keep(const std::string& record);
    /// Puts games like LibraryGames into the library.
    void fillLibrary(int games);
    /// The library as it is when its file holds something else.
    void breakLibrary();
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
    BoardScene* shownBoard();
    void pass(int milliseconds);

    QTemporaryDir home_;
    test::HandDriver& driver_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Appearance> appearance_;
    std::unique_ptr<Language> language_;
    std::unique_ptr<UnfinishedGames> unfinished_;
    std::unique_ptr<Library> library_;
    std::unique_ptr<MainWindow> window_;
};

}  // namespace leuctra::ui
