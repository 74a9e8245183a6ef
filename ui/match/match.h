// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "match/clock.h"
#include "match/player.h"
#include "record/record.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace leuctra::players {
struct Sight;
}

namespace leuctra::ui {

/// One game being played: who plays, whose turn it is, clocks, offers, the curtain between two people, and
/// the record.
///
/// Every play goes in through play(); what happened comes out by signals as values. The whole position of a
/// game with secrets stays inside: view() and transition() give what the present viewer may see and nothing
/// more.
class Match : public QObject {
    Q_OBJECT
  public:
    /// Where a game with secrets stands between two people, beginning with CurtainDown. Open games are always
    /// Playing until Over.
    enum class Stage : std::uint8_t {
        Playing,      ///< the side to move sees the board
        ShowingPlay,  ///< the side that has just played still sees the board and what its play did
        CurtainDown,  ///< nobody sees anything; the next player is named
        Over,         ///< everybody sees everything
    };

    /// A game with secrets between two people begins behind the curtain.
    static Result<std::unique_ptr<Match>> begin(const MatchSetup& setup, Clock::TimeSource now = {});
    /// Goes on with an unfinished record: a game with secrets behind the curtain, for nobody knows who sits
    /// there now, an open one with clocks paused. A finished record is Over.
    static Result<std::unique_ptr<Match>> resume(record::Record record, Clock::TimeSource now = {});

    const GameKind& kind() const;
    const Player& player(Side side) const;
    /// The only person of a game against the computer; nothing between two people or two computers.
    std::optional<Side> onlyPerson() const;
    /// Whether two computers play.
    bool isWatched() const;
    /// Whether two people share the screen who must not see each other's pieces.
    bool hasCurtain() const;
    /// The game so far; while it goes on with what resume() needs in tags of our own, clocks as they are now.
    const record::Record& record() const;
    Clock& clock();
    const Clock& clock() const;
    Stage stage() const;
    Side sideToMove() const;
    int ply() const;
    /// Nothing while the game goes on, or when a file gives a result (record().result()) without its reason.
    std::optional<Outcome> outcome() const;

    /// Whose eyes the board has now; nothing for open games, finished ones, and behind the curtain. Against
    /// the computer always the person's, between two computers those that were chosen, or nobody's.
    std::optional<Side> viewer() const;
    /// What the viewer sees after `ply` plays (0 to ply()), in a game with secrets that nobody's eyes see
    /// backs only; null while the curtain is down.
    std::shared_ptr<const View> view(int ply) const;
    std::shared_ptr<const View> view() const { return view(ply()); }
    /// What the play that led to `ply` (1 to ply()) did, as the viewer may look back at it; null behind the
    /// curtain.
    std::shared_ptr<const Transition> transition(int ply) const;

    /// What a computer player of that side may know; null for games without an engine.
    std::shared_ptr<const players::Sight> sight(Side side) const;

    /// What a side has noted on the board, kept with the unfinished game; never shown to the other.
    QString notes(Side side) const;
    void setNotes(Side side, const QString& notes);

    /// Whether a person may play now: Playing, not paused, not over, not the computer's turn.
    bool acceptsPlays() const;
    /// Whether the computer is to play now.
    bool awaitsComputer() const;
    /// On an error nothing has changed.
    Result<void> play(const QString& text);

    /// ShowingPlay → CurtainDown. Also hides the board at any time a game with secrets is Playing (hide key,
    /// minimised window, locked screen).
    void dropCurtain();
    /// CurtainDown → Playing, for the side to move.
    void liftCurtain();

    void resign(Side side);
    /// The side to move offers, or in ShowingPlay the one that has just played; the other answers when it
    /// next sees the board (at once in open games), or declines by playing. One offer a turn.
    void offerDraw();
    bool mayOfferDraw() const;
    std::optional<Side> drawOfferedBy() const;
    /// Whether the one who is to answer can do so now.
    bool drawAwaitsAnswer() const;
    void answerDraw(bool accepted);

    /// Plies that a takeback would take now: 0 when there is none to take or the rules of the game forbid it.
    /// In a game with a curtain only in ShowingPlay, before the other has seen anything. Against the computer
    /// as many as lead back to the person's own last turn.
    int takebackPlies() const;
    void takeBack();
    /// Whether plies taken back can be played once more: until another is played, in open games.
    bool mayRedo() const;
    void redo();

    bool isPaused() const;
    /// Clocks stand and no play is taken. In a game with secrets the curtain falls instead.
    void setPaused(bool paused);
    /// Holds the clock while a scene is being shown (E14).
    void setShowing(bool showing);

    /// A new game with the sides changed, same rules and time; setups are empty.
    MatchSetup rematch() const;

  signals:
    void played(std::shared_ptr<const Transition> transition);
    void takenBack(int plies);
    void stageChanged();
    void drawOfferChanged();
    void pausedChanged();
    void ended();
    /// Anything that an unfinished game must keep: save it.
    void changed();

  public:
    ~Match() override;

  private:
    struct Data;
    explicit Match(std::unique_ptr<Data> data);

    bool takesPlays() const;
    Side offering() const;
    int turn() const;
    int& lastOffer(Side side) const;
    void note(const Transition& transition);
    void updateClock();
    void loseOnTime(Side side);
    void setStage(Stage stage);
    void close(const Outcome& outcome);
    void announceEnd();

    std::unique_ptr<Data> data_;
};

}  // namespace leuctra::ui
