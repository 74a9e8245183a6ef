// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/network.h"

#include <cstring>

namespace leuctra::epaminondas {

namespace {

using Row = Network::Row;

/// Sixteen numbers that a machine with avx2 adds at once, any other in two or more steps. Without a sign, so
/// that sums of more stones than a game has may overflow.
using Lanes [[gnu::vector_size(32)]] = std::uint16_t;
constexpr std::size_t lanes = sizeof(Lanes) / sizeof(std::int16_t);

#define LEUCTRA_INLINE [[gnu::always_inline]] inline

/// Adds to a row the first `come` of `rows` and takes the others from it.
LEUCTRA_INLINE void addRows(Row& row, std::span<const Row* const> rows, std::size_t come) {
    for (std::size_t place = 0; place < row.size(); place += lanes) {
        Lanes total;
        Lanes part;
        std::memcpy(&total, row.data() + place, sizeof total);
        for (const Row* other : rows.first(come)) {
            std::memcpy(&part, other->data() + place, sizeof part);
            total += part;
        }
        for (const Row* other : rows.subspan(come)) {
            std::memcpy(&part, other->data() + place, sizeof part);
            total -= part;
        }
        std::memcpy(row.data() + place, &total, sizeof total);
    }
}

/// Σ weight · clipped sum². It fits: width · one² · outerLimit < 2^31.
LEUCTRA_INLINE std::int32_t weighSums(const Row& sums, const Row& weights) {
    std::int32_t total = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const auto clipped = std::clamp<std::int16_t>(sums[i], 0, Network::one);
        const auto weighed = static_cast<std::int16_t>(clipped * weights[i]);
        total += weighed * clipped;
    }
    return total;
}

/// The same loops, made for all machines and for newer ones.
struct Kernel {
    void (*add)(Row&, std::span<const Row* const>, std::size_t);
    std::int32_t (*weigh)(const Row&, const Row&);
};

void addAnywhere(Row& row, std::span<const Row* const> rows, std::size_t come) {
    addRows(row, rows, come);
}
std::int32_t weighAnywhere(const Row& sums, const Row& weights) {
    return weighSums(sums, weights);
}

#if defined(__x86_64__)

#define LEUCTRA_NEWER __attribute__((target("avx2")))

LEUCTRA_NEWER void addOnNewer(Row& row, std::span<const Row* const> rows, std::size_t come) {
    addRows(row, rows, come);
}
LEUCTRA_NEWER std::int32_t weighOnNewer(const Row& sums, const Row& weights) {
    return weighSums(sums, weights);
}

const Kernel kernel =
    __builtin_cpu_supports("avx2") ? Kernel{addOnNewer, weighOnNewer} : Kernel{addAnywhere, weighAnywhere};

#else

const Kernel kernel = {addAnywhere, weighAnywhere};

#endif

constexpr std::string_view fileName = "leuctra network 1\n";

/// FNV-1a (Fowler, Noll & Vo).
std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    for (const char byte : bytes)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    return sum;
}

class ByteWriter {
  public:
    template <typename Number>
    void write(Number number) {
        for (std::size_t i = 0; i < sizeof number; ++i)
            bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i) & 0xFF);
    }

    std::string bytes;
};

class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    template <typename Number>
    void read(Number& number) {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < sizeof number; ++i)
            bits |= std::uint64_t{static_cast<unsigned char>(bytes_[i])} << (8 * i);
        number = static_cast<Number>(bits);
        bytes_.remove_prefix(sizeof number);
    }

  private:
    std::string_view bytes_;
};

/// Calls visit(number) for each number of the weights in the order of the file.
template <typename Weights, typename Visit>
void forEachNumber(Weights& weights, Visit&& visit) {
    for (auto& row : weights.inner)
        std::for_each(row.begin(), row.end(), visit);
    std::for_each(weights.innerBias.begin(), weights.innerBias.end(), visit);
    for (auto& output : weights.outer)
        for (auto& row : output)
            std::for_each(row.begin(), row.end(), visit);
    std::for_each(weights.outerBias.begin(), weights.outerBias.end(), visit);
}

constexpr std::array<std::uint32_t, 3> sizes = {Network::inputs, Network::width, Network::outputs};

}  // namespace

std::string Network::bytes() const {
    ByteWriter writer;
    writer.bytes = fileName;
    for (const std::uint32_t size : sizes)
        writer.write(size);
    forEachNumber(weights_, [&writer](auto number) { writer.write(number); });
    writer.write(checksum(writer.bytes));
    return std::move(writer.bytes);
}

Result<std::shared_ptr<const Network>> Network::parse(std::string_view bytes) {
    auto network = std::make_shared<Network>(Weights{});
    // A network of the same sizes has the same number of bytes and the same beginning.
    const std::string pattern = network->bytes();
    const std::size_t beginning = fileName.size() + sizeof sizes;
    if (bytes.size() != pattern.size() || bytes.substr(0, beginning) != pattern.substr(0, beginning))
        return failure(errorText("This is not a network that this version can use"));
    const std::size_t end = bytes.size() - sizeof(std::uint64_t);
    std::uint64_t sum = 0;
    ByteReader(bytes.substr(end)).read(sum);
    if (sum != checksum(bytes.substr(0, end)))
        return failure(errorText("The network is damaged: its checksum is wrong"));
    ByteReader reader(bytes.substr(beginning));
    forEachNumber(network->weights_, [&reader](auto& number) { reader.read(number); });
    return network;
}

void Network::update(Sums& sums, std::span<const StoneChange> changes) const {
    for (const Side viewer : bothSides) {
        std::array<const Row*, 2 * squareCount> rows;
        std::size_t come = 0;
        std::size_t count = 0;
        for (const bool placed : {true, false}) {
            for (const StoneChange& change : changes)
                if (change.placed == placed)
                    rows[count++] = &weights_.inner[input(viewer, change.side, change.square)];
            if (placed) come = count;
        }
        kernel.add(sums.bySide[static_cast<std::size_t>(index(viewer))], std::span(rows.data(), count), come);
    }
}

engine::Value Network::judge(const Sums& sums, Side sideToMove, int stones) const {
    const std::size_t number = output(stones);
    const auto& outer = weights_.outer[number];
    const auto mover = static_cast<std::size_t>(index(sideToMove));
    const std::int32_t squares = kernel.weigh(sums.bySide[mover], outer[0]) / one +
                                 kernel.weigh(sums.bySide[1 - mover], outer[1]) / one;
    return static_cast<engine::Value>(std::int64_t{squares + weights_.outerBias[number]} * scale /
                                      (one * outerOne));
}

}  // namespace leuctra::epaminondas
