// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"

#include <QLabel>

namespace leuctra::combate {
struct View;
}

namespace leuctra::ui {

class TrayWidget;

/// Combate's part of the side panel: the trays of both armies and the plays left until a draw (C19).
class CombatePanel : public GamePanel {
    Q_OBJECT
  public:
    explicit CombatePanel(const Appearance& appearance, QWidget* parent = nullptr);

    QString title() const override { return tr("Losses"); }
    void showView(std::shared_ptr<const View> view) override;

    /// The warning of C19 when so many plies are left.
    static QString quietWarning(int left);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Army {
        QLabel* title;
        QLabel* note;
        TrayWidget* tray;
    };

    const combate::View* seen() const;
    void retranslate();
    void showQuiet();

    std::shared_ptr<const View> view_;
    std::array<Army, 2> armies_;
    QLabel* quiet_;
};

}  // namespace leuctra::ui
