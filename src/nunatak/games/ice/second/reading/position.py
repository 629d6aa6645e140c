"""What a position of the second edition holds besides, and how it is read.  docs/games/ice.md"""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.engine.step import Step
from nunatak.games.ice.components.words import OWN_SUPPLY, TYPES
from nunatak.games.ice.edition.notation import Notation
from nunatak.games.ice.pieces import NO_CAMP, WHITE_CAMP
from nunatak.games.ice.reading.marks import mask_of, place_of, with_bit
from nunatak.games.ice.reading.position import activation_name, place_text, tile_text, types_in
from nunatak.games.ice.second.reading import steps
from nunatak.games.ice.second.reading.tiles import SecondTileReader
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.words import TRIGGER_TOKENS

FIELDS: Final = [
    "row_laid", "white_camps", "white_supply", "held_camp", "refuge_from", "icons", "tokens", "curse_tokens", "row",
    "snow_discard", "artifact_discard", "market",
]  # fmt: skip
NEEDED: Final = ["white_camps", "tokens", "curse_tokens", "row", "snow_discard", "artifact_discard", "market"]
PLAYER_FIELDS: Final = ["camp", "camp_grey", "fluid", "study", "turned", "hold", "token", "curse"]

_types: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
_tokens: dict[str, int] = {name: i for i, name in enumerate(TRIGGER_TOKENS)}


class SecondNotation(Notation[SecondIceState]):
    """Guild camps, the row, study tokens, the curse."""

    def __init__(self) -> None:
        super().__init__(fields=FIELDS, needed=NEEDED, player_fields=PLAYER_FIELDS, step_fields=steps.FIELDS)

    def write_position(self, s: SecondIceState, told: dict[str, Json]) -> None:
        """White camps, the row, tokens, discards."""
        names = s.c.site.board.names
        told["row_laid"] = s.row_laid
        told["white_camps"] = [names[cell] for cell in s.white_camps]
        told["white_supply"] = s.white_supply
        told["held_camp"] = _held_camp(s)
        told["refuge_from"] = names[s.refuge_from] if s.refuge_from >= 0 else None
        told["icons"] = [icon.name for i, icon in enumerate(s.c.site.icons) if s.icons >> i & 1]
        tokens: dict[str, Json] = {"activation": activation_name(s.activation)}
        tokens["crampons"] = s.crampons
        tokens["provisions"] = s.provisions
        told["tokens"] = tokens
        told["curse_tokens"] = [*s.curse_tokens]
        told["row"] = [s.c.requests[card].name for card in s.row]
        told["snow_discard"] = [tile_text(s, tile) for tile in s.snow_discard]
        told["artifact_discard"] = [tile_text(s, tile) for tile in s.artifact_discard]
        told["market"] = [tile_text(s, tile) for tile in s.market]

    def write_position_of(self, s: SecondIceState, seat: int, told: dict[str, Json]) -> None:
        """The guild camp, study tokens, the hold, the curse."""
        told["camp"] = place_text(s, s.guild_camp[seat])
        told["camp_grey"] = bool(s.grey_camps >> seat & 1)
        told["fluid"] = s.fluid[seat]
        told["study"] = types_in(s.study[seat])
        told["turned"] = types_in(s.turned[seat])
        told["hold"] = [tile_text(s, tile) for tile in s.hold[seat]]
        told["token"] = TRIGGER_TOKENS[s.token[seat]]
        told["curse"] = s.curse[seat]

    def read_tiles(self, s: SecondIceState, position: Reader, whole: bool) -> None:
        SecondTileReader(s, position, whole).read()

    def read_player(self, s: SecondIceState, seat: int, player: Reader) -> None:
        """What a guild board of the second edition shows besides tiles and cards."""
        if player.has("camp_grey"):
            s.grey_camps = with_bit(s.grey_camps, seat, player.field("camp_grey").flag())
        if player.has("fluid"):
            s.fluid[seat] = player.field("fluid").number(0, s.terms.fluid_tokens)
        if player.has("study"):
            s.study[seat] = mask_of(player.field("study"), _types)
        if player.has("turned"):
            s.turned[seat] = mask_of(player.field("turned"), _types)
        if s.turned[seat] & ~s.study[seat]:
            raise player.fail("wrong-ice-study")
        if player.has("token"):
            s.token[seat] = player.field("token").one_of(_tokens)
        if player.has("curse"):
            s.curse[seat] = player.field("curse").number(0, 14)

    def read_camps(self, s: SecondIceState, players: list[tuple[int, Reader]]) -> None:
        """Guild camps; those whose tile the position has taken away go back."""
        for seat in range(s.agreed.players):
            if s.guild_camp[seat] >= 0 and s.terrain.tile[s.guild_camp[seat]] < 0:
                s.guild_camp[seat] = OWN_SUPPLY
        for seat, player in players:
            if player.has("camp"):
                s.guild_camp[seat] = place_of(player.field("camp"), s.c.site.board.index)

    def read_position(self, s: SecondIceState, position: Reader) -> None:
        """Row, icons, tokens, the curse track, camps on their way."""
        if position.has("row_laid"):
            s.row_laid = position.field("row_laid").flag()
        if position.has("icons"):
            names: dict[str, int] = {icon.name: i for i, icon in enumerate(s.c.site.icons)}
            s.icons = mask_of(position.field("icons"), names)
        if position.has("curse_tokens"):
            s.curse_tokens = [item.number(0, 5) for item in position.field("curse_tokens").items()]
            if len(s.curse_tokens) not in ((0, 15) if not s.terms.expert else (15,)):
                raise position.field("curse_tokens").fail("wrong-count-only", count=15)
        if position.has("held_camp"):
            camp = position.field("held_camp")
            if camp.is_null():
                s.held_camp = NO_CAMP
            else:
                s.held_camp = camp.one_of({**s.agreed.seat_index, "white": WHITE_CAMP})
        if position.has("refuge_from"):
            cell = position.field("refuge_from")
            s.refuge_from = -1 if cell.is_null() else cell.one_of(s.c.site.board.index)
        if not position.has("tokens"):
            return
        tokens = position.field("tokens")
        tokens.only(["activation", "crampons", "provisions"])
        if tokens.has("crampons"):
            s.crampons = tokens.field("crampons").number(0, 2)
        if tokens.has("provisions"):
            s.provisions = tokens.field("provisions").number(0, 2)

    def count_pieces(self, s: SecondIceState, told: dict[str, int]) -> None:
        """Guild camps and curse tokens."""
        told["guild camps"] = len(s.guild_camp)
        told["curse tokens"] = sum(s.curse_tokens) + sum(
            2 if token >= 4 else 1 if token >= 2 else 0 for token in s.token
        )

    def read_step(self, name: str, seat: int, one: list[int], many: list[list[int]]) -> Step[SecondIceState] | None:
        return steps.read_step(name, seat, one, many)


def _held_camp(s: SecondIceState) -> Json:
    if s.held_camp == NO_CAMP:
        return None
    return "white" if s.held_camp == WHITE_CAMP else s.agreed.seat_names[s.held_camp]
