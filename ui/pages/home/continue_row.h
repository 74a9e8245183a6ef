// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/services.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace leuctra::ui {

/// The unfinished games as a row of pictures; takes no room when there is none. What could not be read is
/// named, and what was deleted may be brought back.
class ContinueRow : public QWidget {
    Q_OBJECT
  public:
    explicit ContinueRow(const Services& services, QWidget* parent = nullptr);

  signals:
    void chosen(const QString& id);

  protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refreshSoon();
    void refresh();
    void remove(const QString& id);
    void showDamaged();
    void retranslate();

    Services services_;
    bool stale_ = true;
    bool mayRestore_ = false;
    QLabel* heading_;
    QLabel* removed_;
    QPushButton* undo_;
    QScrollArea* scroll_;
    QHBoxLayout* tiles_;
    QVBoxLayout* damaged_;
};

}  // namespace leuctra::ui
