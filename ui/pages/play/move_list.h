// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace leuctra::ui {

class Appearance;
class MoveListModel;

/// The move list beside the board: a click, or the arrows while it has the focus, goes to a play. The play
/// that the board shows is always in sight.
class MoveList : public QTableView {
    Q_OBJECT
  public:
    MoveList(MoveListModel& plays, const Appearance& appearance, QWidget* parent);

    /// Marks the play that the board shows.
    void showShown();

    /// The height that shows so many rows under the header.
    int heightOf(int rows) const;
    QSize minimumSizeHint() const override;
    /// The least: it takes what room the layout has left.
    QSize sizeHint() const override { return minimumSizeHint(); }

  signals:
    void plyChosen(int ply);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void applyLook();

    MoveListModel& plays_;
    const Appearance& appearance_;
};

}  // namespace leuctra::ui
