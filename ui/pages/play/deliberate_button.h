// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QTimer>

#include <optional>

namespace leuctra::ui {

/// A button that Enter and Space press too, but never a key that is still held from what was done before: the
/// key must have been pressed here, and it acts when it is let go.
///
/// A key that is held repeats. Systems tell that by presses alone or by pairs of release and press, not
/// always marked as repeats; so a release counts only when no press of the same key follows at once.
class DeliberateButton : public QPushButton {
    Q_OBJECT
  public:
    static constexpr int repeatGap = 80;  ///< ms: the presses of a held key follow their releases sooner

    explicit DeliberateButton(QWidget* parent = nullptr);
    DeliberateButton(const QString& text, QWidget* parent);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void forget();

    std::optional<int> pressed_;   ///< the key that was pressed here and may act
    std::optional<int> released_;  ///< the key that was let go a moment ago
    QTimer quiet_;                 ///< runs while a repeat may still follow the release
};

}  // namespace leuctra::ui
