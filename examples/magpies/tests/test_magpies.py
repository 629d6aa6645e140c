"""The rules, one by one."""

from __future__ import annotations

import pytest
from magpies.game import Magpies
from magpies.state import MagpiesState

from nunatak.engine import Json, PositionError, Refusal

GAME = Magpies()


def table(thieves: bool = False, **position: Json) -> MagpiesState:
    """Ada is to get a card, Ben sits opposite; what is not said is as dealt."""
    part: dict[str, Json] = {"steps": [{"step": "get", "seat": "player-1"}], **position}
    return GAME.amend(GAME.new({"players": 2, "thieves": thieves}, 1), part)


def act(s: MagpiesState, action: str) -> None:
    s.apply(GAME.space.parse_text(action))


def seen(s: MagpiesState, viewer: int | None) -> dict[str, Json]:
    """What somebody sees of Ada."""
    players = s.view(viewer)["players"]
    assert isinstance(players, list)
    ada = players[0]
    assert isinstance(ada, dict)
    return ada


def test_a_picked_card_is_replaced_from_the_hedge() -> None:
    """MAG-TURN-2"""
    s = table(meadow=["key", "ring", "ring"], hands=[[], []])
    hedge = len(s.hedge)
    act(s, "pick thing=key")
    assert s.hands[0] == [2]
    assert len(s.meadow) == 3
    assert len(s.hedge) == hedge - 1


def test_only_what_lies_in_the_meadow_can_be_picked() -> None:
    """MAG-TURN-2"""
    with pytest.raises(Refusal, match="MAG-TURN-2"):
        act(table(meadow=["key", "ring", "ring"]), "pick thing=coin")


def test_nobody_else_sees_what_is_found_in_the_hedge() -> None:
    """MAG-TURN-3"""
    s = table(hands=[["key"], []])
    s.hedge.append(s.hedge.pop(s.hedge.index(3)))
    act(s, "search")
    assert seen(s, 0)["hand"] == ["key", "ring"]
    assert seen(s, 1)["hand"] == 2
    assert seen(s, None)["hand"] == 2


@pytest.mark.parametrize(("has", "left"), [(["coin", "ring"], ["coin"]), (["coin"], ["coin"])])
def test_whoever_is_asked_gives_one_if_there_is_one(has: list[Json], left: list[Json]) -> None:
    """MAG-ASK-4"""
    s = table(thieves=True, hands=[["ring"], has])
    act(s, "ask seat=1 thing=ring")
    hands = s.position()["hands"]
    assert hands == [["ring"] * (1 + len(has) - len(left)), left]
    assert s.legal() == [GAME.space.parse_text("hide thing=ring")]


@pytest.mark.parametrize(
    ("thieves", "action", "rule"),
    [
        (False, "ask seat=1 thing=ring", "MAG-ASK-1"),
        (True, "ask seat=1 thing=coin", "MAG-ASK-2"),
        (True, "ask seat=0 thing=ring", "MAG-ASK-3"),
        (True, "hide thing=ring", "MAG-TURN-1"),
    ],
)
def test_what_cannot_be_asked(thieves: bool, action: str, rule: str) -> None:
    with pytest.raises(Refusal, match=rule):
        act(table(thieves=thieves, hands=[["ring"], ["coin"]]), action)


def test_after_six_turns_each_the_nests_are_opened() -> None:
    """MAG-END-1"""
    s = table(turn=11, hands=[["key"], []], nests=[[], []], meadow=["coin", "ring", "ring"])
    act(s, "pick thing=coin")
    assert seen(s, 1)["nest"] == 0
    act(s, "hide thing=coin")
    assert s.is_over()
    assert seen(s, 1)["nest"] == ["coin"]
    assert s.winners() == [0]


def test_what_nests_are_worth() -> None:
    """MAG-END-2, MAG-END-3: three keys and most of them 6 + 3; a ring each 1; two coins 3, too few for more."""
    s = table(nests=[["key", "key", "key", "ring"], ["ring", "coin", "coin"]])
    assert s.scores() == [10, 4]


def test_a_position_with_a_ninth_ring_is_refused() -> None:
    with pytest.raises(PositionError, match="only 8 of each thing"):
        table(nests=[["ring"] * 8, ["ring"]])
