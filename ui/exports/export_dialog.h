// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "record/record.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace leuctra::ui {

class Appearance;
class GameGif;

/// Asks in which form a game goes into a file, and puts it there: the record, the moves, a picture of the
/// position shown, an animation, the printed game. Shows with open(); deletes itself when it is closed.
class ExportDialog : public QDialog {
    Q_OBJECT
  public:
    /// What pictures show.
    struct Sight {
        const record::Node& shown;  ///< the position
        Side bottom = Side::First;
        std::optional<Side> viewer = std::nullopt;  ///< whose eyes see it; nothing: everything is open
    };

    /// Keeps a copy of the record. Through a viewer's eyes only those forms are offered that show no more
    /// than he knew. Precondition: record::mayBeShown(record).
    ExportDialog(const record::Record& record, const Sight& sight, const Appearance& appearance,
                 QWidget* parent);
    ~ExportDialog() override;

    /// As if this file had been chosen; the form decides what is written there.
    void writeTo(const QString& file);

  signals:
    /// The file is there.
    void written(const QString& file);

  private:
    enum class Form { Record, Moves, Position, Archive, Png, Svg, Gif, Pdf };

    void addForms();
    void addForm(Form form, const QString& words);
    Form form() const;
    QString suffix() const;
    void formChanged();
    void askWhere();
    Result<std::string> content();
    void put(const QString& file, const Result<std::string>& content);
    void beginAnimation(const QString& file);
    void drawNext();
    void say(const QString& words, bool good);

    record::Record record_;
    const record::Node* shown_;
    Side bottom_;
    std::optional<Side> viewer_;
    const Appearance& appearance_;
    QComboBox* forms_;
    QFormLayout* fields_;
    QSpinBox* size_;
    QSpinBox* first_;
    QSpinBox* last_;
    QDoubleSpinBox* pace_;
    QProgressBar* progress_;
    QLabel* said_;
    QPushButton* save_;
    std::unique_ptr<GameGif> gif_;
    QString gifFile_;
    QTimer drawing_;
};

}  // namespace leuctra::ui
