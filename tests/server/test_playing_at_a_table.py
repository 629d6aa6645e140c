"""Acting and taking back, alone and together, and every way of being refused."""

from __future__ import annotations

import random
from typing import Any

from nunatak.games import load_game
from tests.server.support import Player, Running


def test_who_joins_is_told_the_table_and_the_question(house: Running) -> None:
    opened = house.open("here", "here")
    with Player(house.port, opened["table"]["id"]) as player:
        welcome = player.join(opened["keys"])
        assert welcome["protocol"] == 1
        assert welcome["seats"] == [0, 1]
        assert welcome["host"] is False
        asked = player.states[0]["asked"]["seat"]
        assert player.states[asked]["actions"]
        assert player.states[1 - asked]["actions"] == []
        assert player.states[1 - asked]["asked"] == {"name": "start", "seat": asked, "facts": {}}
        assert player.states[0]["view"]["seat"] == 0
        assert player.states[1]["view"]["seat"] == 1


def test_an_act_is_told_to_everybody_and_then_acknowledged(house: Running) -> None:
    opened = house.open("here", "link")
    with house.player(opened, 0, 1) as actor, house.player(opened) as spectator:
        seat = actor.asked()
        assert seat is not None
        acts = 0
        while not actor.stories[seat] or actor.stories[seat][-1]["by"] is None:
            done = actor.act(seat)
            acts += 1
            assert (done["type"], done["decision"]) == ("done", acts)
            assert done["seq"] == len(actor.stories[seat]) == actor.states[seat]["seq"]
        state = spectator.until("state", decision=acts)
        assert state["seat"] is None
        assert state["actions"] == []
        assert spectator.stories[None][-1]["by"] == seat
        assert spectator.stories[None][-1]["move"] == acts


def test_an_action_may_be_spelled_in_three_ways(house: Running) -> None:
    space = load_game("roam").space
    for spelling in (lambda choice: choice["id"], lambda choice: choice["action"], lambda c: space.text(c["id"])):
        opened = house.open("here", "here")
        with house.player(opened, 0, 1) as player:
            seat = player.asked()
            assert seat is not None
            assert player.act(seat, spelling(player.states[seat]["actions"][0]))["type"] == "done"


def test_undo_takes_back_a_move_and_tells_it(house: Running) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0, 1) as player:
        seat = player.asked()
        assert seat is not None
        before = player.states[seat]
        player.act(seat)
        assert player.states[seat]["can_undo"]
        done = player.undo(seat)
        assert done["type"] == "done"
        after = player.states[seat]
        assert after["view"] == before["view"]
        assert after["actions"] == before["actions"]
        assert (after["move"], after["decision"]) == (0, 2)
        assert player.stories[seat][-1] == {
            "seq": after["seq"],
            "move": 1,
            "by": seat,
            "event": {"kind": "undo"},
        }
        assert player.undo(seat)["code"] == "cannot-undo"


def test_two_clients_play_a_whole_game(house: Running) -> None:
    opened = house.open("here", "link", artifacts=True, outpost=True, towers=True)
    rng = random.Random(7)
    with house.player(opened, 0) as ada, house.player(opened, 1) as ben:
        players = [ada, ben]
        while not ada.states[0]["over"]:
            seat = ada.asked()
            assert seat is not None
            decision = ada.states[0]["decision"]
            assert players[seat].act_randomly(seat, rng)["type"] == "done"
            players[1 - seat].until("state", decision=decision + 1)
        assert ada.states[0]["result"] == ben.states[1]["result"]
        assert ada.states[0]["asked"] is None
        assert ada.act(0, 0)["code"] == "game-over"
        assert ada.undo(0)["code"] == "game-over"
    table = house.get(f"/api/tables/{opened['table']['id']}").json()
    assert table["over"]
    assert table["asked"] is None
    assert table["result"] == ada.states[0]["result"]
    record = house.get(f"/api/tables/{opened['table']['id']}/record")
    assert record.json()["result"] == table["result"]


def refusal(player: Player, seat: int, action: Any = None, **fields: Any) -> dict[str, Any]:
    """The answer to an act that must change nothing."""
    before = dict(player.states)
    answer = player.act(seat, action, **fields)
    assert answer["type"] == "refused"
    assert answer["message"]
    decision = before[seat]["decision"]
    assert all(state["decision"] == decision for state in player.states.values())
    return answer


