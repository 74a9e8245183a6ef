// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHBoxLayout>
#include <QPushButton>
#include <QWidget>

#include <vector>

namespace leuctra::ui {

/// A button with icon and words that can do with its icon where there is little room; its words are its tool
/// tip then, unless it has another.
class CompactButton : public QPushButton {
    Q_OBJECT
  public:
    using QPushButton::QPushButton;

    bool isCompact() const { return compact_; }
    void setCompact(bool compact);
    int fullWidth() const;
    int compactWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {compactWidth(), sizeHint().height()}; }

  protected:
    bool event(QEvent* event) override;
    void initStyleOption(QStyleOptionButton* option) const override;

  private:
    bool compact_ = false;
};

/// A row of buttons and other widgets in which buttons give up their words, the last of them first, until
/// all fit side by side.
class FittingRow : public QWidget {
    Q_OBJECT
  public:
    explicit FittingRow(QWidget* parent = nullptr);

    QHBoxLayout* row() const { return row_; }
    /// In the order in which they stand; the ones that may give up their words, the dearest first.
    void setYielding(std::vector<CompactButton*> buttons) { yielding_ = std::move(buttons); }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void fit();

    QHBoxLayout* row_;
    std::vector<CompactButton*> yielding_;
};

}  // namespace leuctra::ui
