"""A bot finishes for a player who has left; the player may come back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import VERY_LONG, Player, Process, Running, quick

Message = dict[str, Any]


def stand_in(player: Player, seat: int, bot: str = "greedy") -> Message:
    """Asks for a bot at a seat and returns what comes of it."""
    player.say({"type": "stand-in", "seat": seat, "bot": bot})
    while True:
        message = player.hear()
        if message["type"] in ("seated", "refused"):
            return message


def until_away(player: Player, away: list[bool]) -> None:
    """Hears until exactly these have been gone for long enough."""
    while player.presence["away"] != away:
        player.hear()


def kinds(player: Player, seat: int) -> list[str]:
    """What was told at the table that is no move."""
    told = [line["event"]["kind"] for line in player.stories[seat]]
    return [kind for kind in told if kind.startswith("table-")]


def test_a_bot_finishes_for_a_player_who_has_left(database: Path) -> None:
    with Running(quick(database, away_seconds=0.0)) as house:
        opened = house.open("here", "link", first="1")
        with house.player(opened, 0) as ada:
            with house.player(opened, 1):
                ada.until("presence", connected=[True, True])
                assert stand_in(ada, 1)["code"] == "not-away"
            until_away(ada, [False, True])
            seated = stand_in(ada, 1)
            assert seated["table"]["seats"][1] == {"kind": "link", "name": "P1", "bot": None, "stand_in": "greedy"}
            assert kinds(ada, 0) == ["table-stand-in"]
            rng = random.Random(1)
            while not ada.states[0]["over"]:
                ada.act_randomly(0, rng) if ada.asked() == 0 else ada.until("state")


def test_a_player_who_comes_back_takes_the_seat_back(database: Path) -> None:
    with Running(quick(database, away_seconds=0.0, bot_seconds=VERY_LONG)) as house:
        opened = house.open("here", "link", first="2")
        with house.player(opened, 0) as ada:
            until_away(ada, [False, True])
            stand_in(ada, 1)
            assert ada.until("thinking")["thinking"] is True
            with house.player(opened, 1) as ben:
                assert ben.asked() == 1
                assert ben.act(1)["code"] == "bot-plays"
                ben.say({"type": "return", "seat": 1})
                assert ben.until("seated")["table"]["seats"][1]["stand_in"] is None
                assert ada.until("thinking")["thinking"] is False
                assert ben.act(1)["type"] == "done"
                assert kinds(ben, 1) == ["table-stand-in", "table-return"]
                ben.say({"type": "return", "seat": 1})
                assert ben.until("refused")["code"] == "no-stand-in"


def test_a_bot_that_stands_in_survives_a_kill(database: Path) -> None:
    with Process(database) as house:
        opened = house.open("here", "here", first="1")
        with house.player(opened, 0) as ada:
            # For oneself nobody needs to wait.
            assert stand_in(ada, 0, "random")["type"] == "seated"
            ada.until("state", decision=1)
        house.kill()
        house.start()
        with house.player(opened, 0, 1) as both:
            assert house.get(f"/api/tables/{opened['table']['id']}").json()["seats"][0]["stand_in"] == "random"
            assert kinds(both, 1) == ["table-stand-in"]
            while not both.states[1]["actions"]:
                both.until("state", seat=1)
            assert both.act(1)["type"] == "done"
        house.hang_up()


def test_moves_are_numbered_and_repeated_as_if_there_were_no_notes(database: Path) -> None:
    with Running(quick(database, bot_seconds=VERY_LONG)) as house:
        opened = house.open("here", "here", first="1")
        with house.player(opened, 0) as ada:
            assert ada.act(0, ref="first")["type"] == "done"
            decision = ada.states[0]["decision"]
            stand_in(ada, 0)
            ada.say({"type": "return", "seat": 0})
            ada.until("seated")
            assert ada.states[0]["decision"] == decision == 1
            again = {"type": "act", "seat": 0, "decision": 0, "action": -1, "ref": "first"}
            assert ada.ask(again)["code"] == "duplicate"
            assert ada.undo(0, ref="back")["type"] == "done"
            before = (ada.states, ada.stories)
    with Running(quick(database)) as house, house.player(opened, 0) as ada:
        assert (ada.states, ada.stories) == before
        assert ada.undo(0, ref="back", decision=1) == {
            "type": "done",
            "ref": "back",
            "decision": 2,
            "seq": len(ada.stories[0]),
        }


@pytest.mark.parametrize("bot", ["search@100000", "", "deep"])
def test_only_bots_that_people_can_choose_stand_in(house: Running, bot: str) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0) as ada:
        refused = stand_in(ada, 0, bot)
        assert (refused["code"], refused["where"]) == ("bad-message", "bot")


def test_who_only_watches_replaces_nobody_and_a_bot_is_not_replaced(database: Path) -> None:
    with Running(quick(database, away_seconds=0.0)) as house:
        opened = house.open("here", "greedy", "link", first="1")
        with house.player(opened) as spectator, house.player(opened, 0) as ada:
            until_away(ada, [False, False, True])
            assert stand_in(spectator, 2)["code"] == "not-your-seat"
            assert stand_in(ada, 1)["code"] == "not-your-seat"
            assert stand_in(ada, 9)["code"] == "not-your-seat"
            with Player(house.port, opened["table"]["id"]) as host:
                host.join([opened["host"]])
                assert stand_in(host, 2)["type"] == "seated"
