"""Secrecy: what is said to a seat does not depend on what the seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nunatak.engine import Chance, Event
from nunatak.table import Chronicle, Dealt, LogEntry
from nunatak.table.effects import Said, Show
from nunatak.table.messages import Act, Join, Look, Undo
from nunatak.table.story import Listener, Stories
from tests.table.carried import Carried, dealt_for, heard_by, written

CASES: list[tuple[str, dict[str, Any]]] = [
    ("roam", {}),
    ("roam", {"artifacts": True, "outpost": True, "towers": True}),
    ("ice1", {}),
    ("ice2", {}),
    ("winter", {}),
]
ACTOR, LISTENER = 1, 2


class Twins:
    """Two tables with the same past; in the second, all that a listener may not know is dealt anew."""

    def __init__(self, dealt: Dealt, past: list[LogEntry], listener: Listener, seed: int) -> None:
        self.tables: list[Carried] = []
        for _ in range(2):
            dealt.chronicle = Chronicle.rebuild(dealt.row, past)
            self.tables.append(Carried(dealt))
        play = self.tables[1].table.chronicle.play
        imagined = play.state.imagine(listener, Chance(seed))
        imagined.witness = play.state.witness
        self.differ = imagined.position() != play.state.position()
        play.state = imagined
        keys = [key for key in dealt.keys if key is not None]
        self.heard: list[list[str]] = [[], []]
        self.receive(Said(ACTOR, Join(keys)))
        self.receive(Said(LISTENER, Join([] if listener is None else [keys[listener]])))

    def receive(self, message: Said) -> None:
        """Lets the same happen at both tables."""
        for carried, heard in zip(self.tables, self.heard, strict=True):
            heard += [written(said) for said in heard_by(LISTENER, carried.receive(message))]

    def act(self, rng: random.Random) -> bool:
        """Does the same at both tables; says whether that can go on, nothing being revealed at either."""
        first, second = (carried.table.chronicle for carried in self.tables)
        seat, decision = first.play.state.to_decide(), first.decision()
        before = [first.play.state.disclosed, second.play.state.disclosed]
        # A hand that is dealt anew may not allow what the true one does.
        possible = [action for action in first.play.state.legal() if action in {*second.play.state.legal()}]
        if not possible:
            return False
        message: Act | Undo = Act(seat, decision, rng.choice(possible), f"{decision}")
        if first.can_undo(seat) and rng.random() < 0.2:
            message = Undo(seat, decision, f"{decision}")
        self.receive(Said(ACTOR, message))
        return not first.over() and [first.play.state.disclosed, second.play.state.disclosed] == before


@pytest.mark.parametrize(("game", "options"), CASES, ids=["roam", "roam with all modules", "ice1", "ice2", "winter"])
def test_nothing_said_to_a_seat_depends_on_what_is_hidden_from_it(game: str, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    differ = compared = 0
    for trial in range(12):
        listener: Listener = (None, 0, 1)[trial % 3]
        dealt = dealt_for("here", "link", game=game, seed=trial, **options)
        twins = Twins(dealt, some_past(dealt, rng, trial * 12), listener, trial)
        differ += twins.differ
        goes_on = True
        while goes_on and twins.tables[0].decision() < trial * 12 + 40:
            # The greeting is compared before the first act, and each act before anything is revealed.
            assert twins.heard[0] == twins.heard[1]
            compared += len(twins.heard[0])
            twins.heard = [[], []]
            goes_on = twins.act(rng)
    assert differ >= 8
    assert compared > 60


def some_past(dealt: Dealt, rng: random.Random, length: int) -> list[LogEntry]:
    """The log of a game up to some decision before its end."""
    chronicle = dealt.chronicle
    while chronicle.decision() < length and not chronicle.over():
        state = chronicle.play.state
        chronicle.act(state.to_decide(), rng.choice(state.legal()), None)
    return chronicle.log[: chronicle.decision() * 3 // 4] if chronicle.over() else chronicle.log


@pytest.mark.parametrize("game", ["roam", "ice1", "ice2", "winter"])
def test_what_is_said_never_holds_the_seed_the_keys_or_the_deal(game: str) -> None:
    carried = Carried(dealt_for("here", "random", game=game, seed=4711471147114711))
    carried.join(1, 0)
    carried.join(2)
    for _ in range(10):
        if carried.asked() == 0:
            carried.act(1)
    everything = "\n".join(written(said) for client in (1, 2) for said in heard_by(client, carried.effects))
    row = carried.dealt.row
    secrets = ["4711471147114711", carried.dealt.host, *(key for key in carried.dealt.keys if key is not None)]
    secrets += [row.host.hex(), *(seat.key.hex() for seat in row.seats if seat.key is not None)]
    assert everything
    assert not any(secret in everything for secret in secrets)
    assert '"deal"' not in everything


def test_only_the_seat_that_is_asked_gets_the_answers_and_the_facts_of_the_question() -> None:
    carried = Carried(dealt_for("here", "here", game="winter"))
    carried.join(1, 0)
    carried.join(2, 1)
    carried.join(3)
    for _ in range(30):
        begun = len(carried.effects)
        carried.act(1 + carried.asked())
        if carried.asked() < 0:
            break
        for client, seat in ((1, 0), (2, 1), (3, None)):
            for said in heard_by(client, carried.effects[begun:]):
                if said.type == "state":
                    assert said.seat == seat
                    assert bool(said.actions) == (seat == carried.asked())
                    assert said.asked is not None
                    assert seat == carried.asked() or said.asked.facts == {}


def test_looking_back_shows_what_the_seat_saw_then() -> None:
    carried = Carried(dealt_for("here", "here", seed=9, artifacts=True))
    rng = random.Random(9)
    carried.join(1, 0, 1)
    chronicle = carried.table.chronicle
    views = [chronicle.play.state.view(0)]
    for _ in range(30):
        carried.act(1, rng.choice(chronicle.play.state.legal()))
        views.append(chronicle.play.state.view(0))
    (shown,) = carried.receive(Said(1, Look(0, 10)))
    assert isinstance(shown, Show)
    looked = shown.retelling.show()
    assert looked.view == views[20]
    assert [moment.view for moment in looked.moves] == views[21:]
    assert [moment.move for moment in looked.moves] == [*range(21, 31)]


def test_nobody_looks_back_through_anothers_eyes() -> None:
    carried = Carried(dealt_for("here", "here"))
    carried.join(1, 1)
    carried.join(2)
    for client in (1, 2):
        (refused,) = carried.say(client, Look(0, 1))
        assert refused.type == "refused"
        assert refused.code == "not-your-seat"


def test_stories_are_numbered_so_that_gaps_tell_nothing() -> None:
    stories = Stories(2)
    stories.tell([Event("dealt", {}), Event("drew", {"card": 7}, (1,)), Event("passed", {})], 1, 1)
    assert [(line.seq, line.event["kind"]) for line in stories.after(0, 0)] == [(1, "dealt"), (2, "passed")]
    assert [(line.seq, line.event["kind"]) for line in stories.after(None, 0)] == [(1, "dealt"), (2, "passed")]
    assert [line.event["kind"] for line in stories.after(1, 0)] == ["dealt", "drew", "passed"]
