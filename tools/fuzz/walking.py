"""A process that tries laws on walks: what it is given may hang it or crash it, and the one that asks survives."""

from __future__ import annotations

import signal
import time
import traceback
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

from nunatak.conformance.cases import Case, Walk
from nunatak.conformance.suite import LAWS, Law
from nunatak.lab.bench import is_compiled

# A shorter walk is easier to understand, but not worth an evening.
SHORTENING_SECONDS = 60.0


@dataclass(frozen=True)
class Trial:
    """A law to try on a case, by its name."""

    law: str
    case: Case
    walk: Walk


@dataclass(frozen=True)
class Failed:
    """A walk on which the law does not hold, shortened if possible, and what happened there."""

    walk: Walk
    was: str
    trace: str


def walk_on(asked: Connection) -> None:
    """Tries what it is sent until it is sent nothing more; says first whether the rules are compiled."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the one that asks
    asked.send(is_compiled())
    laws = {law.__name__: law for law in LAWS}
    while True:
        try:
            trial: Trial = asked.recv()
        except EOFError:
            return
        asked.send(try_out(laws[trial.law], trial.case, trial.walk))


def try_out(law: Law, case: Case, walk: Walk) -> Failed | None:
    """None where the law holds, the shortest failing walk of that deal and path otherwise."""
    failed = outcome(law, case, walk)
    end = time.monotonic() + SHORTENING_SECONDS
    for stop in range(walk.stop):
        if failed is None or time.monotonic() > end:
            break
        shorter = outcome(law, case, replace(walk, stop=stop))
        if shorter is not None:
            return shorter
    return failed


def outcome(law: Law, case: Case, walk: Walk) -> Failed | None:
    """Whatever goes wrong is a counter-example."""
    try:
        law(case, walk)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as problem:
        said = traceback.format_exception_only(problem)[0].strip().splitlines()[0]
        where = traceback.extract_tb(problem.__traceback__)[-1]
        was = f"{said[:300]} ({Path(where.filename).name}: {where.line})"
        return Failed(walk, was, "".join(traceback.format_exception(problem)))
    return None
