"""A game at one decision: a stack of steps, the top one of which asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import TYPE_CHECKING, Self, SupportsIndex, cast

from nunatak.engine.chance import Chance
from nunatak.engine.errors import RecordError, Refusal
from nunatak.engine.events import Event, Witness
from nunatak.engine.json import Json
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.step import Asked, Step

if TYPE_CHECKING:
    from nunatak.engine.agreement import Agreement
    from nunatak.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is on the table, hidden parts included. Only `view` and `imagine` may leave the house.

    A game's own state adds its pieces and implements the methods that raise NotImplementedError here. What is written
    down of it, its view, its position and its imagined deals, is the business of its game.
    """

    # The pending questions, the one that is asked last; none when the game is over.
    steps: list[Step[Self]]

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.steps = []
        # Counts reveals and uses of chance; undo never crosses a change of it.
        self.disclosed = 0
        self.witness: Witness | None = None
        # The legal answers once listed; copies share the list, nobody changes it.
        self.listed: list[int] | None = None

    # -- the question -----------------------------------------------------------------------------------------

    def asked(self) -> Asked | None:
        """The question on top of the stack; None when the game is over."""
        return self.steps[-1] if self.steps else None

    def to_decide(self) -> int:
        """The seat that has to answer now; -1 when the game is over."""
        return self.steps[-1].seat if self.steps else -1

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.steps

    def options(self: Self) -> list[int]:
        """The legal answers, listed by the top step; empty when the game is over."""
        return self.steps[-1].options(self) if self.steps else []

    def legal(self) -> list[int]:
        """The legal answers; asking again costs nothing. The list must not be changed."""
        listed = self.listed
        if listed is None:
            listed = self.options()
            self.listed = listed
        return listed

    def sensible(self: Self) -> list[int]:
        """The legal answers but for those that nobody can mean: bots give and hints name only these.

        Never empty while the game runs, in the order of the legal ones. The list must not be changed.
        """
        legal = self.legal()
        return self.steps[-1].sensible(self, legal) if self.steps else legal

    def apply(self, action: SupportsIndex) -> None:
        """Carries out a legal answer. Raises a Refusal, and changes nothing, when it is not legal."""
        # Whatever else stands for a number, such as numpy's, must not get into the state.
        if not isinstance(action, int):
            action = index(action)
        if action not in self.legal():
            raise self.refuse(action)
        self.carry_out(action)

    def carry_out(self: Self, action: int) -> None:
        """Lets the top step carry out an answer that is known to be legal."""
        self.listed = None
        self.steps[-1].resolve(self, action)
        self.settle()

    def refuse(self: Self, action: int) -> Refusal:
        """Why an action that is not listed cannot be done: the rule that forbids it."""
        self.game().space.kind_of(action)  # an action that does not exist is told apart from a forbidden one
        return self.steps[-1].refuse(self, action) if self.steps else self.game().refuse_after_the_end()

    def prompt(self: Self) -> dict[str, Json]:
        """Facts for the sentence that asks the question."""
        return cast("dict[str, Json]", self.steps[-1].prompt(self)) if self.steps else {}

    def preview(self: Self, action: int) -> dict[str, Json]:
        """What a legal answer would do, as far as everybody may know."""
        return cast("dict[str, Json]", self.steps[-1].preview(self, action)) if self.steps else {}

    # -- the stack --------------------------------------------------------------------------------------------

    def push(self, step: Step[Self]) -> None:
        """Asks this before whatever is pending."""
        self.steps.append(step)

    def push_all(self, steps: Sequence[Step[Self]]) -> None:
        """Asks these before whatever is pending, the last of the list first."""
        self.steps += steps

    def pop(self) -> None:
        """Takes the top step away: it is answered, or has nothing to ask."""
        self.steps.pop()

    def replace(self, step: Step[Self]) -> None:
        """Puts a step in place of the top one, whose facts have changed."""
        self.steps[-1] = step

    def depth(self) -> int:
        """How many steps are pending."""
        return len(self.steps)

    def replace_at(self, place: int, step: Step[Self]) -> None:
        """Puts a step in place of one that others have come to lie on."""
        self.steps[place] = step

    def remove(self, place: int) -> None:
        """Takes a step away that will not come to be asked."""
        del self.steps[place]

    def end(self) -> None:
        """Takes all questions away: the game is over."""
        self.steps.clear()

    def settle(self: Self) -> None:
        """Lets the steps do what needs no decision, until one has something to ask or the game is over."""
        steps = self.steps
        while steps and steps[-1].proceed(self):
            pass

    # -- the whole --------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state, without a witness."""
        raise NotImplementedError

    def take_over(self, other: Self) -> None:
        """For `copy`: the pending questions and what has been disclosed, from the state that this is a copy of."""
        self.steps = other.steps[:]
        self.disclosed = other.disclosed
        self.listed = other.listed

    def agreement(self) -> Agreement:
        """What was agreed before the game; copies share it."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Game, dict[str, Json]], State], tuple[Game, dict[str, Json]]]:
        # The witness stays behind, as with a copy.
        return from_position, (self.game(), self.position())

    def game(self) -> Game:
        """The game this is a state of."""
        return self.agreement().game

    def seats(self) -> int:
        """How many seats play."""
        return self.agreement().players

    def scores(self) -> list[int]:
        """The score of each seat as it stands; the final one when the game is over."""
        return self.game().scores_of(self)

    def winners(self) -> list[int]:
        """The seats that have won (several when they share the victory); empty while the game runs."""
        return [] if self.steps else self.game().winners_of(self)

    def view(self, seat: int | None) -> dict[str, Json]:
        """What that seat may see, as plain data; None is a spectator."""
        return self.game().view_of(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """A state with the same view for that seat, in which everything hidden from it is dealt anew.

        Equal views and equal chance give equal deals: nothing of the true order may show through.
        """
        return self.game().imagined(self, seat, chance)

    def position(self) -> dict[str, Json]:
        """The whole state as readable data; `Game.from_position` reads it back."""
        return self.game().position_of(self)

    # -- chance and story -------------------------------------------------------------------------------------

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1 by chance. Rules draw through this, so that records hold every answer."""
        self.disclosed += 1
        witness = self.witness
        if witness is None:
            return self.chance.below(n)
        # The generator keeps pace with a script, so that a game taken up again goes on as if never interrupted.
        answer = self.chance.below(n)
        if witness.script is not None:
            if not witness.script:
                raise RecordError("chance", "wrong-record-chance-missing")
            answer = witness.script.pop(0)
            if not 0 <= answer < n:
                raise RecordError("chance", "wrong-record-chance", got=answer, high=n - 1)
        witness.drawn.append(answer)
        return answer

    def shuffle(self, things: list[int]) -> None:
        """Puts numbered things in a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.draw(last + 1)
            things[last], things[other] = things[other], things[last]

    def reveal(self) -> None:
        """Notes that somebody has learnt something: what lies before can no longer be undone."""
        self.disclosed += 1

    def tell(self, kind: str, facts: dict[str, Json], seats: tuple[int, ...] | None = None) -> None:
        """Tells the witness, if there is one. Callers on hot paths test `witness` first and build no facts."""
        if self.witness is not None:
            self.witness.events.append(Event(kind, facts, seats))


def from_position(game: Game, position: dict[str, Json]) -> State:
    """What a pickled state comes back through."""
    return game.from_position(position)
