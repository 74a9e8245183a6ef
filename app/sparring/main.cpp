// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ugi_session.h"
#include "players/combate_sight.h"
#include "sparring/combate_partners.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>

namespace {

using namespace leuctra;

struct Partner {
    std::string_view name;
    std::unique_ptr<players::Engine> (*make)();
};

constexpr Partner partners[] = {
    {"random", [] { return sparring::combatePartner("random"); }},
    {"greedy", [] { return sparring::combatePartner("greedy"); }},
    {"suspect", [] { return sparring::combatePartner("suspect"); }},
};

const Partner* partnerNamed(std::string_view name) {
    const auto found = std::find_if(std::begin(partners), std::end(partners),
                                    [name](const Partner& partner) { return partner.name == name; });
    return found == std::end(partners) ? nullptr : found;
}

}  // namespace

/// leuctra-sparring combate random|greedy|suspect: an opponent that speaks UGI.
int main(int argc, char** argv) {
    const bool asked = argc == 3 && std::string_view(argv[1]) == "combate";
    const Partner* partner = asked ? partnerNamed(argv[2]) : nullptr;
    if (!partner) {
        std::fputs("usage: leuctra-sparring combate random|greedy|suspect\n", stderr);
        return 2;
    }
    const players::EngineKind kind{"combate", partner->make, &players::seeCombate, &players::observeCombate,
                                   nullptr, 0};
    cli::UgiSession session(*gameNamed("combate"), kind, LEUCTRA_VERSION, [](std::string_view line) {
        std::printf("%.*s\n", static_cast<int>(line.size()), line.data());
        std::fflush(stdout);
    });
    for (std::string line; std::getline(std::cin, line);)
        if (!session.handle(line)) return 0;
    session.finish();
    return 0;
}
