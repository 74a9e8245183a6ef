// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"
#include "epaminondas/game.h"

class QLabel;

namespace leuctra::ui {

/// The home rows: how many stones of each side stand on the opponent's, and what that means (E11).
class EpaminondasPanel : public GamePanel {
    Q_OBJECT
  public:
    EpaminondasPanel(const Appearance& appearance, QWidget* parent);

    QString title() const override { return tr("Home rows"); }
    void showView(std::shared_ptr<const View> view) override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Count {
        QLabel* stone;
        QLabel* number;
        QLabel* row;
    };

    void restyle();
    void retranslate();

    const Appearance& appearance_;
    std::shared_ptr<const epaminondas::View> view_;
    std::array<Count, 2> counts_{};
    QLabel* title_;
    QLabel* sentence_;
};

}  // namespace leuctra::ui
