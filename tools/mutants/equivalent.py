"""Mutants that change nothing that anybody could notice, each with the reason: equivalent.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

LISTED = Path(__file__).with_name("equivalent.toml")
FIELDS = {"file", "function", "was", "becomes", "reason"}


def equivalents(file: Path = LISTED) -> dict[tuple[str, str, str, str], str]:
    """The reasons, by what identifies a mutant. Line numbers do not: code is added above."""
    found: dict[tuple[str, str, str, str], str] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", []):
        if set(entry) != FIELDS or not entry["reason"].strip():
            raise ValueError(f"{file}: an entry has {', '.join(sorted(FIELDS))} and nothing else: {entry}")
        found[entry["file"], entry["function"], entry["was"], entry["becomes"]] = entry["reason"]
    return found
