// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace leuctra::combate {

/// The two armies from the point of view of the side that thinks.
enum class Camp : std::uint8_t { Own, Enemy };

constexpr std::size_t index(Camp camp) {
    return static_cast<std::size_t>(camp);
}
constexpr Camp opponent(Camp camp) {
    return camp == Camp::Own ? Camp::Enemy : Camp::Own;
}

}  // namespace leuctra::combate
