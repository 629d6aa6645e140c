"""How good a state is for a seat: one file a game."""

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.registry import evaluation_of

__all__ = ["Evaluation", "evaluation_of"]
