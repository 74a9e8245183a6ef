// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "record/record.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leuctra::ui {

/// A game that is looked back at: its tree of plays, the position shown, and whose eyes see it. The
/// counterpart of Match: every change goes in through it and comes out by signals.
///
/// Whatever the tree or its notes suffer can be undone, except what an analysis notes.
class Review : public QObject {
    Q_OBJECT
  public:
    /// How the position shown came about from the one shown before.
    enum class Step : std::uint8_t {
        Jump,
        Forward,  ///< by the play of shown()
        Back,     ///< by taking back the play that led from shown() to the one before
    };

    /// Precondition: record::mayBeShown(record). Begins at the start of the game.
    explicit Review(record::Record record, QObject* parent = nullptr);
    ~Review() override;

    const GameKind& kind() const { return record_.kind(); }
    const record::Record& record() const { return record_; }

    const record::Node& shown() const { return *shown_; }
    /// The game after the plays that lead to what is shown.
    const GameState& state() const { return *state_; }
    /// Whose eyes see the board, as at that moment of the game; nothing: everything is open.
    std::optional<Side> viewer() const { return viewer_; }
    void setViewer(std::optional<Side> viewer);
    /// Whether the viewer may be told what follows from all that a side knows: an engine's plays and worth.
    bool mayTell(Side knower) const { return !kind().hidden || !viewer_ || viewer_ == knower; }
    std::shared_ptr<const View> view() const { return state_->view(viewer_); }
    /// What the play that led here did; null at the start.
    std::shared_ptr<const Transition> lastPlay() const { return state_->lastTransition(); }

    /// From the start through what is shown to the end of its line, the root first.
    std::vector<const record::Node*> line() const;

    // Walking.

    void goTo(const record::Node& node);
    /// So many plies on along the line, or back when negative; as far as it goes.
    void walk(int plies);
    void toStart() { goTo(record_.root()); }
    void toEnd();
    /// To the variation above (-1) or below (1) in the tree: another play in place of the one shown, or of
    /// the one with which its variation begins; downwards also into a variation of the next play.
    void toVariation(int direction);
    /// Where toVariation() would lead; null: nowhere.
    const record::Node* variation(int direction) const;

    // Changing the tree; each can be undone.

    /// Goes on from what is shown: along a play that is in the tree, or a new one. On an error nothing has
    /// changed.
    Result<void> play(const QString& text);
    /// Adds a line of plays and shows its first; what the tree has already is followed. On an error nothing
    /// has changed.
    Result<void> playLine(const std::vector<std::string>& plays);
    /// Whether what is shown lies in a variation.
    bool mayPromote() const;
    /// The variation in which the shown play lies takes the place of the line that it leaves.
    void promote();
    /// Takes out the shown play and all that follows it.
    void remove();
    void setComment(const record::Node& node, const QString& comment);
    /// One of $1 to $6 on the play, or none; other marks stay.
    void setMark(const record::Node& node, std::optional<int> mark);
    QUndoStack& edits() { return edits_; }

    // What an analysis notes; not to be undone.

    void noteEvaluation(const record::Node& node, const record::Evaluation& evaluation);
    /// As setMark(), where no mark is yet.
    void noteMark(const record::Node& node, int mark);
    /// The line as a variation after `node`, with what its first play is worth; none when the plays cannot be
    /// played from there.
    void noteLine(const record::Node& node, const std::vector<std::string>& plays,
                  const record::Evaluation& evaluation);

    bool isModified() const { return noted_ || !edits_.isClean(); }
    /// What is in the tree now has been kept.
    void setSaved();

  signals:
    /// `transition`: what lies between; null for a jump.
    void shownChanged(leuctra::ui::Review::Step step, std::shared_ptr<const Transition> transition);
    void viewerChanged();
    /// Plays came, went or changed places.
    void treeChanged();
    /// The notes on one play.
    void nodeChanged(const record::Node& node);
    void modifiedChanged();

  private:
    class Addition;
    class Removal;
    class Promotion;
    class CommentChange;
    class MarksChange;

    /// What a node's place among others is known by while it is out of the tree.
    struct Slot {
        record::Node* parent;
        std::size_t place;
    };

    static record::Node& writable(const record::Node& node) { return const_cast<record::Node&>(node); }
    void arrive(const record::Node& node, Step step, std::shared_ptr<const Transition> transition);
    std::unique_ptr<record::Node> take(const record::Node& node);
    void insert(const Slot& slot, std::unique_ptr<record::Node> node);
    void rewrite(record::Node& node, const std::string& comment);
    void rewrite(record::Node& node, const std::vector<int>& marks);
    void settleResult();
    void note();

    /// How the game ended that was played.
    struct Ending {
        std::string result;
        std::string termination;
    };

    record::Record record_;
    Ending given_;
    const record::Node* end_;  ///< of the main line to which the result's tags have been fitted
    const record::Node* shown_;
    std::unique_ptr<GameState> state_;
    std::optional<Side> viewer_;
    QUndoStack edits_;
    bool noted_ = false;
};

/// $1 to $6 among the marks of a play; nothing: none of them.
std::optional<int> judgementMark(const record::Node& node);
/// "!", "?", "!!", "??", "!?", "?!" for 1 to 6.
QString markSymbol(int mark);
/// How many marks there are for which markSymbol() has a symbol: 1 to that.
inline constexpr int judgementMarks = 6;

}  // namespace leuctra::ui
