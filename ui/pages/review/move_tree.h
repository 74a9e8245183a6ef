// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/node.h"

#include <QTableView>

namespace leuctra::ui {

class Appearance;
class MoveTreeModel;

/// The tree of plays beside the board: a click goes to a play. The play that is shown is always in sight.
class MoveTree : public QTableView {
    Q_OBJECT
  public:
    MoveTree(MoveTreeModel& model, const Appearance& appearance, QWidget* parent);

    /// Marks the play; the start: none.
    void showNode(const record::Node& node);

    /// The height that shows so many plain rows under the header.
    int heightOf(int rows) const;
    QSize minimumSizeHint() const override;
    /// The least: it takes what room the layout has left.
    QSize sizeHint() const override { return minimumSizeHint(); }

  signals:
    void chosen(const record::Node* node);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    class Delegate;

    void keepInSight();
    void arrange();
    void applyLook();

    MoveTreeModel& model_;
    const Appearance& appearance_;
    Delegate* delegate_;
};

}  // namespace leuctra::ui
