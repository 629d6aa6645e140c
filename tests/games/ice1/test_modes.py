"""Modes, edifices and the end of a game, each from a position near its end.  ICE1, sections 13 and 14"""

from __future__ import annotations

from nunatak.engine import Chance, JsonObject, canonical
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import do, given, ice, legal

# The deep tiles D05 and D06 are gone, nothing lies over D10: taking it uncovers E04.
NO_ICE: JsonObject = {
    "snow": [],
    "surface": [],
    "intermediate": [],
    "deep": [f"D{number:02}" for number in range(1, 20) if number not in (5, 6)],
}
THREE_OF_EACH = [f"surface-{kind}-{form}" for kind in ("achievement", "exalted", "harmony") for form in (1, 2, 3)]


def before_the_edifice(options: JsonObject, players: JsonObject) -> FirstIceState:
    """The leader of the first seat stands on D10 with two archaeologists."""
    s = given(options, {"left": NO_ICE, "crew": {"D10": 2}})
    return ice().amend(s, {"active": s.agreed.seat_names[0], "players": players})


def finish(s: FirstIceState) -> None:
    """Everybody declines what can be declined and accepts the proposals."""
    while not s.is_over():
        kinds = [ice().space.text(action) for action in s.legal()]
        for wanted in ("accept", "go_on", "end_turn", "send_back"):
            if wanted in kinds:
                do(s, wanted)
                break
        else:
            s.apply(s.legal()[0])


def test_an_edifice_ends_the_game_after_one_more_round() -> None:
    """ICE1-END-1, ICE1-XW-43: 2 RP, then last turns from the left neighbour on, without those whose day is over."""
    options: JsonObject = {
        "players": 4,
        "first": "1",
        "guilds": ["striders", "navigators", "alchemists", "incandescents"],
    }
    s = before_the_edifice(
        options,
        {
            "striders": {"leader": "D10", "ep": 3, "rp": 0},
            "navigators": {"ep": 2},
            "alchemists": {"ep": 0},
            "incandescents": {"ep": 1},
        },
    )
    do(s, "excavate")
    assert s.rp[0] == 2
    assert s.revealed.bit_count() == 1
    while s.asked() is not None and s.steps[-1].name != "turn":
        s.apply(s.legal()[-1])
    do(s, "plan")
    do(s, "end_turn")
    asked: list[int] = []
    while not s.is_over() and s.steps[-1].name == "last_turn":
        asked.append(s.to_decide())
        do(s, "go_on")
    assert asked == [1, 3, 0]
    finish(s)
    assert s.view(None)["found"] == s.c.edifices[s.found].name


def test_alone_all_three_objectives_win() -> None:
    """ICE1-SOL-1, ICE1-SOL-3, ICE1-SOL-6: 19 artifacts sent, 7 requests validated, an edifice uncovered."""
    city = [*THREE_OF_EACH, *THREE_OF_EACH, "intermediate-achievement-1-a1"]
    requests = ["RQ01", "RQ23", "RQ24", "RQ27", "RQ12", "RQ13", "RQ16"]
    player: JsonObject = {"leader": "D10", "ep": 3, "city": [*city], "requests": [*requests]}
    s = before_the_edifice({"players": 1, "guilds": ["striders"]}, {"striders": player})
    do(s, "excavate")
    finish(s)
    assert [each["met"] for each in objectives(s)] == [True, True, True]
    assert s.winners() == [0]
    lost = before_the_edifice({"players": 1, "guilds": ["striders"]}, {"striders": {**player, "city": [*city[:18]]}})
    do(lost, "excavate")
    finish(lost)
    assert [each["met"] for each in objectives(lost)] == [False, True, True]
    assert lost.winners() == []
    six: JsonObject = {**player, "requests": [*requests[:6]]}
    lost = before_the_edifice({"players": 1, "guilds": ["striders"]}, {"striders": six})
    do(lost, "excavate")
    finish(lost)
    assert [each["met"] for each in objectives(lost)] == [True, False, True]
    assert lost.winners() == []


