// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/colour_table.h"

#include <algorithm>
#include <array>
#include <limits>

namespace leuctra::ui {

namespace {

/// Bits of each channel by which colours are told apart: when they are counted, and when one is looked up.
constexpr int countedBits = 5;
constexpr int lookedUpBits = 6;

using Channels = std::array<int, 3>;

Channels channelsOf(QRgb colour) {
    return {qRed(colour), qGreen(colour), qBlue(colour)};
}

std::size_t cellOf(QRgb colour, int bits) {
    std::size_t cell = 0;
    for (const int channel : channelsOf(colour))
        cell = cell << bits | static_cast<std::size_t>(channel >> (8 - bits));
    return cell;
}

/// Pixels of nearly one colour.
struct Heap {
    std::array<std::int64_t, 3> sum{};
    std::int64_t pixels = 0;

    int mean(std::size_t channel) const { return int(sum[channel] / pixels); }
};

std::vector<Heap> heapsOf(const std::vector<QImage>& pictures) {
    std::vector<Heap> cells(std::size_t{1} << (3 * countedBits));
    for (const QImage& picture : pictures) {
        const QImage image = picture.convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                Heap& heap = cells[cellOf(line[x], countedBits)];
                const Channels channels = channelsOf(line[x]);
                for (std::size_t i = 0; i < channels.size(); ++i)
                    heap.sum[i] += channels[i];
                ++heap.pixels;
            }
        }
    }
    std::erase_if(cells, [](const Heap& heap) { return heap.pixels == 0; });
    return cells;
}

/// A part of the heaps that becomes one colour.
struct Box {
    std::size_t begin;
    std::size_t end;
    std::size_t widest = 0;  ///< channel
    std::int64_t worth = 0;  ///< what cutting it gains: 0 when it cannot be cut
};

Box measured(const std::vector<Heap>& heaps, std::size_t begin, std::size_t end) {
    Box box{begin, end};
    std::int64_t pixels = 0;
    for (std::size_t i = begin; i < end; ++i)
        pixels += heaps[i].pixels;
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const auto [low, high] = std::minmax_element(
            heaps.begin() + std::ptrdiff_t(begin), heaps.begin() + std::ptrdiff_t(end),
            [channel](const Heap& a, const Heap& b) { return a.mean(channel) < b.mean(channel); });
        const std::int64_t width = high->mean(channel) - low->mean(channel);
        // Wide boxes of few pixels count too: a small mark in a colour of its own must keep it.
        if (const std::int64_t worth = width * width * (1 + pixels / 512); worth > box.worth) {
            box.worth = worth;
            box.widest = channel;
        }
    }
    return box;
}

/// Where half of the box's pixels lie on either side; both parts have something.
std::size_t middleOf(std::vector<Heap>& heaps, const Box& box) {
    const auto begin = heaps.begin() + std::ptrdiff_t(box.begin);
    const auto end = heaps.begin() + std::ptrdiff_t(box.end);
    std::sort(begin, end,
              [&box](const Heap& a, const Heap& b) { return a.mean(box.widest) < b.mean(box.widest); });
    std::int64_t pixels = 0;
    for (auto heap = begin; heap != end; ++heap)
        pixels += heap->pixels;
    std::int64_t passed = 0;
    std::size_t middle = box.begin;
    while (middle + 1 < box.end && 2 * passed < pixels)
        passed += heaps[middle++].pixels;
    return std::max(middle, box.begin + 1);
}

QRgb colourOf(const std::vector<Heap>& heaps, const Box& box) {
    Heap whole;
    for (std::size_t i = box.begin; i < box.end; ++i) {
        for (std::size_t channel = 0; channel < 3; ++channel)
            whole.sum[channel] += heaps[i].sum[channel];
        whole.pixels += heaps[i].pixels;
    }
    return qRgb(whole.mean(0), whole.mean(1), whole.mean(2));
}

}  // namespace

ColourTable::ColourTable(const std::vector<QImage>& pictures, int most)
    : known_(std::size_t{1} << (3 * lookedUpBits), -1) {
    std::vector<Heap> heaps = heapsOf(pictures);
    std::vector<Box> boxes = {measured(heaps, 0, heaps.size())};
    while (int(boxes.size()) < most) {
        const auto best = std::max_element(boxes.begin(), boxes.end(),
                                           [](const Box& a, const Box& b) { return a.worth < b.worth; });
        if (best->worth == 0) break;
        const std::size_t middle = middleOf(heaps, *best);
        const std::size_t end = best->end;
        *best = measured(heaps, best->begin, middle);
        boxes.push_back(measured(heaps, middle, end));
    }
    for (const Box& box : boxes)
        colours_ << colourOf(heaps, box);
}

std::uint8_t ColourTable::nearest(QRgb colour) {
    std::int16_t& known = known_[cellOf(colour, lookedUpBits)];
    if (known >= 0) return std::uint8_t(known);
    const Channels wanted = channelsOf(colour);
    int least = std::numeric_limits<int>::max();
    for (qsizetype i = 0; i < colours_.size(); ++i) {
        const Channels offered = channelsOf(colours_[i]);
        int distance = 0;
        for (std::size_t channel = 0; channel < 3; ++channel)
            distance += (wanted[channel] - offered[channel]) * (wanted[channel] - offered[channel]);
        if (distance >= least) continue;
        least = distance;
        known = std::int16_t(i);
    }
    return std::uint8_t(known);
}

}  // namespace leuctra::ui
