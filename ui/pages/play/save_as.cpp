// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/save_as.h"

#include "match/match.h"
#include "pages/error_sentence.h"
#include "pages/play/agreements.h"
#include "pages/play/player_strip.h"
#include "record/file.h"
#include "record/lgr.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QStandardPaths>

namespace leuctra::ui {

namespace {

struct SaveAs {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::SaveAs)
};

QString suggestedName(const Match& match) {
    QString name =
        QStringLiteral("%1 - %2 %3")
            .arg(playerName(match, Side::First), playerName(match, Side::Second),
                 QString::fromStdString(std::string(match.record().tag("Date"))).replace(u'.', u'-'));
    for (QChar& letter : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter)) letter = u'_';
    return name.trimmed() + QLatin1String(".lgr");
}

void write(const Match& match, Agreements& agreements, const QString& file) {
    const auto written = record::writeFileAtomically(QFile::encodeName(file).toStdString(),
                                                     record::writeRecord(match.record()));
    if (written) return;
    agreements.ask(
        {SaveAs::tr("The game was not saved"), errorSentence(written.error()), SaveAs::tr("Close"), {}},
        [] {});
}

void chooseFile(const Match& match, Agreements& agreements, QWidget& window) {
    auto* dialog = new QFileDialog(&window, SaveAs::tr("Save the game as a file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(SaveAs::tr("Games (*.lgr)"));
    dialog->setDefaultSuffix(QStringLiteral("lgr"));
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(suggestedName(match));
    QObject::connect(dialog, &QFileDialog::fileSelected, &window,
                     [&match, &agreements](const QString& file) { write(match, agreements, file); });
    dialog->open();
}

}  // namespace

void saveAs(const Match& match, Agreements& agreements, QWidget& window) {
    if (!match.kind().hidden || match.stage() == Match::Stage::Over) {
        chooseFile(match, agreements, window);
        return;
    }
    agreements.ask(
        {SaveAs::tr("This file will hold both armies"),
         SaveAs::tr("Whoever opens the file in another program can read where every piece stands. Opened "
                    "here, the game goes on behind the curtain."),
         SaveAs::tr("Save"), SaveAs::tr("Cancel")},
        [&match, &agreements, &window] { chooseFile(match, agreements, window); });
}

}  // namespace leuctra::ui
