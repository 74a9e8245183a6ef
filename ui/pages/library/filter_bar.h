// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/library_game.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace leuctra::ui {

class Appearance;

/// The fields by which games are looked for: the common ones in a row, the others under it on demand.
class FilterBar : public QWidget {
    Q_OBJECT
  public:
    explicit FilterBar(const Appearance& appearance, QWidget* parent = nullptr);

    LibraryFilter filter() const;
    /// Empties all fields.
    void clear();
    /// Looks for games in which this position occurred.
    void setPosition(const QString& text);
    /// The words "12 of 340 games" beside the fields.
    void setCount(const QString& words);

  signals:
    /// A little after the last key.
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Field {
        QLabel* label;
        QWidget* field;
    };

    template <typename Widget>
    Widget* addField(const char* name);
    void layOut();
    void showMore(bool more);
    void fieldChanged();
    void retranslate();
    void applyLook();
    std::optional<std::uint64_t> positionKey() const;

    const Appearance& appearance_;
    std::vector<Field> fields_;
    QLineEdit* player_;
    QComboBox* game_;
    QComboBox* result_;
    QComboBox* level_;
    QLineEdit* from_;
    QLineEdit* to_;
    QSpinBox* least_;
    QSpinBox* most_;
    QLineEdit* opening_;
    QLineEdit* position_;
    QPushButton* moreButton_;
    QPushButton* clearButton_;
    QLabel* count_;
    QLabel* trouble_;
    QWidget* more_;
    QTimer soon_;
};

}  // namespace leuctra::ui
