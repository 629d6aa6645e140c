"""The fields of a position, one after the other; what a partial one does not mention stays as dealt."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.winter.doing.cards import listen_again
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.names import (
    COLUMNS,
    FIGURES,
    NOWHERE,
    REST,
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
from nunatak.games.winter.reading.piles import PILES, read_cards
from nunatak.games.winter.reading.steps import ASKS_NOBODY
from nunatak.games.winter.reading.supplies import read_animals, read_stones
from nunatak.games.winter.reading.tables import read_land, read_megaliths, read_tokens
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.column import InColumn
from nunatak.games.winter.steps.course import Course
from nunatak.games.winter.steps.culture import Culture
from nunatak.games.winter.steps.rest import Resting

FIELDS: Final = [
    "round", "turn", "phase", "order", "at", "active", "acting", "covered", "culture", "tribe_decks", "animals",
    "stones", "land", "settlements", "megaliths", "rank", "glacier_tokens", "rest_tokens", "offered", "players",
]  # fmt: skip
# A whole position has all of them; `active` is short for `at`.
NEEDED: Final = [*(field for field in FIELDS if field != "active"), "disclosed"]
ACTING: Final = [
    "labor_halves", "culture_cards", "types_taken", "may_not_play", "at", "chief_placed", "chief_used", "token",
    "token_used", "token_claimed",
]  # fmt: skip
PLAYER_FIELDS: Final = [
    *PILES, "food", "tools", "vp", "chief", "side", "setup_card", "figures", "shown", "animals", "tipped", "camps",
    "megaliths", "offering", "veneration", "stones", "eclipse_halves", "scored",
]  # fmt: skip
_MANY = 1_000_000


def read_pieces(s: WinterState, position: Reader, whole: bool) -> None:
    """Sets the parts of a state that a position mentions, and checks that the whole can exist."""
    seats = s.agreed.seat_index
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
        s.offered_chiefs = [item.one_of(CHIEF_INDEX) for item in offered.field("chiefs").items()]
        s.offered_setups = [item.one_of(SETUP_INDEX) for item in offered.field("setup_cards").items()]


def read_stack(s: WinterState, position: Reader, whole: bool) -> None:
    """What a partial position may leave out: the course of the game, a turn's first question, choices already made."""
    if position.has("steps"):
        _complete_steps(s, position)
    elif position.has("active") or position.has("at"):
        s.end()
        s.push_all([Course(), Culture(s.order[s.at])])
    if not s.eclipsed and s.at < len(s.order):
        listen_again(s, s.order[s.at])
    if s.steps and not whole:
        _fill_choices(s)


def _complete_steps(s: WinterState, position: Reader) -> None:
    """The course of the game lies below every question; the figure of the turn stands where the question says."""
    if not s.steps:
        return
    if s.steps[-1].name in ASKS_NOBODY:
        raise position.field("steps").fail("wrong-last-step")
    if s.steps[0].name != "course":
        steps = s.steps[:]
        s.end()
        s.push_all([Course(), *steps])
    if not position.has("acting"):
        for step in s.steps:
            if isinstance(step, InColumn):
                s.where = step.column
            elif isinstance(step, Resting):
                s.where = REST


def _fill_choices(s: WinterState) -> None:
    """A game that has begun needs a round, chiefs and sides: those not given are the first ones left."""
    if s.steps[-1].name in ("choose_chief", "choose_setup", "choose_side"):
        return
    s.round_number = max(s.round_number, 1)
    for seat in range(s.agreed.players):
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
        s.eclipsed = position.field("phase").one_of({"action": 0, "eclipse": 1}) == 1
    for key in ("order", "rank"):
        if position.has(key):
            place = position.field(key)
            found = [item.one_of(seats) for item in place.items()]
            if sorted(found) != [*range(s.agreed.players)]:
                raise place.fail("wrong-winter-tribes-once")
            if key == "order":
                s.order = found
            else:
                s.rank = found
    if not position.has("rank"):
        s.rank = sorted(s.rank, key=lambda seat: -s.veneration[seat])
    for i in range(len(s.rank) - 1):
        if s.veneration[s.rank[i]] < s.veneration[s.rank[i + 1]]:
            raise position.field("rank").fail("wrong-winter-rank")
    if position.has("at"):
        s.at = position.field("at").number(1, len(s.order) + 1) - 1
    if position.has("active"):
        s.at = s.order.index(position.field("active").one_of(seats))


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
        chief = one_or_none(player.field("chief"), CHIEF_INDEX)
        if chief in s.chiefs and s.chiefs[seat] != chief:
            # The chief's former tribe takes the one that is free now.
            s.chiefs[s.chiefs.index(chief)] = s.chiefs[seat]
        s.chiefs[seat] = chief
    if player.has("side"):
        s.sides[seat] = one_or_none(player.field("side"), SIDE_INDEX)
    if player.has("setup_card"):
        s.setups[seat] = one_or_none(player.field("setup_card"), SETUP_INDEX)
    if player.has("figures"):
        figures = player.field("figures")
        figures.only([*FIGURE_NAMES])
        for i, name in enumerate(FIGURE_NAMES):
            if figures.has(name):
                s.figures[seat * FIGURES + i] = space_of(figures.field(name))
    if player.has("scored"):
        rounds = player.field("scored").items()
        if len(rounds) > ROUNDS:
            raise player.field("scored").fail("wrong-count-only", count=ROUNDS)
        for number, told in enumerate(rounds):
            told.only([*SOURCES])
            for i, source in enumerate(SOURCES):
                vp = told.field(source).number(0, _MANY) if told.has(source) else 0
                s.scored[(seat * ROUNDS + number) * SOURCES_COUNT + i] = vp


def _read_acting(s: WinterState, acting: Reader) -> None:
    """The turn in progress."""
    acting.only(ACTING)
    if acting.has("labor_halves"):
        s.labor = acting.field("labor_halves").number(0, _MANY)
    if acting.has("culture_cards"):
        s.cultures = acting.field("culture_cards").number(0, _MANY)
    if acting.has("types_taken"):
        s.taken = mask_of(acting.field("types_taken"), TYPE_INDEX)
    if acting.has("may_not_play"):
        s.banned = mask_of(acting.field("may_not_play"), TYPE_INDEX)
    if acting.has("at"):
        s.where = space_of(acting.field("at"))
    if acting.has("chief_placed"):
        s.chief_placed = acting.field("chief_placed").flag()
    if acting.has("chief_used"):
        s.chief_used = abilities_of(acting.field("chief_used"))
    if acting.has("token"):
        s.token = one_or_none(acting.field("token"), REST_TOKEN_INDEX)
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
                seat = place.field("seat").one_of(seats)
                s.covered[column] = seat * FIGURES + place.field("figure").one_of(figures)
