"""The laws that every game obeys, for the tests of whoever writes one. They need pytest and Hypothesis.

from nunatak.conformance.suite import Check, every_law

@every_law("magpies")
def test_conformance(check: Check) -> None:
    check.hold()
"""

import pytest

# So that a law that does not hold says what it saw.
pytest.register_assert_rewrite(
    "nunatak.conformance.laws_of_data",
    "nunatak.conformance.laws_of_names",
    "nunatak.conformance.laws_of_play",
    "nunatak.conformance.laws_of_sight",
    "nunatak.conformance.laws_of_undo",
)
