// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace leuctra::ui {

class Appearance;

/// The slim bar above every page: back, the page's title, the menu.
class TopBar : public QWidget {
    Q_OBJECT
  public:
    /// The menu must outlive the bar.
    TopBar(QAction& leave, QMenu& menu, const Appearance& appearance, QWidget* parent);

    void setTitle(const QString& title);
    /// Whether there is a page to go back to.
    void setHasBack(bool has);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void applyLook();
    void retranslate();

    const Appearance& appearance_;
    QToolButton* back_;
    QLabel* title_;
    QToolButton* menu_;
};

}  // namespace leuctra::ui
