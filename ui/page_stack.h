// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QStackedWidget>
#include <QVariantAnimation>

namespace leuctra::ui {

class Appearance;

/// The pages of the window, one at a time; the former one fades out over the new one.
class PageStack : public QStackedWidget {
    Q_OBJECT
  public:
    explicit PageStack(const Appearance& appearance, QWidget* parent = nullptr);

    enum class Change {
        Fade,
        AtOnce,  ///< nothing of the former page may be seen any more: it holds one player's secrets
    };

    /// Shows a page of the stack, or adds it.
    void show(QWidget& page, Change change);

  private:
    class Veil;

    const Appearance& appearance_;
    Veil* veil_;
    QVariantAnimation fade_{this};
};

}  // namespace leuctra::ui
