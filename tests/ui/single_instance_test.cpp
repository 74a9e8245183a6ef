// SPDX-License-Identifier: GPL-3.0-or-later
#include "single_instance.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace leuctra::ui;

namespace {

/// A second start, in a thread since the first one must answer meanwhile.
bool startSecond(const QString& folder, const SingleInstance::Request& request) {
    bool handedOver = false;
    std::unique_ptr<QThread> thread(QThread::create([&] {
        SingleInstance second(folder);
        handedOver = second.handOver(request);
    }));
    thread->start();
    if (!QTest::qWaitFor([&] { return thread->isFinished(); }, 10000)) return false;
    return handedOver;
}

}  // namespace

class SingleInstanceTest : public QObject {
    Q_OBJECT
  private slots:
    void theFirstStartKeepsItsRequest() {
        QTemporaryDir folder;
        SingleInstance first(folder.path());
        QVERIFY(!first.handOver({"/a.lgr", {}}));
    }

    void aSecondStartHandsItsFileOver() {
        QTemporaryDir folder;
        SingleInstance first(folder.path());
        QVERIFY(!first.handOver({}));
        SingleInstance::Request received;
        connect(&first, &SingleInstance::requested, this, [&](const auto& request) { received = request; });
        const SingleInstance::Request sent{"/juegos/año \"uno\"\n.lgr", "combate"};
        QVERIFY(startSecond(folder.path(), sent));
        QVERIFY(received == sent);
        QVERIFY(startSecond(folder.path(), {}));
        QVERIFY(received == SingleInstance::Request{});
    }

    void aSocketLeftByADeadProgramIsReplaced() {
        QTemporaryDir folder;
        QFile left(folder.filePath("leuctra.socket"));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        SingleInstance first(folder.path());
        QVERIFY(!first.handOver({}));
        QVERIFY(startSecond(folder.path(), {}));
    }

    void aSecondStartOpensItsOwnWindowWhenTheFirstDoesNotAnswer() {
        QTemporaryDir folder;
        QLockFile busy(folder.filePath("leuctra.socket.lock"));
        QVERIFY(busy.tryLock(0));
        SingleInstance second(folder.path());
        QVERIFY(!second.handOver({"/a.lgr", {}}));
    }
};

QTEST_GUILESS_MAIN(SingleInstanceTest)
#include "single_instance_test.moc"
