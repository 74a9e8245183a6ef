// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFrame>

class QLabel;

namespace leuctra::ui {

class Appearance;

/// The lines beside the board that explain: what the last play did, what is pointed at, why a try is not
/// legal. It always has the same height, so that nothing moves when its words change, and a screen reader
/// hears what is new.
class Explanation : public QFrame {
    Q_OBJECT
  public:
    Explanation(const Appearance& appearance, QWidget* parent);

    /// What stands there when there is nothing more to say; clears the rest.
    void setState(const QString& sentence);
    /// About what is pointed at or taken; empty: nothing.
    void setHint(const QString& sentence);
    /// Why a try was refused: stays for some seconds whatever is pointed at, or until something is done.
    void setRefusal(const QString& sentence);
    void clear() { setState({}); }

    /// Says a sentence to a screen reader.
    void announce(const QString& sentence);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void applyLook();

    const Appearance& appearance_;
    QString state_;
    QString hint_;
    QString refusal_;
    QElapsedTimer refusedFor_;
    QLabel* sign_;
    QLabel* text_;
};

}  // namespace leuctra::ui
