#!/usr/bin/env bash
# Install the locked packages of the page into web/node_modules.
set -euo pipefail
cd "$(dirname "$0")/../web"

if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
    echo "Nunatak's page is built with Node 20.19 or newer; found: $(node --version 2>/dev/null || echo none)." >&2
    exit 1
fi
echo "Installing the page's packages into web/node_modules"
npm ci --no-fund --no-audit --loglevel=error
