// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/player.h"
#include "pages/services.h"

#include <QWidget>

#include <memory>

namespace leuctra::ui {

/// Who plays, who begins, clock and rules of a new game of one kind; remembers the last choices.
class NewGamePage : public QWidget {
    Q_OBJECT
  public:
    NewGamePage(const GameKind& kind, const Services& services, QWidget* parent = nullptr);
    ~NewGamePage() override;

    const GameKind& kind() const;

  signals:
    /// Lots are drawn already; Combate's setups are still empty.
    void startRequested(const MatchSetup& setup);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace leuctra::ui
