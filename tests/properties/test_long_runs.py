"""A hundred thousand decisions at random with every combination of options: nowhere a dead end."""

from __future__ import annotations

import pytest

from nunatak.conformance.cases import LONGEST, Case
from nunatak.engine import Chance
from tests.properties.every_case import CASES

DECISIONS = 100_000


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_dead_end_in_a_hundred_thousand_decisions(case: Case) -> None:
    game, options = case.game(), case.options()
    chance = Chance(case.number)
    made = 0
    while made < DECISIONS:
        state = game.new(options, chance.bits())
        pieces = game.inventory(state)
        length = 0
        while not state.is_over():
            legal = state.legal()
            assert legal, "a running game asks a question that has an answer"
            state.apply(chance.choice(legal))
            length += 1
            assert length < LONGEST
        assert game.inventory(state) == pieces
        assert state.winners() or case.all_or_nobody()
        made += length
