"""Refusals of actions that belong to another moment of the game."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import (
    ADVANCE,
    BUILD,
    CATCH,
    CHOOSE_CHIEF,
    CHOOSE_SETUP,
    CHOOSE_SIDE,
    CLAIM,
    CLOSE,
    COLLECT,
    DECLINE,
    DISCARD,
    DRAW_CARD,
    END_STEP,
    END_TURN,
    FORGO_CLAIM,
    FORGO_COLLECT,
    FORGO_USE,
    INSTEAD,
    INTER,
    KEEP_TOKEN,
    LEARN,
    MOVE,
    NEXT_TOKEN,
    PITCH,
    PLACE,
    PLAY,
    PUT,
    RAISE,
    RECRUIT_CARD,
    SLIDE,
    SPACE,
    SPOT,
    TAKE,
    TAKE_CARD,
    TAKE_STONE,
    TIP_ANIMAL,
    TRACK,
    USE,
    USE_CHIEF,
    USE_TOKEN,
    WORK,
)
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
    TAKE.name: ("EW-GOLD-2", "winter-refuse-not-due"),
    INSTEAD.name: ("EW-GOLD-2", "winter-refuse-not-due"),
    ADVANCE.name: ("EW-IDOL-1", "winter-refuse-not-due"),
    DRAW_CARD.name: ("EW-GOLD-2", "winter-refuse-not-due"),
    RAISE.name: ("EW-MEG-1", "winter-refuse-not-due"),
    PITCH.name: ("EW-MAP-1", "winter-refuse-not-due"),
    MOVE.name: ("EW-MAP-2", "winter-refuse-not-due"),
    BUILD.name: ("EW-MAP-5", "winter-refuse-not-due"),
    TAKE_CARD.name: ("EW-INIT-1", "winter-refuse-not-due"),
    RECRUIT_CARD.name: ("EW-INIT-4", "winter-refuse-not-due"),
    LEARN.name: ("EW-DEV-1", "winter-refuse-not-due"),
    CATCH.name: ("EW-HUNT-4", "winter-refuse-not-due"),
    TRACK.name: ("EW-HUNT-7", "winter-refuse-not-due"),
    SPOT.name: ("EW-HUNT-1", "winter-refuse-not-due"),
    TIP_ANIMAL.name: ("EW-ANIM-4", "winter-refuse-not-due"),
    INTER.name: ("EW-BURY-1", "winter-refuse-not-due"),
    TAKE_STONE.name: ("EW-DEV-3", "winter-refuse-not-due"),
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
    rule, reason = _MOMENTS[SPACE.kind_of(action).name]
    return Refusal(rule, reason)
