"""The fields of a position, one after the other; what a partial one does not mention stays as dealt."""

from __future__ import annotations

from typing import Final

from nunatak.engine.chance import Chance
from nunatak.engine.reading import Reader
from nunatak.games.winter.doing.cards import listen_again
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.names import (
    COLUMNS,
    FIGURES,
    NOWHERE,
    ROUNDS,
    SOURCES,
    SOURCES_COUNT,
    TURNS,
)
from nunatak.games.winter.position import FIGURE_NAMES
from nunatak.games.winter.reading.names import (
    CHIEF_INDEX,
    REST_TOKEN_INDEX,
    SETUP_INDEX,
    SIDE_INDEX,
    TYPE_INDEX,
    abilities_of,
    index_of,
    mask_of,
    one_or_none,
    players_of,
    space_of,
)
from nunatak.games.winter.reading.piles import PILES, read_animals, read_cards, read_stones
from nunatak.games.winter.reading.steps import read_steps
from nunatak.games.winter.reading.tables import read_land, read_megaliths, read_tokens
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.course import Course
from nunatak.games.winter.steps.culture import Culture

FIELDS: Final = [
    "game", "rules", "options", "round", "turn", "phase", "order", "at", "active", "acting", "covered", "culture",
    "tribe_decks", "animals", "stones", "land", "settlements", "megaliths", "rank", "glacier_tokens", "rest_tokens",
    "offered", "players", "steps", "chance", "disclosed",
]  # fmt: skip
# A whole position has all of them; `active` is short for `at`.
WHOLE: Final = [field for field in FIELDS if field not in ("game", "rules", "active")]
ACTING: Final = [
    "labor_halves", "culture_cards", "types_taken", "may_not_play", "at", "chief_placed", "chief_used", "token",
    "token_used", "token_claimed",
]  # fmt: skip
PLAYER_FIELDS: Final = [
    *PILES, "food", "tools", "vp", "chief", "side", "setup_card", "figures", "shown", "animals", "tipped", "camps",
    "megaliths", "offering", "veneration", "stones", "eclipse_halves", "scored",
]  # fmt: skip
_MANY = 1_000_000


def lay_over(s: WinterState, position: Reader, whole: bool) -> None:
    """Sets the parts of a state that a position mentions, then checks that the whole can exist."""
    position.only(FIELDS)
    seats = s.table.seats()
    for _, player in players_of(position, seats):
        player.only(PLAYER_FIELDS)
    read_cards(s, position, whole)
    read_animals(s, position)
    read_stones(s, position)
    read_land(s, position)
    read_megaliths(s, position)
    read_tokens(s, position)
    for seat, player in players_of(position, seats):
        _read_player(s, seat, player)
    _read_course(s, position, seats)
    if position.has("acting"):
        _read_acting(s, position.field("acting"))
    if position.has("covered"):
        _read_covered(s, position.field("covered"), seats)
    if position.has("offered"):
        offered = position.field("offered")
        offered.only(["chiefs", "setup_cards"])
        s.offered_chiefs = [item.one_of(CHIEF_INDEX, "a chief") for item in offered.field("chiefs").items()]
        s.offered_setups = [item.one_of(SETUP_INDEX, "a setup card") for item in offered.field("setup_cards").items()]
    _read_chance(s, position)
    s.listed = None
    if position.has("steps"):
        s.steps = read_steps(s, position.field("steps"), seats, position.has("acting"))
    elif position.has("active") or position.has("at"):
        s.steps = [Course(), Culture(s.order[s.at])]
    if not s.eclipsed and s.at < len(s.order):
        listen_again(s, s.order[s.at])
    if s.steps and not whole:
        _fill_choices(s)
    s.proceed()


def _fill_choices(s: WinterState) -> None:
    """A game that has begun needs a round, chiefs and sides: those not given are the first ones left."""
    if s.steps[-1].name in ("choose_chief", "choose_setup", "choose_side"):
        return
    s.round_number = max(s.round_number, 1)
    for seat in range(s.table.players):
        if s.chiefs[seat] < 0:
            s.chiefs[seat] = next(chief for chief in range(len(CHIEF_INDEX)) if chief not in s.chiefs)
        s.sides[seat] = max(s.sides[seat], 0)


def _read_course(s: WinterState, position: Reader, seats: dict[str, int]) -> None:
    """Round, turn, phase, order and rank."""
    if position.has("round"):
        s.round_number = position.field("round").number(0, ROUNDS)
    if position.has("turn"):
        s.turn = position.field("turn").number(1, TURNS + 1) - 1
    if position.has("phase"):
        s.eclipsed = position.field("phase").one_of({"action": 0, "eclipse": 1}, "a phase: action, eclipse") == 1
    for key in ("order", "rank"):
        if position.has(key):
            place = position.field(key)
            found = [item.one_of(seats, "a tribe that plays") for item in place.items()]
            if sorted(found) != [*range(s.table.players)]:
                raise place.fail("expected every tribe once")
            if key == "order":
                s.order = found
            else:
                s.rank = found
    if not position.has("rank"):
        s.rank = sorted(s.rank, key=lambda seat: -s.veneration[seat])
    for i in range(len(s.rank) - 1):
        if s.veneration[s.rank[i]] < s.veneration[s.rank[i + 1]]:
            raise position.field("rank").fail("who is higher on the veneration track comes first")
    if position.has("at"):
        s.at = position.field("at").number(1, len(s.order) + 1) - 1
    if position.has("active"):
        s.at = s.order.index(position.field("active").one_of(seats, "a tribe that plays"))


