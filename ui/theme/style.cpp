// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/style.h"

#include "theme/appearance.h"
#include "theme/icons.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>
#include <QStyledItemDelegate>

namespace leuctra::ui {

namespace {

constexpr int indicatorSize = 20;
constexpr int fieldPadding = 10;
constexpr int arrowWidth = 32;
constexpr int menuIconSize = 20;

/// Icons of Qt's own dialogs and what stands for them.
struct StandardIcon {
    QStyle::StandardPixmap which;
    const char* name;
    Role role;
};

constexpr StandardIcon standardIcons[] = {
    {QStyle::SP_MessageBoxInformation, "info", Role::Accent},
    {QStyle::SP_MessageBoxQuestion, "help", Role::Accent},
    {QStyle::SP_MessageBoxWarning, "warning", Role::Warn},
    {QStyle::SP_MessageBoxCritical, "error", Role::Bad},
    {QStyle::SP_LineEditClearButton, "close", Role::QuietText},
    {QStyle::SP_FileDialogToParent, "up", Role::Text},
    {QStyle::SP_FileDialogNewFolder, "plus", Role::Text},
    {QStyle::SP_FileDialogListView, "list", Role::Text},
    {QStyle::SP_FileDialogDetailedView, "menu", Role::Text},
    {QStyle::SP_FileDialogBack, "back", Role::Text},
    {QStyle::SP_ArrowBack, "back", Role::Text},
    {QStyle::SP_ArrowForward, "forward", Role::Text},
    {QStyle::SP_DirIcon, "open", Role::Accent},
    {QStyle::SP_DirHomeIcon, "home", Role::Text},
};

QRectF lineRect(const QRect& rect, qreal penWidth) {
    return QRectF(rect).adjusted(penWidth / 2, penWidth / 2, -penWidth / 2, -penWidth / 2);
}

}  // namespace

Style::Style(const Theme& theme) : QProxyStyle(QStyleFactory::create("Fusion")), theme_(theme) {}

void Style::polish(QPalette& palette) {
    emit systemPaletteSeen(isDarkPalette(palette));
    palette = theme_.palette();
}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // Enter presses what has the focus, as Space does.
    if (auto* button = qobject_cast<QPushButton*>(widget)) button->setAutoDefault(true);
    // The delegate that combo boxes come with does not know style sheets.
    if (auto* combo = qobject_cast<QComboBox*>(widget)) {
        if (!qobject_cast<QStyledItemDelegate*>(combo->itemDelegate())) {
            combo->setItemDelegate(new QStyledItemDelegate(combo));
        }
    }
}

QColor Style::faded() const {
    QColor color = theme_.color(Role::QuietText);
    color.setAlphaF(0.4F);
    return color;
}

QColor Style::lineColor(State state) const {
    if (!(state & State_Enabled)) return faded();
    return theme_.color(state & State_HasFocus ? Role::Accent : Role::QuietText);
}

void Style::drawField(QPainter& painter, const QRect& rect, State state) const {
    const bool focused = state & State_HasFocus;
    QColor line = lineColor(state);
    if (!focused && (state & State_Enabled)) line.setAlphaF(0.6F);
    const qreal width = focused ? 2 : 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, width));
    const bool hovered = (state & State_MouseOver) && (state & State_Enabled);
    painter.setBrush(theme_.color(hovered && !focused ? Role::Raised : Role::Surface));
    painter.drawRoundedRect(lineRect(rect, width), Theme::controlRadius, Theme::controlRadius);
    painter.restore();
}

