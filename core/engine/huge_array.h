// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>

namespace leuctra::engine {

/// A large array that is looked into here and there: zeroed, on large memory pages where the system has them,
/// so that looking does not miss the processor's table of pages each time. T must be all zero bits when
/// fresh.
template <typename T>
class HugeArray {
  public:
    static_assert(std::is_trivially_destructible_v<T>);

    HugeArray() = default;
    /// Empty when there is not enough memory.
    explicit HugeArray(std::size_t size);

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T& operator[](std::size_t index) const { return items_.get()[index]; }

  private:
    struct Free {
        void operator()(T* items) const { std::free(items); }
    };

    std::unique_ptr<T, Free> items_;
    std::size_t size_ = 0;
};

/// Bytes on large pages, zeroed; null when there is not enough memory. For free().
void* allocateHuge(std::size_t bytes);

template <typename T>
HugeArray<T>::HugeArray(std::size_t size) {
    void* memory = allocateHuge(size * sizeof(T));
    if (!memory) return;
    T* items = static_cast<T*>(memory);
    std::uninitialized_default_construct_n(items, size);
    items_.reset(items);
    size_ = size;
}

}  // namespace leuctra::engine
