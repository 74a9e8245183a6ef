// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace leuctra::ui {

class Studio;

/// One state of the window worth a picture.
struct PictureState {
    const char* name;
    std::function<void(Studio&)> bring;
};

/// Every page and state, in the order in which a person meets them.
std::vector<PictureState> pictureStates();

}  // namespace leuctra::ui
