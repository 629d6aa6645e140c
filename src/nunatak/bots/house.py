"""Which opponents a game has: ours by this table, those of other packages as they declare them."""

from __future__ import annotations

import functools
import importlib.metadata
import warnings
from collections.abc import Callable
from typing import Final

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.ice.evaluation import IceEvaluation
from nunatak.bots.evaluate.ice.first import FirstIceEvaluation
from nunatak.bots.evaluate.roam.evaluation import RoamEvaluation
from nunatak.bots.evaluate.weights import Weights, weights_of
from nunatak.bots.evaluate.winter.evaluation import WinterEvaluation
from nunatak.bots.levels import Level, read_levels
from nunatak.bots.opponents import Opponents
from nunatak.bots.tuning import Tuning, read_tuning

# The games of the house. Their weights, levels and tuning are in `data/bots/<game>.toml`.
EVALUATIONS: Final[dict[str, Callable[[Weights], Evaluation]]] = {
    "ice1": FirstIceEvaluation,
    "ice2": IceEvaluation,
    "roam": RoamEvaluation,
    "winter": WinterEvaluation,
}
# Other packages declare theirs as entry points of this group: the name of a game, and its Opponents.
GROUP: Final = "nunatak.bots"

_known: dict[str, Opponents] = {}


def opponents_of(game: str) -> Opponents:
    """The opponents of a game, found once. A game that declares none has those that suit any game."""
    found = _known.get(game)
    if found is None:
        found = of_the_house(game) if game in EVALUATIONS else declared(game)
        _known[game] = found
    return found


def evaluated_games() -> list[str]:
    """The games whose evaluation has weights that can be tuned."""
    return list(EVALUATIONS)


def evaluation_of(game: str) -> Evaluation:
    """The evaluation for a game, with the weights that are shipped."""
    return opponents_of(game).evaluation()


def evaluation_with(game: str, weights: Weights) -> Evaluation:
    """The evaluation for a game, with weights of one's own, if it has any."""
    evaluation = EVALUATIONS.get(game)
    return evaluation_of(game) if evaluation is None else evaluation(weights)


def levels_of(game: str) -> list[Level]:
    """The levels for a game, weakest first."""
    return opponents_of(game).levels


def tuning_of(game: str, allied: bool) -> Tuning:
    """The numbers that steer a search in a game; others where all seats win or lose together."""
    opponents = opponents_of(game)
    return opponents.together if allied else opponents.tuning


def of_the_house(game: str) -> Opponents:
    """Those of one of our games."""
    return Opponents(
        functools.partial(shipped, game), read_levels(game), read_tuning(game, False), read_tuning(game, True)
    )


def shipped(game: str) -> Evaluation:
    """The evaluation of one of our games, with the weights that are shipped."""
    return EVALUATIONS[game](weights_of(game))


def declared(game: str) -> Opponents:
    """Those that a package declares for its game. A declaration that fails must not keep anybody from playing."""
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
