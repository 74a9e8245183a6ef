// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <memory>

class QSettings;

namespace leuctra::ui {

/// What the person has chosen for the program as a whole. Each value is checked when it is read from the
/// file; what is damaged there becomes the default. Written at once when it changes.
class Settings : public QObject {
    Q_OBJECT
  public:
    enum class ThemeChoice : std::uint8_t { System, Light, Dark };
    enum class Coordinates : std::uint8_t { None, Outside, Inside };

    /// Reads and writes an INI file; an empty path is the user's own.
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);
    ~Settings() override;

    /// "es", "en"; empty: the language of the system.
    QString language() const;
    void setLanguage(const QString& language);
    /// The languages that the program speaks.
    static QStringList languages();

    ThemeChoice themeChoice() const;
    void setThemeChoice(ThemeChoice choice);
    BoardStyle boardStyle() const;
    void setBoardStyle(BoardStyle style);
    Coordinates coordinates() const;
    void setCoordinates(Coordinates coordinates);
    bool highContrast() const;
    void setHighContrast(bool on);
    bool colourBlind() const;
    void setColourBlind(bool on);
    /// 100, 125 or 150.
    int textPercent() const;
    void setTextPercent(int percent);
    /// What durations are multiplied by: 0 (no motion), 0.5, 1 or 2.
    double motionFactor() const;
    void setMotionFactor(double factor);
    /// Whether a play waits for a second press (Enter or click) before it is made.
    bool confirmPlays() const;
    void setConfirmPlays(bool on);
    /// Whether the computer's depth and evaluation stand beside its name while it thinks.
    bool showThoughts() const;
    void setShowThoughts(bool on);

    /// The last choices of a new-game page, as that page writes them (a small JSON object); empty at first.
    QByteArray lastNewGame(const QString& game) const;
    void setLastNewGame(const QString& game, const QByteArray& choices);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

  signals:
    /// One of the choices above; not the last new game nor the window's place.
    void changed();

  private:
    void write(const char* key, const QVariant& value);

    std::unique_ptr<QSettings> store_;
};

}  // namespace leuctra::ui
