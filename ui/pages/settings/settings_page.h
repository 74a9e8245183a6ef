// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/page_parts.h"
#include "pages/services.h"

#include <QComboBox>

class QCheckBox;

namespace leuctra::ui {

/// What the person may choose for the program as a whole; each choice is in force at once.
class SettingsPage : public ColumnsPage {
    Q_OBJECT
  public:
    explicit SettingsPage(const Services& services, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// A choice among several: its label, its box, and the words of its entries.
    struct Choice {
        QLabel* label;
        QComboBox* box;
    };

    Choice addChoice(Card& card, const char* name);
    QCheckBox* addSwitch(Card& card, const char* name, QLabel*& explanation);
    void makeLanguage();
    void makeLook();
    void makeBoard();
    void makeReading();
    void makePlaying();
    void showSettings();
    void retranslate();

    Settings& settings_;
    Card* languageCard_;
    Card* lookCard_;
    Card* boardCard_;
    Card* readingCard_;
    Card* playingCard_;
    Choice language_;
    Choice theme_;
    Choice motion_;
    Choice boardStyle_;
    Choice coordinates_;
    Choice textSize_;
    QCheckBox* highContrast_;
    QCheckBox* colourBlind_;
    QCheckBox* confirm_;
    QCheckBox* thoughts_;
    QLabel* highContrastWords_;
    QLabel* colourBlindWords_;
    QLabel* confirmWords_;
    QLabel* thoughtsWords_;
};

}  // namespace leuctra::ui
