// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/services.h"
#include "record/record.h"

#include <QFrame>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace leuctra::ui {

class BoardScene;
class BoardView;

/// A finished game beside the list: its last position, who played, how it ended.
class GamePreview : public QFrame {
    Q_OBJECT
  public:
    explicit GamePreview(const Services& services, QWidget* parent = nullptr);
    ~GamePreview() override;

    /// Nothing: says what to do.
    void show(std::optional<record::Record> record);
    /// A game that cannot be read.
    void show(const Error& error);

  signals:
    /// Games in which this position occurred are wanted.
    void positionWanted(const QString& position);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void describe();

    Services services_;
    std::optional<record::Record> record_;
    std::unique_ptr<BoardScene> scene_;
    std::unique_ptr<BoardView> board_;
    QWidget* place_;  ///< of the board
    QLabel* players_;
    QLabel* ending_;
    QLabel* details_;
    QPushButton* samePosition_;
};

}  // namespace leuctra::ui
