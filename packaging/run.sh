#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds a release and opens Leuctra.
#   packaging/run.sh [--build-only] [ARGUMENTS OF LEUCTRA...]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/packaging/packages.sh"

build_only=no
if [ "${1-}" = --build-only ]; then
    build_only=yes
    shift
fi

install_missing "${build_packages[@]}"

build="$root/build/release"
if [ ! -f "$build/build.ninja" ]; then
    (cd "$root" && cmake --preset release -DLEUCTRA_TESTS=OFF -DLEUCTRA_BENCH=OFF)
fi
cmake --build "$build" --target leuctra leuctra-cli | { grep -v '^ninja: no work to do' || true; }

[ $build_only = yes ] && exit 0

if [ $# -eq 0 ] && [ -z "${DISPLAY-}" ] && [ -z "${WAYLAND_DISPLAY-}" ]; then
    echo "There is no display here: Leuctra plays its demonstration and writes pictures of it instead."
    QT_QPA_PLATFORM=offscreen exec "$build/app/leuctra" --demo "$root/build/demo"
fi
exec "$build/app/leuctra" "$@"
