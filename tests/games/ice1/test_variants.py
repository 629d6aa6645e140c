"""First Steps, the draft, and edifices chosen before a game.  ICE1-FST, ICE1-DRF, ICE1-EDI-1 to ICE1-EDI-5"""

from __future__ import annotations

from typing import Final

import pytest

from nunatak.engine import Json, JsonObject, OptionError, Options
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import do, given, ice, legal, refused
from tests.games.ice1.test_modes import before_the_edifice

FIVE: Final[Options] = {
    "players": 5,
    "first": "1",
    "guilds": ["navigators", "incandescents", "striders", "alchemists", "cryoarchitects"],
}
# A leader with company on a camp among blank tiles; enough tiles gone to fill the bag.
AROUND: Final[JsonObject] = {
    "camps": ["S26", "S28"],
    "crew": {"S26": 1},
    "tiles": {"S26": "blank/wreck", "S25": "blank", "S27": "blank", "S28": "blank", "S48": None, "S47": None},
}

UNDER: Final[JsonObject] = {"tiles": {"S19": None, "S26": None, "S27": None, "U19": "surface-harmony-1"}, "crew": {}}


def decrees(s: FirstIceState) -> list[str]:
    """The decrees on the table."""
    return [s.c.decrees[number].name for number in s.decrees[: s.agreed.decrees_in_play]]


# -- First Steps ----------------------------------------------------------------------------------------------


def test_a_first_game_is_laid_out_more_simply() -> None:
    """ICE1-FST-1, ICE1-DEC-2: its own decrees, the logbook in order, two requests kept, no starting RP."""
    for seed in range(5):
        s = ice().new({**FIVE, "first_steps": True}, seed)
        assert decrees(s) == ["DC01", "DC02", "DC08"]
        assert [s.c.logbook[card].name for card in s.logbook] == ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"]
        assert [len(cards) for cards in s.requests] == [2] * 5
        assert (s.request_discard, len(s.request_deck) - s.requests_dealt) == ([], 40)
        assert s.rp == [0] * 5
        # Nobody has anything to choose before the first turn.
        assert (s.steps[-1].name, s.to_decide()) == ("turn", 0)
        assert s.ep == [5] * 5
    usual = ice().new(FIVE, 0)
    assert [len(cards) for cards in usual.requests] == [4] * 5
    assert usual.rp == [2, 3, 0, 2, 1]


ABILITIES: Final = {
    "navigators": "call to=S28 crew=1",
    "incandescents": "activate type=harmony",
    "alchemists": "distill",
    "cryoarchitects": "excavate ability=yes",
}


@pytest.mark.parametrize("guild", sorted(ABILITIES))
def test_a_first_game_has_no_abilities(guild: str) -> None:
    """ICE1-FST-1"""
    position: JsonObject = {**AROUND, "active": guild, "players": {guild: {"leader": "S26", "ep": 5}}}
    if guild == "incandescents":
        position = {**UNDER, "active": guild, "players": {guild: {"leader": "U19", "ep": 5}}}
    assert ABILITIES[guild] in legal(given(FIVE, position))
    first_steps = given({**FIVE, "first_steps": True}, position)
    assert ABILITIES[guild] not in legal(first_steps)
    refused(first_steps, ABILITIES[guild])


def test_the_striders_stride_only_in_a_usual_game() -> None:
    """ICE1-FST-1, ICE1-GLD-13"""
    striders: JsonObject = {"striders": {"leader": "S26", "ep": 5}}
    position: JsonObject = {**AROUND, "camps": [], "active": "striders", "players": striders}
    asked = []
    for first_steps in (False, True):
        s = given({**FIVE, "first_steps": first_steps}, position)
        do(s, "excavate")
        asked.append(any("stride" in text for text in legal(s)))
    assert asked == [True, False]


def test_everything_else_is_as_ever_in_a_first_game() -> None:
    """ICE1-FST-1: planning, overwork, the register, sending back, three decrees, seven days."""
    position: JsonObject = {**AROUND, "active": "striders", "players": {"striders": {"leader": "S26", "rp": 1}}}
    s = given({**FIVE, "first_steps": True}, position)
    assert {"plan", "overwork", "consult", "send_back", "build", "recruit at=S28"} <= set(legal(s))
    assert s.view(None)["days"] == 7
    do(s, "consult")
    assert len(s.row) == 3


@pytest.mark.parametrize(("name", "value"), [("edifices", ["ED07"]), ("draft", True)])
def test_what_first_steps_leaves_out(name: str, value: Json) -> None:
    """ICE1-FST-1, ICE1-DRF-1: no edifice is at work, and two cards cannot be drafted."""
    with pytest.raises(OptionError, match=name):
        ice().new({"players": 3, "first_steps": True, name: value}, 1)


# -- the draft ------------------------------------------------------------------------------------------------


def pick(s: FirstIceState, card: int) -> None:
    do(s, f"pick_request request={s.c.requests[card].name}")


