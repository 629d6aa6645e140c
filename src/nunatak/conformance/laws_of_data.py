"""Copies, positions and records hold the whole game: nothing is shared, nothing is lost."""

from __future__ import annotations

from nunatak.conformance.cases import Case, Walk, act_on, picture, play_on, viewers
from nunatak.engine import Chance, Play, Record, Replay, canonical, parse_json

AHEAD = 40


def a_copy_is_not_touched_by_its_original(case: Case, walk: Walk) -> None:
    state = walk.state(case)
    copy = state.copy()
    before, legal = picture(copy), [*copy.legal()]
    play_on(state, walk.chooser(), AHEAD)
    assert picture(state) != before
    assert picture(copy) == before
    assert copy.options() == legal


def an_original_is_not_touched_by_its_copy(case: Case, walk: Walk) -> None:
    state = walk.state(case)
    before, seen = picture(state), canonical(state.view(None))
    copy = state.copy()
    assert copy.witness is None
    play_on(copy, walk.chooser(), AHEAD)
    assert picture(state) == before
    assert canonical(state.view(None)) == seen


def a_copy_plays_on_like_its_original(case: Case, walk: Walk) -> None:
    """Chance included: the generator is part of the copy."""
    state = walk.state(case)
    copy = state.copy()
    play_on(state, walk.chooser(), AHEAD)
    play_on(copy, walk.chooser(), AHEAD)
    assert picture(copy) == picture(state)


def positions_round_trip(case: Case, walk: Walk) -> None:
    """Byte for byte, at many decisions of a game and at its end."""
    game = case.game()
    state, chooser = game.new(case.options(), walk.deal), walk.chooser()
    while True:
        written = picture(state)
        position = parse_json(written)
        assert isinstance(position, dict)
        back = game.from_position(position)
        assert picture(back) == written
        assert back.legal() == state.legal()
        assert [canonical(back.view(seat)) for seat in viewers(back)] == [
            canonical(state.view(seat)) for seat in viewers(state)
        ]
        assert picture(game.amend(state, {})) == written
        if state.is_over():
            return
        play_on(state, chooser, 13)


def a_position_plays_on_like_its_state(case: Case, walk: Walk) -> None:
    state = walk.state(case)
    back = case.game().from_position(state.position())
    assert play_on(back, walk.chooser()) == play_on(state, walk.chooser())
    assert picture(back) == picture(state)


def records_replay_to_the_same_bytes(case: Case, walk: Walk) -> None:
    play = Play.start(case.game(), case.options(), walk.deal)
    act_on(play, walk.chooser())
    written = play.record.to_bytes()
    record = Record.from_bytes(written)
    assert record.to_bytes() == written
    replay = Replay(case.game(), record)
    replay.verify()
    assert picture(replay.play.state) == picture(play.state)
    assert replay.play.record.result["winners"] == play.state.winners()


def an_interrupted_game_goes_on_from_its_record(case: Case, walk: Walk) -> None:
    """A server that was killed goes on at the same decision, and to the same end."""
    play = Play.start(case.game(), case.options(), walk.deal)
    act_on(play, walk.chooser(), walk.stop)
    again = Replay(case.game(), Record.from_bytes(play.record.to_bytes())).to_end()
    assert picture(again.state) == picture(play.state)
    for each in (play, again):
        act_on(each, Chance(walk.path + 1))
    assert again.record.to_bytes() == play.record.to_bytes()


def the_same_seed_gives_the_same_game(case: Case, walk: Walk) -> None:
    assert picture(walk.state(case)) == picture(walk.state(case))


def a_witness_changes_nothing(case: Case, walk: Walk) -> None:
    """Told or untold, the story is the same."""
    play = Play.start(case.game(), case.options(), walk.deal)
    act_on(play, walk.chooser(), AHEAD)
    silent = case.game().new(case.options(), walk.deal)
    play_on(silent, walk.chooser(), AHEAD)
    assert picture(silent) == picture(play.state)
