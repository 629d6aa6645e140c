"""Many tables at once, and many clients at one."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.support import PATIENCE, Running, quick

TABLES = 30
MOVES = 20


async def play(house: Running, http: httpx.AsyncClient, number: int) -> None:
    """Opens a table, makes some moves, and checks each acknowledgement."""
    seats = [{"kind": "here"}, {"kind": "here"}]
    answer = await http.post(house.url("/api/tables"), json={"game": "roam", "seats": seats, "seed": number})
    opened = answer.json()
    rng = random.Random(number)
    states: dict[int, dict[str, Any]] = {}
    url = f"ws://127.0.0.1:{house.port}/ws/tables/{opened['table']['id']}"
    async with connect(url, compression=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"type": "join", "keys": opened["keys"]}))
        done = -1
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state":
                states[message["seat"]] = message
            if message["type"] in ("presence", "done"):
                done += 1
                assert states[0]["decision"] == done
                if done == MOVES:
                    break
                seat = states[0]["asked"]["seat"]
                action = rng.choice(states[seat]["actions"])["id"]
                act = {"type": "act", "seat": seat, "decision": done, "action": action, "ref": str(done)}
                await socket.send(json.dumps(act))
            assert message["type"] != "refused", message


def test_many_tables_are_played_at_once(database: Path) -> None:
    async def run(house: Running) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            await asyncio.gather(*(play(house, http, number) for number in range(TABLES)))

    with Running(quick(database)) as house:
        asyncio.run(run(house))
        assert house.get("/api/health").json()["tables"] == TABLES


def test_many_spectators_hear_the_same(house: Running) -> None:
    opened = house.open("here", "here")
    crowd = [house.player(opened) for _ in range(20)]
    with house.player(opened, 0, 1) as actor:
        for decision in range(1, 11):
            seat = actor.asked()
            assert seat is not None
            actor.act(seat)
            states = [spectator.until("state", decision=decision) for spectator in crowd]
            assert all(state == states[0] for state in states)
    for spectator in crowd:
        with spectator:
            assert spectator.stories == crowd[0].stories


def test_two_who_act_at_once_do_not_both_succeed(house: Running) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0, 1) as one, house.player(opened, 0, 1) as two:
        for _ in range(20):
            seat = one.asked()
            assert seat is not None
            decision = one.states[seat]["decision"]
            for player in (one, two):
                action = player.states[seat]["actions"][0]["id"]
                act = {
                    "type": "act",
                    "seat": seat,
                    "decision": decision,
                    "action": action,
                    "ref": f"{id(player)}-{decision}",
                }
                player.say(act)
            kinds = []
            for player in (one, two):
                answer = player.hear()
                while answer["type"] not in ("done", "refused"):
                    answer = player.hear()
                kinds.append(answer.get("code", "done"))
                while player.states[0]["decision"] == decision or player.states[1]["decision"] == decision:
                    player.hear()
            assert sorted(kinds) == ["done", "stale"]
