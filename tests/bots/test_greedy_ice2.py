"""Greedy plays I C E sensibly: it digs, studies, validates, and beats random by far."""

from __future__ import annotations

import pytest

from tests.bots.ice_play import play, wins


@pytest.mark.parametrize("first", [True, False])
def test_greedy_beats_random(first: bool) -> None:
    assert wins("ice2", 3, first, 2024) == 3


@pytest.mark.long
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins("ice2", 50, True, 1) + wins("ice2", 50, False, 2) >= 95


def test_it_digs_studies_and_validates() -> None:
    """One game, and what greedy did in it."""
    played = play("ice2", {}, ["greedy", "random"], 11, 1)
    done = played.done[0]
    assert done["excavate"] >= 6
    assert done["study"] >= 2
    assert done["validate"] >= 3
    assert played.state.scores()[0] >= 15


def test_it_does_not_pay_for_extra_hours_that_it_has_no_use_for() -> None:
    """Overwork costs an RP token (ICE2-ACT-70); putting off an unwelcome action is no reason for it."""
    played = play("ice2", {}, ["greedy", "greedy"], 3, 0)
    assert sum(done.get("overwork", 0) for done in played.done) <= 1
