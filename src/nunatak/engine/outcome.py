"""What a game that is over was worth to each seat, as learners want to know it."""

from __future__ import annotations

from nunatak.engine.state import State


def rewards(state: State) -> list[float]:
    """From -1 to 1 by seat; 0 for everybody while the game runs.

    Among opponents they add up to 0: a sole winner has 1, a loser of n players -1 / (n - 1), and those who share a
    victory share what it brings. Where all win or lose together, and alone, a victory is 1 for all and a defeat -1.
    """
    players = state.seats()
    if not state.is_over():
        return [0.0] * players
    winners = state.winners()
    if players == 1 or state.game().all_or_nobody(state.agreement().options):
        return [1.0 if winners else -1.0] * players
    if not winners:
        return [0.0] * players
    share = (players / len(winners) - 1.0) / (players - 1)
    lost = -1.0 / (players - 1)
    return [share if seat in winners else lost for seat in range(players)]
