"""A game between bots, from the deal to the end, and those who look on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from nunatak.bots import Bot
from nunatak.engine import Json, Observer, State
from nunatak.engine.errors import in_english

# No game of ours comes near; a bot that stalls for ever shall not hang a simulation.
MOST_DECISIONS = 20_000


class Endless(RuntimeError):
    """A game that does not end: `reason` is a message key with `facts`."""

    def __init__(self, reason: str, **facts: Json) -> None:
        super().__init__(in_english(reason, facts))
        self.reason = reason
        self.facts: dict[str, Json] = facts

    def __reduce__(self) -> tuple[Callable[..., Endless], tuple[()]]:
        # Without this an exception with facts cannot come back from a worker process.
        return partial(Endless, self.reason, **self.facts), ()


class Onlooker:
    """Looks on while bots play, and notes what it is there for. It changes nothing."""

    def on_start(self, state: State) -> None:
        """The game is dealt."""

    def on_question(self, state: State, seat: int) -> None:
        """The seat is about to be asked."""

    def on_decision(self, state: State, seat: int, action: int) -> None:
        """The seat has answered, and its answer is about to be carried out."""

    def on_end(self, state: State) -> None:
        """The game is over."""


def play_out(
    state: State,
    bots: Sequence[Bot],
    onlookers: Sequence[Onlooker] = (),
    limit: int | None = None,
    title: str = "the game",
    act: Callable[[int, int], object] | None = None,
) -> int:
    """Plays a dealt game to its end, a bot a seat, and returns the number of decisions.

    Raises Endless, with the title, for a game that goes on after `limit` decisions. `act` carries out a seat's answer
    where more than the state is to hear of it, as in a `Play`, which keeps the record.
    """
    most = MOST_DECISIONS if limit is None else limit
    decisions = 0
    for onlooker in onlookers:
        onlooker.on_start(state)
    while not state.is_over():
        if decisions == most:
            raise Endless("wrong-endless", title=title, most=most)
        seat = state.to_decide()
        if onlookers:
            for onlooker in onlookers:
                onlooker.on_question(state, seat)
        action = bots[seat].choose(Observer(state, seat))
        if onlookers:
            for onlooker in onlookers:
                onlooker.on_decision(state, seat, action)
        if act is None:
            state.apply(action)
        else:
            act(seat, action)
        decisions += 1
    for onlooker in onlookers:
        onlooker.on_end(state)
    return decisions
