"""The compiled package that thinking processes may use: only as long as it is what the sources say.

The server itself gains nothing by it. A build leaves a stamp in its folder as the last thing it does, so that a folder
without one, or with one older than a source, is none.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path

log = logging.getLogger(__name__)

# Names the folder, whether there is anything in it yet or not.
FOLDER_VARIABLE = "NUNATAK_COMPILED"
STAMP = ".made"
SOURCES = Path(__file__).parents[2]


class CompiledPackage:
    """A folder in which a compiled package lies, or may lie one day."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        # The stamp that was judged last, and the judgement: sources are looked at once a build.
        self.judged = 0
        self.fresh = False

    def path(self) -> str | None:
        """The folder, if a package lies there that is up to date; None otherwise."""
        try:
            made = Path(self.folder, STAMP).stat().st_mtime_ns if self.folder else 0
        except OSError:
            made = 0
        if made != self.judged:
            self.judged = made
            self.fresh = made > 0 and made >= newest_source()
            if self.fresh:
                log.info("bots think with the compiled package in %s", self.folder)
        return self.folder if self.fresh else None

    def distrust(self) -> None:
        """Does without it until it has been made anew: it does not work here."""
        log.warning("the compiled package in %s does not work; bots think in plain Python", self.folder)
        self.fresh = False


def named_package() -> CompiledPackage:
    """The package whose folder the surroundings name; none where they name no folder."""
    return CompiledPackage(os.environ.get(FOLDER_VARIABLE, ""))


def newest_source() -> int:
    """When the sources were changed last, in nanoseconds since 1970."""
    newest = 0
    for folder, folders, files in os.walk(SOURCES):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in files:
            newest = max(newest, Path(folder, name).stat().st_mtime_ns)
    return newest
