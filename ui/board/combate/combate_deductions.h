// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/combate/sticker_art.h"
#include "board/game_ui.h"

#include <optional>
#include <vector>

namespace leuctra::ui {

class CombateScene;

/// The ranks that a hidden piece may have, each with its share as a bar, beside the square that is pointed at
/// by pointer or cursor.
class CombateDeductions : public Deductions {
    Q_OBJECT
  public:
    /// For a board with a CombateScene.
    explicit CombateDeductions(BoardView& board);

    void setOn(bool on) override;
    bool isOn() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Share {
        combate::Rank rank;
        double share;  ///< 0 to 1
    };

    void follow();
    void place(int square);
    int rowHeight() const;

    BoardView& board_;
    CombateScene& scene_;
    StickerArt art_;
    Side army_ = Side::Second;  ///< of the piece
    std::vector<Share> shares_;
};

}  // namespace leuctra::ui
