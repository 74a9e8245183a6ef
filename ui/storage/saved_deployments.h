// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "combate/setup.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace leuctra::ui {

/// The deployments that a person has given a name: a JSON file in the user's data folder, replaced as a whole
/// by each change so that a crash never leaves half of it. A file that is damaged, or written by a newer
/// program, is never touched: every change fails with the reason.
class SavedDeployments : public QObject {
    Q_OBJECT
  public:
    static constexpr int longestName = 60;  ///< characters

    /// An empty path is the user's own file.
    explicit SavedDeployments(const QString& file = {}, QObject* parent = nullptr);

    /// What is wrong with the file; nothing when it is good or not there yet.
    std::optional<Error> problem() const;
    /// Sorted as a person expects; empty when there is a problem.
    QStringList names() const;
    /// Nothing under an unknown name.
    std::optional<combate::Setup> setup(const QString& name) const;

    /// Replaces what had that name.
    Result<void> save(const QString& name, const combate::Setup& setup);
    /// Fails when there is no `from`, or when something has the name `to` already.
    Result<void> rename(const QString& from, const QString& to);
    Result<void> remove(const QString& name);

  signals:
    void changed();

  private:
    using Deployments = std::map<QString, combate::Setup>;

    Result<Deployments> read() const;
    Result<void> write(const Deployments& deployments);

    QString file_;
};

}  // namespace leuctra::ui
