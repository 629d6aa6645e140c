"""The laws of names, on every game."""

from __future__ import annotations

import pytest

from nunatak.conformance.suite import LAWS_OF_NAMES, LawOfNames
from nunatak.games import game_names, load_game


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("law", LAWS_OF_NAMES, ids=lambda law: law.__name__)
def test_law_of_names(law: LawOfNames, name: str) -> None:
    law(load_game(name))
