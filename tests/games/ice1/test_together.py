"""What a team has to reach, and how it is counted.  ICE1-COO-1 to ICE1-COO-7, ICE1-FAQ-12"""

from __future__ import annotations

from typing import Final

import pytest

from nunatak.engine import Json, Options
from nunatak.games.ice.components.words import FORMS, PRISMATIC, TWO_TYPES
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import do, given, ice
from tests.games.ice1.test_modes import before_the_edifice, finish, objectives

C: Final = ice().components
ARTIFACTS: Final = {2: 10, 3: 10, 4: 9, 5: 8}
RENOWN: Final = {2: 25, 3: 25, 4: 20, 5: 20}
DAYS: Final = {2: 5, 3: 5, 4: 4, 5: 4}


def forms_card(kind: int) -> int:
    """The request for different forms of a type: 1, 4 or 8 RP."""
    return next(i for i, card in enumerate(C.requests) if card.kind == FORMS and card.types == [kind])


def pair_card(kinds: set[int]) -> int:
    """The request for one artifact of each of two types: 4 RP."""
    return next(i for i, card in enumerate(C.requests) if card.kind == TWO_TYPES and set(card.types) == kinds)


class Tray:
    """Artifacts to hand out, each only once."""

    def __init__(self) -> None:
        self.left = [tile for tile in range(C.snow, C.first_edifice) if C.type_of[tile] != PRISMATIC]

    def take(self, kind: int, form: int) -> int:
        tile = next(t for t in self.left if C.type_of[t] == kind and C.form[t] == form)
        self.left.remove(tile)
        return tile

    def all_forms(self, kind: int) -> list[int]:
        return [self.take(kind, form) for form in (1, 2, 3)]


def team(players: int, **switches: Json) -> FirstIceState:
    """Everybody has just what is needed; the first leader stands before the last tile over an edifice."""
    options: Options = {"players": players, "mode": "cooperative", "first": "1", **switches}
    s = before_the_edifice(options, {})
    s = ice().amend(s, {"players": {s.agreed.seat_names[0]: {"leader": "D10"}}})
    s.ep = [2] * players
    tray = Tray()
    for seat in range(players):
        one, two, three = [(2 * seat + i) % 5 for i in range(3)]
        city = tray.all_forms(one) + tray.all_forms(two)
        cards = [forms_card(one), forms_card(two)]
        if RENOWN[players] == 25:
            city += [*tray.all_forms(three), tray.take((2 * seat + 3) % 5, 1)]
            cards += [forms_card(three), forms_card((2 * seat + 3) % 5)]
        else:
            city += [tray.take(three, 1), tray.take((2 * seat + 3) % 5, 1)]
            cards.append(pair_card({three, (2 * seat + 3) % 5}))
        city += [tray.take((2 * seat + 4) % 5, 2) for _ in range(ARTIFACTS[players] - len(city))]
        s.hold[seat] = city
        s.requests[seat] = cards
    return s


