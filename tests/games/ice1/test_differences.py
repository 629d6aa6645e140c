"""Where the editions differ, one beside the other.  ICE1-DIF"""

from __future__ import annotations

from typing import Final

import pytest

from nunatak.engine import Game, Json, JsonObject, Options
from nunatak.games.ice.components.words import FORMS, LANDSCAPES, PRISMATIC
from nunatak.games.ice.edition.tiles import CAMP, SPREAD, TAKE, WINDOW_C
from nunatak.games.ice.first.ending.scoring import decree_score
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.state import IceState
from tests.games.ice1.table import do, legal, refused
from tests.games.ice1.table import given as given1
from tests.games.ice1.table import ice as first
from tests.games.ice2.table import given as given2
from tests.games.ice2.table import ice as second

ONE: Final = first().components
TWO: Final = second().components
E1: Final = first().edition
E2: Final = second().edition
N1: Final = ONE.numbers
N2: Final = TWO.numbers
FOUR_FIRST: Final[Options] = {
    "players": 4,
    "first": "1",
    "guilds": ["striders", "incandescents", "alchemists", "cryoarchitects"],
}
FOUR_SECOND: Final[Options] = {**FOUR_FIRST, "guilds": ["striders", "incandescents", "providers", "cryoarchitects"]}
# A leader in the middle of the snow, blank tiles around; some tiles gone, so that hands can hold them.
AROUND: Final[JsonObject] = {
    "S25": "blank",
    "S26": "blank",
    "S27": "blank",
    "S19": "blank",
    "S18": "blank",
    "S28": "nunatak",
    "S48": None,
    "S47": None,
    "S43": None,
}
MIDDLE: Final[JsonObject] = {"active": "striders", "crew": {}, "tiles": AROUND}


def at(position: JsonObject, **striders: Json) -> tuple[FirstIceState, SecondIceState]:
    """The same position in both editions, with what the Striders have."""
    told: JsonObject = {**MIDDLE, **position, "players": {"striders": striders}}
    return given1(FOUR_FIRST, told), given2(FOUR_SECOND, told)


def asked(s: IceState) -> str:
    """The name of the question."""
    question = s.asked()
    return "" if question is None else question.name


def kinds(game: Game) -> set[str]:
    """The kinds of action that an edition knows."""
    return {game.space.text(action).split()[0] for action in range(game.space.size)}


def test_levels_and_tiles() -> None:
    """ICE1-DIF-1, ICE1-DIF-2, ICE1-DIF-8"""
    boards = [ONE.site.board, TWO.site.board]
    counts = [[b.start[i + 1] - b.start[i] for i in range(b.depth)] for b in boards]
    assert counts == [[48, 37, 27, 19, 12], [48, 37, 27]]
    assert [c.tiles for c in (ONE, TWO)] == [153, 112]
    assert [len(b.region_cells) for b in boards] == [0, 7]
    assert [len(c.edifices) for c in (ONE, TWO)] == [12, 0]
    assert [len(c.site.icons) for c in (ONE, TWO)] == [0, 9]


def test_snow_tiles() -> None:
    """ICE1-DIF-3, ICE1-DIF-4, ICE1-DIF-44"""
    first_counts = [ONE.landscape.count(LANDSCAPES.index(x)) for x in ("blank", "nunatak", "flake")]
    second_counts = [TWO.landscape.count(LANDSCAPES.index(x)) for x in ("blank", "nunatak", "flake")]
    assert (first_counts, second_counts) == ([11, 12, 10], [12, 11, 0])
    central = ("S19", "S26", "S27")
    bases = [
        {s.name(s.terrain.tile.index(s.c.base_camp)) for s in (g.new({}, n) for n in range(15))}
        for g in (first(), second())
    ]
    assert not bases[0] <= set(central)
    assert bases[1] <= set(central)
    assert set(ONE.faces) ^ set(TWO.faces) == {"stone_of_charisma", "anima_gem"}


