// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library_statistics.h"

#include <QScrollArea>

namespace leuctra::ui {

class Appearance;
class Card;

/// What the listed games tell together, as small charts.
class StatisticsView : public QScrollArea {
    Q_OBJECT
  public:
    explicit StatisticsView(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const std::vector<LibraryGame>& games);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void rebuild();
    void arrange();
    void addCard(Card* card);
    Card* sidesCard();
    Card* levelsCard();
    Card* lengthsCard(const LibraryStatistics::Kind& kind);
    Card* progressCard();
    Card* streaksCard();
    QString periodName(QDate begin) const;

    const Appearance& appearance_;
    LibraryStatistics statistics_;
    QWidget* page_;
    std::vector<Card*> cards_;
    int columns_ = 0;
};

}  // namespace leuctra::ui
