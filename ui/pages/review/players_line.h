// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <QFrame>

namespace leuctra::ui {

class Appearance;

/// Who played whom, and how it ended, in one line.
class PlayersLine : public QFrame {
    Q_OBJECT
  public:
    /// The record must outlive it.
    PlayersLine(const record::Record& record, const Appearance& appearance, QWidget* parent);

    /// Reads the names and the result anew.
    void refresh();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString name(Side side) const;

    const record::Record& record_;
    const Appearance& appearance_;
};

}  // namespace leuctra::ui
