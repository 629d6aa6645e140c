"""Runs tests of a game with a limit to processor time and memory; tells in its last line which package was tested."""

from __future__ import annotations

import json
import resource
import sys

import pytest

# Which assertion failed is enough to know, not what stood on both sides; and no plugin is loaded that no game needs.
# Both make a run start in a fourth of the time, and that is most of what a mutant costs.
UNUSED = ("cacheprovider", "xdist", "faker", "anyio")
OPTIONS = ["-x", "-q", "-rfE", "--tb=no", "--assert=plain", *(f"-pno:{plugin}" for plugin in UNUSED)]


def main() -> int:
    seconds, memory, game, *where = sys.argv[1:]
    if int(seconds):
        # The second number ends the process whatever it does; memory is limited because lists may grow for ever.
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
        resource.setrlimit(resource.RLIMIT_AS, (int(memory), int(memory)))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    code = int(pytest.main([*OPTIONS, "-k", game, *where]))
    import nunatak

    used = resource.getrusage(resource.RUSAGE_SELF)
    told = {"package": str(nunatak.__file__), "used": used.ru_utime + used.ru_stime}
    print("\n" + json.dumps(told))
    return code


if __name__ == "__main__":
    sys.exit(main())
