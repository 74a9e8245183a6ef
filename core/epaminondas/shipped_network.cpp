// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/network.h"

// The file lies in the library itself, so that the program finds it wherever it is started from.
asm(".pushsection .rodata\n"
    ".global leuctra_epaminondas_network\n"
    ".global leuctra_epaminondas_network_end\n"
    "leuctra_epaminondas_network:\n"
    ".incbin \"" LEUCTRA_EPAMINONDAS_NETWORK
    "\"\n"
    "leuctra_epaminondas_network_end:\n"
    ".byte 0\n"
    ".popsection\n");

extern "C" const char leuctra_epaminondas_network[];
extern "C" const char leuctra_epaminondas_network_end[];

namespace leuctra::epaminondas {

const Result<std::shared_ptr<const Network>>& shippedNetwork() {
    static const auto network = Network::parse(
        {leuctra_epaminondas_network,
         static_cast<std::size_t>(leuctra_epaminondas_network_end - leuctra_epaminondas_network)});
    return network;
}

}  // namespace leuctra::epaminondas
