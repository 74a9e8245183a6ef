// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/huge_array.h"

#include <sys/mman.h>

#include <cstring>

namespace leuctra::engine {

void* allocateHuge(std::size_t bytes) {
    constexpr std::size_t page = std::size_t{2} << 20;
    const std::size_t rounded = (bytes + page - 1) / page * page;
    void* memory = std::aligned_alloc(page, rounded);
    if (!memory) return nullptr;
#ifdef MADV_HUGEPAGE
    // A wish: without large pages it is only slower.
    ::madvise(memory, rounded, MADV_HUGEPAGE);
#endif
    std::memset(memory, 0, rounded);
    return memory;
}

}  // namespace leuctra::engine
