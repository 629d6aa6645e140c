"""What the steps of Roam share: artifacts, and refusals of actions that belong to another moment of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from nunatak.engine.errors import Refusal
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.step import Step
from nunatak.games.roam.actions import (
    ACTIVATE,
    BID,
    BUY,
    EARLY_RISE,
    END_ACTIONS,
    FILL,
    PASS,
    PLACE,
    PLACE_NOTHING,
    PUT,
    RESOLVE,
    SKIP,
    SPACE,
)
from nunatak.games.roam.state import RoamState

# Which rule fixes the moment of each kind of action, for those who try it at another.
_MOMENTS: dict[str, tuple[str, str]] = {
    ACTIVATE.name: ("ROAM-TURN-3", "roam-refuse-one-activation"),
    EARLY_RISE.name: ("ROAM-WAKE-2", "roam-refuse-start-only"),
    PLACE.name: ("ROAM-TURN-2", "roam-refuse-activate-first"),
    PLACE_NOTHING.name: ("ROAM-TURN-2", "roam-refuse-activate-first"),
    PUT.name: ("ROAM-TOK-2", "roam-refuse-supply-not-short"),
    END_ACTIONS.name: ("ROAM-TURN-3", "roam-refuse-no-passing"),
    RESOLVE.name: ("ROAM-RES-1", "roam-refuse-resolve-later"),
    PASS.name: ("ROAM-AUC-1", "roam-refuse-no-auction"),
    BID.name: ("ROAM-AUC-1", "roam-refuse-no-auction"),
    BUY.name: ("ROAM-ART-2", "roam-refuse-market-only"),
    SKIP.name: ("ROAM-ART-2", "roam-refuse-market-only"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class RoamStep(Step[RoamState]):
    """A question of Roam."""

    def offer_abilities(self, s: RoamState, found: list[int]) -> None:
        """Adds what the ready artifacts of the seat can be used for at this question.  ROAM-ART-7, ROAM-ART-11"""
        ready = s.ready[self.seat]
        if ready:
            for ability in s.abilities.at[self.name]:
                if ready & ability.mask:
                    ability.offer(s, self, found)

    def use_ability(self, s: RoamState, action: int) -> None:
        """Carries out what an ability has offered."""
        ability = s.abilities.of(action)
        assert ability is not None
        ability.use(s, self, action)

    def refuse(self, s: RoamState, action: int) -> Refusal:
        """The rule that fixes another moment for this kind of action; steps refine this for their own kinds."""
        ability = s.abilities.of(action)
        if ability is not None:
            return ability.refuse(s, self, action)
        if FILL.has(action):
            payer = s.abilities.payer(FILL.b(action))
            if payer is None:
                return Refusal("ROAM-PLACE-8", "roam-refuse-solid-first")
            return Refusal(payer.rule, payer.reason)
        rule, reason = _MOMENTS[SPACE.kind_of(action).name]
        return Refusal(rule, reason)

    def preview(self, s: RoamState, action: int) -> Mapping[str, object]:
        ability = s.abilities.of(action)
        return {} if ability is None else ability.shown(s, self, action)
