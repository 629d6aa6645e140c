"""The Curse of Nuuk, space by space: which token is taken where, and when it turns.  ICE2-CUR-10 to ICE2-CUR-13"""

from __future__ import annotations

import pytest

from nunatak.engine import Options, Witness
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.curse import advance
from nunatak.games.ice.second.words import TRIGGER_TOKENS
from nunatak.games.ice.types.words import TriggerToken
from tests.games.ice2.table import ice

# What lies on the trigger space of the first to go, from space 0 on; 13 is where the dark token turns.
FIRST = ["blessing"] * 4 + ["light"] * 3 + ["light_turned"] * 3 + ["dark"] * 3 + ["dark_turned"] * 2


def experts(players: int) -> SecondIceState:
    """A game with the curse; nobody has moved yet."""
    options: Options = {"players": players, "expert": True, "first": "1"}
    return ice().new(options, 1)


def walk(s: SecondIceState, seat: int, to: int) -> list[TriggerToken]:
    """Moves a marker one space after the other; the token on each."""
    found = [TRIGGER_TOKENS[s.token[seat]]]
    while s.curse[seat] < to:
        advance(s, seat, 1)
        found.append(TRIGGER_TOKENS[s.token[seat]])
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_to_go_takes_and_turns_each_token_on_its_space(players: int) -> None:
    """ICE2-CUR-11, ICE2-CUR-12: light on 4, turned on 7, dark on 10, turned on 13 and not before."""
    s = experts(players)
    start = s.curse[0]
    assert walk(s, 0, 14) == FIRST[start:]


def test_those_behind_take_what_is_left_farther_on_and_turn_it_on_the_same_spaces() -> None:
    """ICE2-CUR-11, ICE2-CUR-12, ICE2-EX-59: with three players on 4, 5 and 6, and on 10, 11 and 12."""
    s = experts(3)
    walk(s, 0, 14)
    second, third = walk(s, 1, 14), walk(s, 2, 14)
    assert [second[space] for space in (4, 5, 6, 7, 10, 11, 12, 13)] == [
        "blessing", "light", "light", "light_turned", "light_turned", "dark", "dark", "dark_turned"
    ]  # fmt: skip
    assert [third[space] for space in (5, 6, 7, 11, 12, 13)] == [
        "blessing", "light", "light_turned", "light_turned", "dark", "dark_turned"
    ]  # fmt: skip
    assert s.curse_tokens == [0] * 15


def test_a_deep_artifact_moves_two_spaces_one_after_the_other() -> None:
    """ICE2-CUR-10, ICE2-CUR-13: what is passed counts, 14 is the last space, and everybody hears where one stands."""
    s = experts(2)
    walk(s, 0, 12)
    s.witness = Witness()
    advance(s, 0, 2)
    assert (s.curse[0], TRIGGER_TOKENS[s.token[0]]) == (14, "dark_turned")
    advance(s, 0, 2)
    assert s.curse[0] == 14
    told = [(event.kind, event.facts, event.seats) for event in s.witness.take_events()]
    assert told == [("cursed", {"seat": 0, "space": 14, "token": "dark_turned"}, None)] * 2
    walk(s, 1, 9)
    advance(s, 1, 2)
    assert (s.curse[1], TRIGGER_TOKENS[s.token[1]], s.curse_tokens[11]) == (11, "dark", 0)


def test_only_a_token_that_is_there_turns() -> None:
    """ICE2-CUR-12: one turns the own light token on 7 and the own dark one on 13, nothing else.

    In play one always has them by then; a position that was written down need not.
    """
    s = experts(2)
    s.curse_tokens = [0] * 15
    assert walk(s, 0, 14) == ["blessing"] * 15
    s.curse[1] = 12
    s.token[1] = TRIGGER_TOKENS.index("light_turned")
    assert walk(s, 1, 14) == ["light_turned"] * 3
