// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace leuctra::tests {

/// What a run of the real program gave.
struct CliRun {
    int code = -1;  ///< -1 when it crashed or hung
    QString out;
    QString err;
};

inline CliRun runProcess(const QString& program, const QStringList& arguments, const QString& folder = {}) {
    constexpr int longest = 120'000;
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments, QIODevice::ReadOnly);
    const bool ended = process.waitForFinished(longest) && process.exitStatus() == QProcess::NormalExit;
    if (!ended) process.kill();
    return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline CliRun runCli(const QStringList& arguments, const QString& folder = {}) {
    return runProcess(QStringLiteral(LEUCTRA_CLI), arguments, folder);
}

}  // namespace leuctra::tests
