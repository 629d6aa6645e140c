"""Secrecy: what is sent to a seat does not depend on what the seat may not know."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nunatak.engine import Chance, Event
from nunatak.server.bodies import NewTable, SeatWish
from nunatak.server.crew import Crew
from nunatak.server.hub import Client, Goodbye
from nunatak.server.match import Match
from nunatak.server.messages import Act, Join, Undo
from nunatak.server.seating import Dealt, deal
from nunatak.server.settings import Settings
from nunatak.server.store import Entry, Store, open_store
from nunatak.server.story import Listener, Stories
from nunatak.server.table import Table
from tests.server.support import Running, quick

VARIANTS: list[dict[str, Any]] = [{}, {"artifacts": True, "outpost": True, "towers": True}]


def sent(client: Client) -> list[bytes]:
    """Everything that was sent to a client, but for the clock."""
    texts: list[bytes] = []
    while not client.unsent.empty():
        item = client.unsent.get_nowait()
        assert not isinstance(item, Goodbye)
        texts.append(re.sub(rb'"played":\d+', b'"played":0', item))
    return texts


class Twins:
    """Two tables with the same past; in the second, all that a listener may not know is dealt anew."""

    def __init__(self, stores: list[Store], settings: Settings, crew: Crew) -> None:
        self.stores = stores
        self.settings = settings
        self.crew = crew

    async def prepare(self, dealt: Dealt, past: list[Entry], listener: Listener, seed: int) -> bool:
        """Plays the past at both, deals the hidden parts of the second anew, and says whether that changed them."""
        self.keys = [key for key in dealt.keys if key is not None]
        self.tables: list[Table] = []
        for store in self.stores:
            await store.create(dealt.row, [])
            match = Match.rebuild(dealt.row, past)
            self.tables.append(Table(store, dealt.row, match, self.settings, self.crew))
        play = self.tables[1].match.play
        imagined = play.state.imagine(listener, Chance(seed))
        imagined.witness = play.state.witness
        changed = imagined.position() != play.state.position()
        play.state = imagined
        self.clients = []
        self.actors = []
        for table in self.tables:
            actor, client = Client(), Client()
            await table.join(actor, Join(self.keys))
            await table.join(client, Join([] if listener is None else [self.keys[listener]]))
            self.actors.append(actor)
            self.clients.append(client)
        return changed

    async def act(self, rng: random.Random, ref: str) -> bool:
        """Does the same at both tables; says whether something was revealed to the first."""
        table = self.tables[0]
        state = table.match.play.state
        before = state.disclosed
        seat = state.to_decide()
        message: Act | Undo = Act(seat, table.match.decision(), rng.choice(state.legal()), ref)
        if table.match.can_undo(seat) and rng.random() < 0.2:
            message = Undo(seat, table.match.decision(), ref)
        for twin, actor in zip(self.tables, self.actors, strict=True):
            await twin.take(actor, message)
        return table.match.over() or table.match.play.state.disclosed > before


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[list[Store]]:
    opened = [open_store(str(tmp_path / name)) for name in ("first.sqlite", "second.sqlite")]
    yield opened
    for store in opened:
        asyncio.run(store.close())


@pytest.mark.parametrize("options", VARIANTS, ids=["base", "all modules"])
def test_no_byte_sent_to_a_seat_depends_on_what_is_hidden_from_it(
    stores: list[Store], tmp_path: Path, options: dict[str, Any]
) -> None:
    async def run(crew: Crew) -> None:
        rng = random.Random(1)
        changed = compared = 0
        for trial in range(18):
            listener: Listener = (None, 0, 1)[trial % 3]
            seats = [SeatWish("here", name="Ada"), SeatWish("link", name="Ben")]
            dealt = deal(NewTable("roam", seats, options, seed=trial))
            past = some_past(dealt, rng, trial * 12)
            twins = Twins(stores, quick(tmp_path), crew)
            changed += await twins.prepare(dealt, past, listener, trial)
            revealed = False
            for number in range(60):
                if revealed:
                    break
                # The greeting is compared before the first act, and each act before anything is revealed.
                first, second = (sent(client) for client in twins.clients)
                assert first == second
                compared += len(first)
                revealed = await twins.act(rng, f"{number}")
        assert changed >= 12
        assert compared > 200

    with closing(Crew(1)) as crew:
        asyncio.run(run(crew))


def some_past(dealt: Dealt, rng: random.Random, length: int) -> list[Entry]:
    """The log of a game up to some decision before its end."""
    match = dealt.match
    while match.decision() < length and not match.over():
        state = match.play.state
        match.act(state.to_decide(), rng.choice(state.legal()), None)
    return match.log[: match.decision() * 3 // 4] if match.over() else match.log


def test_a_look_back_shows_what_the_seat_saw_then(house: Running) -> None:
    opened = house.open("here", "here", seed=9, artifacts=True)
    rng = random.Random(9)
    with house.player(opened, 0, 1) as player:
        views = [player.states[0]["view"]]
        for _ in range(30):
            seat = player.asked()
            assert seat is not None
            player.act_randomly(seat, rng)
            views.append(player.states[0]["view"])
        seat = player.asked()
        if seat is not None and player.states[seat]["can_undo"]:
            player.undo(seat)
            views.pop()
        player.say({"type": "look", "seat": 0, "count": 10})
        looked = player.until("looked")
        last = len(views) - 1
        assert looked["view"] == views[last - 10]
        assert [moment["view"] for moment in looked["moves"]] == views[last - 9 :]
        assert [moment["move"] for moment in looked["moves"]] == [*range(last - 9, last + 1)]
        told = [line for moment in looked["moves"] for line in moment["events"]]
        assert all(line in player.stories[0] for line in told)
        player.say({"type": "look", "seat": None, "count": 100, "upto": 5})
        assert [moment["move"] for moment in player.until("looked")["moves"]] == [1, 2, 3, 4, 5]


def test_stories_are_numbered_so_that_gaps_tell_nothing() -> None:
    stories = Stories(2)
    stories.tell([Event("dealt", {}), Event("drew", {"card": 7}, (1,)), Event("passed", {})], 1, 1)
    assert [(line.seq, line.event["kind"]) for line in stories.after(0, 0)] == [(1, "dealt"), (2, "passed")]
    assert [(line.seq, line.event["kind"]) for line in stories.after(None, 0)] == [(1, "dealt"), (2, "passed")]
    assert [line.event["kind"] for line in stories.after(1, 0)] == ["dealt", "drew", "passed"]


def test_nobody_is_told_the_seed_or_the_record_of_a_running_game(house: Running) -> None:
    opened = house.open("here", "random", seed=4711471147114711)
    with house.player(opened, 0) as player:
        for _ in range(10):
            while player.asked() == 1:
                player.until("state")
            player.act(0)
        heard = " ".join(player.raw)
    assert "4711471147114711" not in heard
    assert '"deal":' not in heard
    record = house.get(f"/api/tables/{opened['table']['id']}/record")
    assert (record.status_code, record.json()["error"]["code"]) == (409, "game-runs")
    assert opened["table"]["seeded"] is True
    assert "4711471147114711" not in house.get(f"/api/tables/{opened['table']['id']}").text
