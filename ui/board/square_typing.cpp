// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/square_typing.h"

namespace leuctra::ui {

SquareTyping::SquareTyping(int columns, int rows, QObject* parent)
    : QObject(parent), columns_(columns), rows_(rows) {
    timer_.setSingleShot(true);
    timer_.setInterval(patience);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (!complete()) clear();
    });
}

bool SquareTyping::type(QChar character) {
    const QChar letter = character.toLower();
    const int column = letter.unicode() - 'a';
    if (column >= 0 && column < columns_) {
        complete();  // the next square begins
        text_ = letter;
    } else if (letter >= '0' && letter <= '9' && !text_.isEmpty()) {
        const int extended = row() * 10 + letter.digitValue();
        if (extended < 1 || extended > rows_) return true;
        text_ += letter;
    } else {
        return false;
    }
    timer_.start();
    emit echoed(text_);
    if (row() > 0 && row() * 10 > rows_) complete();
    return true;
}

bool SquareTyping::complete() {
    const std::optional<int> named = square();
    if (!named) return false;
    clear();
    emit typed(*named);
    return true;
}

void SquareTyping::clear() {
    timer_.stop();
    if (text_.isEmpty()) return;
    text_.clear();
    emit echoed(text_);
}

std::optional<int> SquareTyping::square() const {
    if (text_.size() < 2) return std::nullopt;
    return (row() - 1) * columns_ + (text_.front().unicode() - 'a');
}

}  // namespace leuctra::ui
