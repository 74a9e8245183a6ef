// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/clipboard.h"

#include "record/formats.h"
#include "record/lgr.h"
#include "record/plain_text.h"

#include <QClipboard>
#include <QGuiApplication>

namespace leuctra::ui {

namespace {

/// A position of Epaminondas parts its rows by these.
constexpr QChar rowEnd = u'/';

void copy(const record::Record& record, const QString& text) {
    if (record::mayBeShown(record)) QGuiApplication::clipboard()->setText(text);
}

}  // namespace

QString positionTextOf(const record::Record& record, const record::Node& node, std::optional<Side> viewer) {
    const auto state = record.stateAt(node);
    const auto viewerText = record.kind().viewerText;
    return QString::fromStdString(viewer && viewerText ? viewerText(*state, *viewer) : state->positionText());
}

QString movesTextOf(const record::Record& record, const record::Node& node) {
    QStringList words;
    bool first = record.start().sideToMove() == Side::First || record.kind().hidden;
    int number = 1;
    if (!first) words << QStringLiteral("1...");
    for (const record::Node* play : record::Record::pathTo(node)) {
        if (first) words << QStringLiteral("%1.").arg(number);
        words << QString::fromStdString(play->play);
        if (!first) ++number;
        first = !first;
    }
    return words.join(QLatin1Char(' '));
}

void copyPosition(const record::Record& record, const record::Node& node, std::optional<Side> viewer) {
    copy(record, positionTextOf(record, node, viewer));
}

void copyMoves(const record::Record& record, const record::Node& node) {
    copy(record, movesTextOf(record, node));
}

Result<record::Record> recordFromPaste(const QString& pasted) {
    const QString text = pasted.trimmed();
    if (text.isEmpty()) return failure(errorText("There is nothing to paste"));
    if (text.startsWith(QLatin1Char('['))) return std::move(record::parseRecords(text.toStdString()).front());
    if (!text.contains(rowEnd)) return record::recordFromText(text.toStdString());
    GameSetup setup;
    setup.position = text.toStdString();
    auto record = record::Record::create(*gameNamed("epaminondas"), setup);
    if (record) record->setOutcome(record->start().outcome());
    return record;
}

}  // namespace leuctra::ui
