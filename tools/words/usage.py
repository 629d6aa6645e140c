"""Which keys the sources ask for: written out, or made of parts that can be seen."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools.words.messages import ROOT

KEY = re.compile(r"[a-z][a-z0-9]*(-[\w]+)+")
PART = re.compile(r"[\w*-]+")
PAGE = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "nunatak"
# How code asks for a message by its key.
ASKS = re.compile(r"(?<![\w.])(?:t|has|name|fill)\(\s*")
TEMPLATE = re.compile(r"`((?:[^`\\$]|\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\\.)*)`")
# I C E says what its editions say differently by the rest of a key.
EDITION = re.compile(r"(?<![\w.])say\([^,()]+,\s*['`]([^'`]+)['`]")
QUOTED = re.compile(r"'([^'\\\n]*)'|\"([^\"\\\n]*)\"")


@dataclass
class Usage:
    """What the sources ask for."""

    # Keys that are written out, with the places.
    keys: dict[str, str] = field(default_factory=dict)
    # Keys made of parts, `*` for what is filled in.
    patterns: dict[str, str] = field(default_factory=dict)
    # Places where a key comes from elsewhere.
    unseen: dict[str, str] = field(default_factory=dict)
    # Keys that are asked for as they are.
    asked: dict[str, str] = field(default_factory=dict)


def sources() -> list[Path]:
    """The page's own files that speak to readers: no tests, no gallery of pieces, nothing generated."""
    found = [path for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}")]
    apart = ("gallery", "generated")
    return sorted(path for path in found if ".test." not in path.name and path.relative_to(PAGE).parts[0] not in apart)


@cache
def usage() -> Usage:
    """All that pages, terminal and games ask for."""
    found = Usage()
    for path in sources():
        _read_page(path, found)
    for path in sorted(PYTHON.rglob("*.py")):
        _read_python(path, found)
    return found


@cache
def names_in_games() -> set[str]:
    """Everything that the games call by a name: kinds of events and actions, steps."""
    sources = [path.read_text(encoding="utf-8") for path in (PYTHON / "games").rglob("*.py")]
    return {name for source in sources for name in re.findall(r'"(\w+)"', source)}


def _read_page(path: Path, found: Usage) -> None:
    source = re.sub(r"/\*.*?\*/|<!--.*?-->|<style>.*</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    where = str(path.relative_to(ROOT))
    for match in QUOTED.finditer(source):
        text = match[1] or match[2] or ""
        if KEY.fullmatch(text):
            found.keys[text] = where
    for match in TEMPLATE.finditer(source):
        pattern = re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "*", match[1])
        if "*" in pattern and PART.fullmatch(pattern) and re.search(r"[a-z]", pattern):
            found.patterns[pattern] = where
    for match in EDITION.finditer(source):
        found.patterns["ice-page-" + re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "*", match[1])] = where
    for match in ASKS.finditer(source):
        rest = source[match.end() :]
        quoted = QUOTED.match(rest)
        if quoted:
            found.asked[quoted[1] or quoted[2] or ""] = where
        elif rest[:1] != "`" and not rest.startswith(("key:", "'")) and not _chooses(rest):
            found.unseen[f"{where}: {re.split('[,)]', rest)[0]}"] = where


def _chooses(rest: str) -> bool:
    """Whether what is asked for is one of several keys that are written out: `won ? 'a' : 'b'`."""
    return re.match(r"[^,()]*(\([^()]*\))?[^,()]*\?\s*['`]", rest) is not None


def _read_python(path: Path, found: Usage) -> None:
    where = str(path.relative_to(ROOT))
    for sign, text in re.findall(r'(f?)"([^"\n]*)"', path.read_text(encoding="utf-8")):
        if not sign and KEY.fullmatch(text):
            found.keys[text] = where
            continue
        pattern = re.sub(r"\{[^{}]*\}", "*", text) if sign else text
        if "*" in pattern and "-" in pattern and PART.fullmatch(pattern) and re.search(r"[a-z]", pattern):
            found.patterns[pattern] = where
