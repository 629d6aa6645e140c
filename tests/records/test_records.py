"""Recorded games, replayed to the byte on every run: a rules fix never silently changes a game that was played.

Every `<game>-*.json` in this folder is one; playing.py says how they came about.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from nunatak.engine import Record, Replay, canonical
from nunatak.games import load_game

FILES = sorted(Path(__file__).parent.glob("*.json"))
GAMES = sorted({file.name.partition("-")[0] for file in FILES})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_the_byte(file: Path) -> None:
    content = file.read_bytes()
    record = Record.from_bytes(content)
    assert file.name.startswith(f"{record.game}-")
    assert record.to_bytes() == content
    replay = Replay(load_game(record.game, record.pack or None), record)
    replay.verify()
    assert replay.play.state.is_over()
    assert record.result


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_can_be_taken_up_anywhere(file: Path) -> None:
    """The position in the middle, written and read, is the one the rest of the record is played on."""
    record = Record.from_bytes(file.read_bytes())
    game = load_game(record.game, record.pack or None)
    middle = len(record.moves) // 2
    state = game.from_position(Replay(game, record).to_end(middle).state.position())
    for move in record.moves[middle:]:
        assert state.to_decide() == move.seat
        state.apply(game.space.parse(move.action))
    assert canonical({"scores": [*state.scores()], "winners": [*state.winners()]}) == canonical(record.result)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_ten_recorded_games_over_all_numbers_of_players(name: str) -> None:
    records = [Record.from_bytes(file.read_bytes()) for file in FILES if file.name.startswith(f"{name}-")]
    assert len(records) >= 10
    low, high = load_game(name).players()
    assert {len(record.seats) for record in records} == set(range(low, high + 1))
    assert len({canonical(record.options) for record in records}) == len(records)


def test_the_games_have_records() -> None:
    assert {"ice1", "ice2", "roam", "winter"} <= {*GAMES}
