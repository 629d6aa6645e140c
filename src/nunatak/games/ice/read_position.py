"""Reads positions of I C E, whole or in part.  docs/games/ice.md describes every field.

A partial position is laid over a dealt game: what it does not mention stays. `crew` names all archaeologists on the
board, the rest is in the supply; `left` names the tiles left on a level; pieces on tiles that it takes away go back;
`active` alone starts that player's turn.
"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.engine.reading import Reader
from nunatak.games.ice.read_cards import read_cards
from nunatak.games.ice.read_steps import read_steps
from nunatak.games.ice.read_tiles import TileReader
from nunatak.games.ice.state import NO_CAMP, WHITE_CAMP, IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.exploration import TURN_LIMIT, EndOfTurn, Exploration
from nunatak.games.ice.steps.start import requests_kept
from nunatak.games.ice.steps.sunrise import Sunrise
from nunatak.games.ice.steps.turn import Turn
from nunatak.games.ice.words import (
    GREY,
    HELD,
    ON_SLOT,
    OWN_SUPPLY,
    READY,
    SEEKING,
    TRIGGER_TOKENS,
    TURN_FLAGS,
    TYPES,
)

FIELDS = [
    "game", "rules", "options", "guilds", "day", "first", "active", "spent", "limit", "used_this_turn", "row_laid",
    "tiles", "left", "faults", "crew", "supply", "white_camps", "white_supply", "held_crew", "held_camp", "refuge_from",
    "unplaced", "icons", "tokens", "curse_tokens", "request_deck", "request_discard", "row", "logbook", "logbook_used",
    "decrees", "unused_decrees", "snow_discard", "artifact_discard", "market", "players", "steps", "chance",
    "disclosed",
]  # fmt: skip
PLAYER_FIELDS = [
    "ep", "rp", "leader", "camp", "camp_grey", "planned", "fluid", "study", "turned", "used", "slots", "hold", "hand",
    "requests", "validated", "token", "curse",
]  # fmt: skip

_types = {name: i for i, name in enumerate(TYPES)}
_flags = {name: i for i, name in enumerate(TURN_FLAGS)}
_tokens = {name: i for i, name in enumerate(TRIGGER_TOKENS)}


def lay_over(s: IceState, position: Reader, whole: bool) -> None:
    """Sets the parts of a state that a position mentions, then checks that the whole can exist."""
    position.only(FIELDS)
    players = _players(s, position)
    # Those whom a storm has just buried stand on a closed space until they have fled.
    buried = [s.explorers(x) > 0 and not s.terrain.is_open[x] for x in range(s.c.site.board.spaces)]
    TileReader(s, position, whole).read()
    read_cards(s, position, whole)
    for seat, player in players:
        player.only(PLAYER_FIELDS)
        _read_player(s, seat, player)
    _read_scalars(s, position)
    _read_tokens(s, position)
    _read_pieces(s, position, players, buried)
    _read_steps(s, position, players)
    s.listed = None


def _players(s: IceState, position: Reader) -> list[tuple[int, Reader]]:
    if not position.has("players"):
        return []
    players = position.field("players")
    found: list[tuple[int, Reader]] = []
    for name in players.fields():
        if name not in s.table.seat_index:
            raise players.field(name).fail(f"no such player; there are {', '.join(s.table.seat_names)}")
        found.append((s.table.seat_index[name], players.field(name)))
    return found


def _read_player(s: IceState, seat: int, player: Reader) -> None:
    """What a guild board shows besides tiles and cards."""
    if player.has("ep"):
        s.ep[seat] = player.field("ep").number(0, s.c.edition.max_ep)
    if player.has("rp"):
        s.rp[seat] = player.field("rp").number(0, 9999)
    if player.has("camp_grey"):
        s.grey_camps = _with_bit(s.grey_camps, seat, player.field("camp_grey").flag())
    if player.has("planned"):
        s.planned = _with_bit(s.planned, seat, player.field("planned").flag())
    if player.has("fluid"):
        s.fluid[seat] = player.field("fluid").number(0, s.table.fluid_tokens)
    if player.has("study"):
        s.study[seat] = _mask(player.field("study"), _types, "a type")
    if player.has("turned"):
        s.turned[seat] = _mask(player.field("turned"), _types, "a type")
    if s.turned[seat] & ~s.study[seat]:
        raise player.fail("only study tokens that a player has can be turned over")
    if player.has("used"):
        s.used[seat] = _mask(player.field("used"), _types, "a type")
    if player.has("token"):
        s.token[seat] = player.field("token").one_of(_tokens, f"one of {', '.join(TRIGGER_TOKENS)}")
    if player.has("curse"):
        s.curse[seat] = player.field("curse").number(0, 14)


def _with_bit(mask: int, bit: int, on: bool) -> int:
    return mask | 1 << bit if on else mask & ~(1 << bit)


def _mask(reader: Reader, index: dict[str, int], what: str) -> int:
    mask = 0
    for item in reader.items():
        mask |= 1 << item.one_of(index, what)
    return mask


def _read_scalars(s: IceState, position: Reader) -> None:
    """Day, turn, track, generator."""
    if position.has("day"):
        s.day = position.field("day").number(1, s.c.edition.days)
    if position.has("first"):
        s.first = position.field("first").one_of(s.table.seat_index, "a guild that plays")
    if position.has("active"):
        active = position.field("active")
        s.active = -1 if active.is_null() else active.one_of(s.table.seat_index, "a guild that plays")
        s.spent, s.limit, s.flags = 0, TURN_LIMIT, 0
    if position.has("spent"):
        s.spent = position.field("spent").number(0, 3)
    if position.has("limit"):
        s.limit = position.field("limit").number(TURN_LIMIT, 3)
    if position.has("used_this_turn"):
        s.flags = _mask(position.field("used_this_turn"), _flags, f"one of {', '.join(TURN_FLAGS)}")
    if position.has("row_laid"):
        s.row_laid = position.field("row_laid").flag()
    if position.has("icons"):
        names = {icon.name: i for i, icon in enumerate(s.c.site.icons)}
        s.icons = _mask(position.field("icons"), names, "an icon")
    if position.has("disclosed"):
        s.disclosed = position.field("disclosed").number(0, 1 << 60)
    if position.has("chance"):
        word = position.field("chance")
        try:
            s.chance = Chance(int(word.text(), 16))
        except ValueError:
            raise word.fail("expected sixteen hexadecimal digits") from None


def _read_tokens(s: IceState, position: Reader) -> None:
    """Guild tokens and the curse track."""
    if position.has("curse_tokens"):
        s.curse_tokens = [item.number(0, 5) for item in position.field("curse_tokens").items()]
        if len(s.curse_tokens) not in ((0, 15) if not s.table.expert else (15,)):
            raise position.field("curse_tokens").fail("expected one number for each of the spaces 0 to 14")
    if not position.has("tokens"):
        return
    tokens = position.field("tokens")
    tokens.only(["activation", "crampons", "provisions"])
    if tokens.has("activation"):
        text = tokens.field("activation").text()
        if text in _types:
            s.activation = ON_SLOT + _types[text]
        elif text in ("ready", "grey"):
            s.activation = READY if text == "ready" else GREY
        else:
            raise tokens.field("activation").fail("expected ready, grey or a type")
    if tokens.has("crampons"):
        s.crampons = tokens.field("crampons").number(0, 2)
    if tokens.has("provisions"):
        s.provisions = tokens.field("provisions").number(0, 2)


def _read_pieces(s: IceState, position: Reader, players: list[tuple[int, Reader]], buried: list[bool]) -> None:
    """Explorers and camps; the supplies follow from what is on the board.

    Explorers leave a space that the position has closed; the buried ones still have to flee.
    """
    board = s.c.site.board
    closed = [not s.terrain.is_open[x] and not buried[x] for x in range(board.spaces)]
    if position.has("held_crew"):
        s.held_crew = position.field("held_crew").number(0, s.c.edition.archaeologists)
    if position.has("held_camp"):
        camp = position.field("held_camp")
        if camp.is_null():
            s.held_camp = NO_CAMP
        else:
            s.held_camp = camp.one_of({**s.table.seat_index, "white": WHITE_CAMP}, "white or a guild that plays")
    if position.has("refuge_from"):
        cell = position.field("refuge_from")
        s.refuge_from = -1 if cell.is_null() else cell.one_of(board.index, "a cell")
    crew = [0 if closed[x] else count for x, count in enumerate(s.crew)]
    if position.has("crew"):
        given = position.field("crew")
        for name in given.fields():
            if name not in board.index:
                raise given.field(name).fail("no such space")
        crew = [0] * board.spaces
        for name in given.fields():
            crew[board.index[name]] = given.field(name).number(0, s.c.edition.archaeologists)
    s.crew = crew
    for seat in range(s.table.players):
        if s.leader[seat] >= 0 and closed[s.leader[seat]]:
            s.leader[seat] = OWN_SUPPLY
        if s.guild_camp[seat] >= 0 and s.terrain.tile[s.guild_camp[seat]] < 0:
            s.guild_camp[seat] = OWN_SUPPLY
    if position.has("white_camps"):
        s.white_camps = [item.one_of(board.index, "a tile") for item in position.field("white_camps").items()]
    else:
        s.white_camps = [cell for cell in s.white_camps if s.terrain.tile[cell] >= 0]
    for seat, player in players:
        if player.has("leader"):
            s.leader[seat] = _place(player.field("leader"), board.index)
        if player.has("camp"):
            s.guild_camp[seat] = _place(player.field("camp"), board.index)
    _check_places(s, position, buried)
    _count_supplies(s, position)


def _place(item: Reader, index: dict[str, int]) -> int:
    if item.is_null():
        return OWN_SUPPLY
    if item.data == "held":
        return HELD
    if item.data == "seeking":
        return SEEKING
    return item.one_of(index, "a space")


def _check_places(s: IceState, position: Reader, buried: list[bool]) -> None:
    """Camps stand alone, on tiles. Explorers stand on open spaces, unless a storm has just buried them."""
    board = s.c.site.board
    camps = s.camps()
    for cell in camps:
        if cell >= board.tiles or s.terrain.tile[cell] < 0:
            raise position.fail(f"there is no tile for the camp on {board.names[cell]}")
        if camps.count(cell) > 1:
            raise position.fail(f"two camps stand on {board.names[cell]}")
    if position.has("steps"):
        return
    for x in range(board.spaces):
        if s.explorers(x) and not s.terrain.is_open[x] and not buried[x]:
            raise position.fail(f"{board.names[x]} is not open, so no explorer can stand there")


def _count_supplies(s: IceState, position: Reader) -> None:
    e = s.c.edition
    s.supply = e.archaeologists - sum(s.crew) - s.held_crew - s.provisions
    if s.supply < 0:
        raise position.fail(f"there are only {e.archaeologists} archaeologists")
    held = 1 if s.held_camp == WHITE_CAMP else 0
    s.white_supply = e.white_camps[s.table.players] - len(s.white_camps) - held
    if s.white_supply < 0:
        raise position.fail(f"there are only {e.white_camps[s.table.players]} white camps")
    if position.has("supply"):
        position.field("supply").number(s.supply, s.supply)
    if position.has("white_supply"):
        position.field("white_supply").number(s.white_supply, s.white_supply)


def _read_steps(s: IceState, position: Reader, players: list[tuple[int, Reader]]) -> None:
    """The questions as they stand, or the turn of the active player."""
    if position.has("steps"):
        s.steps = read_steps(s, position.field("steps"))
    elif position.has("active") and s.active >= 0:
        given = [seat for seat, player in players if player.has("requests")]
        for seat in range(s.table.players):
            kept = requests_kept(s)
            if seat not in given and s.day == 1 and len(s.requests[seat]) > kept:
                s.request_discard = s.request_discard + s.requests[seat][kept:]
                s.requests[seat] = s.requests[seat][:kept]
        s.steps = turn_steps(s, s.active)


def turn_steps(s: IceState, seat: int) -> list[IceStep]:
    """The stack at the start of a turn."""
    following = (seat + 1) % s.table.players
    return [Sunrise(s.first, 0), Exploration(following), EndOfTurn(seat), Turn(seat)]
