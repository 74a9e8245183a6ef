// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int patience = 30000;  // ms

struct Answer {
    int code = -1;
    QString out;
    QString error;
};

}  // namespace

/// The program itself, started as a person or a script would.
class LeuctraTest : public QObject {
    Q_OBJECT
  private slots:
    void init() {
        home_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(home_->path()).mkdir("run"));
        QVERIFY(QFile::setPermissions(home_->filePath("run"),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void versionAndHelpNeedNoDisplay() {
        Answer answer = run({"--version"}, false);
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.startsWith("leuctra "));
        answer = run({"--help"}, false);
        QCOMPARE(answer.code, 0);
        for (const char* option : {"--game", "--language", "--demo", "[file]"})
            QVERIFY(answer.out.contains(option));
    }

    void withoutADisplayItSaysSoAndEnds() {
        const Answer answer = run({}, false);
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.error.contains("there is no display"), qPrintable(answer.error));
    }

    void aDisplayThatIsNotThereIsToldWithoutACrash() {
        QProcessEnvironment environment = environmentWith(false);
        environment.insert("DISPLAY", ":4711");
        const Answer answer = run({}, environment);
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.error.contains("there is no display"), qPrintable(answer.error));
    }

    void nonsenseIsAUsageError_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("game") << QStringList{"--game", "chess"};
        QTest::newRow("language") << QStringList{"--language", "xx"};
        QTest::newRow("option") << QStringList{"--nonsense"};
        QTest::newRow("two files") << QStringList{"a.lgr", "b.lgr"};
    }
    void nonsenseIsAUsageError() {
        QFETCH(QStringList, arguments);
        const Answer answer = run(arguments, true);
        QCOMPARE(answer.code, 2);
        QCOMPARE(answer.error.count('\n'), 1);
    }

    void aSecondStartHandsOverAndEnds() {
        QProcess first;
        first.setProcessEnvironment(environmentWith(true));
        first.start(LEUCTRA_PROGRAM, QStringList{});
        QVERIFY(first.waitForStarted(patience));
        const QString socket = home_->filePath("run/leuctra.socket");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(socket), patience);
        const Answer second = run({"--game", "epaminondas"}, true);
        QCOMPARE(second.code, 0);
        QCOMPARE(first.state(), QProcess::Running);
        first.kill();
        QVERIFY(first.waitForFinished(patience));
    }

    void afterAKillTheNextStartOpensItsOwnWindow() {
        for (int start = 0; start < 2; ++start) {
            QProcess program;
            program.setProcessEnvironment(environmentWith(true));
            program.start(LEUCTRA_PROGRAM, QStringList{});
            QVERIFY(program.waitForStarted(patience));
            QTRY_COMPARE_WITH_TIMEOUT(owner(), program.processId(), patience);
            program.kill();
            QVERIFY(program.waitForFinished(patience));
        }
    }

  private:
    QProcessEnvironment environmentWith(bool display) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        if (display) environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("HOME", home_->path());
        environment.insert("XDG_CONFIG_HOME", home_->filePath("config"));
        environment.insert("XDG_DATA_HOME", home_->filePath("data"));
        environment.insert("XDG_RUNTIME_DIR", home_->filePath("run"));
        environment.insert("LC_ALL", "C.UTF-8");
        return environment;
    }

    Answer run(const QStringList& arguments, bool display) const {
        return run(arguments, environmentWith(display));
    }

    Answer run(const QStringList& arguments, const QProcessEnvironment& environment) const {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(LEUCTRA_PROGRAM, arguments);
        if (!program.waitForFinished(patience) || program.exitStatus() != QProcess::NormalExit) return {};
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
                QString::fromUtf8(program.readAllStandardError())};
    }

    /// The process to which later starts hand over; 0: none.
    qint64 owner() const {
        QFile lock(home_->filePath("run/leuctra.socket.lock"));
        return lock.open(QIODevice::ReadOnly) ? lock.readLine().trimmed().toLongLong() : 0;
    }

    std::unique_ptr<QTemporaryDir> home_;
};

QTEST_GUILESS_MAIN(LeuctraTest)
#include "leuctra_test.moc"
