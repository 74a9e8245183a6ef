// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QRgb>

#include <cstdint>
#include <vector>

namespace leuctra::ui {

/// The few colours with which pictures of many are drawn, chosen by median cut (P. Heckbert, 1982).
class ColourTable {
  public:
    /// At most `most` colours (1–256) for what these pictures show.
    ColourTable(const std::vector<QImage>& pictures, int most);

    const QList<QRgb>& colours() const { return colours_; }
    /// The place of the colour that comes nearest.
    std::uint8_t nearest(QRgb colour);

  private:
    QList<QRgb> colours_;
    std::vector<std::int16_t>
        known_;  ///< by the six upper bits of red, green and blue; -1: not yet looked up
};

}  // namespace leuctra::ui
