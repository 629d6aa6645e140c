"""Games played by eager diggers: they reach what chance alone rarely does, and everything adds up on the way."""

from __future__ import annotations

import pytest

from nunatak.engine import Chance, Options, Witness, canonical
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step_fields import FIELDS
from nunatak.games.ice.steps.storm import Displace
from tests.games.ice2.table import ice

SETS = ice().option_sets()
# One set for every variant and every number of players, spread over both.
SOME = [options for i, options in enumerate(SETS) if i % 5 == 2] + [{"players": n} for n in (2, 3, 4, 5)]
asked: set[str] = set()


def eager(s: SecondIceState, chooser: Chance) -> int:
    """Digs, plays, triggers and moves before anything else, and mostly takes what is offered."""
    legal = s.legal()
    step = s.asked()
    assert step is not None
    asked.add(step.name)
    a = s.c.actions
    if step.name == "turn" and chooser.below(10) < 7:
        for kinds in ((a.excavate, a.play, a.trigger, a.activate), (a.move, a.study, a.fluid)):
            wanted = [action for action in legal if any(kind.has(action) for kind in kinds)]
            if wanted:
                return chooser.choice(wanted)
    if step.name in ("collapse", "window_b", "window_c", "validate") and chooser.below(10) < 8:
        return legal[0]
    return chooser.choice(legal)


def check_sense(s: SecondIceState) -> None:
    """Explorers stand on open spaces, camps alone on tiles, nothing is negative."""
    is_open = s.terrain.is_open
    buried = {cell for step in s.steps if isinstance(step, Displace) for cell in step.cells}
    for x in range(len(is_open)):
        assert s.crew[x] >= 0
        if s.explorers(x) and x not in buried:
            assert is_open[x]
    camps = s.camps()
    assert len(set(camps)) == len(camps)
    assert all(s.terrain.tile[cell] >= 0 for cell in camps)
    assert min(s.supply, s.white_supply, s.held_crew, *s.ep, *s.rp) >= 0
    assert max(s.ep) <= 6
    assert s.spent <= s.limit <= 3


@pytest.mark.parametrize("options", SOME, ids=lambda options: ",".join(f"{k}={v}" for k, v in options.items()))
def test_a_game_of_eager_diggers(options: Options) -> None:
    """ICE2-DAY-1, ICE2-END-1, ICE2-EXH-1: it ends on day 4, never stands still, loses and gains no piece."""
    game = ice()
    s = game.new(options, 5, Witness())
    pieces = game.inventory(s)
    chooser = Chance(6)
    decisions = 0
    while not s.is_over():
        legal = s.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        s.prompt()
        for action in legal:
            s.preview(action)
        if decisions % 7 == 0:
            position = s.position()
            again = game.from_position(position)
            assert canonical(again.position()) == canonical(position)
            assert again.legal() == legal
        s.apply(eager(s, chooser))
        assert game.inventory(s) == pieces
        check_sense(s)
        decisions += 1
        assert decisions < 5000
    assert s.day == 4
    assert s.winners()


def test_questions_that_were_met() -> None:
    """The games above, and a few more without the checks, ask nearly every question there is."""
    game = ice()
    for seed in range(60):
        options = SETS[(7 * seed) % len(SETS)]
        s = game.new(options, seed)
        chooser = Chance(seed)
        while not s.is_over():
            s.apply(eager(s, chooser))
    silent = {"exploration", "end_of_turn", "excavation", "sunset", "sunrise", "logbook", "displace"}
    # Few games run out of archaeologists just when a card wants them.
    assert set(FIELDS) - asked - silent <= {"shortage", "helping", "study_gift", "gather", "camp_order"}
