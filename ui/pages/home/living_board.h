// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "board/board_scene.h"
#include "registry/registry.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace leuctra::ui {

class Appearance;

/// A little board on which a game plays itself, slowly; still when motion is off or nobody sees it.
class LivingBoard : public QWidget {
    Q_OBJECT
  public:
    LivingBoard(const GameKind& kind, const Appearance& appearance, QWidget* parent = nullptr);
    ~LivingBoard() override;

    QSize sizeHint() const override;

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void begin();
    void breathe();
    void playOne();
    void followMotion();
    std::string choosePlay(const std::vector<std::string>& plays);

    const GameKind& kind_;
    const Appearance& appearance_;
    std::unique_ptr<BoardScene> scene_;
    std::unique_ptr<QWidget> view_;
    std::unique_ptr<GameState> state_;
    Random random_;
    QTimer timer_;
};

}  // namespace leuctra::ui
