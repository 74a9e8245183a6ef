// SPDX-License-Identifier: GPL-3.0-or-later
#include "../jsonl.h"
#include "epaminondas/notation.h"
#include "epaminondas/search.h"
#include "epaminondas/symmetry.h"
#include "exhaustive.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace leuctra;
using namespace leuctra::epaminondas;

namespace {

const std::vector<QJsonObject>& suite() {
    static const auto objects = tests::readJsonLines("epaminondas-tactics.jsonl");
    return objects;
}

Position positionOf(const QJsonObject& object) {
    const Rules rules = rulesFrom(object["rules"].toString().toStdString()).value();
    return Position::parse(object["position"].toString().toStdString(), rules).value();
}

bool isLong() {
    return qEnvironmentVariableIsSet("LEUCTRA_SLOW");
}

}  // namespace

/// Positions in which one thing matters: a win in 1 to 3, the only defence of a home row, a capture that
/// loses, a move that E10 bars. Each was proved by trying all moves, the wins in 3 by the search.
class Tactics : public QObject {
    Q_OBJECT

  private slots:
    void thereAreEnough();
    void theSearchFindsWhatMatters_data() { addRows(); }
    void theSearchFindsWhatMatters();
    void tryingAllMovesProvesIt_data() { addRows(); }
    void tryingAllMovesProvesIt();
    void e10_decides();

  private:
    static void addRows();
};

void Tactics::addRows() {
    QTest::addColumn<QJsonObject>("object");
    for (std::size_t i = 0; i < suite().size(); ++i)
        QTest::addRow("line %zu", i + 1) << suite()[i];
}

void Tactics::thereAreEnough() {
    std::set<QString> positions;
    for (const QJsonObject& object : suite())
        positions.insert(object["position"].toString() + object["rules"].toString());
    QCOMPARE(positions.size(), suite().size());
    QVERIFY(positions.size() >= 60);
    const auto isE10 = [](const QJsonObject& object) { return object["kind"].toString() == "e10"; };
    QVERIFY(std::count_if(suite().begin(), suite().end(), isE10) >= 6);
}

void Tactics::theSearchFindsWhatMatters() {
    QFETCH(QJsonObject, object);
    const Position position = positionOf(object);
    const auto best = tests::strings(object["best"]);
    const auto avoid = tests::strings(object["avoid"]);
    const bool isWin = best.size() > 0 && object["kind"].toString() != "defence";

    Search search;
    engine::Limits limits;
    limits.nodes = isLong() ? 1'000'000 : 200'000;
    const Found found = search.run(std::vector{position}, limits);
    QVERIFY(found.move.has_value());
    const std::string move = text(position, *found.move);
    if (isWin) QCOMPARE(engine::scoreOf(found.value).winIn, object["n"].toInt());
    const bool listed = std::find(best.begin(), best.end(), move) != best.end();
    // Where a win takes longer only one of the moves that win may be listed; in 3 the value is the proof.
    const int n = object["n"].toInt();
    if (isWin && n > 1)
        QVERIFY2(listed || n == 3 || tests::winsBy(position, *found.move, n), move.c_str());
    else if (!best.empty())
        QVERIFY2(listed, move.c_str());
    QVERIFY2(std::find(avoid.begin(), avoid.end(), move) == avoid.end(), move.c_str());
}

void Tactics::tryingAllMovesProvesIt() {
    QFETCH(QJsonObject, object);
    const Position position = positionOf(object);
    const int n = object["n"].toInt();
    const QString kind = object["kind"].toString();
    const auto proved = [&](const std::string& play) { return moveFrom(play).value(); };
    if (kind == "win" || kind == "e10") {
        if (n > (isLong() ? 2 : 1)) return;
        for (const std::string& play : tests::strings(object["best"]))
            QVERIFY2(tests::winsBy(position, proved(play), n), play.c_str());
        if (n == 2) QVERIFY(!tests::winsIn(position, 1));
    } else if (kind == "losing-capture") {
        if (!isLong()) return;
        for (const std::string& play : tests::strings(object["avoid"])) {
            Position after = position;
            after.make(proved(play));
            QVERIFY2(tests::winsIn(after, 1) || tests::winsIn(after, 2), play.c_str());
        }
    }
}

/// A move that would win is barred, and another wins; or a move wins only because E10 bars all defences.
void Tactics::e10_decides() {
    for (const QJsonObject& object : suite()) {
        if (object["kind"].toString() != "e10") continue;
        const Position position = positionOf(object);
        const Position unbound =
            Position::parse(object["position"].toString().toStdString(), rulesFrom("free").value()).value();
        const int n = object["n"].toInt();
        const auto barred = tests::strings(object["barred"]);
        for (const std::string& play : barred) {
            const Move move = moveFrom(play).value();
            QVERIFY2(isBarredBySymmetry(position, move), play.c_str());
            QVERIFY2(tests::winsBy(unbound, move, n), play.c_str());
        }
        if (!barred.empty()) continue;
        for (const std::string& play : tests::strings(object["best"]))
            QVERIFY2(!tests::winsBy(unbound, moveFrom(play).value(), n), play.c_str());
    }
}

QTEST_APPLESS_MAIN(Tactics)
#include "tst_epaminondas_tactics.moc"