def uncover(s: FirstIceState) -> list[bool]:
    """The edifice comes to light and the last round is played; which objectives are met?"""
    do(s, "excavate")
    finish(s)
    assert s.revealed.bit_count() == 1
    return [each["met"] is True for each in objectives(s)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_team_has_to_reach(players: int) -> None:
    """ICE1-COO-1, ICE1-COO-6: so many artifacts and RP for each, an edifice, within so many days; all win."""
    s = team(players)
    assert s.view(None)["days"] == DAYS[players]
    assert uncover(s) == [True, True, True]
    assert s.winners() == [*range(players)]
    found = objectives(s)
    assert [each["id"] for each in found] == ["artifacts", "request_rp", "edifice"]
    assert [each["needed"] for each in found] == [ARTIFACTS[players], RENOWN[players], 1]
    assert [each["reached"] for each in found] == [[ARTIFACTS[players]] * players, [RENOWN[players]] * players, [1]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_on_their_own(players: int) -> None:
    """ICE1-COO-2, ICE1-COO-3: one who misses an artifact, or an RP of requests, and all have lost."""
    short = team(players)
    short.hold[1] = short.hold[1][:-1]
    short.hold[0] = [*short.hold[0], *[t for t in Tray().left if not any(t in city for city in short.hold)][:3]]
    assert uncover(short)[0] is False
    assert short.winners() == []
    poor = team(players)
    poor.requests[1] = poor.requests[1][:-1]
    assert uncover(poor) == [True, False, True]
    assert poor.winners() == []


def test_penalties_and_decrees_do_not_count_for_the_renown_of_requests() -> None:
    """ICE1-COO-3: cards that cannot be paid, tokens and decrees change the score, not the objective."""
    s = team(4)
    s.requests[2] = [*s.requests[2], next(i for i, card in enumerate(C.requests) if card.name == "RQ11")]
    s.rp = [0] * 4
    s.decrees = [C.decree_index[name] for name in ("DC02", "DC03", "DC10")]
    assert uncover(s) == [True, True, True]
    assert objectives(s)[1]["reached"] == [20] * 4
    assert s.rp == [2, 0, 0, 0]
    # 20 for the requests, 2 for each of the three that were validated, 2 less for the fourth.
    achievements = sum(C.anima[tile] for tile in s.hold[2] if C.type_of[tile] == 0)
    assert s.scores()[2] == 20 + 6 - 2 + achievements


def test_the_switch_for_artifacts_of_the_team() -> None:
    """ICE1-COO-2, coop_artifact_scope: what one has too few another may have too many; not one less in all."""
    for scope, met in (("per_player", False), ("team", True)):
        s = team(4, coop_artifact_scope=scope)
        spare = s.hold[1][-1]
        s.hold[1] = s.hold[1][:-1]
        s.hold[0] = [*s.hold[0], spare]
        fewer = s.copy()
        fewer.hold[0] = fewer.hold[0][:-1]
        assert uncover(s) == [met, True, True]
        assert bool(s.winners()) is met
        assert uncover(fewer)[0] is False
        assert objectives(s)[0]["needed"] == (36 if scope == "team" else 9)


def test_the_switch_for_requests_of_the_team() -> None:
    """ICE1-COO-3, coop_request_scope: 20 RP in all, by whomever; 19 are not enough."""
    for scope, met in (("per_player", False), ("team", True)):
        s = team(4, coop_request_scope=scope)
        s.requests = [s.requests[0], [], [], []]
        fewer = s.copy()
        fewer.requests[0] = fewer.requests[0][:2]
        assert uncover(s) == [True, met, True]
        assert bool(s.winners()) is met
        assert uncover(fewer)[1] is False


def sent_after_the_reveal(**switches: Json) -> FirstIceState:
    """The last artifact of the first player goes to the City only after the edifice has come to light."""
    s = team(4, **switches)
    late = s.hold[0][-1]
    s.hold[0] = s.hold[0][:-1]
    place = C.type_of[late]
    s.slots[place] = [*s.slots[place], late]
    s.anima[place] += C.anima[late]
    do(s, "excavate")
    while s.steps[-1].name != "turn":
        s.apply(s.legal()[0])
    do(s, "send_back", f"send artifact={C.tile_name[late]}")
    finish(s)
    return s


def test_objectives_are_checked_after_the_last_round() -> None:
    """ICE1-COO-6, coop_strict_reveal: or already when the edifice comes to light."""
    s = sent_after_the_reveal()
    assert all(each["met"] for each in objectives(s))
    assert s.winners() == [0, 1, 2, 3]
    strict = sent_after_the_reveal(coop_strict_reveal=True)
    assert all(each["met"] for each in objectives(strict))
    assert strict.winners() == []
    in_time = team(4, coop_strict_reveal=True)
    uncover(in_time)
    assert in_time.winners() == [0, 1, 2, 3]


def test_an_edifice_too_early_is_a_defeat() -> None:
    """ICE1-FAQ-12, ICE1-COO-6: on the first day, with empty Cities; the game is over all the same."""
    s = team(3)
    s.hold = [[], [], []]
    assert s.day == 1
    assert uncover(s) == [False, False, True]
    assert s.is_over()
    assert (s.day, s.winners()) == (1, [])


def test_objectives_met_without_an_edifice_are_a_defeat() -> None:
    """ICE1-COO-1, ICE1-COO-7"""
    s = team(5)
    s.day = 4
    finish(s)
    assert s.day == 4
    assert [each["met"] for each in objectives(s)] == [True, True, False]
    assert s.winners() == []


def test_competitors_have_no_objectives() -> None:
    """ICE1-COO-1"""
    assert given({"players": 3}).view(None)["objectives"] == []
