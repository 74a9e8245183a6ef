// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/record_file.h"

#include "match/record_tags.h"
#include "pages/error_sentence.h"
#include "pages/play/question.h"
#include "pages/player_name.h"
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

QString suggestedName(const record::Record& record) {
    const auto nameOf = [&record](Side side) {
        return playerName(record.kind(), side, playerOf(record, side));
    };
    QString name = QStringLiteral("%1 - %2 %3")
                       .arg(nameOf(Side::First), nameOf(Side::Second),
                            QString::fromStdString(std::string(record.tag("Date"))).replace(u'.', u'-'));
    for (QChar& letter : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter)) letter = u'_';
    return name.trimmed() + QLatin1String(".lgr");
}

}  // namespace

void chooseRecordFile(const record::Record& record, QWidget& window,
                      std::function<void(const QString& file)> onChosen) {
    auto* dialog = new QFileDialog(&window, SaveAs::tr("Save the game as a file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(SaveAs::tr("Games (*.lgr)"));
    dialog->setDefaultSuffix(QStringLiteral("lgr"));
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(suggestedName(record));
    QObject::connect(dialog, &QFileDialog::fileSelected, &window, std::move(onChosen));
    dialog->open();
}

Result<void> writeRecordFile(const record::Record& record, const QString& file) {
    return record::writeFileAtomically(QFile::encodeName(file).toStdString(), record::writeRecord(record));
}

void tellNotSaved(const Error& error, QWidget& window) {
    auto* message = new Question(
        {SaveAs::tr("The game was not saved"), errorSentence(error), SaveAs::tr("Close"), {}}, &window);
    message->open();
}

}  // namespace leuctra::ui
