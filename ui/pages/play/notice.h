// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace leuctra::ui {

/// A card in the side panel that says something and offers what to do about it; it never gets in the way.
/// Its buttons take Enter, but no key still held from before.
class Notice : public QFrame {
    Q_OBJECT
  public:
    struct Choice {
        QString name;  ///< objectName of its button
        QString text;
        std::function<void()> action;
    };

    explicit Notice(QWidget* parent);

    /// Saying the same again changes nothing: the same words stand for the same choices. The first choice is
    /// the one that Enter takes when the notice has the focus.
    void say(const QString& title, const QString& text, std::vector<Choice> choices);
    void clear();
    bool isShown() const { return !isHidden(); }
    /// Puts the focus on the first choice.
    void focusFirst();

  private:
    QLabel* title_;
    QLabel* text_;
    QGridLayout* grid_;
    std::vector<QPushButton*> buttons_;
};

}  // namespace leuctra::ui
