// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QProxyStyle>

class QApplication;

namespace leuctra::ui {

class Appearance;

/// Draws what the style sheet cannot: check boxes, radio buttons, fields, combo and spin boxes, focus rings.
/// Everything else comes from Fusion and the sheet.
class Style final : public QProxyStyle {
    Q_OBJECT
  public:
    explicit Style(const Theme& theme);

    void setTheme(const Theme& theme) { theme_ = theme; }

    void polish(QPalette& palette) override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                       const QWidget* widget) const override;
    QPixmap standardPixmap(StandardPixmap which, const QStyleOption* option,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;

  signals:
    /// The desktop's own palette was looked at.
    void systemPaletteSeen(bool dark);

  private:
    void drawField(QPainter& painter, const QRect& rect, State state) const;
    void drawChevron(QPainter& painter, const QRect& rect, bool up, bool enabled) const;
    void drawCheckBox(QPainter& painter, const QRect& rect, State state) const;
    void drawRadioButton(QPainter& painter, const QRect& rect, State state) const;
    void drawTick(QPainter& painter, const QRect& box, const QColor& color) const;
    void drawRing(QPainter& painter, const QRect& rect) const;
    QColor faded() const;
    QColor lineColor(State state) const;

    Theme theme_;
};

/// Gives the whole program this look and keeps it in step. Call it once, before the first window.
void installLook(QApplication& application, Appearance& appearance);

}  // namespace leuctra::ui
