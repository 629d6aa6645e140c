"""What the features of a state say about the scores at the end of the game."""

from __future__ import annotations


class Forecast:
    """For each amount its share in the final score: as it is at the beginning of a game, and at its end.

    The weights of an evaluation say which answer to prefer now. These say what to expect, whoever plays on; they are
    fitted to the scores of finished games.
    """

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late

    def of(self, amounts: list[float], stage: float) -> float:
        """The score that a seat with these amounts may expect, up to what all seats have in common."""
        early = 0.0
        late = 0.0
        for i in range(len(amounts)):
            amount = amounts[i]
            early += self.early[i] * amount
            late += self.late[i] * amount
        return (1.0 - stage) * early + stage * late


def weighed(amounts: list[float], weights: list[float]) -> float:
    """The amounts, each times its weight, in one sum."""
    total = 0.0
    for i in range(len(amounts)):
        total += weights[i] * amounts[i]
    return total
