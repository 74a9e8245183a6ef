// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/library_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace leuctra::ui {

namespace {

// The header of an SQLite file (sqlite.org/fileformat.html).
constexpr qint64 headerSize = 100;
constexpr char magic[] = "SQLite format 3";  // with the zero at its end
constexpr int pageSizeAt = 16;
constexpr int pageCountAt = 28;
constexpr int userVersionAt = 60;
constexpr int applicationIdAt = 68;

constexpr QFile::Permissions anyWriter = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;

quint32 number(const QByteArray& header, int place) {
    return qFromBigEndian<quint32>(header.constData() + place);
}

qint64 sizeByHeader(const QByteArray& header) {
    const qint64 pageSize = qFromBigEndian<quint16>(header.constData() + pageSizeAt);
    return (pageSize == 1 ? 65536 : pageSize) * number(header, pageCountAt);
}

/// Another program, or one that was killed, has made the file and nothing in it, or nothing that is not still
/// in its log.
bool isJustBegun(const QByteArray& header) {
    return number(header, applicationIdAt) == 0 && number(header, userVersionAt) == 0 &&
           number(header, pageCountAt) <= 1;
}

/// Nobody may write it; the superuser could, but was not meant to.
bool isLocked(const QFileInfo& file) {
    return !file.isWritable() || !(file.permissions() & anyWriter);
}

}  // namespace

Result<LibraryFile> LibraryFile::examine(const QString& path, int version) {
    const QFileInfo info(path);
    if (!QDir().mkpath(info.absolutePath()))
        return failure(errorText("The folder %1 cannot be made"), {info.absolutePath().toStdString()});
    const bool folderIsLocked = isLocked(QFileInfo(info.absolutePath()));
    if (!info.exists()) {
        if (folderIsLocked) {
            return failure(errorText("Nothing can be written in the folder %1"),
                           {info.absolutePath().toStdString()});
        }
        return LibraryFile{};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(errorText("The library %1 cannot be read"), {path.toStdString()});
    const QByteArray header = file.read(headerSize);
    // SQLite makes the file before it writes into it.
    if (header.isEmpty() && !isLocked(info)) return LibraryFile{};
    if (header.size() < headerSize || !header.startsWith(QByteArray(magic, sizeof magic)) ||
        (number(header, applicationIdAt) != quint32(applicationId) && !isJustBegun(header)))
        return failure(errorText("The file %1 is damaged, or is no library of games"), {path.toStdString()});
    if (number(header, userVersionAt) > quint32(version)) {
        return failure(errorText("The library %1 was made by a newer version of the program"),
                       {path.toStdString()});
    }
    // What is missing may be in the log, when a program was killed while it copied it.
    const bool hasLog = QFileInfo(path + QLatin1String("-wal")).size() > 0;
    if (!hasLog && file.size() < sizeByHeader(header))
        return failure(errorText("The library %1 is damaged: its end is missing"), {path.toStdString()});
    return LibraryFile{isLocked(info) || folderIsLocked};
}

Result<QString> LibraryFile::setAside(const QString& path) {
    const QFileInfo info(path);
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString aside =
        QStringLiteral("%1/%2-%3.%4").arg(info.absolutePath(), info.completeBaseName(), now, info.suffix());
    if (!QFile::rename(path, aside))
        return failure(errorText("The library %1 cannot be renamed"), {path.toStdString()});
    // What SQLite had not yet put into the file belongs to it.
    for (const char* part : {"-wal", "-shm"})
        QFile::rename(path + QLatin1String(part), aside + QLatin1String(part));
    return aside;
}

}  // namespace leuctra::ui
