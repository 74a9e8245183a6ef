// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_driver.h"
#include "page_bed.h"

#include <QAccessible>
#include <QRandomGenerator>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

using Stage = Match::Stage;

/// Everything that a screen reader would find in a widget and what is in it, tool tips too.
void read(QAccessibleInterface* node, QStringList& texts) {
    if (!node || node->state().invisible) return;
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                         QAccessible::Help, QAccessible::Accelerator})
        texts.append(node->text(kind));
    if (const auto* widget = qobject_cast<QWidget*>(node->object()))
        texts << widget->toolTip() << widget->whatsThis() << widget->statusTip() << widget->windowTitle();
    for (int i = 0; i < node->childCount(); ++i)
        read(node->child(i), texts);
}

QStringList textsOf(QWidget& widget) {
    QStringList texts;
    read(QAccessible::queryAccessibleInterface(&widget), texts);
    return texts;
}

/// A deployment whose two rows at the back are mixed otherwise.
QString mixedAtTheBack(QString letters, QRandomGenerator& random) {
    for (qsizetype place = 19; place > 0; --place)
        std::swap(letters[place], letters[random.bounded(int(place + 1))]);
    return letters;
}

}  // namespace

/// The same game twice, but for ranks that one side hides: whoever else looks must never see a difference.
class HandoffTest : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase() {
        program_.settings.setMotionFactor(1);
        installLook(*qApp, program_.appearance);
    }

    void noFrameBetweenTwoTurnsShowsTheOthersPieces_data() {
        QTest::addColumn<Side>("hiding");
        QTest::addColumn<QString>("rules");
        QTest::newRow("red hides, open") << Side::First << "yetem";
        QTest::newRow("blue hides, open") << Side::Second << "yetem";
        QTest::newRow("red hides, memory") << Side::First << "yetem,memory";
        QTest::newRow("blue hides, memory") << Side::Second << "yetem,memory";
    }

    void noFrameBetweenTwoTurnsShowsTheOthersPieces() {
        QFETCH(Side, hiding);
        QFETCH(QString, rules);
        QRandomGenerator random(7);
        MatchSetup setup = combateSetup(rules, {10, 0});
        FakeTime time;
        const PageBed one(program_, std::move(*Match::begin(setup, time.source())));
        auto& letters = setup.setups[static_cast<std::size_t>(index(hiding))];
        letters = mixedAtTheBack(letters, random);
        const PageBed other(program_, std::move(*Match::begin(setup, time.source())));
        hiding_ = hiding;
        seen_ = 0;
        moving_ = 0;

        compare(one, other);
        for (const QString& play : combateOpening + QStringList{"b4-b5", "b7-b6", "b5xb6"}) {
            both(one, other, [](const PageBed& bed) { QVERIFY(bed.press("liftCurtain")); });
            watch(one, other);
            QVERIFY(!one.child("curtain")->isVisible());
            both(one, other, [&play](const PageBed& bed) { bed.play(play); });
            watch(one, other);
            both(one, other, [](const PageBed& bed) { QVERIFY(bed.press("handOver")); });
            compare(one, other);
            QCOMPARE(one.match().stage(), Stage::CurtainDown);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(seen_ > 60);
        QVERIFY(moving_ > 60);
        // At last all is told: the two games must differ.
        both(one, other, [](const PageBed& bed) { QVERIFY(bed.press("liftCurtain")); });
        watch(one, other);
        for (const PageBed* bed : {&one, &other})
            bed->match().resign(Side::Second);
        pass(one, other, 3000);
        QVERIFY(picture(one) != picture(other));
    }

    void theCurtainTellsOnlyWhoComesNext() {
        const PageBed bed(program_, combateSetup());
        const QStringList texts = textsOf(*bed.page);
        QVERIFY(texts.join(' ').contains("Ana"));
        for (const char* word : {"Spy", "Scout", "Sapper", "Marshal", "Bomb", "Flag", "e4", "a1"})
            QVERIFY2(!texts.join(' ').contains(QLatin1String(word)), word);
    }

  private:
    template <typename Action>
    void both(const PageBed& one, const PageBed& other, Action action) {
        action(one);
        compareIfBothDone(one, other);
        action(other);
        compare(one, other);
    }

    /// While only one of the two has acted there is nothing to compare.
    void compareIfBothDone(const PageBed& one, const PageBed& other) {
        if (one.match().stage() == other.match().stage() && one.match().ply() == other.match().ply())
            compare(one, other);
    }

    /// With the focus where it is when this is the window one works in.
    static QImage picture(const PageBed& bed) {
        QApplication::setActiveWindow(bed.page.get());
        return bed.page->grab().toImage();
    }

    static QStringList texts(const PageBed& bed) {
        QApplication::setActiveWindow(bed.page.get());
        return textsOf(*bed.page);
    }

    void pass(const PageBed& one, const PageBed& other, int milliseconds) {
        for (const PageBed* bed : {&one, &other})
            driver_.pass(milliseconds, {bed->page.get(), &bed->scene()});
    }

    /// Lets what moves come to rest, looking at every step.
    void watch(const PageBed& one, const PageBed& other) {
        for (int time = 0; time < 1800 && !QTest::currentTestFailed(); time += 60) {
            moving_ += one.scene().isAnimating();
            pass(one, other, 60);
            compare(one, other);
        }
        pass(one, other, 3000);
        compare(one, other);
    }

    void compare(const PageBed& one, const PageBed& other) {
        if (one.match().viewer() == hiding_) return;
        ++seen_;
        QVERIFY(picture(one) == picture(other));
        QCOMPARE(texts(one), texts(other));
    }

    Program program_;
    HandDriver driver_;
    Side hiding_ = Side::First;
    int seen_ = 0;    ///< comparisons made
    int moving_ = 0;  ///< of them while pieces moved
};

QTEST_MAIN(HandoffTest)
#include "handoff_test.moc"
