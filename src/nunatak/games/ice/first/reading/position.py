"""What a position of the first edition holds besides, and how it is read.  docs/games/ice.md"""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.engine.step import Step
from nunatak.games.ice.components.words import SEEKING, TYPES
from nunatak.games.ice.edition.notation import Notation
from nunatak.games.ice.first.reading import steps
from nunatak.games.ice.first.reading.tiles import FirstTileReader
from nunatak.games.ice.first.snow.smilodons import PAWNS
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import BY_LOGBOOK, DAILY_FLAGS
from nunatak.games.ice.pieces import NO_CAMP, WHITE_CAMP
from nunatak.games.ice.reading.marks import mask_of
from nunatak.games.ice.reading.position import activation_name, tile_text, types_in

FIELDS: Final = [
    "camps", "camp_supply", "held_camp", "tokens", "bag", "flakes", "drawn", "register", "smilodons", "wyvern", "led",
    "charmed", "fresh", "revealed", "found", "in_time",
]  # fmt: skip
NEEDED: Final = ["camps", "tokens", "bag", "flakes", "drawn", "register", "smilodons", "wyvern", "revealed", "found"]
PLAYER_FIELDS: Final = ["city", "paid", "pending", "used_today", "used_twice"]

_types: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
_daily: dict[str, int] = {name: i for i, name in enumerate(DAILY_FLAGS)}


