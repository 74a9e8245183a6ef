# SPDX-License-Identifier: GPL-3.0-or-later
# Flags that every target of the project shares.

# -O3 is for core, where the hot loops are (core/CMakeLists.txt); elsewhere it only costs time to build.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

# There are many tests to link, and it links four times as fast.
find_program(GOLD_LINKER ld.gold)
if(GOLD_LINKER AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT LEUCTRA_SANITIZE)
    add_link_options(-fuse-ld=gold)
endif()

add_library(leuctra-flags INTERFACE)
target_compile_options(leuctra-flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 sees overlapping copies in std::string where there are none (GCC bug 105651).
    target_compile_options(leuctra-flags INTERFACE -Wno-restrict)
endif()
if(LEUCTRA_WERROR)
    target_compile_options(leuctra-flags INTERFACE -Werror)
endif()
if(LEUCTRA_SANITIZE)
    add_compile_options(-fsanitize=${LEUCTRA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${LEUCTRA_SANITIZE})
endif()
