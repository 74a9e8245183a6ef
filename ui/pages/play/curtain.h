// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QPointer>
#include <QPropertyAnimation>
#include <QString>
#include <QWidget>

#include <vector>

class QLabel;

namespace leuctra::ui {

class Appearance;
class DeliberateButton;

/// Covers its parent wholly: down at once, up in 250 ms, lifted by a deliberate press of its button or by
/// Enter on it. While it is down its parent's content is hidden (not painted), not only covered.
class Curtain : public QWidget {
    Q_OBJECT
  public:
    struct Words {
        QString caption;  ///< small, above
        QString heading;
        QString explanation;
        QString button;
        QString buttonName;  ///< its objectName
    };

    Curtain(const Appearance& appearance, QWidget* parent);

    /// Names the player who shall sit down now. Dropped again while it is down it changes its words.
    void drop(const QString& player, const QString& explanation);
    void drop(const Words& words);
    bool isDown() const { return down_; }
    /// What lifted() does not: takes the curtain away because its owner says so.
    void lift();

    /// The colour of the cloth; what is written on it is light or dark, whichever is read better.
    void setGround(Role ground);

  signals:
    /// While the parent's content is still hidden: the time to change it.
    void lifted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void applyLook();
    void hideContent();
    void showContent();

    const Appearance& appearance_;
    Role ground_ = Role::Surface;
    bool down_ = false;
    std::vector<QPointer<QWidget>> content_;
    QLabel* caption_;
    QLabel* heading_;
    QLabel* explanation_;
    DeliberateButton* button_;
    QPropertyAnimation rise_;
};

}  // namespace leuctra::ui
