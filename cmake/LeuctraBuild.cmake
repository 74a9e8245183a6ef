# SPDX-License-Identifier: GPL-3.0-or-later
# Flags that every target of the project shares.

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

add_library(leuctra-flags INTERFACE)
target_compile_options(leuctra-flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
if(LEUCTRA_WERROR)
    target_compile_options(leuctra-flags INTERFACE -Werror)
endif()
if(LEUCTRA_SANITIZE)
    add_compile_options(-fsanitize=${LEUCTRA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${LEUCTRA_SANITIZE})
endif()
