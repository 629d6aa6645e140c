"""What environments show: text, a picture, its pixels, and never more than a seat may know."""

from __future__ import annotations

import random
from functools import partial
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import render_test

from nunatak.engine import Chance, Json, State
from nunatak.games import load_game
from nunatak.lab import pettingzoo
from nunatak.lab.rl.boards import draw
from nunatak.lab.rl.outline import outline
from nunatak.lab.rl.picture import Picture
from nunatak.lab.rl.pixels import pixels
from nunatak.lab.rl.rendering import Renderer

ASKED = {"en": "has to decide", "fr": "doit décider", "cs": "Rozhoduje", "ru": "Решает"}
GAMES = ["ice2", "ice1", "roam", "winter"]


def later(game: str, decisions: int, players: int = 3) -> State:
    """A game after some answers."""
    state = load_game(game).new({"players": players}, 5)
    choices = random.Random(5)
    for _ in range(decisions):
        if not state.is_over():
            state.apply(choices.choice(state.legal()))
    return state


def is_svg(document: str) -> bool:
    return ElementTree.fromstring(document).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    render_test(partial(pettingzoo.env, game), {"svg": is_svg})


@pytest.mark.parametrize("decisions", [5, 40, 120])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_shown(game: str, decisions: int) -> None:
    state = later(game, decisions)
    for seat in range(state.seats()):
        imagined = state.imagine(seat, Chance(9))
        for mode in ("ansi", "svg"):
            renderer = Renderer(state.game(), mode, "en")
            assert renderer.render(state, seat) == renderer.render(imagined, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_drawn_from_beginning_to_end(game: str) -> None:
    state = later(game, 0, 2)
    choices = random.Random(1)
    seen = set()
    decisions = 0
    while not state.is_over():
        if decisions % 7 == 0:
            seen.add(draw(state, state.to_decide()).svg())
        state.apply(choices.choice(state.legal()))
        decisions += 1
    assert len(seen) > decisions // 14
    assert is_svg(draw(state, None).svg())


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ru"])
def test_the_question_is_put_in_words(language: str) -> None:
    state = later("roam", 0)
    text = Renderer(state.game(), "ansi", language).render(state, state.to_decide())
    assert isinstance(text, str)
    question = text.splitlines()[1]
    assert "[" not in question
    assert "red" in question
    assert ASKED[language] in question


def test_what_is_short_shares_a_line() -> None:
    data: dict[str, Json] = {
        "day": 2,
        "winners": [],
        "tokens": {f"r{row}c{column}": [0] for row in range(6) for column in range(6)},
        "players": [{"colour": "blue", "party": [f"start-blue-{number}" for number in range(12)]}],
    }
    told = outline(data)
    assert told[:3] == ["day: 2", "winners: -", "tokens:"]
    assert told[3].startswith("  r0c0 (0), r0c1 (0), ")
    assert told[7:11] == ["players:", "  0:", "    colour: blue", "    party:"]
    assert told[-1].endswith(" start-blue-11")
    assert max(map(len, told)) <= 100


def test_human_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("roam", render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.startswith("roam: ")


def test_pixels_are_those_of_the_shapes() -> None:
    picture = Picture(40, 30, "#000000")
    picture.square(10, 10, 10, 10, "#ff0000", "#00ff00")
    picture.disc(30, 15, 4, "#0000ff", "#0000ff")
    picture.label(5, 5, "1", "#ffffff", 1)
    seen = pixels(picture)
    assert seen.shape == (30, 40, 3)
    assert seen[15, 15].tolist() == [255, 0, 0]
    assert seen[10, 15].tolist() == [0, 255, 0]
    assert seen[15, 30].tolist() == [0, 0, 255]
    assert seen[25, 25].tolist() == [0, 0, 0]
    # A one: eight squares.
    assert (seen[:8, :8] == 255).all(axis=2).sum() == 8
    reds = (seen == np.array([255, 0, 0], np.uint8)).all(axis=2).sum()
    assert reds == 64
