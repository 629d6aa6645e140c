"""Errors keep what they say on the way back from a worker process."""

from __future__ import annotations

import pickle

import pytest

from nunatak.engine import DataError, OptionError, PositionError, RecordError, Refusal
from nunatak.engine.errors import PlacedError


@pytest.mark.parametrize("kind", [DataError, OptionError, PositionError, RecordError])
def test_a_placed_error_comes_back_whole(kind: type[PlacedError]) -> None:
    back = pickle.loads(pickle.dumps(kind("players.blue.coins", "expected a whole number")))

    assert type(back) is kind
    assert (back.where, back.problem) == ("players.blue.coins", "expected a whole number")


def test_a_refusal_comes_back_whole() -> None:
    back = pickle.loads(pickle.dumps(Refusal("ROAM-BUY-1", "roam-refuse-price", {"price": 2})))

    assert back.data() == {"rule": "ROAM-BUY-1", "reason": "roam-refuse-price", "facts": {"price": 2}}
