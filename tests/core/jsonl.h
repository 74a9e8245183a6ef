// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <string>
#include <vector>

namespace leuctra::tests {

/// The objects of a file of tests/data, one a line. Empty when the file cannot be read, so check the size.
inline std::vector<QJsonObject> readJsonLines(const QString& fileName) {
    std::vector<QJsonObject> objects;
    QFile file(QStringLiteral(LEUCTRA_TEST_DATA "/") + fileName);
    if (!file.open(QIODevice::ReadOnly)) return objects;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (!line.isEmpty()) objects.push_back(QJsonDocument::fromJson(line).object());
    }
    return objects;
}

inline std::vector<std::string> strings(const QJsonValue& array) {
    std::vector<std::string> texts;
    for (const QJsonValue& value : array.toArray())
        texts.push_back(value.toString().toStdString());
    return texts;
}

}  // namespace leuctra::tests
