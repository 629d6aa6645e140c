"""The laws that every game of the house obeys, on ours."""

from __future__ import annotations

from nunatak.conformance.suite import Check, every_law


@every_law("magpies")
def test_conformance(check: Check) -> None:
    check.hold()
