"""The slowest player there is: whatever is asked, the answer after which least has changed."""

from __future__ import annotations

from nunatak.engine import Json, State

# More than any change of a position: an answer that ends the game is the last resort.
THE_END = 1_000_000
# Which question is asked, and what chance will say, is no progress.
NO_PROGRESS = ("steps", "chance", "disclosed")
HABITS = 3


def play_slowly(state: State, decisions: int, tries: int) -> int:
    """Answers for every seat, at most so many times; returns how often it did.

    Of a long list of answers so many are tried, others at every decision, and first of all those that changed least
    when the same seat was asked the like before: whoever delays a game has habits.
    """
    habits: dict[tuple[int, str, int], list[int]] = {}
    here = picture(state)
    for made in range(decisions):
        asked = state.asked()
        if asked is None:
            return made
        legal = state.legal()
        question = (asked.seat, asked.name, len(legal))
        known = [action for action in habits.get(question, []) if action in legal]
        spread = [legal[(made + i * len(legal) // tries) % len(legal)] for i in range(tries)]
        least = THE_END + 1
        for action in legal if len(legal) <= tries else dict.fromkeys([*known, *spread]):
            answered = state.copy()
            answered.apply(action)
            there = picture(answered)
            change = THE_END if answered.is_over() else changes(here, there)
            if change < least:
                least, chosen, following, seen = change, action, answered, there
            if least == 0:
                break
        habits[question] = [chosen, *(action for action in known if action != chosen)][:HABITS]
        state, here = following, seen
    return decisions


def picture(state: State) -> dict[str, Json]:
    """The position, without what is no progress."""
    return {field: value for field, value in state.position().items() if field not in NO_PROGRESS}


def changes(before: Json, after: Json) -> int:
    """How many single values of a position are not what they were."""
    if isinstance(before, dict) and isinstance(after, dict):
        common = before.keys() & after.keys()
        changed = [field for field in common if before[field] != after[field]]
        return len(before.keys() ^ after.keys()) + sum(changes(before[field], after[field]) for field in changed)
    if isinstance(before, list) and isinstance(after, list):
        pairs = [(old, new) for old, new in zip(before, after, strict=False) if old != new]
        return abs(len(before) - len(after)) + sum(changes(old, new) for old, new in pairs)
    return 1
