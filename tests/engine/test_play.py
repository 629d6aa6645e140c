"""A game being played: turns, refusals, results, and the way back up to the last barrier."""

from __future__ import annotations

import pytest

from nunatak.engine import Chance, Json, Observer, Play, RecordError, Refusal, canonical
from nunatak.games import load_game

GAME = load_game("roam")
BASIC: dict[str, Json] = {"players": 2, "first": "1"}


def start() -> Play:
    return Play.start(GAME, BASIC, seed=3)


def act(play: Play, *texts: str) -> None:
    for text in texts:
        play.act(play.state.to_decide(), GAME.space.parse_text(text))


def test_a_refusal_carries_rule_reason_and_facts() -> None:
    refusal = Refusal("ROAM-AUC-2", "roam-refuse-bid-too-low", {"lowest": 3})
    assert refusal.data() == {"rule": "ROAM-AUC-2", "reason": "roam-refuse-bid-too-low", "facts": {"lowest": 3}}
    assert str(refusal) == "ROAM-AUC-2: roam-refuse-bid-too-low"
    assert Refusal("A-B-1", "why").data()["facts"] == {}


def test_only_the_seat_to_decide_may_act() -> None:
    play = start()
    before = canonical(play.state.position())
    with pytest.raises(Refusal) as caught:
        play.act(1, play.state.legal()[0])
    assert caught.value.data() == {"rule": "TABLE-TURN", "reason": "refuse-not-your-turn", "facts": {"asked": 0}}
    assert canonical(play.state.position()) == before
    assert play.record.moves == []


def test_an_illegal_action_changes_neither_state_nor_record() -> None:
    play = start()
    before = canonical(play.state.position())
    with pytest.raises(Refusal, match="ROAM-TURN-3"):
        play.act(0, GAME.space.parse_text("end_actions"))
    assert canonical(play.state.position()) == before
    assert play.record.moves == []
    assert not play.can_undo(0)


def test_after_the_end_nobody_may_act_and_the_record_has_a_result() -> None:
    play = start()
    chooser = Chance(1)
    while not play.state.is_over():
        assert play.record.result == {}
        play.act(play.state.to_decide(), chooser.choice(play.state.legal()))
    assert play.record.result == {"scores": play.state.scores(), "winners": play.state.winners()}
    with pytest.raises(Refusal, match="TABLE-OVER"):
        play.act(0, 0)


def test_the_way_back_leads_through_the_own_actions() -> None:
    play = start()
    positions = []
    for text in ("activate card=start-blue-1", "place anchor=r0c0", "end_actions"):
        positions.append(canonical(play.state.position()))
        act(play, text)
    # It is Red's turn, but Red has not acted: Blue may still think again.
    assert play.state.to_decide() == 1
    assert play.can_undo(0)
    assert not play.can_undo(1)
    while play.can_undo(0):
        play.undo(0)
        assert canonical(play.state.position()) == positions.pop()
    assert positions == []
    assert play.record.moves == []


def test_another_seats_act_is_a_barrier() -> None:
    play = start()
    act(play, "activate card=start-blue-1", "place anchor=r0c0", "end_actions", "activate card=start-red-1")
    assert not play.can_undo(0)
    with pytest.raises(Refusal) as caught:
        play.undo(0)
    assert caught.value.data() == {"rule": "TABLE-UNDO", "reason": "refuse-undo-barrier", "facts": {}}
    assert play.can_undo(1)
    play.undo(1)
    assert play.state.to_decide() == 1
    assert not play.can_undo(1)
    assert not play.can_undo(0)


def test_a_reveal_is_a_barrier() -> None:
    """A claim turns the next card of the deck up; what came before it stays done."""
    game = GAME
    play = start()
    tokens: Json = {name: ["blue"] for name in ("r3c0", "r4c0", "r5c0", "r3c1", "r4c1", "r5c1")}
    witness = play.state.witness
    play.state = game.amend(play.state, {"tokens": tokens})
    play.state.witness = witness
    act(play, "activate card=start-blue-1", "place anchor=r0c0")
    assert play.can_undo(0)
    act(play, "end_actions")
    assert play.record.moves[-1].action == {"kind": "end_actions"}
    assert not play.can_undo(0)


def test_undo_takes_back_a_result() -> None:
    play = start()
    witness = play.state.witness
    play.state = GAME.amend(play.state, {"active": "red", "ending": True})
    play.state.witness = witness
    act(play, "activate card=start-red-1", "place anchor=r2c2", "end_actions")
    assert play.state.is_over()
    assert play.record.result
    play.undo(1)
    assert play.record.result == {}
    assert play.state.to_decide() == 1


def test_seats_have_names() -> None:
    assert start().record.seats == ["seat 1", "seat 2"]
    assert Play.start(GAME, BASIC, 1, ["Ada", "Bo"]).record.seats == ["Ada", "Bo"]
    with pytest.raises(RecordError) as caught:
        Play.start(GAME, BASIC, 1, ["Ada"])
    assert caught.value.where == "seats"


def test_the_deal_is_told() -> None:
    play = start()
    assert [event.kind for event in play.dealt] == ["dealt", "turn"]
    assert play.act(0, GAME.space.parse_text("activate card=start-blue-1")) == []


def test_an_observer_sees_only_what_its_seat_may() -> None:
    play = start()
    mine, yours = Observer(play.state, 0), Observer(play.state, 1)
    assert mine.legal() == play.state.legal()
    assert yours.legal() == []
    assert yours.view() == play.state.view(1)
    assert mine.name(play.state.legal()[0]) == {"kind": "activate", "card": "start-blue-1"}
    imagined = yours.imagine(Chance(4))
    assert canonical(imagined.view(1)) == canonical(yours.view())
    assert canonical(imagined.position()) != canonical(play.state.position())