void Style::drawChevron(QPainter& painter, const QRect& rect, bool up, bool enabled) const {
    const QPointF middle = QRectF(rect).center();
    const qreal rise = up ? -2 : 2;
    QPainterPath path(middle + QPointF(-4, -rise));
    path.lineTo(middle + QPointF(0, rise));
    path.lineTo(middle + QPointF(4, -rise));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(enabled ? theme_.color(Role::Text) : faded(), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.restore();
}

void Style::drawCheckBox(QPainter& painter, const QRect& rect, State state) const {
    const bool set = state & (State_On | State_NoChange);
    const bool enabled = state & State_Enabled;
    QRect box(0, 0, indicatorSize, indicatorSize);
    box.moveCenter(rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = enabled ? theme_.color(Role::Accent) : faded();
    const bool hovered = (state & State_MouseOver) && enabled;
    painter.setPen(QPen(set ? fill : lineColor(state), 1.5));
    painter.setBrush(set ? fill : theme_.color(hovered ? Role::Raised : Role::Surface));
    painter.drawRoundedRect(lineRect(box, 1.5), Theme::controlRadius, Theme::controlRadius);
    const QColor mark = theme_.color(enabled ? Role::AccentText : Role::QuietText);
    if (state & State_NoChange) {
        painter.setPen(QPen(mark, 2.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.topLeft() + QPointF(5.5, 10), box.topLeft() + QPointF(14.5, 10));
    } else if (set) {
        drawTick(painter, box, mark);
    }
    painter.restore();
}

void Style::drawTick(QPainter& painter, const QRect& box, const QColor& color) const {
    const QPointF corner = box.topLeft();
    QPainterPath tick(corner + QPointF(5.2, 10.4));
    tick.lineTo(corner + QPointF(8.6, 13.8));
    tick.lineTo(corner + QPointF(14.8, 6.6));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(tick);
    painter.restore();
}

void Style::drawRing(QPainter& painter, const QRect& rect) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.color(Role::Accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(lineRect(rect, 2), Theme::controlRadius, Theme::controlRadius);
    painter.restore();
}

void Style::drawRadioButton(QPainter& painter, const QRect& rect, State state) const {
    const bool enabled = state & State_Enabled;
    QRect box(0, 0, indicatorSize, indicatorSize);
    box.moveCenter(rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor mark = enabled ? theme_.color(Role::Accent) : faded();
    const bool hovered = (state & State_MouseOver) && enabled;
    painter.setPen(QPen(state & State_On ? mark : lineColor(state), state & State_On ? 2 : 1.5));
    painter.setBrush(theme_.color(hovered ? Role::Raised : Role::Surface));
    painter.drawEllipse(lineRect(box, 2));
    if (state & State_On) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(QRectF(box).center(), 5, 5);
    }
    painter.restore();
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    switch (element) {
        case PE_IndicatorCheckBox:
        case PE_IndicatorItemViewItemCheck:
            drawCheckBox(*painter, option->rect, option->state);
            return;
        case PE_IndicatorRadioButton:
            drawRadioButton(*painter, option->rect, option->state);
            return;
        case PE_PanelLineEdit: {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            if (frame && frame->lineWidth > 0) drawField(*painter, option->rect, option->state);
            return;
        }
        case PE_FrameLineEdit:
            return;
        case PE_FrameFocusRect:
            drawRing(*painter, option->rect);
            return;
        case PE_IndicatorMenuCheckMark: {
            QRect box(0, 0, indicatorSize, indicatorSize);
            box.moveCenter(option->rect.center());
            drawTick(*painter, box, theme_.color(Role::Text));
            return;
        }
        case PE_IndicatorArrowDown:
        case PE_IndicatorArrowUp:
            drawChevron(*painter, option->rect, element == PE_IndicatorArrowUp,
                        option->state & State_Enabled);
            return;
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (!button || (element != CE_CheckBox && element != CE_RadioButton)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionButton plain = *button;
    plain.state.setFlag(State_HasFocus, false);
    plain.rect.adjust(Theme::tiny, 0, -Theme::tiny, 0);  // room for the ring
    QProxyStyle::drawControl(element, &plain, painter, widget);
    if (!(button->state & State_HasFocus)) return;
    const int width = indicatorSize + Theme::small +
                      button->fontMetrics.size(Qt::TextShowMnemonic, button->text).width() + Theme::medium;
    const QRect ring(button->rect.topLeft(),
                     QSize(std::min(width, button->rect.width()), button->rect.height()));
    drawRing(*painter, visualRect(button->direction, button->rect, ring));
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    if (control == CC_ComboBox) {
        drawField(*painter, option->rect, option->state);
        drawChevron(*painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget), false,
                    option->state & State_Enabled);
        return;
    }
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control == CC_SpinBox && spin) {
        drawField(*painter, option->rect, option->state);
        const bool enabled = option->state & State_Enabled;
        drawChevron(*painter, subControlRect(CC_SpinBox, option, SC_SpinBoxUp, widget), true,
                    enabled && (spin->stepEnabled & QAbstractSpinBox::StepUpEnabled));
        drawChevron(*painter, subControlRect(CC_SpinBox, option, SC_SpinBoxDown, widget), false,
                    enabled && (spin->stepEnabled & QAbstractSpinBox::StepDownEnabled));
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
    const QRect rect = option->rect;
    const auto placed = [&](QRect in) { return visualRect(option->direction, rect, in); };
    const QRect arrows(rect.right() - arrowWidth + 1, rect.top() + 2, arrowWidth, rect.height() - 4);
    if (control == CC_ComboBox) {
        if (part == SC_ComboBoxArrow) return placed(arrows);
        if (part == SC_ComboBoxEditField) {
            return placed(rect.adjusted(fieldPadding, 2, -arrowWidth, -2));
        }
    }
    if (control == CC_SpinBox) {
        const int half = arrows.height() / 2;
        if (part == SC_SpinBoxUp) return placed({arrows.left(), arrows.top(), arrowWidth, half});
        if (part == SC_SpinBoxDown) {
            return placed({arrows.left(), arrows.top() + half, arrowWidth, arrows.height() - half});
        }
        if (part == SC_SpinBoxEditField) {
            return placed(rect.adjusted(fieldPadding - 2, 2, -arrowWidth, -2));
        }
        if (part == SC_SpinBoxFrame) return rect;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element == SE_LineEditContents) {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0) {
            return option->rect.adjusted(fieldPadding - 2, 2, 2 - fieldPadding, -2);
        }
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QIcon Style::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
    const auto found =
        std::find_if(std::begin(standardIcons), std::end(standardIcons),
                     [which](const StandardIcon& candidate) { return candidate.which == which; });
    if (found == std::end(standardIcons)) return QProxyStyle::standardIcon(which, option, widget);
    return icon(QLatin1String(found->name), theme_, found->role);
}

QPixmap Style::standardPixmap(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
    const auto found =
        std::find_if(std::begin(standardIcons), std::end(standardIcons),
                     [which](const StandardIcon& candidate) { return candidate.which == which; });
    if (found == std::end(standardIcons)) return QProxyStyle::standardPixmap(which, option, widget);
    const int size = pixelMetric(PM_SmallIconSize, option, widget);
    return icon(QLatin1String(found->name), theme_, found->role).pixmap(size, size);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
        case CT_CheckBox:
        case CT_RadioButton:
            // With room for the ring.
            return {size.width() + 3 * Theme::tiny, std::max(size.height(), Theme::controlHeight)};
        case CT_LineEdit: {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            if (!frame || frame->lineWidth == 0) return size;
            return {size.width() + 2 * fieldPadding, std::max(size.height(), Theme::controlHeight)};
        }
        case CT_ComboBox:
            return {contents.width() + fieldPadding + arrowWidth + Theme::small,
                    std::max(size.height(), Theme::controlHeight)};
        default:
            return size;
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return indicatorSize;
        case PM_CheckBoxLabelSpacing:
        case PM_RadioButtonLabelSpacing:
            return Theme::small;
        case PM_MessageBoxIconSize:
            return Theme::widest;
        case PM_ButtonIconSize:
        case PM_SmallIconSize:
            return qobject_cast<const QMenu*>(widget) ? menuIconSize : Theme::iconSize;
        case PM_LayoutLeftMargin:
        case PM_LayoutRightMargin:
        case PM_LayoutTopMargin:
        case PM_LayoutBottomMargin:
            return widget && widget->isWindow() ? Theme::wide : Theme::regular;
        case PM_LayoutHorizontalSpacing:
        case PM_LayoutVerticalSpacing:
            return Theme::small;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const {
    switch (hint) {
        case SH_ComboBox_Popup:  // a list below the box
        case SH_DialogButtonBox_ButtonsHaveIcons:
        case SH_EtchDisabledText:
        case SH_DitherDisabledText:
            return 0;
        default:
            return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

void installLook(QApplication& application, Appearance& appearance) {
    auto* style = new Style(appearance.theme());
    // Queued: the palette is looked at in the middle of being changed.
    QObject::connect(style, &Style::systemPaletteSeen, &appearance, &Appearance::setSystemDark,
                     Qt::QueuedConnection);
    const auto apply = [&application, &appearance, style] {
        style->setTheme(appearance.theme());
        QApplication::setPalette(appearance.theme().palette());
        QApplication::setFont(appearance.theme().font(TextSize::Body));
        application.setStyleSheet(appearance.theme().styleSheet());
    };
    QApplication::setStyle(style);
    apply();
    QObject::connect(&appearance, &Appearance::changed, style, apply);
}

}  // namespace leuctra::ui
