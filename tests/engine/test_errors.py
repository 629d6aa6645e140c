"""Errors keep what they say on the way back from a worker process."""

from __future__ import annotations

import pickle
import sys

import pytest

from nunatak.engine import DataError, OptionError, PositionError, RecordError, Refusal
from nunatak.engine.errors import PlacedError


@pytest.mark.parametrize("kind", [DataError, OptionError, PositionError, RecordError])
def test_a_placed_error_comes_back_whole(kind: type[PlacedError]) -> None:
    back = pickle.loads(pickle.dumps(kind("players.blue.coins", "wrong-whole", low=1, high=3, got="4")))

    assert type(back) is kind
    assert (back.where, back.reason, back.facts) == (
        "players.blue.coins",
        "wrong-whole",
        {"low": 1, "high": 3, "got": "4"},
    )
    assert str(back) == "players.blue.coins: expected a whole number from 1 to 3, got 4"


def test_a_problem_that_is_no_key_is_said_as_it_is() -> None:
    assert str(PlacedError("tree", "only 8 of each thing")) == "tree: only 8 of each thing"


def test_without_the_texts_an_error_still_says_what_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nunatak.text.problems", None)
    assert str(PlacedError("tree", "wrong-whole", low=1, got="4")) == "tree: wrong-whole low=1 got=4"


def test_a_refusal_comes_back_whole() -> None:
    back = pickle.loads(pickle.dumps(Refusal("ROAM-BUY-1", "roam-refuse-price", {"price": 2})))

    assert back.data() == {"rule": "ROAM-BUY-1", "reason": "roam-refuse-price", "facts": {"price": 2}}
