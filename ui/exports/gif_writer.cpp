// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/gif_writer.h"

#include <gif_lib.h>

#include <cstring>

namespace leuctra::ui {

namespace {

constexpr int mostColours = 255;  // and one place that stands for what was there before

int append(GifFileType* file, const GifByteType* data, int size) {
    static_cast<QByteArray*>(file->UserData)->append(reinterpret_cast<const char*>(data), size);
    return size;
}

struct MapFreer {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using ColourMap = std::unique_ptr<ColorMapObject, MapFreer>;

/// As many entries as the format wants: a power of two, with room for one more than the colours.
ColourMap mapOf(const QList<QRgb>& colours) {
    int count = 2;
    while (count < colours.size() + 1)
        count *= 2;
    ColourMap map(GifMakeMapObject(count, nullptr));
    if (!map) return map;
    for (qsizetype i = 0; i < colours.size(); ++i)
        map->Colors[i] = {GifByteType(qRed(colours[i])), GifByteType(qGreen(colours[i])),
                          GifByteType(qBlue(colours[i]))};
    return map;
}

/// The smallest rectangle outside of which two pictures are the same; one pixel when they are.
QRect difference(const QImage& one, const QImage& other) {
    QRect changed;
    for (int y = 0; y < one.height(); ++y) {
        const auto* left = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* right = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        if (std::memcmp(left, right, std::size_t(one.width()) * sizeof(QRgb)) == 0) continue;
        int first = 0;
        while (left[first] == right[first])
            ++first;
        int last = one.width() - 1;
        while (left[last] == right[last])
            --last;
        changed |= QRect(first, y, last - first + 1, 1);
    }
    return changed.isNull() ? QRect(0, 0, 1, 1) : changed;
}

/// The extension by which viewers repeat the whole, as Netscape introduced it.
bool putRepeat(GifFileType* file) {
    static const char name[] = "NETSCAPE2.0";
    static const GifByteType forEver[] = {1, 0, 0};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, int(sizeof name) - 1, name) == GIF_OK &&
           EGifPutExtensionBlock(file, int(sizeof forEver), forEver) == GIF_OK &&
           EGifPutExtensionTrailer(file) == GIF_OK;
}

bool putDelay(GifFileType* file, std::chrono::milliseconds shown, int transparent) {
    GraphicsControlBlock block{};
    block.DisposalMode = DISPOSE_DO_NOT;
    block.DelayTime = int(shown.count() / 10);
    block.TransparentColor = transparent;
    GifByteType bytes[4];
    const std::size_t size = EGifGCBToExtension(&block, bytes);
    return EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, int(size), bytes) == GIF_OK;
}

}  // namespace

void GifWriter::Closer::operator()(GifFileType* file) const {
    int error = 0;
    EGifCloseFile(file, &error);
}

GifWriter::GifWriter(const std::vector<QImage>& samples)
    : table_(samples, mostColours), size_(samples.front().size()) {
    int error = 0;
    file_.reset(EGifOpen(&content_, append, &error));
    const ColourMap map = mapOf(table_.colours());
    if (!file_ || !map) {
        failed_ = true;
        return;
    }
    EGifSetGifVersion(file_.get(), true);
    failed_ = EGifPutScreenDesc(file_.get(), size_.width(), size_.height(), 8, 0, map.get()) != GIF_OK ||
              !putRepeat(file_.get());
}

GifWriter::~GifWriter() = default;

void GifWriter::add(const QImage& picture, std::chrono::milliseconds shown) {
    if (failed_) return;
    const QImage image = picture.convertToFormat(QImage::Format_RGB32);
    const QRect part = former_.isNull() ? image.rect() : difference(former_, image);
    const auto unchanged = GifPixelType(table_.colours().size());
    failed_ = !putDelay(file_.get(), shown, unchanged) ||
              EGifPutImageDesc(file_.get(), part.x(), part.y(), part.width(), part.height(), false,
                               nullptr) != GIF_OK;
    std::vector<GifPixelType> line(std::size_t(part.width()));
    for (int y = part.top(); y <= part.bottom() && !failed_; ++y) {
        const auto* pixels = reinterpret_cast<const QRgb*>(image.constScanLine(y)) + part.left();
        const auto* before = former_.isNull()
                                 ? nullptr
                                 : reinterpret_cast<const QRgb*>(former_.constScanLine(y)) + part.left();
        for (std::size_t x = 0; x < line.size(); ++x)
            line[x] = before && before[x] == pixels[x] ? unchanged : table_.nearest(pixels[x]);
        failed_ = EGifPutLine(file_.get(), line.data(), part.width()) != GIF_OK;
    }
    former_ = image;
}

QByteArray GifWriter::finish() {
    int error = 0;
    if (file_ && EGifCloseFile(file_.release(), &error) != GIF_OK) failed_ = true;
    return failed_ ? QByteArray() : content_;
}

}  // namespace leuctra::ui
