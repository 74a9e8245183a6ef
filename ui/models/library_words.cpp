// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library_words.h"

#include "base/outcome.h"
#include "pages/player_name.h"
#include "players/levels.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace leuctra::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::LibraryWords)
};

}  // namespace

QString playerNameIn(const LibraryGame& game, Side side) {
    const auto place = static_cast<std::size_t>(index(side));
    if (game.levels[place] > 0)
        return QCoreApplication::translate("core", players::levelName(game.levels[place]));
    return playerName(*game.kind, side, Player{game.players[place], {}});
}

QString resultWord(const QString& result) {
    if (result == QLatin1String("1-0")) return QStringLiteral("1–0");
    if (result == QLatin1String("0-1")) return QStringLiteral("0–1");
    return QStringLiteral("½–½");
}

QString reasonWord(const QString& reason) {
    const auto known = reasonNamed(reason.toStdString());
    if (!known) return {};
    switch (*known) {
        case Reason::E11:
            return Words::tr("home row");
        case Reason::E12:
        case Reason::C18:
            return Words::tr("no play left");
        case Reason::E13:
            return Words::tr("repetition");
        case Reason::C16:
            return Words::tr("flag captured");
        case Reason::C17:
            return Words::tr("no piece that moves");
        case Reason::C19:
            return Words::tr("long without attack");
        case Reason::Time:
            return Words::tr("time");
        case Reason::Resign:
            return Words::tr("resigned");
        case Reason::Agreed:
            return Words::tr("agreed");
    }
    return {};
}

QString dayFormat() {
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return format;
}

QString dayWord(const QString& date) {
    const QDate day = QDate::fromString(date, QStringLiteral("yyyy.MM.dd"));
    return day.isValid() ? QLocale().toString(day, dayFormat()) : date;
}

QString levelWord(const LibraryGame& game) {
    QStringList levels;
    for (const int level : game.levels)
        if (level > 0) levels << QString::number(level);
    return levels.join(QStringLiteral(" / "));
}

}  // namespace leuctra::ui
