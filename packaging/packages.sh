# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by packaging/run.sh and tests/run.sh: what the project is built and tested with, as packages of
# Debian 12 and Ubuntu 24.04, and how the missing ones are installed.

# One package a line; alternatives, the first that the system offers is taken, are separated by '|'.
build_packages=(
    g++ cmake ninja-build ccache
    qt6-base-dev qt6-base-dev-tools
    'libqt6svg6-dev|qt6-svg-dev'
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libexpected-dev libfmt-dev libcli11-dev libpugixml-dev libgif-dev
    libqt6sql6-sqlite
    libgl-dev
    fonts-dejavu-core
)
test_packages=(libbenchmark-dev)

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# The alternative that is installed already, else the first that apt knows, else the first.
choose() {
    local alternatives
    IFS='|' read -ra alternatives <<<"$1"
    local name
    for name in "${alternatives[@]}"; do
        is_installed "$name" && { echo "$name"; return; }
    done
    for name in "${alternatives[@]}"; do
        [ -n "$(apt-cache madison "$name" 2>/dev/null)" ] && { echo "$name"; return; }
    done
    echo "${alternatives[0]}"
}

# install_missing PACKAGE... : says what it will install, then installs it; quiet when nothing is missing.
install_missing() {
    local all wanted missing=() alternatives name found states
    IFS='|' read -ra all <<<"$(IFS='|'; echo "$*")"
    states=" $(dpkg-query -W -f '${Package}=${db:Status-Status} ' "${all[@]}" 2>/dev/null || true)"
    for wanted in "$@"; do
        IFS='|' read -ra alternatives <<<"$wanted"
        found=no
        for name in "${alternatives[@]}"; do [[ $states == *" $name=installed "* ]] && found=yes; done
        [ $found = yes ] || missing+=("$wanted")
    done
    [ ${#missing[@]} -eq 0 ] && return 0

    if ! command -v apt-get >/dev/null; then
        echo "These packages are needed, and there is no apt-get to install them: ${missing[*]}" >&2
        return 1
    fi
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    local names=()
    for wanted in "${missing[@]}"; do names+=("$(choose "$wanted")"); done
    echo "Installing: ${names[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${names[@]}" \
        >/dev/null
}
