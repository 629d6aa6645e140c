"""One line of an evaluation that somebody wants to look into."""

from __future__ import annotations


class Feature:
    """A named amount and its weight; the contributions of all features of a state add up to its value."""

    def __init__(self, name: str, amount: float, weight: float) -> None:
        self.name = name
        self.amount = amount
        self.weight = weight

    def contribution(self) -> float:
        """What the feature adds to the value."""
        return self.amount * self.weight


def lines(names: list[str], amounts: list[float], weights: list[float]) -> list[Feature]:
    """Amounts and weights under their names."""
    return [Feature(name, amounts[i], weights[i]) for i, name in enumerate(names)]
