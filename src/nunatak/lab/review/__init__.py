"""Looking back at a game, decision by decision."""

from nunatak.lab.review.decision import Budget, Decision
from nunatak.lab.review.game import Review, TurningPoint, decisions_of, review

__all__ = ["Budget", "Decision", "Review", "TurningPoint", "decisions_of", "review"]
