// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/library_database.h"

#include "match/record_tags.h"
#include "record/lgr.h"
#include "storage/library_file.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <iterator>
#include <utility>

namespace leuctra::ui {

namespace {

constexpr int openingPlies = 24;

// What leads from each version of the file to the next. Never change one that was released: add another.
const std::vector<QStringList> migrations = {{
    // What lists and filters read, and no more: a long list is read quickly.
    "CREATE TABLE games ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"  // never used again, so that positions cannot get a wrong game
    "  removed INTEGER NOT NULL DEFAULT 0,"    // seconds since 1970; 0: it is there
    "  kind TEXT NOT NULL, date TEXT NOT NULL,"
    "  first TEXT NOT NULL, second TEXT NOT NULL,"
    "  first_level INTEGER NOT NULL, second_level INTEGER NOT NULL,"
    "  folded TEXT NOT NULL,"  // both names without regard to case
    "  result TEXT NOT NULL, reason TEXT NOT NULL, plies INTEGER NOT NULL)",
    "CREATE TABLE openings (game INTEGER PRIMARY KEY, plays TEXT NOT NULL)",
    "CREATE INDEX openings_by_plays ON openings (plays)",
    // The digest of the text tells whether a game is there already.
    "CREATE TABLE records (game INTEGER PRIMARY KEY, digest BLOB NOT NULL UNIQUE, text TEXT NOT NULL)",
    // Where each position occurred first in each game, by its Zobrist key.
    "CREATE TABLE positions ("
    "  key INTEGER NOT NULL, game INTEGER NOT NULL, ply INTEGER NOT NULL,"
    "  PRIMARY KEY (key, game)) WITHOUT ROWID",
    QStringLiteral("PRAGMA application_id = %1").arg(LibraryFile::applicationId),
}};

/// `d1-d4 m11-m10 `: the plays as they are compared, each ended by a blank.
QString openingOf(const record::Record& record) {
    QString opening;
    int plies = 0;
    for (const record::Node* node = record.root().next(); node && plies < openingPlies;
         node = node->next(), ++plies)
        opening += openingFrom(QString::fromStdString(node->play));
    return opening;
}

QVariant bound(std::uint64_t key) {
    return QVariant::fromValue(static_cast<qint64>(key));
}

/// Qt's driver makes NULL of a null string, which to us is an empty text like any other.
QVariant withoutNull(const QVariant& value) {
    const bool isText = value.typeId() == QMetaType::QString;
    return isText && value.toString().isNull() ? QVariant(QStringLiteral("")) : value;
}

QByteArray digestOf(const QString& text) {
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha1);
}

QString fromTag(const record::Record& record, std::string_view tag) {
    return QString::fromUtf8(record.tag(tag).data(), qsizetype(record.tag(tag).size()));
}

tl::unexpected<Error> failed(const QSqlError& error) {
    return failure(errorText("The library could not be used: %1"), {error.databaseText().toStdString()});
}

const char* columnOf(LibraryOrder order) {
    switch (order) {
        case LibraryOrder::Date:
            return "date";
        case LibraryOrder::Game:
            return "kind";
        case LibraryOrder::First:
            return "first COLLATE NOCASE";
        case LibraryOrder::Second:
            return "second COLLATE NOCASE";
        case LibraryOrder::Result:
            return "result";
        case LibraryOrder::Reason:
            return "reason";
        case LibraryOrder::Plies:
            return "plies";
        case LibraryOrder::Level:
            return "max(first_level, second_level)";
    }
    return "id";
}

/// The conditions of a filter and what they compare with.
struct Conditions {
    QString sql = QStringLiteral("removed = 0");
    QVariantList values;

