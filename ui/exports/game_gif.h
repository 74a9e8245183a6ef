// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "record/record.h"

#include <QByteArray>
#include <QImage>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leuctra::ui {

class Appearance;
class BoardScene;
class GifWriter;

/// Draws a game as an animated GIF, one picture a step, so that whoever waits for it can show how far it is
/// and stop. For games that may be shown only.
class GameGif {
  public:
    struct Choice {
        int size = 480;  ///< px of the longer side
        Side bottom = Side::First;
        std::optional<Side> viewer = std::nullopt;  ///< whose eyes see it; nothing: everything is open
        std::chrono::milliseconds perPlay{800};
        int first = 0;  ///< the ply of the first picture; 0: before the first play
        int last = -1;  ///< the ply of the last one; negative, or too large: the end
    };

    /// The line that leads to `end`. Record and appearance need not outlive the call of the last step.
    GameGif(const record::Record& record, const record::Node& end, const Choice& choice,
            const Appearance& appearance);
    ~GameGif();

    int pictures() const { return last_ - first_ + 1; }
    int done() const { return done_; }
    bool isDone() const { return done_ == pictures(); }
    /// Draws the next picture. Precondition: not done.
    void step();
    /// The whole file once it is done; empty when there was no memory for it.
    QByteArray finish();

  private:
    QImage picture(int ply);
    std::chrono::milliseconds shownFor(int ply) const;

    Choice choice_;
    std::vector<std::string> plays_;
    int first_;
    int last_;
    int done_ = 0;
    std::unique_ptr<GameState> start_;
    std::unique_ptr<GameState> state_;
    std::unique_ptr<BoardScene> scene_;
    std::unique_ptr<GifWriter> writer_;
};

}  // namespace leuctra::ui
