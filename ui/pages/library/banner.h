// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace leuctra::ui {

/// A line over the page that says what has just happened or is going on, and offers what to do about it.
class Banner : public QFrame {
    Q_OBJECT
  public:
    struct Choice {
        QString name;  ///< objectName of its button
        QString text;
        std::function<void()> action;
    };

    explicit Banner(QWidget* parent);

    /// `tone` as QLabel's property of the style sheet knows it; empty: ordinary text.
    void say(const QString& text, const char* tone, std::vector<Choice> choices);
    /// How far it has come, 0 to 1.
    void setProgress(double share);
    void clear();
    bool isShown() const { return !isHidden(); }

  private:
    QLabel* text_;
    QProgressBar* progress_;
    QHBoxLayout* row_;
    std::vector<QPushButton*> buttons_;
};

}  // namespace leuctra::ui
