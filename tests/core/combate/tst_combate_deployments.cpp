// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployments.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <set>
#include <string>
#include <vector>

using namespace leuctra;
using namespace leuctra::combate;

namespace {

/// Ten thousand, drawn once.
const std::vector<Setup>& drawn() {
    static const std::vector<Setup> setups = [] {
        Random random(79);
        std::vector<Setup> all;
        for (int i = 0; i < 10'000; ++i)
            all.push_back(drawDeployment(random));
        return all;
    }();
    return setups;
}

double shareOf(Rank rank, int k) {
    const std::vector<Setup>& setups = drawn();
    const auto has = [&](const Setup& setup) { return setup.ranks[static_cast<std::size_t>(k)] == rank; };
    return static_cast<double>(std::count_if(setups.begin(), setups.end(), has)) /
           static_cast<double>(setups.size());
}

}  // namespace

class CombateDeployments : public QObject {
    Q_OBJECT

  private slots:
    void everyDeploymentIsWholeAndCanBePlayed();
    void noTwoAreAlike();
    void theStandardIsClosedInMostly();
    void theyAreDrawnAsOftenAsPeopleAndProgramsPlayThem();
};

void CombateDeployments::everyDeploymentIsWholeAndCanBePlayed() {
    for (const Setup& setup : drawn()) {
        QVERIFY(setupFrom(text(setup), Side::First));
        QVERIFY(!isLostAtOnce(setup));
    }
}

void CombateDeployments::noTwoAreAlike() {
    std::set<std::string> texts;
    for (const Setup& setup : drawn())
        texts.insert(text(setup));
    QCOMPARE(texts.size(), std::size_t{10'000});
}

void CombateDeployments::theyAreDrawnAsOftenAsPeopleAndProgramsPlayThem() {
    double onBackRow = 0;
    for (int k = 0; k < boardSize; ++k)
        onBackRow += shareOf(Rank::Flag, k);
    QVERIFY2(onBackRow >= 0.94, qPrintable(QString::number(onBackRow)));

    struct Figure {
        Rank rank;
        int k;
        double share;  // six tenths people, four tenths network, and left and right alike
    };
    constexpr double byGuarding = 0.04;  // that closed standards have bombs beside them oftener
    const std::vector<Figure> figures = {
        {Rank::Flag, 0, 0.156},     {Rank::Flag, 3, 0.115},    {Rank::Bomb, 1, 0.327},
        {Rank::Bomb, 31, 0.050},    {Rank::Scout, 34, 0.284},  {Rank::Scout, 14, 0.245},
        {Rank::Spy, 23, 0.081},     {Rank::Sapper, 0, 0.226},  {Rank::Marshal, 33, 0.085},
        {Rank::General, 25, 0.059}, {Rank::Captain, 31, 0.192}};
    for (const auto& [rank, k, wanted] : figures) {
        const double share = shareOf(rank, k);
        const double mirror = shareOf(rank, k / 10 * 10 + 9 - k % 10);
        QVERIFY(std::abs(share - mirror) < 0.03);
        QVERIFY(std::abs((share + mirror) / 2 - wanted) < byGuarding);
    }
}

void CombateDeployments::theStandardIsClosedInMostly() {
    // By open squares beside it: what people and the network leave open, of which all, half and a sixth of
    // the deployments are kept.
    const std::array<double, 5> leftOpen = {0.425, 0.294, 0.181, 0.093, 0.006};
    const std::array<double, 5> kept = {1, 1.0 / 2, 1.0 / 6, 1.0 / 6, 1.0 / 6};
    const double all = std::inner_product(leftOpen.begin(), leftOpen.end(), kept.begin(), 0.0);
    std::array<double, 5> shares{};
    for (const Setup& setup : drawn()) {
        const auto standard = std::find(setup.ranks.begin(), setup.ranks.end(), Rank::Flag);
        std::size_t open = 0;
        for (std::size_t d = 0; d < directions.size(); ++d) {
            const Square beside = neighbour(static_cast<Square>(standard - setup.ranks.begin()), d);
            if (beside != barred) open += beside >= armySize || setup.ranks[beside] != Rank::Bomb;
        }
        shares[open] += 1.0 / static_cast<double>(drawn().size());
    }
    for (std::size_t open = 0; open < shares.size(); ++open)
        QVERIFY(std::abs(shares[open] - leftOpen[open] * kept[open] / all) < 0.02);
}

QTEST_GUILESS_MAIN(CombateDeployments)
#include "tst_combate_deployments.moc"
