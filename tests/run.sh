#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds with warnings as errors and runs every test.
#   tests/run.sh [--slow]     --slow: the long runs (label `slow`) as well
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/packaging/packages.sh"

selection=(--label-exclude '^slow$')
[ "${1-}" = --slow ] && selection=()

install_missing "${build_packages[@]}" "${test_packages[@]}"

cd "$root"
cmake --preset check
cmake --build --preset check
ctest --preset check "${selection[@]}"
