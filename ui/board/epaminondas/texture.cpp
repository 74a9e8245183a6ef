// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/texture.h"

#include "base/random.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leuctra::ui {

namespace {

/// Smooth noise between -1 and 1 that repeats after `across` cells one way and `down` the other.
class Noise {
  public:
    Noise(int across, int down, std::uint64_t seed) : across_(across), down_(down) {
        Random random(seed);
        values_.resize(std::size_t(across * down));
        for (float& value : values_)
            value = float(random.below(2001)) / 1000.0F - 1;
    }

    /// x and y from 0 to 1 are once round.
    float at(float x, float y) const {
        const float cellX = x * float(across_);
        const float cellY = y * float(down_);
        const int left = int(std::floor(cellX));
        const int top = int(std::floor(cellY));
        const float right = eased(cellX - float(left));
        const float below = eased(cellY - float(top));
        const float upper = std::lerp(value(left, top), value(left + 1, top), right);
        const float lower = std::lerp(value(left, top + 1), value(left + 1, top + 1), right);
        return std::lerp(upper, lower, below);
    }

  private:
    static float eased(float t) { return t * t * (3 - 2 * t); }
    float value(int x, int y) const {
        const int column = ((x % across_) + across_) % across_;
        const int row = ((y % down_) + down_) % down_;
        return values_[std::size_t(row * across_ + column)];
    }

    int across_;
    int down_;
    std::vector<float> values_;
};

/// `relief(x, y)` gives -1 (darkest) to 1 (lightest); `depth` is the opacity at the extremes, 0 to 1.
template <typename Relief>
QImage textureOf(int size, const QColor& light, const QColor& dark, float depth, Relief relief) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < size; ++x) {
            const float value =
                std::clamp(relief(float(x) / float(size), float(y) / float(size)), -1.0F, 1.0F);
            const QColor& tone = value < 0 ? dark : light;
            const int alpha = int(std::abs(value) * depth * 255);
            line[x] = qPremultiply(qRgba(tone.red(), tone.green(), tone.blue(), alpha));
        }
    }
    return image;
}

}  // namespace

QImage woodTexture(int size, const QColor& light, const QColor& dark) {
    const Noise sway(3, 6, 11);
    const Noise tone(2, 14, 23);
    const Noise strand(3, 120, 37);
    const Noise fibre(9, 256, 41);
    const auto grain = [&](float x, float y) {
        const float bent = y + 0.018F * sway.at(x, y);
        const float rings = std::sin(2 * float(M_PI) * (bent * 22 + 1.6F * tone.at(x, y)));
        return 0.34F * tone.at(x, bent) + 0.24F * rings + 0.18F * strand.at(x, bent) + 0.20F * fibre.at(x, y);
    };
    return textureOf(size, light, dark, 0.16F, grain);
}

QImage stoneTexture(int size, const QColor& light, const QColor& dark) {
    const Noise cloud(4, 4, 5);
    const Noise patch(13, 13, 7);
    const Noise grit(110, 110, 13);
    const Noise fleck(240, 240, 17);
    const auto relief = [&](float x, float y) {
        const float pores = std::min(grit.at(x, y) + 0.62F, 0.0F) * 2.2F;
        return 0.40F * cloud.at(x, y) + 0.25F * patch.at(x, y) + 0.22F * fleck.at(x, y) + pores;
    };
    return textureOf(size, light, dark, 0.16F, relief);
}

}  // namespace leuctra::ui
