"""Counter-examples that `make fuzz` has found. They stay, and every run of the tests tries them.

walks.json holds walks on which a law did not hold (nunatak.conformance), examples.json the arguments with which another
test on generated input failed.
"""

from __future__ import annotations

import ast
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WALKS = HERE / "walks.json"
EXAMPLES = HERE / "examples.json"


@dataclass(frozen=True)
class FoundWalk:
    """A law, a game with its options, a walk; and what went wrong when it was found."""

    law: str
    game: str
    options: dict[str, Any]
    deal: int
    path: int
    stop: int
    was: str

    def __str__(self) -> str:
        return f"{self.law}-{self.game}-{self.deal % 2**16:04x}"


@dataclass(frozen=True)
class FoundExample:
    """A test, by file and name, and the arguments that Hypothesis gave it, each as Python writes it."""

    test: str
    arguments: dict[str, str]
    was: str

    def values(self) -> dict[str, Any]:
        return {name: ast.literal_eval(text) for name, text in self.arguments.items()}


def found_walks(file: Path = WALKS) -> list[FoundWalk]:
    return [FoundWalk(**entry) for entry in _entries(file)]


def found_examples(file: Path = EXAMPLES) -> list[FoundExample]:
    return [FoundExample(**entry) for entry in _entries(file)]


def keep(found: FoundWalk | FoundExample, folder: Path = HERE) -> Path:
    """Adds a counter-example to those in the folder; returns the file it is in now."""
    file = folder / (WALKS if isinstance(found, FoundWalk) else EXAMPLES).name
    entries = _entries(file)
    entry = asdict(found)
    if entry not in entries:
        entries.append(entry)
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(entries, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return file


def _entries(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    read: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return read
