"""How good a state is for a seat: one evaluation a game, built from named features."""

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.features import Feature
from nunatak.bots.evaluate.score import ScoreEvaluation
from nunatak.bots.evaluate.weights import Weights

__all__ = ["Evaluation", "Feature", "ScoreEvaluation", "Weights"]
