// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/saved_deployments.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace leuctra::ui {

using combate::Setup;

namespace {

constexpr int fileVersion = 1;
constexpr qint64 largestFile = 4 * 1024 * 1024;  // bytes

constexpr QLatin1String versionKey("version");
constexpr QLatin1String listKey("deployments");
constexpr QLatin1String nameKey("name");
constexpr QLatin1String setupKey("setup");

Result<std::pair<QString, Setup>> deploymentFrom(const QJsonValue& value) {
    const QString name = value[nameKey].toString();
    if (name.isEmpty()) return failure(errorText("A saved deployment has no name"));
    const Result<Setup> setup = combate::setupFrom(value[setupKey].toString().toStdString(), Side::First);
    if (!setup) {
        return failure(errorText("The saved deployment “%1” is damaged: %2"),
                       {name.toStdString(), describe(setup.error())});
    }
    return std::pair(name, *setup);
}

Result<QString> checkedName(const QString& name) {
    QString trimmed = name.simplified();
    if (trimmed.isEmpty()) return failure(errorText("A deployment needs a name"));
    if (trimmed.size() > SavedDeployments::longestName) {
        return failure(errorText("A name has at most %1 characters"),
                       {std::to_string(SavedDeployments::longestName)});
    }
    return trimmed;
}

}  // namespace

SavedDeployments::SavedDeployments(const QString& file, QObject* parent)
    : QObject(parent),
      file_(file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                 QLatin1String("/deployments.json")
                           : file) {}

Result<SavedDeployments::Deployments> SavedDeployments::read() const {
    QFile file(file_);
    const std::string path = file_.toStdString();
    if (!file.exists()) return Deployments();
    if (file.size() > largestFile) return failure(errorText("%1 is too large"), {path});
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(errorText("%1 cannot be read: %2"), {path, file.errorString().toStdString()});
    }
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &fault);
    if (fault.error != QJsonParseError::NoError) {
        return failure(errorText("%1 is damaged at byte %2: %3"),
                       {path, std::to_string(fault.offset), fault.errorString().toStdString()});
    }
    const int version = document[versionKey].toInt(0);
    if (version > fileVersion) {
        return failure(errorText("%1 was written by a newer version of this program"), {path});
    }
    if (version != fileVersion || !document[listKey].isArray()) {
        return failure(errorText("%1 is not a file of saved deployments"), {path});
    }
    Deployments deployments;
    for (const auto& value : document[listKey].toArray()) {
        auto deployment = deploymentFrom(value);
        if (!deployment) return tl::unexpected(deployment.error());
        deployments.insert_or_assign(deployment->first, deployment->second);
    }
    return deployments;
}

Result<void> SavedDeployments::write(const Deployments& deployments) {
    QJsonArray list;
    for (const auto& [name, setup] : deployments) {
        list.append(QJsonObject{{nameKey, name}, {setupKey, QString::fromStdString(combate::text(setup))}});
    }
    const QByteArray content =
        QJsonDocument(QJsonObject{{versionKey, fileVersion}, {listKey, list}}).toJson();
    const std::string path = file_.toStdString();
    const QString folder = QFileInfo(file_).path();
    if (!QDir().mkpath(folder)) {
        return failure(errorText("The folder %1 cannot be made"), {folder.toStdString()});
    }
    QSaveFile file(file_);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit()) {
        return failure(errorText("%1 cannot be written: %2"), {path, file.errorString().toStdString()});
    }
    emit changed();
    return {};
}

std::optional<Error> SavedDeployments::problem() const {
    const auto deployments = read();
    return deployments ? std::nullopt : std::optional(deployments.error());
}

QStringList SavedDeployments::names() const {
    QStringList names;
    const auto deployments = read();
    if (!deployments) return names;
    for (const auto& [name, setup] : *deployments)
        names << name;
    // The C locale knows neither case nor numbers.
    const QLocale locale = QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
    QCollator collator(locale);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    collator.setNumericMode(true);
    std::stable_sort(names.begin(), names.end(), collator);
    return names;
}

std::optional<Setup> SavedDeployments::setup(const QString& name) const {
    const auto deployments = read();
    if (!deployments) return std::nullopt;
    const auto found = deployments->find(name);
    return found == deployments->end() ? std::nullopt : std::optional(found->second);
}

Result<void> SavedDeployments::save(const QString& name, const Setup& setup) {
    auto deployments = read();
    if (!deployments) return tl::unexpected(deployments.error());
    const auto checked = checkedName(name);
    if (!checked) return tl::unexpected(checked.error());
    deployments->insert_or_assign(*checked, setup);
    return write(*deployments);
}

Result<void> SavedDeployments::rename(const QString& from, const QString& to) {
    auto deployments = read();
    if (!deployments) return tl::unexpected(deployments.error());
    const auto checked = checkedName(to);
    if (!checked) return tl::unexpected(checked.error());
    if (*checked == from) return {};
    const auto found = deployments->find(from);
    if (found == deployments->end()) {
        return failure(errorText("There is no deployment “%1”"), {from.toStdString()});
    }
    if (deployments->count(*checked) > 0) {
        return failure(errorText("There is a deployment “%1” already"), {checked->toStdString()});
    }
    const Setup setup = found->second;
    deployments->erase(found);
    deployments->emplace(*checked, setup);
    return write(*deployments);
}

Result<void> SavedDeployments::remove(const QString& name) {
    auto deployments = read();
    if (!deployments) return tl::unexpected(deployments.error());
    if (deployments->erase(name) == 0) {
        return failure(errorText("There is no deployment “%1”"), {name.toStdString()});
    }
    return write(*deployments);
}

}  // namespace leuctra::ui
