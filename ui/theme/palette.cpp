// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/palette.h"

#include <algorithm>
#include <iterator>

namespace leuctra::ui {

namespace {

constexpr QRgb rgb(unsigned value) {
    return 0xFF000000U | value;
}

/// One role in the three sets.
struct Row {
    Role role;
    QRgb light;
    QRgb dark;
    QRgb highContrast;
};

// Limestone, bronze and ink. Theme's test proves the contrasts.
constexpr Row base[] = {
    {Role::Window, rgb(0xF4EFE6), rgb(0x171A1F), rgb(0x000000)},
    {Role::Surface, rgb(0xFFFCF6), rgb(0x21262D), rgb(0x000000)},
    {Role::Raised, rgb(0xEDE5D6), rgb(0x2B323B), rgb(0x2A2A2A)},
    {Role::Line, rgb(0xD8CDB8), rgb(0x3A434F), rgb(0xFFFFFF)},
    {Role::Text, rgb(0x23262B), rgb(0xECE7DC), rgb(0xFFFFFF)},
    {Role::QuietText, rgb(0x5D5F63), rgb(0xA9ADB3), rgb(0xE6E6E6)},
    {Role::Accent, rgb(0x8A5720), rgb(0xD9A25F), rgb(0xFFE600)},
    {Role::AccentText, rgb(0xFFFCF6), rgb(0x171A1F), rgb(0x000000)},
    {Role::Good, rgb(0x1B6B43), rgb(0x5CC48C), rgb(0x6BFF9E)},
    {Role::Warn, rgb(0x8A4F00), rgb(0xE0A13A), rgb(0xFFC14D)},
    {Role::Bad, rgb(0xB3261E), rgb(0xFF8A7A), rgb(0xFF9C8F)},
    {Role::BoardA, rgb(0xE6D7B8), rgb(0x4A4335), rgb(0x3A3A3A)},
    {Role::BoardB, rgb(0xDCCBA6), rgb(0x423B2E), rgb(0x303030)},
    {Role::WhiteStone, rgb(0xFBF7EC), rgb(0xFBF7EC), rgb(0xFFFFFF)},
    {Role::WhiteEdge, rgb(0x776D58), rgb(0x8D826C), rgb(0xFFFFFF)},
    {Role::BlackStone, rgb(0x2B2D33), rgb(0x17181C), rgb(0x000000)},
    {Role::BlackEdge, rgb(0x0F1013), rgb(0x8E95A1), rgb(0xFFFFFF)},
    {Role::Field, rgb(0xCFD8AE), rgb(0x2F3725), rgb(0x1E1E1E)},
    {Role::Lake, rgb(0x7FA3B5), rgb(0x2F4A57), rgb(0x4F7F99)},
    {Role::RedArmy, rgb(0xB5452C), rgb(0xD4664B), rgb(0xFFA08A)},
    {Role::RedDark, rgb(0x7E2B1A), rgb(0x8F3A27), rgb(0x7E2B1A)},
    {Role::BlueArmy, rgb(0x2F5D8A), rgb(0x5C8FC2), rgb(0x4E86C6)},
    {Role::BlueDark, rgb(0x1E3F61), rgb(0x2C4F75), rgb(0x1E3F61)},
    {Role::AxisRow, rgb(0x005F96), rgb(0x56B4E9), rgb(0x56B4E9)},
    {Role::AxisColumn, rgb(0xA84300), rgb(0xFF9E4A), rgb(0xFF9E4A)},
    {Role::AxisRising, rgb(0x00694C), rgb(0x3FD2A5), rgb(0x3FD2A5)},
    {Role::AxisFalling, rgb(0x93406F), rgb(0xE8A6CC), rgb(0xE8A6CC)},
    {Role::Bronze, rgb(0xAF7C38), rgb(0xAF7C38), rgb(0xAF7C38)},
};

// Orange and blue of the palette made for colour-blind eyes, apart in lightness too.
constexpr Row colourBlindArmies[] = {
    {Role::RedArmy, rgb(0xE69F00), rgb(0xFFB81C), rgb(0xFFB81C)},
    {Role::RedDark, rgb(0x8A5A00), rgb(0x8A5A00), rgb(0x8A5A00)},
    {Role::BlueArmy, rgb(0x005F96), rgb(0x3D8FCB), rgb(0x3D8FCB)},
    {Role::BlueDark, rgb(0x003E63), rgb(0x0B4A75), rgb(0x003E63)},
};

constexpr Row stoneBoard[] = {
    {Role::BoardA, rgb(0xDFDCD3), rgb(0x41454B), rgb(0x3A3A3A)},
    {Role::BoardB, rgb(0xD3CFC4), rgb(0x393D43), rgb(0x303030)},
};

constexpr Row plainBoard[] = {
    {Role::BoardA, rgb(0xE9E2D2), rgb(0x3D3D3B), rgb(0x333333)},
    {Role::BoardB, rgb(0xE9E2D2), rgb(0x3D3D3B), rgb(0x333333)},
};

template <std::size_t N>
const Row* rowOf(const Row (&rows)[N], Role role) {
    const auto found =
        std::find_if(std::begin(rows), std::end(rows), [role](const Row& row) { return row.role == role; });
    return found == std::end(rows) ? nullptr : found;
}

const Row& chosenRow(Role role, const Theme::Choice& choice) {
    const Row* special = nullptr;
    if (choice.colourBlind) special = rowOf(colourBlindArmies, role);
    if (!special && choice.board == BoardStyle::Stone) special = rowOf(stoneBoard, role);
    if (!special && choice.board == BoardStyle::Plain) special = rowOf(plainBoard, role);
    return special ? *special : base[static_cast<std::size_t>(role)];
}

constexpr bool isInRoleOrder() {
    for (std::size_t i = 0; i < std::size(base); ++i) {
        if (static_cast<std::size_t>(base[i].role) != i) return false;
    }
    return std::size(base) == static_cast<std::size_t>(Theme::roleCount);
}
static_assert(isInRoleOrder());

}  // namespace

QRgb paletteColor(Role role, const Theme::Choice& choice) {
    const Row& row = chosenRow(role, choice);
    if (choice.highContrast) return row.highContrast;
    return choice.dark ? row.dark : row.light;
}

}  // namespace leuctra::ui
