// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QPalette>

#include <cstdint>

namespace leuctra::ui {

/// Everything that has a colour, by what it is for. Nothing else in the program names a colour.
enum class Role : std::uint8_t {
    Window,
    Surface,  ///< cards, panels
    Raised,   ///< hover, pressed
    Line,
    Text,
    QuietText,
    Accent,      ///< buttons, focus, last play
    AccentText,  ///< on the accent
    Good,
    Warn,
    Bad,
    BoardA,
    BoardB,
    WhiteStone,
    WhiteEdge,
    BlackStone,
    BlackEdge,
    Field,
    Lake,
    RedArmy,
    RedDark,
    BlueArmy,
    BlueDark,
    AxisRow,
    AxisColumn,
    AxisRising,   ///< diagonal from lower left to upper right
    AxisFalling,  ///< diagonal from upper left to lower right
    Bronze,       ///< the accent of stickers, on white or an army's dark
};

/// The sizes of type, in px at text size 100 %: 13, 15, 18, 24, 32.
enum class TextSize : std::uint8_t { Small, Body, Large, Title, Display };

/// What the boards are made of.
enum class BoardStyle : std::uint8_t { Wood, Stone, Plain };

/// One look: colours, type, measures. A value; Appearance holds the present one.
class Theme {
  public:
    struct Choice {
        bool dark = false;
        bool highContrast = false;
        bool colourBlind = false;
        BoardStyle board = BoardStyle::Wood;
        int textPercent = 100;  ///< 100, 125 or 150

        bool operator==(const Choice&) const = default;
    };

    static constexpr int roleCount = 28;

    Theme() = default;
    explicit Theme(const Choice& choice);

    const Choice& choice() const { return choice_; }
    QColor color(Role role) const;
    /// Pixel size with the text setting applied.
    int pixelSize(TextSize size) const;
    /// The interface's font at a size.
    QFont font(TextSize size, QFont::Weight weight = QFont::Normal) const;
    /// As font(), with figures of equal width: clocks, lists, counters.
    QFont tabularFont(TextSize size, QFont::Weight weight = QFont::Normal) const;

    /// How the line of a phalanx direction is dashed (QPen::setDashPattern, in pen widths; empty: solid), so
    /// that the four are told apart without colour. For the Axis roles only.
    static QList<qreal> dashPattern(Role axis);

    /// What unstyled parts of Qt draw with.
    QPalette palette() const;

    /// The style sheet of the whole program. Beside the kinds of widgets it knows these properties:
    ///   QFrame  card = true                                a surface with a line around and round corners
    ///   QFrame  rule = true                                a thin line between parts
    ///   QLabel  textSize = small|large|title|display       type other than Body
    ///   QLabel  quiet = true, strong = true
    ///   QLabel  tone = good|warn|bad                       always beside a sign or word
    ///   QPushButton, QToolButton  primary = true           the one thing to do on a page
    ///   QPushButton, QToolButton  quiet = true             no frame until pointed at
    ///   QPushButton  danger = true                         what cannot be taken back
    QString styleSheet() const;

    // The grid, in px.
    static constexpr int tiny = 4;
    static constexpr int small = 8;
    static constexpr int medium = 12;
    static constexpr int regular = 16;
    static constexpr int wide = 24;
    static constexpr int wider = 32;
    static constexpr int widest = 48;
    static constexpr int cardRadius = 8;
    static constexpr int controlRadius = 4;
    static constexpr int controlHeight = 36;
    static constexpr int iconSize = 24;

    // Motion, in ms at factor 1 (look.md).
    static constexpr int hoverTime = 80;
    static constexpr int selectTime = 120;
    static constexpr int moveTime = 160;
    static constexpr int moveTimePerSquare = 20;
    static constexpr int moveTimeMost = 320;
    static constexpr int captureTime = 180;
    static constexpr int turnTime = 220;
    static constexpr int attackTime = 1200;
    static constexpr int curtainUpTime = 250;
    static constexpr int pageTime = 150;

  private:
    Choice choice_;
};

}  // namespace leuctra::ui
