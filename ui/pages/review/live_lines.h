// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "review/live_analysis.h"

#include <QFrame>

#include <array>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace leuctra::ui {

class Appearance;
class GameUi;

/// The engine's best lines on the position shown, each with what it is worth; pressing one adds it to the
/// tree. Its height does not change with what it says.
class LiveLines : public QFrame {
    Q_OBJECT
  public:
    LiveLines(const GameUi& game, const Appearance& appearance, QWidget* parent);

    /// `toMove`: whose judgement the lines are. `note`: from whose knowledge they come; empty: everybody's.
    void show(const std::vector<engine::Info>& lines, Side toMove, const QString& note);
    /// Why there are none.
    void showNone(const QString& why);

  signals:
    void lineChosen(const std::vector<std::string>& plays);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void write();
    void applyLook();

    const GameUi& game_;
    const Appearance& appearance_;
    std::vector<engine::Info> lines_;
    Side toMove_ = Side::First;
    QString note_;
    QString why_;  ///< there are none
    QLabel* head_;
    std::array<QPushButton*, LiveAnalysis::lineCount> rows_{};
};

}  // namespace leuctra::ui
