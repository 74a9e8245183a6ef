// SPDX-License-Identifier: GPL-3.0-or-later
#include "expect.h"
#include "registry/registry.h"

using namespace leuctra;

namespace {

constexpr const char* soundDeployment = "FB3B2B3B4B5B637289341X526745262283264572";

GameSetup setupOf(const GameKind& kind, int which, const std::string& text) {
    switch (which) {
        case 0:
            return {"", text, "", ""};
        case 1:
            return kind.hidden ? GameSetup{text, "", soundDeployment, soundDeployment}
                               : GameSetup{text, "", "", ""};
        default:
            return {"", "", text, soundDeployment};
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const GameKind& kind = games()[data[0] % games().size()];
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto state = kind.start(setupOf(kind, data[0] / 2 % 3, text));
    if (!state) {
        expect(!describe(state.error()).empty(), "an error has a reason");
        return 0;
    }
    const auto again = kind.start({(*state)->rulesText(), (*state)->positionText(), "", ""});
    expect(again.has_value(), "the text of a position is one");
    expect((*again)->positionText() == (*state)->positionText(), "the text leads to the same position");
    expect((*state)->outcome().has_value() == (*state)->legalPlays().empty(),
           "there are plays as long as it is not over");
    return 0;
}