def test_a_card_is_kept_three_go_to_the_left_and_two_are_discarded_in_the_end() -> None:
    """ICE1-DRF-1"""
    s = given({"players": 3, "draft": True, "first": "2"})
    dealt = [cards[:] for cards in s.requests]
    assert [len(cards) for cards in dealt] == [4, 4, 4]
    assert refused(s, "plan") == "ICE1-DRF-1"
    order = [1, 2, 0]
    for seat in order:
        assert s.to_decide() == seat
        assert {text.split("=")[1] for text in legal(s)} == {s.c.requests[card].name for card in dealt[seat]}
        pick(s, dealt[seat][2])
    kept = [dealt[seat][2] for seat in range(3)]
    passed = [[card for i, card in enumerate(dealt[seat]) if i != 2] for seat in range(3)]
    for seat in order:
        received = passed[(seat - 1) % 3]
        assert s.to_decide() == seat
        assert s.requests[seat] == [kept[seat], *received]
        # The first choice is settled.
        assert {text.split("=")[1] for text in legal(s)} == {s.c.requests[card].name for card in received}
        pick(s, received[0])
    assert s.requests == [[kept[seat], passed[(seat - 1) % 3][0]] for seat in range(3)]
    assert sorted(s.request_discard) == sorted([card for cards in passed for card in cards[1:]])
    assert s.steps[-1].name == "turn"


def test_alone_the_draft_is_two_choices_out_of_the_same_four() -> None:
    """ICE1-DRF-1: the cards passed on come back at once."""
    s = given({"players": 1, "draft": True})
    dealt = s.requests[0][:]
    pick(s, dealt[3])
    assert s.requests[0] == [dealt[3], *dealt[:3]]
    pick(s, dealt[1])
    assert (s.requests[0], s.request_discard) == ([dealt[3], dealt[1]], [dealt[0], dealt[2]])


# -- edifices -------------------------------------------------------------------------------------------------

EFFECTS: Final = [
    "wyvern", "portals", "spheres", "beacon", "resonance", "archive", "decrees_in_play", "colossus", "dormitories",
    "cold_stores", "great_clock", "dome",
]  # fmt: skip


def effects(edifices: list[Json]) -> list[Json]:
    """What is at work at a table."""
    table = ice().new({"players": 3, "edifices": edifices}, 1).terms
    return [getattr(table, name) for name in EFFECTS]


def test_each_edifice_has_an_effect_of_its_own() -> None:
    """ICE1-EDI-5, ICE1-FAQ-13: twelve effects, each at work only when its edifice is; several may be."""
    names = [edifice.name for edifice in ice().components.edifices]
    assert names == [f"ED{number:02}" for number in range(1, 13)]
    plain = effects([])
    assert plain == [False] * 6 + [3] + [False] * 5
    for i, name in enumerate(names):
        at_work = effects([name])
        assert [j for j in range(12) if at_work[j] != plain[j]] == [i]
    several = effects(["ED03", "ED12"])
    assert [j for j in range(12) if several[j] != plain[j]] == [2, 11]


def test_the_edifice_found_may_be_at_work_in_the_next_game() -> None:
    """ICE1-EDI-1, ICE1-EDI-2: a game tells what it has found; using it is up to the players."""
    s = before_the_edifice(FIVE, {"navigators": {"leader": "D10"}})
    assert s.view(None)["found"] is None
    do(s, "excavate")
    while s.steps[-1].name != "turn":
        s.apply(s.legal()[0])
    found = s.view(None)["found"]
    assert found == s.c.tile_name[s.terrain.tile[s.c.site.board.index["E04"]]]
    effect = EFFECTS[s.c.edifice_index[str(found)]]
    plain = ice().new(FIVE, 2)
    following = ice().new({**FIVE, "edifices": [found]}, 2)
    assert getattr(following.terms, effect) != getattr(plain.terms, effect)
    assert ice().complete_options({})["edifices"] == []
    # The new game has not found anything yet, and the tile lies in the ice as ever.
    assert following.view(None)["found"] is None
    assert found in [following.c.tile_name[tile] for tile in following.terrain.tile]


def test_edifices_are_drawn_or_chosen() -> None:
    """ICE1-EDI-4: at random, freely, several; a drawn one is never one that was chosen."""
    drawn = set()
    for seed in range(60):
        edifices = ice().new({"players": 2, "edifices": ["random"]}, seed).terms.edifices
        assert len(edifices) == 1
        drawn |= set(edifices)
    assert len(drawn) == 12
    for seed in range(30):
        edifices = ice().new({"players": 2, "edifices": ["ED02", "random", "ED05"]}, seed).terms.edifices
        assert len(set(edifices)) == 3
        assert {"ED02", "ED05"} < set(edifices)
    everything: list[Json] = [f"ED{number:02}" for number in range(1, 13)]
    assert ice().new({"edifices": everything}, 1).terms.edifices == everything
    with pytest.raises(OptionError, match="edifices"):
        ice().new({"edifices": ["ED13"]}, 1)


@pytest.mark.parametrize(("edifices", "limit"), [([], 4), (["ED10"], 6)])
def test_how_many_snow_tiles_a_hand_holds(edifices: list[Json], limit: int) -> None:
    """ICE1-EDI-19: six with the Cold Stores."""
    hand: list[Json] = ["ice_manta", "ice_yacht", "white_spiders", "ice_manta", "ice_yacht", "white_spiders"]
    gone: JsonObject = {f"S{number}": None for number in (43, 44, 45, 46, 47, 48)}
    for held in (limit - 1, limit):
        position: JsonObject = {
            "active": "striders",
            "crew": {"S26": 2},
            "camps": [],
            "tiles": {**gone, "S26": "blank/wreck"},
            "players": {"striders": {"leader": "S26", "ep": 5, "hand": [*hand[:held]]}},
        }
        s = given({**FIVE, "edifices": edifices}, position)
        do(s, "excavate")
        while s.steps[-1].name not in ("turn", "overflow"):
            do(s, "go_on" if "go_on" in legal(s) else legal(s)[0])
        assert s.steps[-1].name == ("turn" if held < limit else "overflow")
