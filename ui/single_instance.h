// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QString>

namespace leuctra::ui {

/// Lets a second start of the program hand what it was asked for to the window that is already open.
class SingleInstance : public QObject {
    Q_OBJECT
  public:
    /// What a start was asked to show; both empty: just the window.
    struct Request {
        QString file;  ///< absolute
        QString game;

        bool operator==(const Request&) const = default;
    };

    /// An empty folder is the user's own for running programs.
    explicit SingleInstance(const QString& folder = {}, QObject* parent = nullptr);
    ~SingleInstance() override;

    /// True when another program of this user has taken the request over: there is nothing left to do. False:
    /// this one opens its window, and listens from now on if it is the first. Waits a second at most.
    bool handOver(const Request& request);

  signals:
    void requested(const Request& request);

  private:
    void listen();
    void receive();

    QString address_;
    QLockFile first_;
    QLocalServer server_;
};

}  // namespace leuctra::ui
