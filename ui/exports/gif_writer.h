// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exports/colour_table.h"

#include <QByteArray>
#include <QImage>

#include <chrono>
#include <memory>

struct GifFileType;

namespace leuctra::ui {

/// Puts an animated GIF together that repeats for ever. Of each picture only what differs from the one before
/// is written.
class GifWriter {
  public:
    /// All pictures are as large as the first of the samples, from which the colours are chosen.
    explicit GifWriter(const std::vector<QImage>& samples);
    ~GifWriter();

    /// `shown` is how long the picture stays, in steps of 10 ms.
    void add(const QImage& picture, std::chrono::milliseconds shown);
    /// The whole file; empty when something has failed (memory, that is). Nothing can be added after it.
    QByteArray finish();

  private:
    struct Closer {
        void operator()(GifFileType* file) const;
    };

    QByteArray content_;
    ColourTable table_;
    QSize size_;
    QImage former_;
    std::unique_ptr<GifFileType, Closer> file_;
    bool failed_ = false;
};

}  // namespace leuctra::ui
