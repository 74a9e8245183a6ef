// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_stack.h"

#include "theme/appearance.h"

namespace leuctra::ui {

/// The picture of the former page.
class PageStack::Veil : public QWidget {
  public:
    explicit Veil(QWidget* parent) : QWidget(parent) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        hide();
    }

    void cover(const QPixmap& picture) {
        picture_ = picture;
        opacity_ = 1;
        setGeometry(parentWidget()->rect());
        show();
        raise();
    }

    void uncover() {
        hide();
        picture_ = {};
    }

    void setOpacity(qreal opacity) {
        opacity_ = opacity;
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setOpacity(opacity_);
        painter.drawPixmap(0, 0, picture_);
    }

  private:
    QPixmap picture_;
    qreal opacity_ = 1;
};

PageStack::PageStack(const Appearance& appearance, QWidget* parent)
    : QStackedWidget(parent), appearance_(appearance), veil_(new Veil(this)) {
    fade_.setStartValue(1.0);
    fade_.setEndValue(0.0);
    fade_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&fade_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { veil_->setOpacity(value.toReal()); });
    connect(&fade_, &QVariantAnimation::finished, this, [this] { veil_->uncover(); });
}

void PageStack::show(QWidget& page, Change change) {
    if (currentWidget() == &page) return;
    fade_.stop();
    veil_->uncover();
    const bool fades = change == Change::Fade && appearance_.hasMotion() && isVisible() && currentWidget();
    const QPixmap former = fades ? currentWidget()->grab() : QPixmap();
    if (indexOf(&page) < 0) addWidget(&page);
    setCurrentWidget(&page);
    page.setFocus(Qt::OtherFocusReason);
    if (!fades) return;
    veil_->cover(former);
    fade_.setDuration(appearance_.duration(Theme::pageTime));
    fade_.start();
}

}  // namespace leuctra::ui
