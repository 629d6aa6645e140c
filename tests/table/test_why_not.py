"""Why not: asked before doing, answered like a refusal, and nothing changes."""

from __future__ import annotations

import pytest

from nunatak.engine import Chance
from nunatak.games import load_game
from nunatak.table.messages import Refused, Why
from tests.table.carried import Carried, dealt_for

GAMES = ("ice1", "ice2", "roam", "winter")


def answer(carried: Carried, seat: int, action: int | str | dict[str, object], decision: int | None = None) -> Refused:
    """What the first client hears when it asks for a seat."""
    asked = Why(seat, carried.decision() if decision is None else decision, action, "why")
    (heard,) = carried.say(1, asked)
    assert isinstance(heard, Refused)
    return heard


def test_the_answer_names_the_rule_that_forbids_it() -> None:
    """Given the first question of Roam, squares cannot be filled: the solid ones come first.  ROAM-PLACE-8"""
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    heard = answer(carried, 0, {"kind": "fill", "square": "r0c0", "pay": "coins"})
    assert (heard.code, heard.rule, heard.reason) == ("illegal", "ROAM-PLACE-8", "roam-refuse-solid-first")
    assert heard.ref == "why"


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_an_act_would_be_refused_with_and_changes_nothing(game: str) -> None:
    carried = Carried(dealt_for("here", "here", game=game))
    carried.join(1, 0, 1)
    space, chance = load_game(game).space, Chance(3)
    for _ in range(30):
        state = carried.table.chronicle.play.state
        before, legal = state.position(), state.legal()
        for action in [chance.below(space.size) for _ in range(20)]:
            heard = answer(carried, carried.asked(), action)
            if action in legal:
                assert heard.code == "allowed"
            else:
                refusal = state.refuse(action)
                assert (heard.code, heard.rule, heard.reason) == ("illegal", refusal.rule, refusal.reason)
                assert heard.facts == refusal.facts
        assert state.position() == before
        carried.act(1, chance.choice(legal))
    assert len(carried.log) == 30


def test_an_action_may_be_spelled_in_three_ways() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    space = load_game("roam").space
    number = space.parse("end_actions")
    spelled: list[int | str | dict[str, object]] = [number, "end_actions", {"kind": "end_actions"}]
    for action in spelled:
        assert answer(carried, 0, action).code == "illegal"
    assert answer(carried, 0, "dance").code == "bad-message"


def test_it_is_answered_only_for_a_seat_that_is_held_and_asked() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 1)
    assert answer(carried, 0, "end_actions").code == "not-your-seat"
    heard = answer(carried, 1, "end_actions")
    assert (heard.code, heard.facts) == ("not-your-turn", {"asked": 0})
    assert answer(carried, 1, "end_actions", decision=5).code == "stale"


def test_whoever_has_not_joined_is_told_so() -> None:
    carried = Carried(dealt_for("here", "here"))
    heard = answer(carried, 0, "end_actions")
    assert (heard.code, heard.ref) == ("not-joined", "why")
