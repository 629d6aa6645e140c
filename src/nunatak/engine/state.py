"""A game at one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.chance import Chance
from nunatak.engine.errors import RecordError, Refusal
from nunatak.engine.events import Event, Witness
from nunatak.engine.json import Json
from nunatak.engine.step import Asked

if TYPE_CHECKING:
    from nunatak.engine.game import Game


class State:
    """Everything there is on the table, hidden parts included. Only `view` and `imagine` may leave the house.

    A game's own state adds its pieces and implements the methods that raise NotImplementedError here.
    """

    def __init__(self, chance: Chance, disclosed: int) -> None:
        self.chance = chance
        # Counts reveals and uses of chance; undo never crosses a change of it.
        self.disclosed = disclosed
        self.witness: Witness | None = None
        # The legal answers once listed; copies share the list, nobody changes it.
        self.listed: list[int] | None = None

    # -- the question -----------------------------------------------------------------------------------------

    def asked(self) -> Asked | None:
        """The question on top of the stack; None when the game is over."""
        raise NotImplementedError

    def to_decide(self) -> int:
        """The seat that has to answer now; -1 when the game is over."""
        asked = self.asked()
        return -1 if asked is None else asked.seat

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.asked() is None

    def options(self) -> list[int]:
        """The legal answers, listed by the top step; empty when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal answers; asking again costs nothing. The list must not be changed."""
        listed = self.listed
        if listed is None:
            listed = self.options()
            self.listed = listed
        return listed

    def sensible(self) -> list[int]:
        """The legal answers but for those that nobody can mean: bots give and hints name only these.

        Never empty while the game runs, in the order of the legal ones. The list must not be changed.
        """
        return self.legal()

    def apply(self, action: int) -> None:
        """Carries out a legal answer. Raises a Refusal, and changes nothing, when it is not legal."""
        if action not in self.legal():
            raise self.refuse(action)
        self.listed = None
        self.resolve(action)

    def resolve(self, action: int) -> None:
        """Lets the top step carry out an answer that is known to be legal."""
        raise NotImplementedError

    def refuse(self, action: int) -> Refusal:
        """Why an action that is not listed cannot be done: the rule that forbids it."""
        raise NotImplementedError

    def prompt(self) -> dict[str, Json]:
        """Facts for the sentence that asks the question."""
        raise NotImplementedError

    def preview(self, action: int) -> dict[str, Json]:
        """What a legal answer would do, as far as everybody may know."""
        raise NotImplementedError

    # -- the whole --------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state, without a witness."""
        raise NotImplementedError

    def game(self) -> Game:
        """The game this is a state of."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many seats play."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat as it stands; the final one when the game is over."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won (several when they share the victory); empty while the game runs."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Json]:
        """What that seat may see, as plain data; None is a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """A state with the same view for that seat, in which everything hidden from it is dealt anew.

        Equal views and equal chance give equal deals: nothing of the true order may show through.
        """
        raise NotImplementedError

    def position(self) -> dict[str, Json]:
        """The whole state as readable data; `Game.from_position` reads it back."""
        raise NotImplementedError

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
                raise RecordError("chance", "the record holds fewer chance answers than the game asks for")
            answer = witness.script.pop(0)
            if not 0 <= answer < n:
                raise RecordError("chance", f"the recorded answer {answer} is not among 0 to {n - 1}")
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