def _read_player(s: WinterState, seat: int, player: Reader) -> None:
    """Markers, idols, figures and choices of one player."""
    if player.has("food"):
        s.food[seat] = player.field("food").number(0, food_max(s, seat))
    elif s.food[seat] > food_max(s, seat):
        s.food[seat] = food_max(s, seat)
    if player.has("tools"):
        s.tools[seat] = player.field("tools").number(0, s.c.tool_max)
    if player.has("vp"):
        s.vp[seat] = player.field("vp").number(0, _MANY)
    if player.has("offering"):
        s.offering[seat] = player.field("offering").number(0, s.c.idols.offering_top)
    if player.has("veneration"):
        s.veneration[seat] = player.field("veneration").number(0, s.c.idols.veneration_top)
    if player.has("eclipse_halves"):
        s.eclipse_labor[seat] = player.field("eclipse_halves").number(0, _MANY)
    if player.has("chief"):
        chief = one_or_none(player.field("chief"), CHIEF_INDEX, "a chief")
        if chief in s.chiefs and s.chiefs[seat] != chief:
            # The chief's former tribe takes the one that is free now.
            s.chiefs[s.chiefs.index(chief)] = s.chiefs[seat]
        s.chiefs[seat] = chief
    if player.has("side"):
        s.sides[seat] = one_or_none(player.field("side"), SIDE_INDEX, "a side: a, b")
    if player.has("setup_card"):
        s.setups[seat] = one_or_none(player.field("setup_card"), SETUP_INDEX, "a setup card")
    if player.has("figures"):
        figures = player.field("figures")
        figures.only(FIGURE_NAMES)
        for i, name in enumerate(FIGURE_NAMES):
            if figures.has(name):
                s.figures[seat * FIGURES + i] = space_of(figures.field(name))
    if player.has("scored"):
        rounds = player.field("scored").items()
        if len(rounds) > ROUNDS:
            raise player.field("scored").fail(f"there are {ROUNDS} rounds")
        for number, told in enumerate(rounds):
            told.only([*SOURCES])
            for i, name in enumerate(SOURCES):
                vp = told.field(name).number(0, _MANY) if told.has(name) else 0
                s.scored[(seat * ROUNDS + number) * SOURCES_COUNT + i] = vp


def _read_acting(s: WinterState, acting: Reader) -> None:
    """The turn in progress."""
    acting.only(ACTING)
    if acting.has("labor_halves"):
        s.labor = acting.field("labor_halves").number(0, _MANY)
    if acting.has("culture_cards"):
        s.cultures = acting.field("culture_cards").number(0, _MANY)
    if acting.has("types_taken"):
        s.taken = mask_of(acting.field("types_taken"), TYPE_INDEX, "a type of tribe card")
    if acting.has("may_not_play"):
        s.banned = mask_of(acting.field("may_not_play"), TYPE_INDEX, "a type of tribe card")
    if acting.has("at"):
        s.where = space_of(acting.field("at"))
    if acting.has("chief_placed"):
        s.chief_placed = acting.field("chief_placed").flag()
    if acting.has("chief_used"):
        s.chief_used = abilities_of(acting.field("chief_used"))
    if acting.has("token"):
        s.token = one_or_none(acting.field("token"), REST_TOKEN_INDEX, "a rest token")
    if acting.has("token_used"):
        s.token_used = abilities_of(acting.field("token_used"))
    if acting.has("token_claimed"):
        s.token_claimed = acting.field("token_claimed").flag()


def _read_covered(s: WinterState, covered: Reader, seats: dict[str, int]) -> None:
    """Which figure covers the bottom of each column."""
    covered.only([*COLUMNS])
    figures = index_of(FIGURE_NAMES)
    for column, name in enumerate(COLUMNS):
        if covered.has(name):
            place = covered.field(name)
            s.covered[column] = NOWHERE
            if not place.is_null():
                place.only(["seat", "figure"])
                seat = place.field("seat").one_of(seats, "a tribe that plays")
                s.covered[column] = seat * FIGURES + place.field("figure").one_of(figures, "a figure")


def _read_chance(s: WinterState, position: Reader) -> None:
    """The generator and the count of what was disclosed."""
    if position.has("disclosed"):
        s.disclosed = position.field("disclosed").number(0, 1 << 60)
    if position.has("chance"):
        word = position.field("chance")
        try:
            s.chance = Chance(int(word.text(), 16))
        except ValueError:
            raise word.fail("expected sixteen hexadecimal digits") from None
