// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/review.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QSlider;
class QTabBar;
class QToolButton;
class QVBoxLayout;

namespace leuctra::ui {

class Actions;
class Appearance;
class Explanation;
class GameGraph;
class GamePanel;
class LiveLines;
class MoveTree;
class MoveTreeModel;
class NoteEditor;
class PlayersLine;

/// What stands beside the board of a game that is looked back at: its course, the tree of plays, notes, what
/// the engine says, and buttons. Parts for which there is no height become tabs.
class ReviewPanel : public QWidget {
    Q_OBJECT
  public:
    /// `hasEngine`: whether there is an engine for the game.
    ReviewPanel(Review& review, MoveTreeModel& model, Actions& actions, bool hasEngine,
                const Appearance& appearance, QWidget* parent);

    GameGraph& graph() const { return *graph_; }
    MoveTree& tree() const { return *tree_; }
    NoteEditor& note() const { return *note_; }
    LiveLines& live() const { return *live_; }
    GamePanel& game() const { return *game_; }
    Explanation& explanation() const { return *explanation_; }

    /// The slider: the ply shown, of as many.
    void setPly(int ply, int plies);
    /// How far the analysis is; `total` 0: none runs.
    void setProgress(int done, int total);
    void setLiveShown(bool shown);
    /// How fast plays follow one another: "2×".
    void setSpeed(const QString& speed);
    /// Brings the comment into sight and the cursor into it.
    void startWriting();
    void refreshPlayers();
    void retranslate();

  signals:
    void plyChosen(int ply);
    void eyesChosen(std::optional<Side> viewer);
    void speedPressed();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    enum Tab { Moves, Note, Game };

    QToolButton* makeButton(QAction& action);
    QLayout* makeEyes(Actions& actions);
    QLayout* makeCourse();
    QWidget* makeMiddle();
    QLayout* makeProgress(Actions& actions);
    QLayout* makeButtons(Actions& actions, bool hasEngine);
    void arrange();
    void nameAnalysis();

    Review& review_;
    const Appearance& appearance_;
    PlayersLine* players_;
    QComboBox* eyes_ = nullptr;
    GameGraph* graph_;
    QSlider* slider_;
    QTabBar* tabs_;
    MoveTree* tree_;
    NoteEditor* note_;
    GamePanel* game_;
    QWidget* middle_ = nullptr;
    LiveLines* live_;
    Explanation* explanation_;
    QLabel* progressText_;
    QProgressBar* progress_;
    QToolButton* stop_ = nullptr;
    QToolButton* speed_;
    QToolButton* analyse_ = nullptr;
};

}  // namespace leuctra::ui
