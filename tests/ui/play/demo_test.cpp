// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/demo.h"

#include "main_window.h"
#include "page_bed.h"

#include <QFileInfo>
#include <QSignalSpy>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

class DemoTest : public QObject {
    Q_OBJECT
  private slots:
    void init() { installLook(*qApp, program_.appearance); }

    void bothGamesPlayThemselvesToTheEnd() {
        MainWindow window(program_.services);
        window.show();
        Demo demo(window, program_.folder.filePath("pictures"));
        const QSignalSpy finished(&demo, &Demo::finished);
        const QSignalSpy failed(&demo, &Demo::failed);
        demo.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 120000);
        QCOMPARE(failed.count(), 0);
        QCOMPARE(window.playPage()->match().outcome(), (Outcome{Side::Second, Reason::C16}));
        // Home, the curtain, and two pictures of each play.
        QCOMPARE(demo.pictures().size(), 2 + 2 * (12 + 12));
        for (const QString& picture : demo.pictures())
            QVERIFY2(QFileInfo(picture).size() > 5000, qPrintable(picture));
    }

    void aFolderThatCannotBeMadeIsSaid() {
        MainWindow window(program_.services);
        QFile file(program_.folder.filePath("taken"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        Demo demo(window, file.fileName() + "/pictures");
        const QSignalSpy failed(&demo, &Demo::failed);
        demo.start();
        QCOMPARE(failed.count(), 1);
    }

    void somebodyElseInTheWindowInterruptsIt() {
        MainWindow window(program_.services);
        window.show();
        Demo demo(window, program_.folder.filePath("more"));
        const QSignalSpy failed(&demo, &Demo::failed);
        demo.start();
        QTRY_VERIFY(window.playPage() && window.playPage()->match().ply() == 2);
        window.showHome();
        QTRY_COMPARE(failed.count(), 1);
    }

  private:
    Program program_;
};

QTEST_MAIN(DemoTest)
#include "demo_test.moc"