def objectives(s: FirstIceState) -> list[dict[str, object]]:
    """The objectives as everybody sees them at the end."""
    told = s.view(None)["objectives"]
    assert isinstance(told, list)
    found: list[dict[str, object]] = []
    for each in told:
        assert isinstance(each, dict)
        found.append({**each})
    return found


def test_a_team_that_uncovers_no_edifice_has_lost() -> None:
    """ICE1-COO-7: after the fifth day of two players."""
    s = given({"players": 2, "mode": "cooperative"}, {"day": 5})
    s = ice().amend(s, {"active": s.agreed.seat_names[0]})
    finish(s)
    assert s.day == 5
    assert s.winners() == []


def test_the_best_assignment_or_one_by_hand() -> None:
    """ICE1-XR-5, ICE1-SCO-4, ICE1-SCO-5: 46 RP at best, 39 by the hands of the rulebook's player."""
    position: JsonObject = {
        "left": {"snow": [], "surface": [], "intermediate": [], "deep": ["D10", "D11", "D15"]},
        "decrees": ["DC02", "DC08", "DC01"],
        "day": 7,
        "active": "striders",
        "logbook_used": ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"],
        "logbook": [],
        "players": {
            "striders": {
                "ep": 1,
                "rp": 8,
                "requests": ["RQ01", "RQ31", "RQ21", "RQ11"],
                "city": [
                    "surface-achievement-1", "surface-exalted-2", "surface-harmony-3", "surface-harmony-1",
                    "deep-obliteration-1", "surface-obliteration-2", "deep-philosophical-1", "deep-achievement-2",
                    "surface-prismatic", "surface-prismatic",
                ],
            },
            "navigators": {"ep": 0},
        },
    }  # fmt: skip
    options: JsonObject = {"players": 2, "first": "1", "guilds": ["striders", "navigators"]}
    s = given(options, position)
    do(s, "send_back")
    by_hand = s.copy()
    do(s, "accept")
    finish(s)
    assert s.scores()[0] == 46
    do(by_hand, "validate request=RQ01")
    do(by_hand, "pay with=achievement-f1-a1", "pay with=exalted-f2-a1", "pay with=harmony-f3-a1")
    do(by_hand, "validate request=RQ31")
    do(by_hand, "pay with=prismatic-a1")
    while by_hand.steps[-1].name == "pay":
        do(by_hand, "pay with=harmony-f1-a1")
    do(by_hand, "validate request=RQ21")
    do(by_hand, "pay with=philosophical-f1-a2", "pay with=obliteration-f1-a2")
    assert by_hand.is_over()
    assert by_hand.scores()[0] == 39


def test_equal_views_and_equal_chance_give_equal_deals() -> None:
    """ICE1-INF-1: nothing of the true order of anything hidden shows through."""
    s = before_the_edifice({"players": 3}, {})
    for seat in (0, 1, None):
        other = s.imagine(seat, Chance(99))
        deals = [each.imagine(seat, Chance(7)).position() for each in (s, other)]
        assert canonical({**deals[0], "chance": ""}) == canonical({**deals[1], "chance": ""})


def test_a_flake_buries_explorers_who_flee() -> None:
    """ICE1-XW-38: three explorers of U19 go to S19, S26 and S27, one each."""
    s = given(
        {"players": 2, "guilds": ["striders", "navigators"]},
        {"tiles": {"S26": None, "S19": "blank", "S27": "blank"}, "crew": {"U19": 2}},
    )
    s = ice().amend(s, {"active": "striders", "players": {"striders": {"leader": "U19", "hand": ["storm_whistle"]}}})
    do(s, "play tile=storm_whistle")
    assert "put at=S26" in legal(s)
    do(s, "put at=S26")
    board = s.c.site.board
    while s.steps[-1].name == "distribute":
        s.apply(s.legal()[0])
    assert [s.explorers(board.index[name]) for name in ("S19", "S26", "S27", "U19")] == [1, 1, 1, 0]
