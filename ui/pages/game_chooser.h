// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <QDialog>

#include <vector>

class QListWidget;

namespace leuctra::ui {

/// Which game of a file that holds several? Games that could not be read are listed with what is wrong.
class GameChooser : public QDialog {
    Q_OBJECT
  public:
    GameChooser(const QString& file, const std::vector<Result<record::Record>>& games, QWidget* parent);

  signals:
    /// The place of a readable game in the list.
    void chosen(int game);

  private:
    void accept() override;

    QListWidget* list_;
};

}  // namespace leuctra::ui
