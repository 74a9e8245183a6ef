// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QScrollArea>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace leuctra::ui {

/// The widths that a page of text and choices keeps, in px.
inline constexpr int pageMostWidth = 1080;
inline constexpr int columnLeastWidth = 420;

/// Labels of the sizes that the style sheet knows; each wraps.
QLabel* makeHeading(QWidget* parent);
QLabel* makeQuietLabel(QWidget* parent);
/// Beside or above a field.
QLabel* makeFieldLabel(QWidget* parent);

/// A surface with a heading and, under it, room for what the layout gets.
class Card : public QFrame {
    Q_OBJECT
  public:
    explicit Card(QWidget* parent = nullptr);

    void setHeading(const QString& text);
    QVBoxLayout* content() const { return content_; }

  private:
    QLabel* heading_;
    QVBoxLayout* content_;
};

/// A page of cards that never gets wider than one reads well: two columns, one when the window is narrow for
/// them; scrolls when it is low.
class ColumnsPage : public QScrollArea {
    Q_OBJECT
  public:
    explicit ColumnsPage(QWidget* parent = nullptr);

    QVBoxLayout* left() const { return left_; }
    QVBoxLayout* right() const { return right_; }
    /// The row under the columns.
    QBoxLayout* foot() const { return foot_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();

    QWidget* page_;
    QBoxLayout* columns_;
    QVBoxLayout* left_;
    QVBoxLayout* right_;
    QBoxLayout* foot_;
};

}  // namespace leuctra::ui
