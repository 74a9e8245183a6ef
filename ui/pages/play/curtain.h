// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace leuctra::ui {

class Appearance;

/// Covers its parent wholly: down at once, up in 250 ms, lifted by a deliberate press of its button or by
/// Enter on it. While it is down its parent's content is hidden (not painted), not only covered.
class Curtain : public QWidget {
    Q_OBJECT
  public:
    Curtain(const Appearance& appearance, QWidget* parent);

    /// Names the player who shall sit down now.
    void drop(const QString& player, const QString& explanation);
    bool isDown() const;

  signals:
    void lifted();
};

}  // namespace leuctra::ui