def test_artifacts_and_pieces() -> None:
    """ICE1-DIF-5, ICE1-DIF-6, ICE1-DIF-7, ICE1-DIF-52, ICE1-DIF-55"""
    artifacts = [[t for t in range(c.snow, c.tiles) if c.type_of[t] >= 0] for c in (ONE, TWO)]
    assert [len(tiles) for tiles in artifacts] == [83, 64]
    assert [
        sum(1 for t in tiles if c.type_of[t] == PRISMATIC) for c, tiles in zip((ONE, TWO), artifacts, strict=True)
    ] == [13, 9]
    assert [N1.archaeologists, N2.archaeologists] == [50, 45]
    assert [N1.white_camps[2:], N2.white_camps[2:]] == [[5, 5, 5, 5], [2, 2, 1, 0]]
    assert set(ONE.guilds) - set(TWO.guilds) == {"alchemists"}
    assert set(TWO.guilds) - set(ONE.guilds) == {"providers"}
    one, two = at({})
    assert "camps" in one.position()
    assert two.guild_camp == [-1] * 4
    assert "guild_camp" not in str(one.position())
    cards = [len(c.logbook) + len(c.decrees) + sum(r.copies for r in c.requests) for c in (ONE, TWO)]
    assert cards == [74 - 7, 73]


def test_days_and_points() -> None:
    """ICE1-DIF-9, ICE1-DIF-10, ICE1-DIF-11, ICE1-DIF-12, ICE1-DIF-13, ICE1-DIF-62"""
    assert [first().new({"players": 3}, 1).view(0)["days"], N2.days] == [7, 4]
    assert [N1.start_ep[2:], N2.start_ep[2:]] == [[5, 5, 5, 5], [6, 5, 5, 4]]
    assert [N1.max_ep, N2.max_ep] == [7, 6]
    assert [len(ONE.logbook), len(TWO.logbook)] == [6, 10]
    lowest = [s.steps[0].name for s in at({})]
    assert lowest == ["preparation", "sunrise"]
    assert "logbook" not in [option.name for option in first().options]
    assert "logbook" in [option.name for option in second().options]


def test_requests() -> None:
    """ICE1-DIF-15, ICE1-DIF-16, ICE1-DIF-17, ICE1-DIF-18, ICE1-DIF-19, ICE1-DIF-61"""
    assert [N1.requests_dealt, N1.requests_kept] == [4, 2]
    assert [N2.requests_dealt, N2.requests_kept] == [5, 3]
    assert "consult" in kinds(first()) - kinds(second())
    assert [N1.request_limit > 50, N2.request_limit] == [True, 4]
    assert [sum(r.copies for r in c.requests) for c in (ONE, TWO)] == [50, 54]
    assert [len(c.requests) for c in (ONE, TWO)] == [42, 41]
    assert [len({r.kind for r in c.requests}) for c in (ONE, TWO)] == [7, 6]
    assert [{tuple(r.rewards) for r in c.requests if r.kind == FORMS} for c in (ONE, TWO)] == [{(1, 4, 8)}, {(0, 5, 9)}]
    # A card that is not validated: two RP less here, nothing there.
    one, two = at({})
    for s in (one, two):
        s.requests[0] = [0]
        s.rp[0] = 0
        s.planned = 0
    assert one.scores()[0] == -2
    assert two.scores()[0] >= 0
    assert "prismatic-a1" in ONE.items
    assert "prismatic-a1-on-harmony" in TWO.items


def test_what_only_one_edition_does() -> None:
    """ICE1-DIF-20, ICE1-DIF-21, ICE1-DIF-22, ICE1-DIF-23, ICE1-DIF-24"""
    here, there = kinds(first()), kinds(second())
    assert {"send", "send_back", "call", "consult", "distill", "stow", "accept"} <= here - there
    assert {"study", "sail", "fluid_move", "provide", "rebuild", "free_trip"} <= there - here
    assert not [item for item in ONE.items if item.startswith("study")]
    one, two = at({})
    # An artifact on a guild board counts for decrees there, not here.
    kind = [i for i, decree in enumerate(ONE.decrees) if decree.name == "DC01"]
    artifact = next(t for t in range(ONE.snow, ONE.tiles) if ONE.tile_name[t] == "surface-harmony-1")
    one.decrees = kind + [d for d in one.decrees if d not in kind]
    base = one.scores()[0]
    one.slots[4] = [artifact]
    assert one.scores()[0] == base
    one.hold[0] = [artifact]
    assert one.scores()[0] == base + 1
    assert "build" in legal(one)
    assert "build camp=own" in legal(two)


