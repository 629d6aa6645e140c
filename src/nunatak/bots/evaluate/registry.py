"""The evaluations by game."""

from __future__ import annotations

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.ice import IceEvaluation
from nunatak.bots.evaluate.roam import RoamEvaluation
from nunatak.bots.evaluate.winter import WinterEvaluation


def evaluation_of(game: str) -> Evaluation:
    """The evaluation for a game. Raises KeyError for a game that has none."""
    if game == "roam":
        return RoamEvaluation()
    if game == "ice2":
        return IceEvaluation()
    if game == "winter":
        return WinterEvaluation()
    raise KeyError(f"there is no evaluation for {game!r}")
