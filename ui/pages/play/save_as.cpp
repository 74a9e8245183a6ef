// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/save_as.h"

#include "match/match.h"
#include "pages/play/agreements.h"
#include "pages/record_file.h"

#include <QCoreApplication>

namespace leuctra::ui {

namespace {

struct SaveAs {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::SaveAs)
};

void chooseFile(const Match& match, QWidget& window) {
    chooseRecordFile(match.record(), window, [&match, &window](const QString& file) {
        if (const auto written = writeRecordFile(match.record(), file); !written)
            tellNotSaved(written.error(), window);
    });
}

}  // namespace

void saveAs(const Match& match, Agreements& agreements, QWidget& window) {
    if (!match.kind().hidden || match.stage() == Match::Stage::Over) {
        chooseFile(match, window);
        return;
    }
    agreements.ask(
        {SaveAs::tr("This file will hold both armies"),
         SaveAs::tr("Whoever opens the file in another program can read where every piece stands. Opened "
                    "here, the game goes on behind the curtain."),
         SaveAs::tr("Save"), SaveAs::tr("Cancel")},
        [&match, &window] { chooseFile(match, window); });
}

}  // namespace leuctra::ui
