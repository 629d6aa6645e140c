#!/usr/bin/env bash
# Install the hashed requirements named by the argument, and this project editable, into .venv.
# pip always works; uv, where it is there and reaches a package index, is only quicker.
set -euo pipefail
cd "$(dirname "$0")/.."

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

if ! .venv/bin/python -c "$new_enough" 2>/dev/null; then
    python=
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$candidate" >/dev/null && "$candidate" -c "$new_enough" 2>/dev/null; then
            python=$candidate
            break
        fi
    done
    if [ -z "$python" ]; then
        echo "Nunatak needs Python 3.11 or newer; none was found. Set PYTHON=/path/to/python3 if it is elsewhere." >&2
        exit 1
    fi
    rm -rf .venv
    if ! "$python" -m venv .venv; then
        rm -rf .venv
        if ! { command -v uv >/dev/null && uv venv --quiet --seed --python "$python" .venv; }; then
            echo "$python cannot make a virtual environment (on Debian and Ubuntu: apt install python3-venv)." >&2
            exit 1
        fi
    fi
fi

export PIP_DISABLE_PIP_VERSION_CHECK=1
install() {
    if command -v uv >/dev/null; then
        uv pip install --quiet --python .venv/bin/python "$@" && return
        echo "uv could not install; trying pip." >&2
    fi
    .venv/bin/python -m pip install --quiet "$@"
}

echo "Installing $1 into .venv"
install --require-hashes -r "$1"
# The lock has already decided about everything this could bring along.
if [ "$1" = requirements.txt ]; then
    install --no-deps --no-build-isolation --editable .
fi
