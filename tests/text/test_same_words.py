"""The page and Python say the same, character for character: all that is told, offered and asked in whole games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.text import Words, languages
from tests.text import forms
from tests.text.told import NAMES, Line, Speaker, everything, record_named

ROOT = Path(__file__).parents[2]
NO_NODE = "no Node found; the page's words were not compared"
GAMES = [
    "ice1-1-solo-edifices", "ice1-3-draft", "ice1-5-other-readings", "ice2-2-expert", "ice2-3-blessing-logbook",
    "ice2-5-basic", "roam-2-standstill", "roam-4-everything", "winter-2-basic", "winter-4-chiefs-ice",
    "winter-4-everything",
]  # fmt: skip
# Who reads them: some games are told to one of the players, the others to people who watch.
YOU = {"ice1-3-draft": 1, "ice2-5-basic": 0, "roam-4-everything": 2, "winter-4-everything": 0}
# What the page says of printed things, which Python has no need to.
PRINTED = {"cardInWords": "cards", "speciesInWords": "species", "stoneInWords": "stones", "setupInWords": "setup_cards"}


class Told:
    """The lines of the games, and what the page makes of them in every language."""

    def __init__(self, lines: dict[str, list[Line]], said: dict[str, dict[str, list[str | None]]]) -> None:
        self.lines = lines
        self.said = said


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """Everything, said by the page's own code in Node."""
    node = shutil.which("node")
    if node is None or not (ROOT / "web" / "node_modules").exists():
        if os.environ.get("CI") == "true":
            pytest.fail(NO_NODE, pytrace=False)
        pytest.skip(NO_NODE)
    lines = {name: everything(name) for name in GAMES}
    game, _ = record_named("winter-2-basic")
    lines["printed"] = [
        (words, item)
        for words, listed in PRINTED.items()
        for item in _items(game.catalogue()[listed])
        if isinstance(item, dict)
    ]
    facts = tmp_path_factory.mktemp("words") / "facts.json"
    games = [*(_told(name, lines[name]) for name in lines), _sledges()]
    facts.write_text(json.dumps(games), encoding="utf-8")
    command = [node, str(ROOT / "web" / "tools" / "sentences.mjs"), str(facts), *languages()]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    said: dict[str, list[list[str | None]]] = json.loads(done.stdout)
    return Told(lines, {name: dict(zip([*lines, forms.NAME], said[name], strict=True)) for name in said})


def _sledges() -> JsonObject:
    game = forms.Sledges()
    lines: list[Json] = [["event", event] for event in forms.EVENTS]
    taught: JsonObject = {**forms.SOURCES}
    return {
        "game": forms.NAME,
        "words": game.words(),
        "catalogue": game.catalogue(),
        "names": [*NAMES],
        "lines": lines,
        "messages": taught,
    }


def _told(name: str, lines: list[Line]) -> JsonObject:
    game, _ = record_named("winter-2-basic" if name == "printed" else name)
    listed: list[Json] = [[kind, facts] for kind, facts in lines]
    names: list[Json] = [*NAMES]
    return {
        "game": game.name,
        "words": game.words(),
        "catalogue": game.catalogue(),
        "names": names,
        "you": YOU.get(name),
        "lines": listed,
    }


def _items(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_what_python_says(told: Told, name: str, language: str) -> None:
    speaker = Speaker(record_named(name)[0], language, YOU.get(name))
    lines = told.lines[name]
    assert len(lines) > 300
    said = told.said[language][name]
    assert [(line, one) for line, one in zip(lines, said, strict=True) if speaker.say(line) != one] == []


@pytest.mark.parametrize("language", forms.SOURCES)
def test_names_stand_in_sentences_in_their_cases(told: Told, language: str) -> None:
    words = Words(forms.sledges(), forms.Taught(language), NAMES)
    assert [words.event(event) for event in forms.EVENTS] == forms.SENTENCES[language]
    # The page says something of events without a message that are of other packages.
    wordless = {i for i, one in enumerate(forms.SENTENCES[language]) if one is None}
    said = [one for i, one in enumerate(told.said[language][forms.NAME]) if i not in wordless]
    assert said == [one for one in forms.SENTENCES[language] if one is not None]


def test_printed_things_are_said_in_full(told: Told) -> None:
    said = [sentence for sentence in told.said["en"]["printed"] if sentence is not None]
    assert "Tribeswoman. 1½ labor. Pay 1 food: gain 1 tool. In the eclipse: move a camp once." in said  # EW-EX-5
    assert [sentence for sentence in said if any(mark in sentence for mark in "[]{}_")] == []