def test_planning_and_overwork() -> None:
    """ICE1-DIF-25, ICE1-DIF-26, ICE1-DIF-53"""
    one, two = at({}, ep=2, rp=1)
    assert "overwork" in legal(one)
    assert "overwork" not in legal(two)
    for s, gain in ((one, 0), (two, 1)):
        before = s.scores()[0]
        do(s, "plan")
        assert s.scores()[0] == before + gain
    pair: Options = {"players": 2, "first": "1", "guilds": ["striders", "incandescents"]}
    assert "plan" in legal(given1(pair, MIDDLE))
    assert "plan" not in legal(given2(pair, MIDDLE))
    assert [given1(pair, MIDDLE).ep[0], given2(pair, MIDDLE).ep[0]] == [5, 6]


@pytest.mark.parametrize(("tile", "costs"), [("S26", [2, 1]), ("S28", [3, 2])])
def test_what_an_excavation_costs(tile: str, costs: list[int]) -> None:
    """ICE1-DIF-27"""
    for s, cost in zip(at({}, leader=tile, ep=5, rp=1), costs, strict=True):
        do(s, *(["overwork"] if cost > 2 else []), "excavate")
        assert s.spent == cost
    assert [N1.excavation_base, N2.excavation_base] == [[3, 3, 3, 3], [2, 3, 4]]


def test_the_order_of_an_excavation() -> None:
    """ICE1-DIF-28, ICE1-DIF-34: Harmony after everything else here, before the camp there."""
    one, two = E1.tiles.stages, E2.tiles.stages
    assert one.index(TAKE) < one.index(SPREAD) < one.index(CAMP) < one.index(WINDOW_C)
    assert two.index(TAKE) < two.index(SPREAD) < two.index(WINDOW_C) < two.index(CAMP)


def test_edge_tiles() -> None:
    """ICE1-DIF-29: alone at the edge a tile falls here, and stays there."""
    for c, falls in ((ONE, True), (TWO, False)):
        terrain = c.untouched
        for name in ("S02", "S05", "S06"):
            terrain = terrain.without(c.site.board.index[name])
        assert (c.site.board.index["S01"] in terrain.loose(0)) == falls


def test_what_is_discarded_and_held() -> None:
    """ICE1-DIF-30, ICE1-DIF-31"""
    assert [N1.hand_limit, N2.hand_limit] == [4, 3]
    assert "bag" in at({})[0].view(None)
    assert "bag" not in at({})[1].view(None)


def test_decrees() -> None:
    """ICE1-DIF-32, ICE1-DIF-33"""
    assert [len(ONE.decrees), len(TWO.decrees)] == [11, 9]
    one = {decree.data()["kind"] for decree in ONE.decrees}
    two = {decree.data()["kind"] for decree in TWO.decrees}
    assert one & two == {"type_anima"}
    assert one - two == {"anima_one", "anima_two", "prismatics", "validated", "unique", "duos_trios"}
    assert two - one == {"rp_tokens", "study_tokens", "type_sets", "forms"}
    joker = next(t for t in range(ONE.snow, ONE.tiles) if ONE.type_of[t] == PRISMATIC)
    s = at({})[0]
    s.hold[0] = [joker]
    scored = [decree.name for decree in ONE.decrees if decree_score(s, 0, decree, 0)]
    assert scored == ["DC01", "DC02"]


def test_effects_and_tiles() -> None:
    """ICE1-DIF-35, ICE1-DIF-36, ICE1-DIF-37, ICE1-DIF-39, ICE1-DIF-41, ICE1-DIF-42, ICE1-DIF-45, ICE1-DIF-46"""
    assert [E1.abilities.obliterates_own_tile, E2.abilities.obliterates_own_tile] == [False, True]
    hand: list[Json] = ["white_spiders", "boreal_smilodon"]
    one, two = at({"crew": {"S25": 2}}, leader="S26", ep=5, hand=hand)
    # Spiders move archaeologists here and the leader there; a Smilodon guards here and chases there.
    do(one, "play tile=white_spiders", "take from=S25")
    do(two, "play tile=white_spiders")
    assert [asked(one), asked(two)] == ["spiders_to", "spiders"]
    do(one, "put at=S18")
    assert one.crew[one.c.site.board.index["S18"]] == 2
    do(one, "play tile=boreal_smilodon", "put at=S27")
    assert refused(one, "move to=S27") == "ICE1-INA-2"
    one, two = at({}, leader="S26", ep=5, rp=0, hand=["wreck", "polar_termite_swarm"])
    do(one, "play tile=wreck")
    assert asked(one) == "gift"
    do(one, "give to=incandescents")
    assert [one.ep[:2], one.rp[0]] == [[6, 6], 1]
    do(two, "play tile=wreck")
    assert [two.ep[:2], two.rp[0]] == [[6, 5], 1]
    # Swarms dig for nothing here, one EP cheaper there.
    do(one, "play tile=polar_termite_swarm")
    assert one.spent == 0
    assert refused(two, "play tile=polar_termite_swarm") == "ICE2-SNO-20"


