// SPDX-License-Identifier: GPL-3.0-or-later
#include "../jsonl.h"
#include "epaminondas/game.h"
#include "epaminondas/movegen.h"
#include "epaminondas/notation.h"
#include "epaminondas/why_illegal.h"

#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::epaminondas;

namespace {

Position positionOf(const QJsonObject& object) {
    const Rules rules = rulesFrom(object["rules"].toString().toStdString()).value();
    return Position::parse(object["position"].toString().toStdString(), rules).value();
}

std::vector<std::string> movesOf(const Position& position) {
    MoveList moves;
    generate(position, moves);
    std::vector<std::string> texts;
    for (const Move move : moves)
        texts.push_back(text(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

/// Positions worked out by independent programs.
class EpaminondasCases : public QObject {
    Q_OBJECT

  private slots:
    void legalMovesBarsAndResults_data();
    void legalMovesBarsAndResults();
    void leafCounts_data();
    void leafCounts();
};

void EpaminondasCases::legalMovesBarsAndResults_data() {
    QTest::addColumn<QJsonObject>("object");
    const auto objects = tests::readJsonLines("epaminondas-moves.jsonl");
    QCOMPARE(objects.size(), 226U);
    for (std::size_t i = 0; i < objects.size(); ++i)
        QTest::addRow("line %zu", i + 1) << objects[i];
}

void EpaminondasCases::legalMovesBarsAndResults() {
    QFETCH(QJsonObject, object);
    const Position position = positionOf(object);
    QCOMPARE(QString::fromUtf8(winnerText(position.outcome()).data()), object["result"].toString());

    const Game game(position);
    QCOMPARE(game.legalPlays(), tests::strings(object["moves"]));
    if (!position.outcome()) {
        QCOMPARE(movesOf(position), tests::strings(object["moves"]));
        QCOMPARE(static_cast<std::size_t>(countMoves(position)), tests::strings(object["moves"]).size());
    }
    for (const std::string& play : tests::strings(object["barred_by_E10"])) {
        const Move move = moveFrom(play).value();
        QVERIFY(!isLegal(position, move));
        const auto why = whyIllegal(position, move.rear, move.landing);
        QVERIFY(why && why->why == Illegality::Symmetric);
        QCOMPARE(Game(position).play(play).error().rule, std::string("E10"));
    }
}

void EpaminondasCases::leafCounts_data() {
    QTest::addColumn<QJsonObject>("object");
    const auto objects = tests::readJsonLines("epaminondas-perft.jsonl");
    QCOMPARE(objects.size(), 25U);
    for (std::size_t i = 0; i < objects.size(); ++i)
        QTest::addRow("line %zu", i + 1) << objects[i];
}

void EpaminondasCases::leafCounts() {
    QFETCH(QJsonObject, object);
    Position position = positionOf(object);
    const QJsonArray nodes = object["nodes"].toArray();
    QVERIFY(!nodes.isEmpty());
    for (int depth = 1; depth <= nodes.size(); ++depth)
        QCOMPARE(static_cast<double>(perft(position, depth)), nodes[depth - 1].toDouble());
}

QTEST_GUILESS_MAIN(EpaminondasCases)
#include "tst_epaminondas_cases.moc"
