// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/unfinished_games.h"

#include <QAbstractButton>
#include <QPixmap>

#include <array>

class QToolButton;

namespace leuctra::ui {

class Appearance;

/// An unfinished game under Continue: its picture, who plays, how far it has come. A press goes on with it.
class GameTile : public QAbstractButton {
    Q_OBJECT
  public:
    GameTile(const UnfinishedGames::Entry& entry, const Appearance& appearance, QWidget* parent);

    QString id() const { return id_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    void removeRequested(const QString& id);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void describe(const UnfinishedGames::Entry& entry);
    int wordsHeight() const;

    const Appearance& appearance_;
    QString id_;
    QPixmap picture_;
    QString game_;
    std::array<QString, 2> players_;
    QString progress_;
    QToolButton* remove_;
};

}  // namespace leuctra::ui
