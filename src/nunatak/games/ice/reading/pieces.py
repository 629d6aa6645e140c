"""Reads positions of I C E, whole or in part.  docs/games/ice.md describes every field.

A partial position is laid over a dealt game: what it does not mention stays. `crew` names all archaeologists on the
board, the rest is in the supply; `left` names the tiles left on a level; pieces on tiles that it takes away go back;
`active` alone starts that player's turn.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.engine.step import Step
from nunatak.games.ice.components.words import OWN_SUPPLY, TURN_FLAGS, TYPES
from nunatak.games.ice.pieces import WHITE_CAMP
from nunatak.games.ice.reading.cards import read_cards
from nunatak.games.ice.reading.marks import mask_of, place_of, read_activation, with_bit
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.exploration import TURN_LIMIT, EndOfTurn, Exploration
from nunatak.games.ice.steps.start import requests_kept

FIELDS: Final = [
    "guilds", "day", "first", "active", "spent", "limit", "used_this_turn", "tiles", "left", "faults", "crew", "supply",
    "held_crew", "unplaced", "request_deck", "request_discard", "logbook", "logbook_used", "decrees", "unused_decrees",
    "players",
]  # fmt: skip
NEEDED: Final = [
    "guilds", "day", "first", "active", "tiles", "faults", "crew", "request_deck", "request_discard", "logbook",
    "logbook_used", "decrees", "players",
]  # fmt: skip
PLAYER_FIELDS: Final = ["ep", "rp", "leader", "planned", "used", "slots", "hand", "requests", "validated"]

_types: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
_flags: dict[str, int] = {name: i for i, name in enumerate(TURN_FLAGS)}


def read_pieces(s: IceState, position: Reader, whole: bool) -> None:
    """Sets the parts of a state that a position mentions, and checks that the whole can exist."""
    players = _players(s, position)
    # Those whom a storm has just buried stand on a closed space until they have fled.
    buried = [s.explorers(x) > 0 and not s.terrain.is_open[x] for x in range(s.c.site.board.spaces)]
    s.edition.notation.read_tiles(s, position, whole)
    read_cards(s, position, whole)
    for seat, player in players:
        player.only(PLAYER_FIELDS + s.edition.notation.player_fields)
        _read_player(s, seat, player)
        s.edition.notation.read_player(s, seat, player)
    _read_scalars(s, position)
    s.edition.notation.read_position(s, position)
    if position.has("tokens") and position.field("tokens").has("activation"):
        read_activation(s, position.field("tokens").field("activation"))
    _put_pieces(s, position, players, buried)


def _players(s: IceState, position: Reader) -> list[tuple[int, Reader]]:
    if not position.has("players"):
        return []
    players = position.field("players")
    found: list[tuple[int, Reader]] = []
    for name in players.fields():
        if name not in s.agreed.seat_index:
            raise players.field(name).fail("wrong-no-such", known=", ".join(s.agreed.seat_names))
        found.append((s.agreed.seat_index[name], players.field(name)))
    return found


def _read_player(s: IceState, seat: int, player: Reader) -> None:
    """What a guild board shows besides tiles and cards."""
    if player.has("ep"):
        s.ep[seat] = player.field("ep").number(0, s.c.numbers.max_ep)
    if player.has("rp"):
        s.rp[seat] = player.field("rp").number(0, 9999)
    if player.has("planned"):
        s.planned = with_bit(s.planned, seat, player.field("planned").flag())
    if player.has("used"):
        s.used[seat] = mask_of(player.field("used"), _types)


def _read_scalars(s: IceState, position: Reader) -> None:
    """Day, turn, track, generator."""
    if position.has("day"):
        s.day = position.field("day").number(1, s.c.numbers.days)
    if position.has("first"):
        s.first = position.field("first").one_of(s.agreed.seat_index)
    if position.has("active"):
        active = position.field("active")
        s.active = -1 if active.is_null() else active.one_of(s.agreed.seat_index)
        s.spent, s.limit, s.flags = 0, TURN_LIMIT, 0
        s.led = max(s.active, 0)
    if position.has("spent"):
        s.spent = position.field("spent").number(0, 3)
    if position.has("limit"):
        s.limit = position.field("limit").number(TURN_LIMIT, 3)
    if position.has("used_this_turn"):
        s.flags = mask_of(position.field("used_this_turn"), _flags)


def _put_pieces(s: IceState, position: Reader, players: list[tuple[int, Reader]], buried: list[bool]) -> None:
    """Explorers and camps; the supplies follow from what is on the board.

    Explorers leave a space that the position has closed; the buried ones still have to flee.
    """
    board = s.c.site.board
    closed = [not s.terrain.is_open[x] and not buried[x] for x in range(board.spaces)]
    if position.has("held_crew"):
        s.held_crew = position.field("held_crew").number(0, s.c.numbers.archaeologists)
    crew = [0 if closed[x] else count for x, count in enumerate(s.crew)]
    if position.has("crew"):
        given = position.field("crew")
        for name in given.fields():
            if name not in board.index:
                raise given.field(name).fail("wrong-no-space")
        crew = [0] * board.spaces
        for name in given.fields():
            crew[board.index[name]] = given.field(name).number(0, s.c.numbers.archaeologists)
    s.crew = crew
    for seat in range(s.agreed.players):
        if s.leader[seat] >= 0 and closed[s.leader[seat]]:
            s.leader[seat] = OWN_SUPPLY
    camps = s.c.keys.camps
    if position.has(camps):
        s.white_camps = [item.one_of(board.index) for item in position.field(camps).items()]
    else:
        s.white_camps = [cell for cell in s.white_camps if s.terrain.tile[cell] >= 0]
    for seat, player in players:
        if player.has("leader"):
            s.leader[seat] = place_of(player.field("leader"), board.index)
    s.edition.notation.read_camps(s, players)
    _check_places(s, position, buried)
    _count_supplies(s, position)


def _check_places(s: IceState, position: Reader, buried: list[bool]) -> None:
    """Camps stand alone, on tiles. Explorers stand on open spaces, unless a storm has just buried them."""
    board = s.c.site.board
    camps = s.camps()
    for cell in camps:
        if cell >= board.tiles or s.terrain.tile[cell] < 0:
            raise position.fail("wrong-ice-camp-tile", place=board.names[cell])
        if camps.count(cell) > 1:
            raise position.fail("wrong-ice-two-camps", place=board.names[cell])
    if position.has("steps"):
        return
    for x in range(board.spaces):
        if s.explorers(x) and not s.terrain.is_open[x] and not buried[x]:
            raise position.fail("wrong-ice-not-open", place=board.names[x])


def _count_supplies(s: IceState, position: Reader) -> None:
    numbers = s.c.numbers
    s.supply = numbers.archaeologists - sum(s.crew) - s.held_crew - s.crew_aside()
    if s.supply < 0:
        raise position.fail("wrong-at-most-of", most=numbers.archaeologists, what="archaeologists")
    held = 1 if s.held_camp == WHITE_CAMP else 0
    s.white_supply = numbers.white_camps[s.agreed.players] - len(s.white_camps) - held
    if s.white_supply < 0:
        raise position.fail("wrong-at-most-of", most=numbers.white_camps[s.agreed.players], what="white")
    if position.has("supply"):
        position.field("supply").number(s.supply, s.supply)
    for key in ("white_supply", "camp_supply"):
        if position.has(key):
            position.field(key).number(s.white_supply, s.white_supply)


def read_stack(s: IceState, position: Reader) -> None:
    """A position that names only the active player is at the start of that player's turn."""
    if not position.has("steps") and position.has("active") and s.active >= 0:
        given = [seat for seat, player in _players(s, position) if player.has("requests")]
        for seat in range(s.agreed.players):
            kept = requests_kept(s)
            if seat not in given and s.day == 1 and len(s.requests[seat]) > kept:
                s.request_discard = s.request_discard + s.requests[seat][kept:]
                s.requests[seat] = s.requests[seat][:kept]
        s.end()
        s.push_all(turn_steps(s, s.active))


def turn_steps(s: IceState, seat: int) -> list[Step[IceState]]:
    """The stack at the start of a turn."""
    following = (seat + 1) % s.agreed.players
    return [s.edition.course.day_step(s), Exploration(following), EndOfTurn(seat), s.edition.course.turn(seat)]
