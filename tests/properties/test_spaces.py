"""Every action of every game has one number, one named form and one line of text, and each leads back to the others."""

from __future__ import annotations

import pytest

from nunatak.engine import canonical, parse_json
from nunatak.games import game_names, load_game


@pytest.mark.parametrize("name", game_names())
def test_named_actions_round_trip(name: str) -> None:
    space = load_game(name).space
    for action in range(space.size):
        named = space.name(action)
        assert space.parse(named) == action
        assert space.parse(parse_json(canonical(named))) == action
        assert space.kind_of(action).name == named["kind"]


@pytest.mark.parametrize("name", game_names())
def test_text_actions_round_trip(name: str) -> None:
    space = load_game(name).space
    texts = [space.text(action) for action in range(space.size)]
    assert len(set(texts)) == space.size
    assert [space.parse_text(text) for text in texts] == [*range(space.size)]


@pytest.mark.parametrize("name", game_names())
def test_the_kinds_fill_the_space_without_gaps(name: str) -> None:
    space = load_game(name).space
    assert [kind.base for kind in space.kinds] == [0, *(kind.end for kind in space.kinds)][:-1]
    assert space.kinds[-1].end == space.size
