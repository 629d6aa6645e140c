"""The rules as a reference: every rule that is cited is told somewhere, and all that is told can be found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT = Path(__file__).parents[2]
GAMES = {
    "roam": ("ROAM", "roam/rules/outline.json"),
    "winter": ("EW", "winter/rules/outline.json"),
    "ice2": ("ICE2", "ice/rules/second.json"),
    "ice1": ("ICE1", "ice/rules/first.json"),
}
MARKED = re.compile(r"\[[^\]]+\]\(([\w-]+)\)")

every_game = pytest.mark.parametrize("game", GAMES)


def outline(game: str) -> dict[str, Any]:
    path = ROOT / "web" / "src" / "games" / GAMES[game][1]
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def messages(game: str) -> dict[str, str]:
    """The English words of a reference, by their keys without the name of the game."""
    path = ROOT / "src" / "nunatak" / "locale" / "en" / f"{game}-rules.ftl"
    source = path.read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if type(entry).__name__ == "Junk"]
    said = [entry for entry in body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in said}) == len(said), "a message is there twice"
    start = f"{game}-rules-"
    assert [entry.id.name for entry in said if not entry.id.name.startswith(start)] == []
    return {
        entry.id.name.removeprefix(start): source[entry.value.span.start : entry.value.span.end]
        for entry in said
        if entry.value is not None and entry.value.span is not None
    }


def rules_told(game: str) -> list[str]:
    sections = outline(game)["sections"]
    return [rule for section in sections for told in section["paragraphs"].values() for rule in told]


def places(game: str) -> set[str]:
    sections = outline(game)["sections"]
    return {
        "legend",
        "glossary",
        *(section["id"] for section in sections),
        *(f"{section['id']}-{paragraph}" for section in sections for paragraph in section["paragraphs"]),
        *(f"example-{example}" for section in sections for example in section.get("examples", ())),
        *rules_told(game),
    }


def cited(game: str) -> set[str]:
    """The rules that refusals, steps and the page name."""
    rule = re.compile(rf"\b{GAMES[game][0]}-[A-Z]+(?:-[A-Z]+)?-\d+\b(?!\.\d)")
    folders = [ROOT / "src" / "nunatak" / "games", ROOT / "web" / "src"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".ts", ".svelte"}]
    return {found for path in files for found in rule.findall(path.read_text(encoding="utf-8"))}


@every_game
def test_every_rule_that_is_cited_has_its_paragraph(game: str) -> None:
    rules = cited(game)
    assert len(rules) > 50
    assert sorted(rules - set(rules_told(game))) == []


@every_game
def test_a_rule_is_told_in_one_place(game: str) -> None:
    told = rules_told(game)
    assert sorted(rule for rule in set(told) if told.count(rule) > 1) == []
    assert [rule for rule in told if not rule.startswith(f"{GAMES[game][0]}-")] == []


@every_game
def test_everything_has_words_and_all_words_are_shown(game: str) -> None:
    """Sections and paragraphs by the outline, examples by their steps, signs and words of the glossary."""
    sheet, said = outline(game), messages(game)
    wanted = {"about"}
    for section in sheet["sections"]:
        name = section["id"]
        wanted |= {name, f"{name}-picture", *(f"{name}-{paragraph}" for paragraph in section["paragraphs"])}
        for example in section.get("examples", ()):
            steps = [key for key in said if re.fullmatch(rf"example-{example}-\d+", key)]
            assert len(steps) > 1
            wanted |= {f"example-{example}", *(f"example-{example}-{n + 1}" for n in range(len(steps)))}
    wanted |= {f"sign-{sign}" for sign in sheet["signs"]}
    wanted |= {f"word-{word}{end}" for word in sheet["words"] for end in ("", "-about")}
    assert sorted(wanted ^ set(said)) == []


@every_game
def test_every_link_leads_somewhere(game: str) -> None:
    sheet, there = outline(game), places(game)
    linked = {place for text in messages(game).values() for place in MARKED.findall(text)}
    assert sorted((linked | set(sheet["words"].values())) - there) == []


@every_game
def test_there_is_something_to_step_through(game: str) -> None:
    assert sum(len(section.get("examples", ())) for section in outline(game)["sections"]) >= 2


@pytest.mark.parametrize("folder", ["roam", "winter", "ice"])
def test_the_table_opens_the_rules_at_a_section_there_is(folder: str) -> None:
    """`?` leads to what is explained for the step that is asked; the editions of I C E share one table of them."""
    source = (ROOT / "web" / "src" / "games" / folder / "module.ts").read_text(encoding="utf-8")
    table = source[source.index("const CHAPTER") :]
    chapters = set(re.findall(r"^  \w+: '([\w-]+)',$", table[: table.index("\n}")], re.MULTILINE))
    assert len(chapters) > 3
    known = {section["id"] for game in GAMES if game.startswith(folder) for section in outline(game)["sections"]}
    assert sorted(chapters - known) == []
