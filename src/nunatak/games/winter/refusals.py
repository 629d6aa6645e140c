"""Refusals of actions that belong to another moment of the game."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import (
    CHOOSE_CHIEF,
    CHOOSE_SETUP,
    CHOOSE_SIDE,
    CLAIM,
    CLOSE,
    COLLECT,
    DECLINE,
    DISCARD,
    END_STEP,
    END_TURN,
    FORGO_CLAIM,
    FORGO_COLLECT,
    FORGO_USE,
    GAIN_OF,
    KEEP_TOKEN,
    NEXT_TOKEN,
    PLACE,
    PLAY,
    PUT,
    SLIDE,
    SPACE,
    USE,
    USE_CHIEF,
    USE_TOKEN,
    WORK,
)
from nunatak.games.winter.gains.table import GAINS
from nunatak.games.winter.names import FIRST_CULTURE

# Which rule fixes the moment of each kind of action, for those who try it at another.
_MOMENTS: dict[str, tuple[str, str]] = {
    CHOOSE_CHIEF.name: ("EW-VAR-2", "winter-refuse-setup-only"),
    CHOOSE_SETUP.name: ("EW-VAR-1", "winter-refuse-setup-only"),
    CHOOSE_SIDE.name: ("EW-SETUP-6", "winter-refuse-setup-only"),
    PLAY.name: ("EW-TURN-2", "winter-refuse-not-now"),
    DISCARD.name: ("EW-CULT-2", "winter-refuse-no-price"),
    USE.name: ("EW-ABIL-3", "winter-refuse-not-now"),
    USE_CHIEF.name: ("EW-CHIEF-1", "winter-refuse-chief-not-placed"),
    WORK.name: ("EW-FOOD-1", "winter-refuse-work-in-turn-only"),
    PLACE.name: ("EW-FIG-1", "winter-refuse-figure-stage"),
    SLIDE.name: ("EW-FIG-3", "winter-refuse-nothing-to-slide"),
    END_TURN.name: ("EW-FIG-1", "winter-refuse-no-passing"),
    KEEP_TOKEN.name: ("EW-MODR-2", "winter-refuse-first-rest-only"),
    NEXT_TOKEN.name: ("EW-MODR-2", "winter-refuse-first-rest-only"),
    USE_TOKEN.name: ("EW-MODR-3", "winter-refuse-no-token"),
    PUT.name: ("EW-EDECK-1", "winter-refuse-third-turn-only"),
    CLOSE.name: ("EW-EDECK-1", "winter-refuse-third-turn-only"),
    CLAIM.name: ("EW-ECL-6", "winter-refuse-eclipse-order"),
    COLLECT.name: ("EW-ECL-6", "winter-refuse-eclipse-order"),
    END_STEP.name: ("EW-ECL-6", "winter-refuse-eclipse-order"),
    FORGO_USE.name: ("EW-ECL-7", "winter-refuse-nothing-to-forgo"),
    FORGO_CLAIM.name: ("EW-ECL-7", "winter-refuse-nothing-to-forgo"),
    FORGO_COLLECT.name: ("EW-ECL-7", "winter-refuse-nothing-to-forgo"),
    DECLINE.name: ("EW-GEN-2", "winter-refuse-nothing-to-decline"),
}


def not_in_hand(kind: int) -> Refusal:
    """Cards are played from hand.  EW-CULT-1, EW-TRIBE-1"""
    return Refusal("EW-CULT-1" if kind >= FIRST_CULTURE else "EW-TRIBE-1", "winter-refuse-not-in-hand")


def another_moment(action: int) -> Refusal:
    """The rule that fixes the moment of this kind of action."""
    op = GAIN_OF[action]
    if op >= 0:
        return GAINS[op].not_due(action)
    rule, reason = _MOMENTS[SPACE.kind_of(action).name]
    return Refusal(rule, reason)
