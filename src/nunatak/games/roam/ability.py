"""What an artifact can do, as the rest of the rules know it: moments, actions, features.  ROAM-ART, ROAM-ABIL

The abilities themselves are in `abilities/`, one file each. This page stands below the state and knows none of them.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from nunatak.engine.actions import Kind
from nunatak.engine.codec import StepForm
from nunatak.engine.errors import DataError, Refusal
from nunatak.engine.json import Json
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.state import State
from nunatak.engine.step import Step
from nunatak.games.roam.components import Components

S = TypeVar("S", bound=State)

# The questions at which artifacts may be used, by the names of their steps.
START: Final = "start"
PLACING: Final = "choose_anchor"
ACTING: Final = "acting"
SETTLING: Final = ["resolving", "bid", "market"]  # once the actions have ended

NO_PAYMENT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Generic[S]):
    """When it can be used, what it offers, what it does, how it refuses; and what others may know about it."""

    # What others ask of an ability instead of its name.
    in_hand: bool  # it works on so much that the page shows its targets only while the artifact is in hand
    turns_patterns: bool  # each use turns the pattern that is being placed by a quarter
    brings_coin: bool  # each use brings a coin
    lands_token: bool  # each use puts a token on a square of the pattern
    makes_room: bool  # it can take a token off a full square for one that is put there
    pays: int  # how an empty square is paid for with it: a value of FILL's field `pay`
    worth: float  # points that it is worth to a bot whose weights do not know it

    def __init__(self, name: str, moments: list[str], kinds: list[Kind], rule: str, reason: str) -> None:
        self.name = name  # as the data and the messages call it
        self.moments = moments  # names of the steps at which it may be used
        self.kinds = kinds  # its actions: first the use itself, then answers to questions of its own
        # Which rule fixes its moment, and what to say to those who use it too early.
        self.rule = rule
        self.reason = reason
        self.mask = 0  # the artifacts that have it, as a mask over their numbers
        self.in_hand = False
        self.turns_patterns = False
        self.brings_coin = False
        self.lands_token = False
        self.makes_room = False
        self.pays = NO_PAYMENT
        self.worth = 0.0

    def offer(self, s: S, step: Step[S], found: list[int]) -> None:
        """Adds the actions that use it now; asked at its moments only, of a seat with a ready artifact."""

    def use(self, s: S, step: Step[S], action: int) -> None:
        """Carries out one of those actions. The step that offered it is on top of the stack."""
        raise NotImplementedError(self.name)

    def refuse_use(self, s: S, step: Step[S], action: int) -> Refusal:
        """Why it cannot be used like this, at one of its moments."""
        return self.not_ready()

    def refuse_answer(self, s: S, step: Step[S], action: int) -> Refusal:
        """Why an answer to a question of its own is out of place while another question is asked."""
        return Refusal(self.rule, self.reason)

    def preview(self, s: S, step: Step[S], action: int) -> dict[str, Json]:
        """What an action of it would do, for the page to draw."""
        return {}

    def forms(self) -> dict[str, StepForm[S]]:
        """How its own steps stand in positions, by name."""
        return {}

    def is_aside(self, at_start: bool) -> bool:
        """Whether using it leaves the turn where it was, so that a bot may look at it by itself."""
        return at_start and START in self.moments

    # -- for abilities that make room -------------------------------------------------------------------------

    def removable(self, s: S, seat: int, square: int) -> list[int]:
        """The seats whose token it can take off a full square."""
        return []

    def remove(self, s: S, seat: int, square: int, owner: int) -> None:
        """Takes that token away."""
        raise NotImplementedError(self.name)

    def refuse_removal(self, s: S, seat: int, square: int, owner: int) -> Refusal | None:
        """Why it cannot take that token away; None when it can."""
        return self.not_ready()

    # -- what follows -----------------------------------------------------------------------------------------

    def not_ready(self) -> Refusal:
        """The refusal for those who have no ready artifact.  ROAM-ART-7"""
        return Refusal("ROAM-ART-7", "roam-refuse-no-ready-artifact", {"ability": self.name})

    def is_use(self, action: int) -> bool:
        """Whether an action uses it, rather than answering a question of its own."""
        return len(self.kinds) > 0 and self.kinds[0].has(action)

    def refuse(self, s: S, step: Step[S], action: int) -> Refusal:
        """Why one of its actions is not possible now."""
        uses = self.is_use(action)
        if uses and step.name in self.moments:
            return self.refuse_use(s, step, action)
        if step.name in SETTLING:
            kind = next(kind.name for kind in self.kinds if kind.has(action))
            return Refusal("ROAM-ART-11" if uses else "ROAM-TURN-5", "roam-refuse-actions-ended", {"kind": kind})
        return Refusal(self.rule, self.reason) if uses else self.refuse_answer(s, step, action)

    def shown(self, s: S, step: Step[S], action: int) -> dict[str, Json]:
        """The preview of one of its actions, and which ability it belongs to."""
        return {"ability": self.name, "in_hand": self.in_hand and self.is_use(action), **self.preview(s, step, action)}


class Abilities(Generic[S]):
    """All abilities that the rules know, found by the moment, by the action or by what they can do."""

    def __init__(self, c: Components, known: list[Ability[S]]) -> None:
        self.known = known  # in the order in which they are offered
        by_name = {ability.name: ability for ability in known}
        # In the order of the data: artifacts give the number of their ability.
        self.numbered: list[Ability[S]] = []
        for number, name in enumerate(c.abilities):
            if name not in by_name:
                raise DataError(f"roam/artifacts.toml.ability[{name}]", "wrong-no-such", known=", ".join(by_name))
            by_name[name].mask = c.with_ability[number]
            self.numbered.append(by_name[name])
        self.at: dict[str, list[Ability[S]]] = {
            moment: [ability for ability in known if moment in ability.moments]
            for moment in [START, PLACING, ACTING, *SETTLING]
        }
        self.paying = [ability for ability in known if ability.pays != NO_PAYMENT]
        self.making_room = [ability for ability in known if ability.makes_room]
        # Masks over the numbers of artifacts.
        self.turning = sum(ability.mask for ability in known if ability.turns_patterns)
        self.coins = sum(ability.mask for ability in known if ability.brings_coin)
        # The abilities declare their actions after all others.
        self.first_action = min(kind.base for ability in known for kind in ability.kinds)

    def of(self, action: int) -> Ability[S] | None:
        """The ability that an action belongs to, if any."""
        if action < self.first_action:
            return None
        for ability in self.known:
            for kind in ability.kinds:
                if kind.has(action):
                    return ability
        return None

    def payer(self, pay: int) -> Ability[S] | None:
        """The ability that stands for a way to pay for an empty square; None for coins."""
        for ability in self.paying:
            if ability.pays == pay:
                return ability
        return None
