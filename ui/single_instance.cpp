// SPDX-License-Identifier: GPL-3.0-or-later
#include "single_instance.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>

namespace leuctra::ui {

namespace {

constexpr int patience = 1000;  // ms
constexpr qint64 longestRequest = 64 * 1024;
constexpr char taken[] = "taken\n";

QString ownFolder() {
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return runtime.isEmpty() ? QDir::tempPath() : runtime;
}

QByteArray encoded(const SingleInstance::Request& request) {
    const QJsonObject object{{QStringLiteral("file"), request.file}, {QStringLiteral("game"), request.game}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

SingleInstance::Request decoded(const QByteArray& line) {
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    return {object.value(QStringLiteral("file")).toString(), object.value(QStringLiteral("game")).toString()};
}

}  // namespace

SingleInstance::SingleInstance(const QString& folder, QObject* parent)
    : QObject(parent),
      address_(QDir(folder.isEmpty() ? ownFolder() : folder).filePath(QStringLiteral("leuctra.socket"))),
      first_(address_ + QStringLiteral(".lock")) {
    first_.setStaleLockTime(0);  // only a dead program's lock is stale
    connect(&server_, &QLocalServer::newConnection, this, &SingleInstance::receive);
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::handOver(const Request& request) {
    if (first_.tryLock(0)) {
        listen();
        return false;
    }
    QLocalSocket socket;
    socket.connectToServer(address_);
    if (!socket.waitForConnected(patience)) return false;
    socket.write(encoded(request));
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(patience)) return false;
    }
    return socket.readLine() == taken;
}

void SingleInstance::listen() {
    QLocalServer::removeServer(address_);
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    if (!server_.listen(address_)) qWarning("%s", qUtf8Printable(server_.errorString()));
}

void SingleInstance::receive() {
    while (QLocalSocket* socket = server_.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->bytesAvailable() > longestRequest) socket->abort();
            if (!socket->canReadLine()) return;
            const Request request = decoded(socket->readLine());
            socket->write(taken);
            socket->flush();  // what is requested may take long
            socket->disconnectFromServer();
            emit requested(request);
        });
    }
}

}  // namespace leuctra::ui
