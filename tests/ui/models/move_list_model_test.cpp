// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/move_list_model.h"

#include "sample_games.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

QString textOf(const MoveListModel& model, int ply) {
    return model.indexOf(ply).data().toString();
}

QStringList textsOf(const MoveListModel& model, int plies) {
    QStringList texts;
    for (int ply = 1; ply <= plies; ++ply)
        texts.append(textOf(model, ply));
    return texts;
}

}  // namespace

class MoveListModelTest : public QObject {
    Q_OBJECT
  private slots:
    void twoColumnsWithNumbers() {
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        MoveListModel model(*match);
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(playAll(*match, epaminondasGame.mid(0, 3)), QString());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, MoveListModel::Number).data().toInt(), 1);
        QCOMPARE(model.index(0, MoveListModel::BeginnersPlay).data().toString(), QStringLiteral("d1–d4"));
        QCOMPARE(model.index(0, MoveListModel::OthersPlay).data().toString(), QStringLiteral("m11–m10"));
        QCOMPARE(model.index(1, MoveListModel::BeginnersPlay).data().toString(), QStringLiteral("c2–d2"));
        QVERIFY(!model.index(1, MoveListModel::OthersPlay).data().isValid());
        QCOMPARE(model.index(1, MoveListModel::OthersPlay).data(MoveListModel::PlyRole).toInt(), 0);
        QCOMPARE(model.index(1, MoveListModel::BeginnersPlay).data(MoveListModel::PlyRole).toInt(), 3);
    }

    void theSideThatBeginsStandsFirst() {
        const auto match = std::move(*Match::begin(combateSetup("yetem,begins=blue")));
        const MoveListModel model(*match);
        const auto header = [&model](int column) {
            return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        };
        QCOMPARE(header(MoveListModel::BeginnersPlay), QStringLiteral("Blue"));
        QCOMPARE(header(MoveListModel::OthersPlay), QStringLiteral("Red"));
    }

    void thePlyShownIsTheCurrentOne() {
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        QCOMPARE(playAll(*match, epaminondasGame.mid(0, 4)), QString());
        MoveListModel model(*match);
        QCOMPARE(model.shownPly(), 4);
        QSignalSpy changed(&model, &MoveListModel::dataChanged);
        model.setShownPly(2);
        QCOMPARE(changed.count(), 2);
        QVERIFY(model.indexOf(2).data(MoveListModel::ShownRole).toBool());
        QVERIFY(!model.indexOf(4).data(MoveListModel::ShownRole).toBool());
        QVERIFY(!model.indexOf(0).isValid());
        QVERIFY(!model.indexOf(5).isValid());
    }

    void aTakebackTakesTheLastPlayOut() {
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        MoveListModel model(*match);
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(playAll(*match, epaminondasGame.mid(0, 3)), QString());
        match->takeBack();
        QCOMPARE(model.rowCount(), 1);
        match->takeBack();
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(textOf(model, 2), QString());
    }

    void behindTheCurtainItIsEmpty() {
        const auto match = std::move(*Match::begin(combateSetup()));
        MoveListModel model(*match);
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(playAll(*match, combateOpening), QString());
        QCOMPARE(model.rowCount(), 2);
        match->dropCurtain();
        QCOMPARE(model.rowCount(), 0);
        match->liftCurtain();
        QCOMPARE(model.rowCount(), 2);
    }

    void anOpenGameListsWhatWasAnnounced() {
        const auto match = std::move(*Match::begin(combateSetup()));
        const MoveListModel model(*match);
        QCOMPARE(playAll(*match, combateOpening + QStringList{"b4-b5", "b7-b6"}), QString());
        QCOMPARE(textsOf(model, 6), (QStringList{QStringLiteral("e4–e5"), QStringLiteral("a7–a6"),
                                                 QStringLiteral("e5–e6"), QStringLiteral("e7×e6 1vX"),
                                                 QStringLiteral("b4–b5"), QStringLiteral("b7–b6")}));
    }

    void aMemoryGameListsNoEarlierAnnouncement() {
        const auto match = std::move(*Match::begin(combateSetup("yetem,memory")));
        const MoveListModel model(*match);
        QCOMPARE(playAll(*match, combateOpening), QString());
        QCOMPARE(textOf(model, 4), QStringLiteral("e7×e6 1vX"));
        const QString sentence = model.indexOf(4).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(playAll(*match, {"b4-b5"}), QString());
        QCOMPARE(textOf(model, 4), QStringLiteral("e7×e6"));
        QVERIFY(model.indexOf(4).data(Qt::AccessibleTextRole).toString() != sentence);
        match->resign(Side::First);
        QCOMPARE(textOf(model, 4), QStringLiteral("e7×e6 1vX"));
    }
};

QTEST_MAIN(MoveListModelTest)
#include "move_list_model_test.moc"
