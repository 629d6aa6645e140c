#!/usr/bin/env bash
# Resolve the dependencies anew (LOCK_ARGS=--upgrade for newer versions), and write the lock in every form
# that is tracked: uv.lock, the hashed requirements that pip installs, and the page's package-lock.json.
set -euo pipefail
cd "$(dirname "$0")/.."

uv=$(command -v uv || true)
if [ -z "$uv" ]; then
    python3 -m venv build/uv
    build/uv/bin/pip install --quiet uv
    uv=build/uv/bin/uv
fi

# A mirror that happens to be configured here is nobody else's business: resolve against it, record the default.
"$uv" lock ${LOCK_ARGS:-}
python3 tools/lock_public.py uv.lock

export_to() {
    "$uv" export --frozen --quiet --no-config --format requirements-txt --no-emit-project \
        --no-header --no-annotate --no-emit-index-url "${@:2}" --output-file "$1"
}
export_to requirements.txt --no-dev --extra server --group build
export_to requirements-compile.txt --only-group compile
export_to requirements-dev.txt --extra server --group dev
export_to requirements-bench.txt --only-group bench
export_to requirements-lab.txt --only-group lab

(cd web && npm install --package-lock-only --ignore-scripts ${LOCK_NPM_ARGS:-})

if grep -nE '"resolved"' web/package-lock.json || grep -nE '(https?|file)://' requirements*.txt; then
    echo "make lock: the lines above name a registry or a path; they must not be recorded." >&2
    exit 1
fi
