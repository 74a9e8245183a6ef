// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace leuctra::ui {

class Agreements;
class Match;

/// Asks for a file and writes the record there; an error is said in words. Of an unfinished game with secrets
/// it says first that the file will hold both armies. Match and agreements must outlive the window.
void saveAs(const Match& match, Agreements& agreements, QWidget& window);

}  // namespace leuctra::ui
