"""Searches by name: `search@500` for researchers who want to say exactly how much a bot may think."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "search@"
# No search gets so far: its clock ends it.
UNLIMITED: Final = 1_000_000_000
# Seconds for one decision.
LONGEST: Final = 3600.0
MOST_PROCESSES: Final = 256


class SearchBudget:
    """What a search may spend on a decision: iterations, seconds (0: no clock), and processes that share the work."""

    def __init__(self, iterations: int, seconds: float, processes: int) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.processes = processes


def budget_of(name: str) -> SearchBudget | None:
    """The budget that a search's name speaks of; None if it is not the name of a search.

    `search@500`: iterations; `search@0.5s`: seconds; either with `x2`: shared by two processes.
    """
    amount, times, crew = name.removeprefix(PREFIX).partition("x")
    if not name.startswith(PREFIX):
        return None
    try:
        processes = int(crew) if times else 1
        if amount.endswith("s"):
            budget = SearchBudget(UNLIMITED, float(amount[:-1]), processes)
        else:
            budget = SearchBudget(int(amount), 0.0, processes)
    except ValueError:
        return None
    timed = budget.iterations == UNLIMITED
    if not 1 <= processes <= MOST_PROCESSES or budget.iterations < 1 or (timed and not 0 < budget.seconds <= LONGEST):
        return None
    return budget
