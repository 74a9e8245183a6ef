// SPDX-License-Identifier: GPL-3.0-or-later
#include "../jsonl.h"
#include "combate/game.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate/why_illegal.h"

#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::combate;

namespace {

Position positionOf(const QJsonObject& object) {
    const Rules rules = rulesFrom(object["rules"].toString().toStdString()).value();
    return Position::parse(object["position"].toString().toStdString(), rules).value();
}

std::vector<std::string> playsOf(const Position& position) {
    PlayList plays;
    generate(position, plays);
    std::vector<std::string> texts;
    for (const Play play : plays)
        texts.push_back(text(play, position.at(play.to).has_value()));
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

/// Positions worked out by independent programs.
class CombateCases : public QObject {
    Q_OBJECT

  private slots:
    void legalPlaysBarsAndResults_data();
    void legalPlaysBarsAndResults();
    void leafCounts_data();
    void leafCounts();
};

void CombateCases::legalPlaysBarsAndResults_data() {
    QTest::addColumn<QJsonObject>("object");
    const auto objects = tests::readJsonLines("combate-moves.jsonl");
    QCOMPARE(objects.size(), 283U);
    for (std::size_t i = 0; i < objects.size(); ++i)
        QTest::addRow("line %zu", i + 1) << objects[i];
}

void CombateCases::legalPlaysBarsAndResults() {
    QFETCH(QJsonObject, object);
    Game game(positionOf(object));
    for (const std::string& play : tests::strings(object["plays"])) {
        const auto played = game.play(play);
        QVERIFY2(played, played ? "" : (play + ": " + describe(played.error())).c_str());
    }
    QCOMPARE(game.positionText(), object["after"].toString().toStdString());
    QCOMPARE(std::string(winnerText(game.outcome())), object["result"].toString().toStdString());

    const auto expected = tests::strings(object["moves"]);
    QCOMPARE(game.legalPlays(), expected);
    if (!game.outcome()) QCOMPARE(playsOf(game.position()), expected);

    if (object["barred_by_C9"].isString()) {
        const std::string barredPlay = object["barred_by_C9"].toString().toStdString();
        const Play play = playFrom(barredPlay)->play;
        const auto why = whyIllegal(game.position(), play);
        QVERIFY(why);
        QCOMPARE(why->why, Illegality::Shuttle);
        QCOMPARE(why->bound, game.position().rules().shuttleBound);
        QCOMPARE(whyIllegal(game.knowledge(game.sideToMove()), play), why);
        QCOMPARE(game.play(barredPlay).error().rule, std::string("C9"));
    }
}

void CombateCases::leafCounts_data() {
    QTest::addColumn<QJsonObject>("object");
    const auto objects = tests::readJsonLines("combate-perft.jsonl");
    QCOMPARE(objects.size(), 24U);
    for (std::size_t i = 0; i < objects.size(); ++i)
        QTest::addRow("line %zu", i + 1) << objects[i];
}

void CombateCases::leafCounts() {
    QFETCH(QJsonObject, object);
    Position position = positionOf(object);
    for (const std::string& play : tests::strings(object["plays"]))
        position.make(playFrom(play)->play);
    const QJsonArray nodes = object["nodes"].toArray();
    QVERIFY(!nodes.isEmpty());
    for (int depth = 1; depth <= nodes.size(); ++depth) {
        QCOMPARE(static_cast<double>(perft(position, depth)), nodes[depth - 1].toDouble());
    }
    QCOMPARE(position.key(), position.recomputedKey());
}

QTEST_GUILESS_MAIN(CombateCases)
#include "tst_combate_cases.moc"
