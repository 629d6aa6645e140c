"""What docs/research.md shows of PettingZoo and Gymnasium can be run as it stands."""

from __future__ import annotations

from typing import Any

from tests.lab.test_research_page import blocks


def test_the_lines_of_the_page_run() -> None:
    shown = blocks("rl")
    assert len(shown) == 2
    for block in shown:
        names: dict[str, Any] = {}
        exec(block, names)
        state = names["env"].unwrapped.match.state
        assert state.is_over()
        assert names["info"] == {"scores": state.scores(), "winners": state.winners()}
