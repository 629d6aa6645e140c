"""What the steps of Roam share: refusals of actions that belong to another moment of the turn."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.step import Step
from nunatak.games.roam.actions import (
    ACTIVATE,
    BID,
    BUY,
    EARLY_RISE,
    END_ACTIONS,
    FILL,
    MOVE_TO,
    PASS,
    PAY_COINS,
    PLACE,
    PLACE_NOTHING,
    PUT,
    RESOLVE,
    SKIP,
    SPACE,
    USE_COIN,
    USE_MOVE,
    USE_REPLACE,
    USE_ROTATE,
    USE_TURN,
)
from nunatak.games.roam.state import RoamState

# Which rule fixes the moment of each kind of action, for those who try it at another.
_MOMENTS: dict[str, tuple[str, str]] = {
    ACTIVATE.name: ("ROAM-TURN-3", "roam-refuse-one-activation"),
    EARLY_RISE.name: ("ROAM-WAKE-2", "roam-refuse-start-only"),
    USE_COIN.name: ("ROAM-ART-11", "roam-refuse-start-or-action"),
    USE_TURN.name: ("ROAM-ART-11", "roam-refuse-start-or-action"),
    USE_MOVE.name: ("ROAM-ART-11", "roam-refuse-start-or-action"),
    MOVE_TO.name: ("ROAM-ABIL-MOVE-1", "roam-refuse-no-token-lifted"),
    USE_ROTATE.name: ("ROAM-ABIL-ROTATE-1", "roam-refuse-rotate-when-activating"),
    PLACE.name: ("ROAM-TURN-2", "roam-refuse-activate-first"),
    PLACE_NOTHING.name: ("ROAM-TURN-2", "roam-refuse-activate-first"),
    PUT.name: ("ROAM-TOK-2", "roam-refuse-supply-not-short"),
    FILL.name: ("ROAM-ABIL-FREE-3", "roam-refuse-place-first"),
    USE_REPLACE.name: ("ROAM-ABIL-REPLACE-1", "roam-refuse-place-first"),
    END_ACTIONS.name: ("ROAM-TURN-3", "roam-refuse-no-passing"),
    RESOLVE.name: ("ROAM-RES-1", "roam-refuse-resolve-later"),
    PASS.name: ("ROAM-AUC-1", "roam-refuse-no-auction"),
    BID.name: ("ROAM-AUC-1", "roam-refuse-no-auction"),
    BUY.name: ("ROAM-ART-2", "roam-refuse-market-only"),
    SKIP.name: ("ROAM-ART-2", "roam-refuse-market-only"),
}


class RoamStep(Step[RoamState]):
    """A question of Roam."""

    def refuse(self, s: RoamState, action: int) -> Refusal:
        """The rule that fixes another moment for this kind of action; steps refine this for their own kinds."""
        if FILL.has(action) and FILL.b(action) == PAY_COINS:
            return Refusal("ROAM-PLACE-8", "roam-refuse-solid-first")
        rule, reason = _MOMENTS[SPACE.kind_of(action).name]
        return Refusal(rule, reason)