    void add(const char* condition, std::initializer_list<QVariant> compared) {
        sql += QStringLiteral(" AND ") + QLatin1String(condition);
        values.append(compared);
    }
};

Conditions conditionsOf(const LibraryFilter& filter) {
    Conditions all;
    if (filter.position)
        all.add("id IN (SELECT game FROM positions WHERE key = ?)", {bound(*filter.position)});
    if (filter.kind)
        all.add("kind = ?", {QString::fromUtf8(filter.kind->id.data(), qsizetype(filter.kind->id.size()))});
    if (!filter.player.isEmpty()) all.add("instr(folded, ?) > 0", {filter.player.toCaseFolded()});
    if (!filter.result.isEmpty()) all.add("result = ?", {filter.result});
    if (!filter.from.isEmpty()) all.add("date >= ?", {filter.from});
    if (!filter.to.isEmpty()) all.add("date <> '' AND date <= ?", {filter.to});
    if (filter.leastPlies > 0) all.add("plies >= ?", {filter.leastPlies});
    if (filter.mostPlies > 0) all.add("plies <= ?", {filter.mostPlies});
    if (filter.level > 0) all.add("(first_level = ? OR second_level = ?)", {filter.level, filter.level});
    if (filter.level < 0) all.add("first_level = 0 AND second_level = 0", {});
    if (const QString opening = openingFrom(filter.opening); !opening.isEmpty())
        all.add("id IN (SELECT game FROM openings WHERE plays >= ? AND plays < ?)",
                {opening, opening + QChar(u'~')});
    return all;
}

LibraryGame gameIn(const QSqlQuery& row) {
    LibraryGame game;
    game.id = row.value(0).toLongLong();
    game.kind = gameNamed(row.value(1).toString().toStdString());
    game.date = row.value(2).toString();
    game.players = {row.value(3).toString(), row.value(4).toString()};
    game.levels = {row.value(5).toInt(), row.value(6).toInt()};
    game.result = row.value(7).toString();
    game.reason = row.value(8).toString();
    game.plies = row.value(9).toInt();
    return game;
}

}  // namespace

QString openingFrom(const QString& plays) {
    static const QRegularExpression play(QStringLiteral("([a-n]\\d{1,2})[-x]?([a-n]\\d{1,2})"),
                                         QRegularExpression::CaseInsensitiveOption);
    QString opening;
    for (auto found = play.globalMatch(plays); found.hasNext();) {
        const auto one = found.next();
        opening +=
            one.captured(1).toLower() + QLatin1Char('-') + one.captured(2).toLower() + QLatin1Char(' ');
    }
    return opening;
}

// Opening the file.

Result<std::unique_ptr<LibraryDatabase>> LibraryDatabase::open(const QString& file) {
    const auto state = LibraryFile::examine(file, int(migrations.size()));
    if (!state) return tl::unexpected(state.error());
    std::unique_ptr<LibraryDatabase> database(
        new LibraryDatabase(QUuid::createUuid().toString(), state->readOnly));
    if (auto connected = database->connect(file); !connected) return tl::unexpected(connected.error());
    if (auto migrated = database->migrate(); !migrated) return tl::unexpected(migrated.error());
    return database;
}

LibraryDatabase::~LibraryDatabase() {
    QSqlDatabase::database(name_, false).close();
    QSqlDatabase::removeDatabase(name_);
}

Result<void> LibraryDatabase::connect(const QString& file) {
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
    if (!connection.isValid()) return failure(errorText("Qt's part for SQLite databases is not installed"));
    if (readOnly_) {
        // Without the word immutable SQLite would want to make files beside it; with it, it would pass over a
        // log that a killed program has left there.
        QUrl url = QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath());
        const bool hasLog = QFileInfo(file + QLatin1String("-wal")).size() > 0 &&
                            QFileInfo::exists(file + QLatin1String("-shm"));
        if (!hasLog) url.setQuery(QStringLiteral("immutable=1"));
        connection.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
        connection.setDatabaseName(QString::fromLatin1(url.toEncoded()));
    } else {
        connection.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
        connection.setDatabaseName(file);
    }
    if (!connection.open()) return failed(connection.lastError());
    if (readOnly_) return {};
    for (const char* setting :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA cache_size = -32000"})
        if (auto set = run(QLatin1String(setting)); !set) return tl::unexpected(set.error());
    return {};
}

Result<void> LibraryDatabase::migrate() {
    const auto version = number(QStringLiteral("PRAGMA user_version"));
    if (!version) return tl::unexpected(version.error());
    if (*version == std::int64_t(migrations.size())) return {};
    if (readOnly_)
        return failure(errorText("The library was made by an older program and may not be changed"));
    return atOnce([this]() -> Result<void> {
        // Another program may have been faster.
        const auto from = number(QStringLiteral("PRAGMA user_version"));
        if (!from) return tl::unexpected(from.error());
        for (auto step = std::size_t(*from); step < migrations.size(); ++step)
            for (const QString& statement : migrations[step])
                if (auto done = run(statement); !done) return tl::unexpected(done.error());
        if (auto set = run(QStringLiteral("PRAGMA user_version = %1").arg(migrations.size())); !set)
            return tl::unexpected(set.error());
        return {};
    });
}

// Statements.

Result<QSqlQuery> LibraryDatabase::run(const QString& sql, const QVariantList& values) {
    QSqlQuery query(QSqlDatabase::database(name_, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql)) return failed(query.lastError());
    for (const QVariant& value : values)
        query.addBindValue(withoutNull(value));
    if (!query.exec()) return failed(query.lastError());
    return query;
}