class FirstNotation(Notation[FirstIceState]):
    """Camps, the bag, flakes, beasts, edifices, Cities."""

    def __init__(self) -> None:
        super().__init__(fields=FIELDS, needed=NEEDED, player_fields=PLAYER_FIELDS, step_fields=steps.FIELDS)

    def write_position(self, s: FirstIceState, told: dict[str, Json]) -> None:
        """Camps, the bag, flakes, beasts, edifices."""
        names = s.c.site.board.names
        guilds = s.agreed.seat_names
        told["camps"] = [names[cell] for cell in s.white_camps]
        told["camp_supply"] = s.white_supply
        told["held_camp"] = s.held_camp == WHITE_CAMP
        told["tokens"] = {"activation": activation_name(s.activation)}
        told["bag"] = [tile_text(s, tile) for tile in s.snow_discard + s.artifact_discard]
        told["flakes"] = [tile_text(s, tile) for tile in s.flakes]
        told["drawn"] = [tile_text(s, tile) for tile in s.market]
        told["register"] = [s.c.requests[card].name for card in s.row]
        told["smilodons"] = [
            {"at": names[cell], "by": guilds[by] if by >= 0 else None}
            for cell, by in zip(s.smilodons, s.smilodon_by, strict=True)
        ]
        told["wyvern"] = names[s.wyvern] if s.wyvern >= 0 else "seeking" if s.wyvern == SEEKING else None
        told["led"] = guilds[s.led]
        told["charmed"] = [guilds[seat] for seat in range(len(guilds)) if s.charmed >> seat & 1]
        told["fresh"] = s.fresh
        told["revealed"] = [edifice.name for i, edifice in enumerate(s.c.edifices) if s.revealed >> i & 1]
        told["found"] = s.c.edifices[s.found].name if s.found >= 0 else None
        told["in_time"] = s.in_time

    def write_position_of(self, s: FirstIceState, seat: int, told: dict[str, Json]) -> None:
        """The City and what has been used."""
        told["city"] = [tile_text(s, tile) for tile in s.hold[seat]]
        told["paid"] = [tile_text(s, tile) for tile in s.paid if tile in s.hold[seat]]
        told["pending"] = s.pending[seat]
        told["used_today"] = [name for i, name in enumerate(DAILY_FLAGS) if s.daily[seat] >> i & 1]
        told["used_twice"] = types_in(s.used[seat] >> 5)

    def read_tiles(self, s: FirstIceState, position: Reader, whole: bool) -> None:
        FirstTileReader(s, position, whole).read()

    def read_player(self, s: FirstIceState, seat: int, player: Reader) -> None:
        """What a player has used and has coming; which artifacts of the City have paid."""
        if player.has("pending"):
            s.pending = [*s.pending[:seat], player.field("pending").number(0, 99), *s.pending[seat + 1 :]]
        if player.has("used_today"):
            used = mask_of(player.field("used_today"), _daily)
            s.daily = [*s.daily[:seat], used, *s.daily[seat + 1 :]]
        if player.has("used_twice"):
            s.used[seat] |= mask_of(player.field("used_twice"), _types) << 5
        if player.has("paid") or player.has("city"):
            s.paid = [tile for tile in s.paid if tile not in s.hold[seat]]
        if player.has("paid"):
            for item in player.field("paid").items():
                text = item.text()
                fitting = [t for t in s.hold[seat] if s.c.tile_name[t] == text and t not in s.paid]
                if not fitting:
                    raise item.fail("wrong-ice-no-city")
                s.paid = [*s.paid, fitting[0]]

    def read_position(self, s: FirstIceState, position: Reader) -> None:
        """Camps on their way, beasts, leaders, edifices."""
        board = s.c.site.board
        guilds = s.agreed.seat_index
        if position.has("tokens"):
            position.field("tokens").only(["activation"])
        if position.has("held_camp"):
            s.held_camp = WHITE_CAMP if position.field("held_camp").flag() else NO_CAMP
        if position.has("smilodons"):
            cells: list[int] = []
            owners: list[int] = []
            for item in position.field("smilodons").items():
                item.only(["at", "by"])
                cell = item.field("at").one_of(board.index)
                if cell >= board.tiles or s.terrain.tile[cell] < 0 or cell in cells:
                    raise item.field("at").fail("wrong-ice-smilodon")
                cells.append(cell)
                by = item.field("by")
                owners.append(BY_LOGBOOK if by.is_null() else by.one_of(guilds))
            if len(cells) > PAWNS:
                raise position.field("smilodons").fail("wrong-at-most", most=PAWNS)
            s.smilodons, s.smilodon_by = cells, owners
        else:
            kept = [i for i, cell in enumerate(s.smilodons) if s.terrain.tile[cell] >= 0]
            s.smilodon_by = [s.smilodon_by[i] for i in kept]
            s.smilodons = [s.smilodons[i] for i in kept]
        if position.has("wyvern"):
            wyvern = position.field("wyvern")
            if wyvern.is_null():
                s.wyvern = -1
            else:
                s.wyvern = SEEKING if wyvern.data == "seeking" else wyvern.one_of(board.index)
        if position.has("led"):
            s.led = position.field("led").one_of(guilds)
        if position.has("charmed"):
            s.charmed = mask_of(position.field("charmed"), guilds)
        if position.has("fresh"):
            s.fresh = position.field("fresh").number(0, 99)
        _read_edifices(s, position)

    def count_pieces(self, s: FirstIceState, told: dict[str, int]) -> None:
        """Smilodons stand on different tiles; the Wyvern and what has paid are in their places."""
        cities = [tile for city in s.hold for tile in city]
        told["smilodons"] = int(len(set(s.smilodons)) == len(s.smilodons) == len(s.smilodon_by) <= PAWNS)
        told["paid artifacts in Cities"] = int(
            all(tile in cities for tile in s.paid) and len(set(s.paid)) == len(s.paid)
        )

    def read_step(self, name: str, seat: int, one: list[int], many: list[list[int]]) -> Step[FirstIceState] | None:
        return steps.read_step(name, seat, one, many)


def _read_edifices(s: FirstIceState, position: Reader) -> None:
    """What lies open; without a word about it, whatever nothing covers."""
    index = s.c.edifice_index
    if position.has("revealed"):
        s.revealed = mask_of(position.field("revealed"), index)
    else:
        first = s.c.first_edifice
        bare = [cell for cell in s.terrain.bare if cell >= s.c.removable]
        s.revealed = sum(1 << s.terrain.tile[cell] - first for cell in bare)
    if position.has("found"):
        found = position.field("found")
        s.found = -1 if found.is_null() else found.one_of(index)
    elif not s.revealed:
        s.found = -1
    if position.has("in_time"):
        s.in_time = position.field("in_time").flag()
