// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leuctra {

/// Whether there is a screen for a window, as far as the environment and Qt's own options tell.
bool hasDisplay(int argc, char** argv);

/// Says that there is no screen, in one line on stderr.
void complainOfNoDisplay();

/// While it lives, a platform plugin that finds no screen ends the program with that line and exit code 1,
/// where Qt would abort.
class DisplayGuard {
  public:
    DisplayGuard();
    ~DisplayGuard();
    DisplayGuard(const DisplayGuard&) = delete;
    DisplayGuard& operator=(const DisplayGuard&) = delete;
};

}  // namespace leuctra
