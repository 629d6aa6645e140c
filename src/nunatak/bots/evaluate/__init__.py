"""How good a state is for a seat: one evaluation a game, built from named features."""

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.features import Feature
from nunatak.bots.evaluate.registry import evaluated_games, evaluation_of, evaluation_with
from nunatak.bots.evaluate.weights import Weights

__all__ = ["Evaluation", "Feature", "Weights", "evaluated_games", "evaluation_of", "evaluation_with"]
