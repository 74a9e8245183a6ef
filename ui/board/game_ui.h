// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "registry/registry.h"
#include "theme/theme.h"

#include <QString>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

namespace leuctra::ui {

class Appearance;
class BoardScene;
class BoardView;

/// The part of the new-game page that is a game's own: what may vary in its rules.
class RuleOptions : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;
    /// The rule string of what is chosen.
    virtual QString rules() const = 0;
    /// Shows a rule string; a damaged one shows the defaults.
    virtual void setRules(const QString& rules) = 0;
    /// Whether a computer plays. When that changes, what is usual then is chosen.
    virtual void setAgainstComputer(bool) {}
};

/// The part of the side panel that is a game's own; it is told what is shown now.
class GamePanel : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;
    /// What it shows, in a word or two, where it is a tab.
    virtual QString title() const = 0;
    /// Null behind the curtain.
    virtual void showView(std::shared_ptr<const View> view) = 0;
};

/// What could have been deduced of the piece that is pointed at on a board, as a small chart beside it.
class Deductions : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;
    virtual void setOn(bool on) = 0;
    virtual bool isOn() const = 0;
};

/// The colours of one side: for its mark beside the player's name, and for its curtain (the edge).
struct SideLook {
    Role fill;
    Role edge;
};

/// Where the sides stand in one position of a game that is looked back at, all of it in sight.
struct Standing {
    std::array<double, 2> material{};  ///< by side
    QString words;                     ///< "27 : 26 stones, home rows 1 : 0"
    QString moment;  ///< what the play that led here changed for good, in a few words; empty: nothing
};

/// All that the window needs of one game beyond its GameKind. A new game is one of these and a line in
/// game_ui.cpp.
class GameUi {
  public:
    virtual ~GameUi() = default;

    virtual QString name() const = 0;               ///< "Epaminondas"
    virtual QString tagline() const = 0;            ///< one line for Home
    virtual QString sideName(Side side) const = 0;  ///< "White", "Red"
    virtual SideLook sideLook(Side side) const = 0;

    virtual std::unique_ptr<BoardScene> makeScene(const Appearance& appearance) const = 0;
    /// The part of the side panel that is the game's own (home rows; trays).
    virtual GamePanel* makePanel(const Appearance& appearance, QWidget* parent) const = 0;
    virtual RuleOptions* makeRuleOptions(QWidget* parent) const = 0;
    /// For a board of makeScene(); null for games that hide nothing.
    virtual Deductions* makeDeductions(BoardView& /*board*/) const { return nullptr; }

    /// A rule string with who begins put into it; nothing for games in which that is not chosen and First
    /// always begins.
    virtual std::optional<QString> withBeginner(const QString& /*rules*/, Side /*begins*/) const {
        return std::nullopt;
    }
    /// A start for the board that plays by itself on Home.
    virtual GameSetup exampleStart() const { return {}; }
    /// What anybody may see of a game that goes on: for the small pictures on Home. Holds no rank.
    virtual std::shared_ptr<const View> publicView(const GameState& state) const = 0;

    /// "White has won: 2 stones on row 12 against 0 on row 1", for time, resign and agreed too.
    virtual QString outcomeSentence(const Outcome& outcome, const std::array<QString, 2>& names) const = 0;
    /// What a play did, in words, for the line beside the board and for screen readers.
    virtual QString playSentence(const Transition& transition) const = 0;
    /// What the players are warned of in this position (C19); empty: nothing.
    virtual QString warning(const View& /*view*/) const { return {}; }
    /// What a graph over a whole game shows of a position. `last` led from `before` to it; null, and `before`
    /// the position itself, at the start. All views are open.
    virtual Standing standing(const View& after, const View& before, const Transition* last) const = 0;
    /// By how many centistones an engine must see a side ahead for its odds to be e to 1.
    virtual double oddsUnit() const = 0;
    /// The rules in our own words, as simple HTML, for the page under F1.
    virtual QString rulesHtml() const = 0;
};

/// The GameUi of a kind; every kind of the registry has one.
const GameUi& uiOf(const GameKind& kind);

}  // namespace leuctra::ui
