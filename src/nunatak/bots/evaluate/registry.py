"""The evaluations by game."""

from __future__ import annotations

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.ice.evaluation import IceEvaluation
from nunatak.bots.evaluate.ice.first import FirstIceEvaluation
from nunatak.bots.evaluate.roam.evaluation import RoamEvaluation
from nunatak.bots.evaluate.weights import Weights, weights_of
from nunatak.bots.evaluate.winter.evaluation import WinterEvaluation


def evaluated_games() -> list[str]:
    """The games that have an evaluation."""
    return ["ice1", "ice2", "roam", "winter"]


def evaluation_of(game: str) -> Evaluation:
    """The evaluation for a game, with the weights that are shipped. Raises KeyError for a game that has none."""
    if game not in evaluated_games():
        raise KeyError(f"there is no evaluation for {game!r}")
    return evaluation_with(game, weights_of(game))


def evaluation_with(game: str, weights: Weights) -> Evaluation:
    """The evaluation for a game, with weights of one's own."""
    if game == "roam":
        return RoamEvaluation(weights)
    if game == "ice1":
        return FirstIceEvaluation(weights)
    if game == "ice2":
        return IceEvaluation(weights)
    return WinterEvaluation(weights)