Result<std::int64_t> LibraryDatabase::number(const QString& sql, const QVariantList& values) {
    auto query = run(sql, values);
    if (!query) return tl::unexpected(query.error());
    return query->next() ? query->value(0).toLongLong() : 0;
}

template <typename Change>
Result<void> LibraryDatabase::atOnce(Change change) {
    if (readOnly_) return failure(errorText("The library may not be written"));
    if (auto begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun) return tl::unexpected(begun.error());
    Result<void> changed = change();
    if (changed) {
        if (auto committed = run(QStringLiteral("COMMIT")); !committed)
            changed = tl::unexpected(committed.error());
    }
    if (!changed) (void)run(QStringLiteral("ROLLBACK"));
    return changed;
}

// Changes.

Result<std::vector<LibraryDatabase::Added>> LibraryDatabase::add(
    const std::vector<const record::Record*>& records) {
    std::vector<Added> added;
    const auto done = atOnce([&]() -> Result<void> {
        for (const record::Record* record : records) {
            const auto one = addOne(*record);
            if (!one) return tl::unexpected(one.error());
            added.push_back(*one);
        }
        return {};
    });
    if (!done) return tl::unexpected(done.error());
    return added;
}

Result<LibraryDatabase::Added> LibraryDatabase::addOne(const record::Record& record) {
    const QString text = QString::fromStdString(record::writeRecord(record));
    const auto known = number(QStringLiteral("SELECT game FROM records WHERE digest = ?"), {digestOf(text)});
    if (!known) return tl::unexpected(known.error());
    if (*known != 0) {
        auto seen = run(QStringLiteral("UPDATE games SET removed = 0 WHERE id = ?"), {qint64(*known)});
        if (!seen) return tl::unexpected(seen.error());
        return Added{*known, false};
    }
    auto inserted =
        run(QStringLiteral("INSERT INTO games (kind, date, first, second, first_level, "
                           "second_level, folded, result, reason, plies) "
                           "VALUES ('', '', '', '', 0, 0, '', '', '', 0)"));
    if (!inserted) return tl::unexpected(inserted.error());
    const std::int64_t id = inserted->lastInsertId().toLongLong();
    if (auto described = describe(id, record, text); !described) return tl::unexpected(described.error());
    if (auto noted = addPositions(id, record); !noted) return tl::unexpected(noted.error());
    return Added{id, true};
}

Result<void> LibraryDatabase::describe(std::int64_t id, const record::Record& record, const QString& text) {
    const QString first = fromTag(record, "First");
    const QString second = fromTag(record, "Second");
    auto described = run(
        QStringLiteral("UPDATE games SET kind = ?, date = ?, first = ?, second = ?, first_level = ?, "
                       "second_level = ?, folded = ?, result = ?, reason = ?, plies = ? WHERE id = ?"),
        {fromTag(record, "Game"), fromTag(record, "Date"), first, second,
         playerOf(record, Side::First).level.value_or(0), playerOf(record, Side::Second).level.value_or(0),
         QString(first + QLatin1Char('\n') + second).toCaseFolded(),
         QString::fromUtf8(record.result().data(), qsizetype(record.result().size())),
         fromTag(record, "Termination"), record.last().ply(), qint64(id)});
    if (!described) return tl::unexpected(described.error());
    auto kept = run(QStringLiteral("INSERT OR REPLACE INTO records (game, digest, text) VALUES (?, ?, ?)"),
                    {qint64(id), digestOf(text), text});
    if (!kept) return tl::unexpected(kept.error());
    auto opened = run(QStringLiteral("INSERT OR REPLACE INTO openings (game, plays) VALUES (?, ?)"),
                      {qint64(id), openingOf(record)});
    if (!opened) return tl::unexpected(opened.error());
    return {};
}

Result<void> LibraryDatabase::addPositions(std::int64_t id, const record::Record& record) {
    return onEachPosition(QStringLiteral("INSERT OR IGNORE INTO positions (key, game, ply) VALUES (?, ?, ?)"),
                          id, record);
}

Result<void> LibraryDatabase::removePositions(std::int64_t id, const record::Record& record) {
    return onEachPosition(QStringLiteral("DELETE FROM positions WHERE key = ? AND game = ? AND ply = ?"), id,
                          record);
}

Result<void> LibraryDatabase::onEachPosition(const QString& statement, std::int64_t id,
                                             const record::Record& record) {
    QSqlQuery query(QSqlDatabase::database(name_, false));
    if (!query.prepare(statement)) return failed(query.lastError());
    const auto state = record.start().clone();
    for (const record::Node* node = &record.root(); node; node = node->next()) {
        if (node->parent && !state->play(node->play)) break;
        query.bindValue(0, bound(state->key()));
        query.bindValue(1, qint64(id));
        query.bindValue(2, state->ply());
        if (!query.exec()) return failed(query.lastError());
    }
    return {};
}

