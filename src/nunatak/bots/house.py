"""Which opponents a game has: ours by their tables in `data/bots`, those of other packages as they declare them."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable
from typing import Final

from nunatak.bots.calibration import Calibration, read_calibration
from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.weights import Weights, weights_of
from nunatak.bots.levels import Level, read_levels
from nunatak.bots.opponents import Opponents
from nunatak.bots.tuning import Tuning, read_tuning
from nunatak.engine.naming import thing_at
from nunatak.engine.tables import has_table
from nunatak.games import game_names, is_ours

# The table in which one of our games names its evaluation, and has its weights, levels and tuning: `bots/<game>.toml`.
TABLE: Final = "bots"
# Other packages declare theirs as entry points of this group: the name of a game, and its Opponents.
GROUP: Final = "nunatak.bots"

_known: dict[str, Opponents] = {}


def opponents_of(game: str) -> Opponents:
    """The opponents of a game, found once. A game that declares none has those that suit any game."""
    found = _known.get(game)
    if found is None:
        found = of_the_house(game) if is_tuned(game) else declared(game)
        _known[game] = found
    return found


def evaluated_games() -> list[str]:
    """The games whose evaluation has weights that can be tuned."""
    return [game for game in game_names() if is_tuned(game)]


def is_tuned(game: str) -> bool:
    """Whether a game is one of ours whose opponents have a table."""
    return is_ours(game) and has_table(TABLE, game)


def evaluation_of(game: str) -> Evaluation:
    """The evaluation for a game, with the weights that are shipped."""
    return opponents_of(game).evaluation()


def evaluation_with(game: str, weights: Weights) -> Evaluation:
    """The evaluation for a game, with weights of one's own, if it has any."""
    return made_with(game, weights) if is_tuned(game) else evaluation_of(game)


def levels_of(game: str) -> list[Level]:
    """The levels for a game, weakest first."""
    return opponents_of(game).levels


def tuning_of(game: str, allied: bool) -> Tuning:
    """The numbers that steer a search in a game; others where all seats win or lose together."""
    opponents = opponents_of(game)
    return opponents.together if allied else opponents.tuning


def calibration_of(game: str) -> Calibration:
    """The map that makes the chances of a game come true, for whatever is shown to people."""
    return opponents_of(game).calibration


def of_the_house(game: str) -> Opponents:
    """Those of one of our games."""
    return Opponents(
        functools.partial(shipped, game),
        read_levels(game),
        read_tuning(game, False),
        read_tuning(game, True),
        read_calibration(game),
    )


def shipped(game: str) -> Evaluation:
    """The evaluation of one of our games, with the weights that are shipped."""
    return made_with(game, weights_of(game))


def made_with(game: str, weights: Weights) -> Evaluation:
    """The evaluation that the table of one of our games names, with these weights."""
    named = thing_at(weights_of(game).file.field("evaluation").text())
    assert callable(named)
    make: Callable[[Weights], Evaluation] = named
    return make(weights)


def declared(game: str) -> Opponents:
    """Those that a package declares for its game. A declaration that fails must not keep anybody from playing."""
    # Our own games do without this import.
    import importlib.metadata

    for entry in importlib.metadata.entry_points(group=GROUP, name=game):
        try:
            found = entry.load()
        except Exception as error:
            warnings.warn(f"{entry.value}, the opponents of {game}: {type(error).__name__}: {error}", stacklevel=1)
            continue
        if isinstance(found, Opponents):
            return found
        warnings.warn(f"{entry.value}, the opponents of {game}: expected Opponents, got {found!r}", stacklevel=1)
    return Opponents()
