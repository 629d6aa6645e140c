"""What the steps b to d of the eclipse share: gains that come by themselves, or are given up.  EW-ECL-6, EW-ECL-7"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import END_STEP, FORGO_USE, WORK
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep


class EclipseStep(WinterStep):
    """Which gain next?  EW-ECL-6, EW-ECL-7

    Gains that cost nothing and ask nothing come by themselves once nothing else is left to decide, and also when the
    player goes on; as long as there is a question, each of them can be given up.
    """

    def __init__(self, name: str, seat: int, away: int) -> None:
        super().__init__(name, seat)
        self.away = away  # from the answer that takes a gain to the one that gives it up

    def sources(self, s: WinterState) -> list[int]:
        """The gains still to be had, as actions."""
        raise NotImplementedError

    def needs_choice(self, s: WinterState, source: int) -> bool:
        """Whether taking this gain asks something, so that its moment may matter."""
        raise NotImplementedError

    def use_up(self, s: WinterState, source: int) -> None:
        """Notes that this gain has been taken or given up."""
        raise NotImplementedError

    def take(self, s: WinterState, source: int) -> None:
        """Gives this gain, which has been used up."""
        raise NotImplementedError

    def tell_forgone(self, s: WinterState, source: int) -> None:
        """Tells that this gain was given up."""
        raise NotImplementedError

    def next_step(self, s: WinterState) -> None:
        """Goes on to the step that follows."""
        raise NotImplementedError

    def options(self, s: WinterState) -> list[int]:
        return self.answers(s, self.sources(s))

    def answers(self, s: WinterState, found: list[int]) -> list[int]:
        """These gains, going on, and giving up those that would come by themselves."""
        return [*found, END_STEP.base, *[source + self.away for source in found if not self.needs_choice(s, source)]]

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        return legal[: legal.index(END_STEP.base) + 1]

    def proceed(self, s: WinterState) -> bool:
        found = self.sources(s)
        for source in found:
            if self.needs_choice(s, source):
                s.listed = self.answers(s, found)
                return False
        if found:
            self.resolve(s, found[0])
        else:
            self.next_step(s)
        return True

    def resolve(self, s: WinterState, action: int) -> None:
        if action == END_STEP.base:
            self.go_on(s)
        elif action < FORGO_USE.base:
            self.use_up(s, action)
            self.take(s, action)
        else:
            self.use_up(s, action - self.away)
            self.tell_forgone(s, action - self.away)

    def go_on(self, s: WinterState) -> None:
        """What is free comes with going on; what costs something or asks something is left.  EW-ECL-7

        In version 1 of the rules everything was left.
        """
        step = self
        free = step.free(s) if s.agreed.rules >= 2 else []
        while free:
            for source in free:
                step.resolve(s, source)
                now = s.steps[-1]
                assert isinstance(now, EclipseStep)
                step = now
            free = step.free(s)  # of two cards that are alike, the other
        step.next_step(s)

    def free(self, s: WinterState) -> list[int]:
        """The gains that cost nothing and ask nothing."""
        return [source for source in self.sources(s) if not self.needs_choice(s, source)]

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if WORK.has(action):
            return Refusal("EW-ECL-2", "winter-refuse-work-in-turn-only")
        return super().refuse(s, action)
