#!/usr/bin/env bash
# Print the path of the browser for the browser tests, or nothing where there is none and none can be had.
# NUNATAK_CHROMIUM names one that is not on PATH. On Debian as root a missing one is installed.
set -euo pipefail

find_browser() {
    if [ -n "${NUNATAK_CHROMIUM:-}" ]; then
        command -v "$NUNATAK_CHROMIUM" && return
        echo "NUNATAK_CHROMIUM=$NUNATAK_CHROMIUM is not a program." >&2
        exit 1
    fi
    local name
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
        command -v "$name" && return
    done
    return 1
}

find_browser && exit

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "No Chromium here: installing Debian's package." >&2
    export DEBIAN_FRONTEND=noninteractive
    wait=(-o DPkg::Lock::Timeout=300)
    if apt-get "${wait[@]}" update >&2 &&
        apt-get "${wait[@]}" install --yes --no-install-recommends chromium >&2 &&
        find_browser; then
        exit
    fi
fi

cat >&2 <<'TEXT'

    ************************************************************************
    *  NO BROWSER: the browser tests will be skipped.                      *
    *  Install Chromium or Chrome, or set NUNATAK_CHROMIUM to its path.    *
    ************************************************************************

TEXT
[ "${CI:-}" != true ] || exit 1
