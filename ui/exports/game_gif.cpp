// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/game_gif.h"

#include "board/board_scene.h"
#include "exports/drawing.h"
#include "exports/gif_writer.h"

#include <QPainter>

#include <algorithm>

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto firstShown = 1500ms;
constexpr auto lastShown = 4000ms;

}  // namespace

GameGif::GameGif(const record::Record& record, const record::Node& end, const Choice& choice,
                 const Appearance& appearance)
    : choice_(choice), start_(record.start().clone()), state_(start_->clone()) {
    for (const record::Node* node : record::Record::pathTo(end))
        plays_.push_back(node->play);
    const int plies = int(plays_.size());
    first_ = std::clamp(choice.first, 0, plies);
    last_ = choice.last < 0 ? plies : std::clamp(choice.last, first_, plies);
    scene_ = boardFor({record.kind(), nullptr, choice.size, choice.bottom}, appearance);
    writer_ = std::make_unique<GifWriter>(
        std::vector<QImage>{picture(first_), picture((first_ + last_) / 2), picture(last_)});
}

GameGif::~GameGif() = default;

QImage GameGif::picture(int ply) {
    if (state_->ply() > ply) state_ = start_->clone();
    while (state_->ply() < ply)
        (void)state_->play(plays_[std::size_t(state_->ply())]);
    scene_->showView(state_->view(choice_.viewer));
    scene_->setLastPlay(state_->lastTransition());
    QImage image(scene_->sceneRect().size().toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene_->render(&painter, QRectF(), scene_->sceneRect());
    return image;
}

std::chrono::milliseconds GameGif::shownFor(int ply) const {
    if (ply == last_) return std::max(choice_.perPlay, std::chrono::milliseconds(lastShown));
    return ply == first_ ? std::max(choice_.perPlay, std::chrono::milliseconds(firstShown)) : choice_.perPlay;
}

void GameGif::step() {
    const int ply = first_ + done_++;
    writer_->add(picture(ply), shownFor(ply));
}

QByteArray GameGif::finish() {
    return writer_->finish();
}

}  // namespace leuctra::ui
