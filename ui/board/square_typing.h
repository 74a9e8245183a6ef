// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace leuctra::ui {

/// Puts together the name of a square from typed characters: a letter, then one or two digits. `d1` may still
/// become `d10`, so it is taken for complete after a moment, or at once when no row could follow.
class SquareTyping : public QObject {
    Q_OBJECT
  public:
    static constexpr int patience = 1200;  ///< ms after which what stands is taken or forgotten

    SquareTyping(int columns, int rows, QObject* parent = nullptr);

    /// Whether the character belongs to a name here; false: it means nothing to us and changes nothing.
    bool type(QChar character);
    /// Takes what stands as complete; false when that names no square.
    bool complete();
    void clear();
    const QString& text() const { return text_; }

  signals:
    void echoed(const QString& text);  ///< what stands now; empty: nothing
    void typed(int square);

  private:
    std::optional<int> square() const;
    int row() const { return text_.mid(1).toInt(); }

    int columns_;
    int rows_;
    QString text_;
    QTimer timer_;
};

}  // namespace leuctra::ui
