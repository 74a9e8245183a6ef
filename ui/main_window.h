// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/player.h"
#include "pages/services.h"
#include "record/record.h"

#include <QMainWindow>

#include <functional>
#include <memory>

namespace leuctra::ui {

class PlayPage;
class ReviewPage;

/// The one window: pages in a stack, the way between them, menu and shortcuts, language.
class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    explicit MainWindow(const Services& services);
    ~MainWindow() override;

    void showHome();
    void showNewGame(const GameKind& kind);
    /// The finished games.
    void showLibrary();
    void showSettings();
    /// The rules of the game that is on the screen, if one is.
    void showHelp();
    void showShortcuts();
    /// Deployment first where the game has one, then the board.
    void start(const MatchSetup& setup);
    /// Goes on with a game of UnfinishedGames.
    void resume(const QString& id);
    /// Looks back at a finished game; `keep` puts it back to where it came from, without it saving asks for a
    /// file.
    void review(record::Record record, std::function<Result<void>(const record::Record&)> keep = {});
    /// Opens a record file: a finished game to look back at, another to go on with. A damaged one gives a
    /// message with its place and changes nothing.
    void open(const QString& file);
    /// Lets the window come to the front.
    void summon();

    /// The page on which a game is being played or looked at; null on other pages.
    PlayPage* playPage() const;
    /// The page on which a finished game is looked back at; null on other pages.
    ReviewPage* reviewPage() const;

  protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace leuctra::ui
