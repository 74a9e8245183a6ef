// SPDX-License-Identifier: GPL-3.0-or-later
#include "expect.h"
#include "registry/registry.h"

using namespace leuctra;

namespace {

std::unique_ptr<GameState> begin(const GameKind& kind) {
    const std::string deployment = "FB3B2B3B4B5B637289341X526745262283264572";
    return kind.start(kind.hidden ? GameSetup{"", "", deployment, deployment} : GameSetup{}).value();
}

void tryPlay(GameState& state, std::string_view text) {
    const std::string before = state.positionText();
    if (const auto played = state.play(text); !played) {
        expect(!describe(played.error()).empty(), "a refusal has a reason");
        expect(state.positionText() == before, "a refused play changes nothing");
        return;
    }
    const std::string canonical = state.lastTransition()->play;
    const std::string after = state.positionText();
    expect(state.undo() && state.positionText() == before, "a play can be taken back");
    expect(state.play(canonical).has_value() && state.positionText() == after,
           "the canonical text is the same play");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto state = begin(games()[data[0] % games().size()]);
    std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        tryPlay(*state, rest.substr(0, end));
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
    }
    return 0;
}
