"""Every action of a game has one number, one named form and one line of text, and each leads back to the others."""

from __future__ import annotations

from nunatak.engine import Game, canonical, parse_json


def named_actions_round_trip(game: Game) -> None:
    space = game.space
    for action in range(space.size):
        named = space.name(action)
        assert space.parse(named) == action
        assert space.parse(parse_json(canonical(named))) == action
        assert space.kind_of(action).name == named["kind"]


def text_actions_round_trip(game: Game) -> None:
    space = game.space
    texts = [space.text(action) for action in range(space.size)]
    assert len(set(texts)) == space.size
    assert [space.parse_text(text) for text in texts] == [*range(space.size)]


def the_kinds_fill_the_space_without_gaps(game: Game) -> None:
    space = game.space
    assert [kind.base for kind in space.kinds] == [0, *(kind.end for kind in space.kinds)][:-1]
    assert space.kinds[-1].end == space.size
