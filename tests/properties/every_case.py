"""Every game with every combination of its options."""

from __future__ import annotations

from nunatak.conformance.cases import cases_of
from nunatak.games import game_names

CASES = [case for name in game_names() for case in cases_of(name)]
