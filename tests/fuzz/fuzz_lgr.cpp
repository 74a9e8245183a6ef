// SPDX-License-Identifier: GPL-3.0-or-later
#include "expect.h"
#include "record/lgr.h"

using namespace leuctra;
using namespace leuctra::record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& game : parseRecords(text)) {
        if (!game) {
            expect(game.error().line > 0 && game.error().column > 0, "an error has a place");
            expect(!describe(game.error()).empty(), "an error has a reason");
            continue;
        }
        const std::string written = writeRecord(*game);
        const auto again = parseRecords(written);
        expect(again.size() == 1 && again.front().has_value(), "a written record is read");
        expect(writeRecord(*again.front()) == written, "a record read is written as it was");
    }
    return 0;
}
