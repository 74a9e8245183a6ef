// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "board/combate/sticker_art.h"
#include "combate/piece.h"

#include <QWidget>

namespace leuctra::ui {

class Appearance;

/// One army's tray: for each of the twelve ranks its sticker, how many have fallen, and how many of them are
/// not accounted for.
class TrayWidget : public QWidget {
    Q_OBJECT
  public:
    TrayWidget(Side side, const Appearance& appearance, QWidget* parent = nullptr);

    /// What has fallen, and what is left of each rank (`hidden`: among the pieces that the viewer cannot
    /// see).
    void setCounts(const combate::RankCounts& lost, const combate::RankCounts& left, bool hidden);
    /// Nothing is known (curtain).
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int) const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QRect cell(int index) const;
    int cellHeight() const;
    QString cellText(combate::Rank rank) const;
    void updateAccessible();

    Side side_;
    const Appearance& appearance_;
    StickerArt art_;
    combate::RankCounts lost_{};
    combate::RankCounts left_{};
    bool hidden_ = false;
    bool known_ = false;
};

}  // namespace leuctra::ui
