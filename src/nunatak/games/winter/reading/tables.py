"""Land, camps, settlements, megaliths and tokens of a position."""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.winter.field import CELLS, LEVELS, PLACE_NAMES, SQUARE
from nunatak.games.winter.geometry import HEX_NAMES, HEXES, JUNCTURE_NAMES, JUNCTURES, START_HEX
from nunatak.games.winter.names import (
    BOARDS,
    GLACIER,
    GLACIER_TOKENS,
    LAYOUTS,
    MEGALITHS,
    OWN_MEGALITHS,
    REST_TOKENS,
    SETTLEMENTS,
    START,
)
from nunatak.games.winter.position import GREY
from nunatak.games.winter.reading.names import (
    REST_TOKEN_INDEX,
    TERRAIN_INDEX,
    TOKEN_INDEX,
    index_of,
    players_of,
)
from nunatak.games.winter.state import WinterState

_hexes = index_of(HEX_NAMES)
_places = index_of(PLACE_NAMES)
_junctures = index_of(JUNCTURE_NAMES)
_boards = index_of(BOARDS)


def read_land(s: WinterState, position: Reader) -> None:
    """Terrain, settlements and camps; what is not on the map is on the player boards."""
    if position.has("land"):
        place = position.field("land")
        place.only([*HEX_NAMES])
        land = s.land[:]
        for name in place.fields():
            land[_hexes[name]] = place.field(name).one_of(TERRAIN_INDEX)
        if [h for h in range(HEXES) if land[h] == START] != [START_HEX]:
            raise place.fail("wrong-winter-start-hex", place=HEX_NAMES[START_HEX])
        s.land = land
    if position.has("settlements"):
        place = position.field("settlements")
        place.only([*JUNCTURE_NAMES])
        s.settlements = [0] * len(JUNCTURES)
        for name in place.fields():
            s.settlements[_junctures[name]] = place.field(name).one_of(s.agreed.seat_index) + 1
    for seat in range(s.agreed.players):
        left = SETTLEMENTS - s.settlements.count(seat + 1)
        if left < 0:
            raise position.field("settlements").fail("wrong-at-most-of", most=SETTLEMENTS, what=s.agreed.tribe(seat))
        s.settlements_home[seat] = left
    for seat, player in players_of(position, s.agreed.seat_index):
        if player.has("camps"):
            place = player.field("camps")
            place.only([*HEX_NAMES])
            for h, name in enumerate(HEX_NAMES):
                s.camps[seat * HEXES + h] = place.field(name).number(0, 20) if place.has(name) else 0
    for seat in range(s.agreed.players):
        left = s.c.board.camps - sum(s.camps[seat * HEXES : (seat + 1) * HEXES])
        if left < 0:
            raise position.field("players").fail("wrong-at-most-of", most=s.c.board.camps, what=s.agreed.tribe(seat))
        s.camps_home[seat] = left


def read_megaliths(s: WinterState, position: Reader) -> None:
    """The boards of the field and the megaliths on them."""
    place = position.field("megaliths") if position.has("megaliths") else Reader({}, "megaliths")
    place.only(["layout", "boards", "raised"])
    if place.has("layout") and place.field("layout").text() != LAYOUTS[s.agreed.layout]:
        raise place.field("layout").fail("wrong-with-deal")
    if place.has("boards"):
        boards = [item.one_of(_boards) for item in place.field("boards").items()]
        if sorted(boards) != [*range(len(BOARDS))]:
            raise place.field("boards").fail("wrong-expected", wanted=", ".join(BOARDS))
        s.field = s.c.megaliths.lay(s.agreed.layout, boards)
    if place.has("raised"):
        _read_raised(s, place.field("raised"))
        for seat in range(s.agreed.players):
            mine = sum(mask.bit_count() for mask in s.own[seat * LEVELS : (seat + 1) * LEVELS])
            if mine > OWN_MEGALITHS:
                raise place.field("raised").fail("wrong-at-most-of", most=OWN_MEGALITHS, what=s.agreed.tribe(seat))
            if mine:
                s.megaliths_home[seat] = OWN_MEGALITHS - mine
    for seat, player in players_of(position, s.agreed.seat_index):
        if player.has("megaliths"):
            mine = sum(mask.bit_count() for mask in s.own[seat * LEVELS : (seat + 1) * LEVELS])
            most = OWN_MEGALITHS - mine if mine else MEGALITHS
            s.megaliths_home[seat] = player.field("megaliths").number(0, most)


def _read_raised(s: WinterState, place: Reader) -> None:
    seats = s.agreed.seat_index
    s.raised = [0] * LEVELS
    s.own = [0] * (LEVELS * s.agreed.players)
    for name in place.fields():
        item = place.field(name)
        if name not in _places:
            raise item.fail("wrong-place", such="x,y; x,y^1")
        level, cell = _places[name] // CELLS, _places[name] % CELLS
        if level == 0 and not s.field.exists >> cell & 1:
            raise item.fail("wrong-winter-no-board")
        s.raised[level] |= 1 << cell
        if item.text() != GREY:
            s.own[item.one_of(seats) * LEVELS + level] |= 1 << cell
    for level in range(1, LEVELS):
        for cell in range(CELLS):
            if s.raised[level] >> cell & 1:
                square = SQUARE[cell]
                if square.bit_count() < 4 or s.raised[level - 1] & square != square:
                    raise place.field(PLACE_NAMES[level * CELLS + cell]).fail("wrong-winter-four-below")


def read_tokens(s: WinterState, position: Reader) -> None:
    """Glacier tokens and rest tokens."""
    if position.has("glacier_tokens"):
        place = position.field("glacier_tokens")
        place.only(["on", "box"])
        on_hexes = place.field("on")
        on_hexes.only([*HEX_NAMES])
        tokens = [-1] * HEXES
        s.turned = 0
        for name in on_hexes.fields():
            item = on_hexes.field(name)
            item.only(["token", "up"])
            h = _hexes[name]
            token = item.field("token").one_of(TOKEN_INDEX)
            if token in tokens or s.land[h] != GLACIER or not s.agreed.glacier_tokens:
                raise item.fail("wrong-winter-glacier-tokens")
            tokens[h] = token
            if item.has("up") and item.field("up").flag():
                s.turned |= 1 << h
        s.tokens = tokens
        if s.agreed.glacier_tokens:
            s.token_box = [token for token in range(len(GLACIER_TOKENS)) if token not in tokens]
    if position.has("rest_tokens"):
        place = position.field("rest_tokens")
        place.only(["stack", "open", "unseen"])
        if place.has("stack"):
            s.rest_stack = [item.one_of(REST_TOKEN_INDEX) for item in place.field("stack").items()]
            if len(set(s.rest_stack)) < len(s.rest_stack) or (s.rest_stack and not s.agreed.rest_tokens):
                raise place.field("stack").fail("wrong-winter-tokens-once")
        if place.has("open"):
            s.rest_open = place.field("open").flag() and bool(s.rest_stack)
        if place.has("unseen"):
            s.rest_unseen = place.field("unseen").number(0, len(REST_TOKENS))