def test_yacht_rope_whistle_and_rune() -> None:
    """ICE1-DIF-38, ICE1-DIF-40, ICE1-DIF-41, ICE1-DIF-43, ICE1-DIF-45, ICE1-DIF-46, ICE1-DIF-47, ICE1-DIF-60"""
    one, two = at({}, leader="S26", ep=5, rp=0, hand=["ice_yacht", "explosive_rune", "storm_whistle"])
    do(one, "play tile=ice_yacht")
    do(two, "play tile=ice_yacht")
    assert [one.rp[0], two.rp[0]] == [1, 0]
    # The rune spares camps here and leaders there.
    one, two = at({}, leader="S26", ep=5, hand=["explosive_rune"])
    for s, spared, hit in ((one, "S27", "S26"), (two, "S26", "S27")):
        s.white_camps = [s.c.site.board.index["S27"]]
        do(s, "play tile=explosive_rune")
        assert f"destroy tile={spared}" not in legal(s)
        assert f"destroy tile={hit}" in legal(s)
    # A whistle needs a hole here, archaeologists and a camp there.
    one, two = at({"crew": {"S25": 1}}, leader="S26", ep=5, hand=["storm_whistle"])
    do(one, "play tile=storm_whistle")
    assert asked(one) == "whistle"
    # An empty supply: the yacht still gives its RP here, and cannot be used there.
    one, two = at({"crew": {"S25": 43}}, leader="S26", ep=5, hand=["ice_yacht"])
    one.crew[one.c.site.board.index["S25"]] = 50
    one.supply = two.supply = 0
    assert "play tile=ice_yacht" in legal(one)
    assert refused(two, "play tile=ice_yacht") == "ICE2-EXH-1"


def test_guilds() -> None:
    """ICE1-DIF-48, ICE1-DIF-49, ICE1-DIF-50, ICE1-DIF-51"""
    assert [E1.abilities.most_followers, E2.abilities.most_followers] == [3, 1]
    one, two = at({})
    one.flags = 0
    assert E1.abilities.strides(one)
    two.crampons = 0
    assert not E2.abilities.strides(two)
    assert [E1.abilities.discount_spares_camp, E2.abilities.discount_spares_camp] == [False, True]
    # On a prismatic tile the Incandescents can do nothing here, and choose any slot there.
    for s, edge in ((given1, "U"), (given2, "F")):
        where = f"{edge}19"
        position: JsonObject = {
            "active": "incandescents",
            "tiles": {"S26": None, "S27": None, where: "surface-prismatic"},
            "players": {"incandescents": {"leader": where}},
        }
        state = s(FOUR_FIRST if edge == "U" else FOUR_SECOND, position)
        offered = [text for text in legal(state) if text.startswith("activate")]
        assert len(offered) == (0 if edge == "U" else 5)


def test_modes() -> None:
    """ICE1-DIF-14, ICE1-DIF-54"""
    one = {option.name for option in first().options}
    two = {option.name for option in second().options}
    assert {"mode", "draft", "edifices"} <= one - two
    assert {"expert", "friendly_curse", "blessing", "fluid_movement", "logbook_setup"} <= two - one
    assert "first_steps" in one & two
    assert [first().players(), second().players()] == [(1, 5), (2, 5)]


def test_what_both_share() -> None:
    """ICE1-DIF-56, ICE1-DIF-57, ICE1-DIF-58, ICE1-DIF-59: three come along, two anima unlock, ties are shared."""
    for s in at({"crew": {"S26": 5}}, leader="S26", ep=5):
        moves = [text for text in legal(s) if text.startswith("move to=S25")]
        assert moves == ["move to=S25", "move to=S25 crew=1", "move to=S25 crew=2", "move to=S25 crew=3"]
        assert s.threshold(0) == 2
        s.rp = [5] * 4
        assert s.leading() == [seat for seat in range(4) if s.scores()[seat] == max(s.scores())]
