// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/network.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace leuctra;
using namespace leuctra::epaminondas;

namespace {

Network::Weights randomWeights() {
    Random random(5);
    const auto within = [&random](int limit) {
        return static_cast<std::int16_t>(static_cast<int>(random.below(2U * limit + 1)) - limit);
    };
    Network::Weights weights{};
    for (auto& row : weights.inner)
        std::generate(row.begin(), row.end(), [&] { return within(40); });
    std::generate(weights.innerBias.begin(), weights.innerBias.end(), [&] { return within(200); });
    for (auto& output : weights.outer)
        for (auto& row : output)
            std::generate(row.begin(), row.end(), [&] { return within(Network::outerLimit); });
    for (auto& bias : weights.outerBias)
        bias = within(3000);
    return weights;
}

std::vector<StoneChange> randomStones(Random& random, int count) {
    std::vector<StoneChange> stones;
    for (int i = 0; i < count; ++i)
        stones.push_back({random.below(2) == 0 ? Side::First : Side::Second,
                          static_cast<Square>(random.below(squareCount)), true});
    return stones;
}

/// What network.h says, without its haste.
engine::Value plainJudgement(const Network::Weights& weights, const std::vector<StoneChange>& stones,
                             Side sideToMove) {
    const std::size_t output = Network::output(static_cast<int>(stones.size()));
    std::int64_t total = weights.outerBias[output];
    for (const Side viewer : {sideToMove, opponent(sideToMove)}) {
        const auto& outer = weights.outer[output][viewer == sideToMove ? 0 : 1];
        std::int64_t weighed = 0;
        for (std::size_t i = 0; i < Network::width; ++i) {
            int sum = weights.innerBias[i];
            for (const StoneChange& stone : stones)
                sum += weights.inner[Network::input(viewer, stone.side, stone.square)][i];
            const int clipped = std::clamp(sum, 0, Network::one);
            weighed += std::int64_t{outer[i]} * clipped * clipped;
        }
        total += weighed / Network::one;
    }
    return static_cast<engine::Value>(total * Network::scale / (Network::one * Network::outerOne));
}

}  // namespace

class NetworkTest : public QObject {
    Q_OBJECT

  private slots:
    void judgesAsItsWeightsSay();
    void stonesThatComeAndGoLeaveNothing();
    void seesBothSidesAlike();
    void isReadAsItWasWritten();
    void aDamagedOneIsRefused();
    void theShippedOneIsSound();
};

void NetworkTest::judgesAsItsWeightsSay() {
    const Network::Weights weights = randomWeights();
    const Network network(weights);
    Random random(1);
    for (int count = 0; count <= 56; ++count) {
        const auto stones = randomStones(random, count);
        Network::Sums sums = network.sumsOfEmptyBoard();
        network.update(sums, stones);
        for (const Side side : bothSides)
            QCOMPARE(network.judge(sums, side, count), plainJudgement(weights, stones, side));
    }
}

void NetworkTest::stonesThatComeAndGoLeaveNothing() {
    const Network network(randomWeights());
    Random random(2);
    auto stones = randomStones(random, 20);
    Network::Sums sums = network.sumsOfEmptyBoard();
    network.update(sums, stones);
    for (StoneChange& stone : stones)
        stone.placed = false;
    network.update(sums, stones);
    QVERIFY(sums.bySide == network.sumsOfEmptyBoard().bySide);
}

void NetworkTest::seesBothSidesAlike() {
    for (int square = 0; square < squareCount; ++square) {
        const auto here = static_cast<Square>(square);
        const int opposite = (rowCount - 1 - rowOf(here)) * columnCount + columnOf(here);
        QCOMPARE(Network::input(Side::First, Side::First, here),
                 Network::input(Side::Second, Side::Second, static_cast<Square>(opposite)));
    }
}

void NetworkTest::isReadAsItWasWritten() {
    const std::string bytes = Network(randomWeights()).bytes();
    const auto read = Network::parse(bytes);
    QVERIFY(read.has_value());
    QVERIFY((*read)->bytes() == bytes);
}

void NetworkTest::aDamagedOneIsRefused() {
    const std::string bytes = Network(randomWeights()).bytes();
    for (const std::size_t place : {std::size_t{0}, std::size_t{20}, bytes.size() / 2, bytes.size() - 1}) {
        std::string damaged = bytes;
        damaged[place] = static_cast<char>(damaged[place] ^ 4);
        QVERIFY(!Network::parse(damaged).has_value());
    }
    QVERIFY(!Network::parse(std::string_view(bytes).substr(0, bytes.size() - 1)).has_value());
    QVERIFY(!Network::parse("").has_value());
}

void NetworkTest::theShippedOneIsSound() {
    const auto& network = shippedNetwork();
    QVERIFY2(network.has_value(), network ? "" : describe(network.error()).c_str());
}

QTEST_APPLESS_MAIN(NetworkTest)
#include "tst_network.moc"