def test_a_stale_act_is_refused_and_the_state_follows(house: Running) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0, 1) as player:
        seat = player.asked()
        assert seat is not None
        first = player.states[seat]["actions"][0]["id"]
        player.act(seat)
        assert refusal(player, seat, first, decision=0)["code"] == "stale"
        assert player.until("state", seat=seat)["decision"] == 1
        assert refusal(player, seat, first, decision=99)["code"] == "stale"


def test_a_repeated_act_is_acknowledged_again_and_made_once(house: Running) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0, 1) as player:
        seat = player.asked()
        assert seat is not None
        choices = player.states[seat]["actions"]
        done = player.act(seat, choices[0]["id"], ref="once")
        again = player.act(seat, choices[0]["action"], ref="once", decision=0)
        assert again == done
        assert player.states[seat]["decision"] == 1
        other = refusal(player, seat, choices[1]["id"], ref="once", decision=0)
        assert (other["code"], other["where"]) == ("duplicate", "ref")


def test_out_of_turn_and_illegal_acts_are_refused_with_their_reason(house: Running) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0, 1) as player:
        seat = player.asked()
        assert seat is not None
        legal = {choice["id"] for choice in player.states[seat]["actions"]}
        turn = refusal(player, 1 - seat, min(legal))
        assert (turn["code"], turn["reason"]) == ("not-your-turn", "refuse-not-your-turn")
        illegal = refusal(player, seat, next(action for action in range(500) if action not in legal))
        assert illegal["code"] == "illegal"
        assert illegal["rule"].startswith("ROAM-")
        for action, where in ((10**9, "action"), ({"kind": "fly"}, "action.kind"), ("", "action.kind")):
            unknown = refusal(player, seat, action)
            assert (unknown["code"], unknown["where"]) == ("bad-message", where)


def test_nobody_acts_for_a_seat_without_its_key(house: Running) -> None:
    opened, other = house.open("here", "here"), house.open("here", "here")
    with house.player(opened) as spectator:
        seat = spectator.asked()
        assert seat is not None
        with house.player(opened, 1 - seat) as opponent, Player(house.port, opened["table"]["id"]) as stranger:
            welcome = stranger.join([*other["keys"], "guess", opened["table"]["id"]])
            assert welcome["seats"] == []
            for player in (spectator, opponent, stranger):
                player.states[seat] = {"decision": 0, "actions": [{"id": 79}]}
                assert player.act(seat)["code"] == "not-your-seat"
                assert player.undo(seat)["code"] == "not-your-seat"
                player.say({"type": "look", "seat": seat, "count": 1})
                assert player.until("refused")["code"] == "not-your-seat"
    assert house.get(f"/api/tables/{opened['table']['id']}").json()["decision"] == 0


def test_presence_tells_who_is_there(house: Running) -> None:
    opened = house.open("here", "link", "random", first="1")
    with house.player(opened, 0) as ada:
        with house.player(opened, 1):
            assert ada.until("presence")["connected"] == [True, True, True]
        assert ada.until("presence")["connected"] == [True, False, True]
        with house.player(opened):
            assert ada.until("presence")["spectators"] == 1


def test_the_host_gives_a_seat_a_new_link_and_then_a_bot(house: Running) -> None:
    opened = house.open("here", "link", first="2")
    path = f"/api/tables/{opened['table']['id']}/seats/1"
    with house.player(opened, 1) as ben, house.player(opened, 0) as ada:
        link = house.post(path, {"host": opened["host"], "seat": {"kind": "link", "name": "Cy"}}).json()
        assert link["table"]["seats"][1]["name"] == "Cy"
        assert ben.until("welcome")["seats"] == []
        assert ada.until("seated")["table"]["seats"][1]["name"] == "Cy"
        with Player(house.port, opened["table"]["id"]) as cy:
            assert cy.join([opened["keys"][1]])["seats"] == []
            assert cy.join([link["key"]])["seats"] == [1]
        bot = house.post(path, {"host": opened["host"], "seat": {"kind": "bot", "bot": "random"}}).json()
        assert bot["key"] is None
        while ada.states[0]["asked"]["seat"] != 0:
            ada.until("state")
    for wrong in (opened["keys"][0], "guess"):
        answer = house.post(path, {"host": wrong, "seat": {"kind": "link"}})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-host")
