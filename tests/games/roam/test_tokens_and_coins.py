"""What can never happen, checked over whole games.  ROAM-TOK-1, ROAM-COIN-4, ROAM-COMP-7, ROAM-TOW-6"""

from __future__ import annotations

import pytest

from nunatak.engine import Chance, Json, Options, Play, State
from nunatak.games.roam.actions import SPACE
from nunatak.games.roam.state import RoamState
from tests.games.roam.table import FULL, do, given, legal, roam


def test_there_are_no_other_actions_than_those_of_the_rules() -> None:
    """ROAM-COIN-4, ROAM-TOK-1, ROAM-TURN-3: no gift, no loan, no token taken back, no pass instead of a turn.

    The list of section 16.2; `activate`, `use_move` and a short supply are asked in two steps.
    """
    assert [kind.name for kind in SPACE.kinds] == [
        "place", "activate", "early_rise", "place_nothing", "put", "fill", "end_actions", "resolve", "pass", "bid",
        "buy_artifact", "skip", "use_coin", "use_move", "move_to", "use_replace", "use_rotate", "use_turn",
    ]  # fmt: skip


@pytest.mark.parametrize("options", roam().option_sets(), ids=str)
def test_tokens_return_only_with_a_claim_or_a_replacement(options: Options) -> None:
    """ROAM-TOK-1, ROAM-RES-7, ROAM-COMP-3: supply and field hold 24 tokens of each player, always."""
    play = Play.start(roam(), options, seed=21)
    chooser = Chance(22)
    while not play.state.is_over():
        before = _roam(play.state).supply[:]
        events = play.act(play.state.to_decide(), chooser.choice(play.state.legal()))
        state = _roam(play.state)
        back = {"claimed"} | {"filled" for event in events if "replaced" in event.facts}
        if any(now > then for now, then in zip(state.supply, before, strict=True)):
            assert back & {event.kind for event in events}
        for seat in range(state.seats()):
            assert state.supply[seat] + sum(state.counts[seat::4]) == 24
            assert state.coins[seat] >= 0
            assert len(state.party[seat]) >= 3
        assert all(len(state.owners(q)) <= state.agreed.cap for q in range(36))


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "artifacts": True}], ids=str)
def test_purses_change_only_by_what_the_events_say(options: Options) -> None:
    """ROAM-COIN-1, ROAM-RES-8, ROAM-AUC-4, ROAM-BUY-1, ROAM-WAKE-2, ROAM-ART-2: every coin is accounted for."""
    for seed in range(6):
        play = Play.start(roam(), options, seed)
        chooser = Chance(seed + 50)
        while not play.state.is_over():
            expected = _roam(play.state).coins[:]
            for event in play.act(play.state.to_decide(), chooser.choice(play.state.legal())):
                facts = event.facts
                seat = _number(facts.get("seat"))
                if event.kind in ("placed", "filled"):
                    expected[seat] += _number(facts["coins"]) - (2 if facts.get("pay") == "coins" else 0)
                elif event.kind == "coin_artifact":
                    expected[seat] += 1
                elif event.kind in ("woke", "bought", "claimed"):
                    expected[seat] -= _number(facts["price"])
                if event.kind == "claimed":
                    consoled = facts["consoled"]
                    assert isinstance(consoled, list)
                    for other in consoled:
                        expected[_number(other)] += 1
            assert _roam(play.state).coins == expected


def test_which_token_is_on_top_never_matters() -> None:
    """ROAM-TOW-6: the same answers, and the same outcome of each, whichever lies below."""
    outcomes: list[list[list[Json]]] = []
    for pair in (["red", "blue"], ["blue", "red"]):
        tower: Json = [*pair]
        state = given(
            {**FULL, "towers": True},
            {
                "tokens": {"r2c1": tower, "r2c2": tower, "r4c4": ["red"]},
                "players": {"blue": {"coins": 2, "artifacts": ["art-05", "art-17", "art-01"]}},
            },
        )
        do(state, "activate card=start-blue-3", "place anchor=r2c1")
        outcome: list[list[Json]] = [[*legal(state)]]
        for action in state.legal():
            copy = state.copy()
            copy.apply(action)
            outcome.append([*copy.counts, *copy.supply, *copy.coins, copy.covered, copy.full])
        outcomes.append(outcome)
    assert outcomes[0] == outcomes[1]


def _roam(state: State) -> RoamState:
    assert isinstance(state, RoamState)
    return state


def _number(value: Json) -> int:
    assert value is None or isinstance(value, int)
    return -1 if value is None else value
