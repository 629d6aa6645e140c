"""Five levels for every game, from the data files."""

from __future__ import annotations

import pytest

from nunatak.bots import bot_names, make_bot
from nunatak.bots.casual import CasualBot
from nunatak.bots.house import evaluation_of, levels_of
from nunatak.bots.levels import LEVELS, level_from
from nunatak.bots.search import SearchBot
from nunatak.engine import DataError, Observer
from nunatak.engine.tables import TableReader
from nunatak.games import game_names, load_game


@pytest.mark.parametrize("game", game_names())
def test_the_levels_read_further_and_further_ahead(game: str) -> None:
    levels = levels_of(game)
    assert [level.name for level in levels] == LEVELS
    assert [level.iterations for level in levels] == sorted(level.iterations for level in levels)
    assert [level.mistakes for level in levels] == sorted([level.mistakes for level in levels], reverse=True)
    assert [name for name in bot_names() if name in LEVELS] == LEVELS


@pytest.mark.parametrize("game", game_names())
def test_a_higher_level_has_a_higher_rating(game: str) -> None:
    ratings = [level.rating for level in levels_of(game) if level.rating is not None]
    # Levels are rated in one tournament: all of them, or none yet.
    assert len(ratings) in (0, len(LEVELS))
    assert ratings == sorted(set(ratings))


def test_a_level_plays_as_its_numbers_say() -> None:
    game = load_game("roam")
    for level in levels_of("roam"):
        bot = make_bot(level.name, game, 1)
        if isinstance(bot, SearchBot):
            assert (bot.iterations, bot.seconds) == (level.iterations, level.seconds)
        else:
            assert isinstance(bot, CasualBot)
            assert bot.mistakes == level.mistakes


def test_a_stray_field_of_a_level_is_refused() -> None:
    with pytest.raises(DataError, match=r"level\.speed"):
        level_from(TableReader({"id": "guide", "speed": 3}, "level"))


def differing(mistakes: float) -> int:
    """In how many of the first questions of a game a casual player departs from what looks best."""
    game = load_game("roam")
    state = game.new({"players": 2}, 6)
    careful = CasualBot("careful", evaluation_of("roam"), 1, 0.0)
    casual = CasualBot("casual", evaluation_of("roam"), 1, mistakes)
    count = 0
    for _ in range(60):
        seat = state.to_decide()
        best = careful.choose(Observer(state, seat))
        count += casual.choose(Observer(state, seat)) != best
        state.apply(best)
    return count


def test_mistakes_grow_with_their_number() -> None:
    assert differing(0.0) == 0
    assert 0 < differing(0.15) < differing(0.6)
