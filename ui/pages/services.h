// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leuctra::ui {

class Appearance;
class Library;
class Settings;
class UnfinishedGames;

/// What every page is handed: the program's long-lived parts. All outlive the pages.
struct Services {
    Settings& settings;
    Appearance& appearance;
    UnfinishedGames& unfinished;
    Library& library;
};

}  // namespace leuctra::ui
