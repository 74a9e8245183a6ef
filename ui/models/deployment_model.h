// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/piece.h"
#include "combate/setup.h"

#include <QObject>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace leuctra::ui {

/// A deployment being made: forty places (setup indices: back row first, each row from its owner's left) and
/// a tray with the pieces that do not stand yet. Whatever is done, the two together hold an army (C2).
class DeploymentModel : public QObject {
    Q_OBJECT
  public:
    /// What a deployment still lacks.
    enum class Lack : std::uint8_t {
        Nothing,
        Pieces,     ///< not all forty stand
        FirstPlay,  ///< no piece could make a first play: lost at once (C18)
    };

    using QObject::QObject;

    std::optional<combate::Rank> at(int place) const { return ranks_[std::size_t(place)]; }
    int inTray(combate::Rank rank) const;
    int standing() const;
    Lack lack() const;
    /// Nothing unless all forty stand.
    std::optional<combate::Setup> setup() const;
    /// 40 letters, '.' for empty places.
    QString draft() const;

    /// Puts a piece from the tray; what stood there goes to the tray. False when the tray has none.
    bool put(combate::Rank rank, int place);
    /// Moves a piece; two pieces change places. False when nothing stands at `from`.
    bool move(int from, int to);
    /// Back to the tray; false when nothing stands there.
    bool takeBack(int place);
    void clear();
    void mirror();
    /// All forty anew.
    void fillRandomly(Random& random);
    /// All forty as people and strong programs deploy them (combate/deployments.h), another way each time.
    void suggest(Random& random);
    /// What is in the tray onto the empty places.
    void fillRest(Random& random);
    void setSetup(const combate::Setup& setup);
    /// Takes a draft over; anything but one clears the board. Cannot be undone: it is where one begins.
    void beginWith(const QString& draft);

    bool canUndo() const { return present_ > 0; }
    bool canRedo() const { return present_ + 1 < history_.size(); }
    void undo();
    void redo();

  signals:
    void changed();

  private:
    using Ranks = std::array<std::optional<combate::Rank>, combate::armySize>;

    void become(const Ranks& ranks);
    void show(std::size_t state);

    Ranks ranks_{};
    std::vector<Ranks> history_{Ranks{}};
    std::size_t present_ = 0;
};

}  // namespace leuctra::ui