Result<void> LibraryDatabase::replace(std::int64_t id, const record::Record& record) {
    const auto former = load(id);
    if (!former) return tl::unexpected(former.error());
    return atOnce([&]() -> Result<void> {
        if (auto gone = removePositions(id, *former); !gone) return gone;
        const QString text = QString::fromStdString(record::writeRecord(record));
        // The very same game is kept once.
        if (auto one = erase("id <> ? AND id IN (SELECT game FROM records WHERE digest = ?)",
                             {qint64(id), digestOf(text)});
            !one)
            return one;
        if (auto described = describe(id, record, text); !described) return described;
        return addPositions(id, record);
    });
}

Result<void> LibraryDatabase::setRemoved(const std::vector<std::int64_t>& ids, bool removed) {
    const qint64 when = removed ? QDateTime::currentSecsSinceEpoch() : 0;
    return atOnce([&]() -> Result<void> {
        for (const std::int64_t id : ids) {
            auto set = run(QStringLiteral("UPDATE games SET removed = ? WHERE id = ?"), {when, qint64(id)});
            if (!set) return tl::unexpected(set.error());
        }
        return {};
    });
}

Result<void> LibraryDatabase::purge(const std::vector<std::int64_t>& ids) {
    constexpr const char* old = "removed <> 0 AND removed < ?";
    const qint64 yesterday = QDateTime::currentSecsSinceEpoch() - 24 * 60 * 60;
    const auto count =
        number(QStringLiteral("SELECT count(*) FROM games WHERE ") + QLatin1String(old), {yesterday});
    if (!count) return tl::unexpected(count.error());
    if (readOnly_ || (*count == 0 && ids.empty())) return {};
    return atOnce([&]() -> Result<void> {
        for (const std::int64_t id : ids) {
            auto marked = run(QStringLiteral("UPDATE games SET removed = 1 WHERE id = ? AND removed <> 0"),
                              {qint64(id)});
            if (!marked) return tl::unexpected(marked.error());
        }
        return erase(old, {yesterday});
    });
}

/// Everything of the games that a condition on the table `games` is true of.
Result<void> LibraryDatabase::erase(const char* condition, const QVariantList& values) {
    auto chosen = run(QStringLiteral("SELECT id FROM games WHERE ") + QLatin1String(condition), values);
    if (!chosen) return tl::unexpected(chosen.error());
    QStringList ids;
    while (chosen->next())
        ids << chosen->value(0).toString();
    if (ids.isEmpty()) return {};
    for (const char* rows :
         {"positions WHERE game", "records WHERE game", "openings WHERE game", "games WHERE id"}) {
        auto done = run(
            QStringLiteral("DELETE FROM %1 IN (%2)").arg(QLatin1String(rows), ids.join(QLatin1Char(','))));
        if (!done) return tl::unexpected(done.error());
    }
    return {};
}

// Questions.

Result<std::vector<LibraryGame>> LibraryDatabase::games(const LibraryFilter& filter, LibraryOrder order,
                                                        bool descending) {
    const Conditions conditions = conditionsOf(filter);
    const QLatin1String way(descending ? "DESC" : "ASC");
    auto query =
        run(QStringLiteral("SELECT id, kind, date, first, second, first_level, second_level, result, "
                           "reason, plies FROM games WHERE %1 ORDER BY %2 %3, id %3")
                .arg(conditions.sql, QLatin1String(columnOf(order)), way),
            conditions.values);
    if (!query) return tl::unexpected(query.error());
    std::vector<LibraryGame> found;
    while (query->next())
        if (LibraryGame game = gameIn(*query); game.kind) found.push_back(std::move(game));
    if (query->lastError().isValid()) return failed(query->lastError());
    return found;
}

Result<int> LibraryDatabase::count() {
    return number(QStringLiteral("SELECT count(*) FROM games WHERE removed = 0")).map([](std::int64_t games) {
        return int(games);
    });
}

Result<record::Record> LibraryDatabase::load(std::int64_t id) {
    auto query = run(QStringLiteral("SELECT text FROM records WHERE game = ?"), {qint64(id)});
    if (!query) return tl::unexpected(query.error());
    if (!query->next()) return failure(errorText("The game is no longer in the library"));
    auto games = record::parseRecords(query->value(0).toString().toStdString());
    return std::move(games.front());
}

}  // namespace leuctra::ui
