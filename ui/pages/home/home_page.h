// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/services.h"
#include "registry/registry.h"

#include <QWidget>

#include <vector>

namespace leuctra::ui {

class Actions;
class ContinueRow;
class GameCard;

/// Where everything begins: the games, what is unfinished, and quietly the rest.
class HomePage : public QWidget {
    Q_OBJECT
  public:
    HomePage(const Services& services, const Actions& actions, QWidget* parent = nullptr);

  signals:
    void playRequested(const GameKind& kind);
    void resumeRequested(const QString& id);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QHBoxLayout* makeFoot(const Actions& actions);

    QWidget* body_;
    std::vector<GameCard*> cards_;
};

}  // namespace leuctra::ui
