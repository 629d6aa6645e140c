"""The observation of the first edition: the mode, beasts, edifices, the bag, Cities.  ICE1-INF-1, section 16"""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, put, put_mask
from nunatak.engine.state import State
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.encoding.encoder import IceEncoder
from nunatak.games.ice.encoding.guilds import PIECE, TYPE
from nunatak.games.ice.encoding.moment import PLAYER
from nunatak.games.ice.first.agreement import FirstAgreement
from nunatak.games.ice.first.days.draft import Draft
from nunatak.games.ice.first.sight.view import laid_open
from nunatak.games.ice.first.snow.bag import bag_size
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import DAILY_FLAGS, MODES

VERSION: Final = 1
BY_LOGBOOK: Final = 5  # who placed a Smilodon, behind the players, when it was nobody
VARIANTS: Final = [
    "first_steps", "draft", "base_camp_tile_central", "hand_overflow_at_once", "exalted_mandatory_each",
    "charisma_one_leader", "whistle_protects_partial_camp", "last_round_for_finished_players", "send_at_stop",
    "extra_edifice_rp", "solo_reveal_ends_game", "coop_artifact_scope_team", "coop_request_scope_team",
    "coop_strict_reveal",
]  # fmt: skip


class FirstEncoder(IceEncoder):
    """With everything that only the first edition has. What scoring would make of a City is not worked out."""

    def __init__(self, c: Components, fields: dict[str, list[tuple[str, str]]]) -> None:
        layout = Layout()
        add = layout.add
        board = c.site.board
        tile = Axis("tile", board.names[: board.tiles])
        edifice = Axis("edifice", [edifice.name for edifice in c.edifices])
        requests = Axis("request", [request.name for request in c.requests])
        self.tiles = board.tiles
        self.first_edifice = c.first_edifice
        self.removable = c.removable
        self.edifice_index = {name: i for i, name in enumerate(edifice.labels)}
        self.mode = add("mode", "how the game is won", [Axis("mode", [*MODES])])
        self.variants = add("variants", "1 for each that is played with", [Axis("variant", VARIANTS)])
        self.fault_sides = add("fault_sides", "how far the fault sides of a tile lie apart", highest=3)
        levels = [f"level {level}" for level in range(0, len(board.levels), 2)]
        self.lattice = add("turned_levels", "levels that lie turned by half", [Axis("level", levels)])
        self.last = add("last_edifices", "edifices found in the last game, which change the rules", [edifice])
        self.smilodons = add(
            "smilodons", "tiles with a Smilodon, by who placed it", [Axis("owner", [*PLAYER.labels, "logbook"]), tile]
        )
        self.wyvern = add("wyvern", "the tile of the Wyvern", [tile])
        self.flakes = add("flakes", "flake tiles in the supply", highest=HIGHEST)
        self.bag = add("bag", "tiles in the bag", highest=HIGHEST)
        deep = Axis("tile", board.names[c.removable : board.tiles])
        self.revealed = add("edifices", "which edifice lies on a deep cell, once it was revealed", [deep, edifice])
        self.found = add("found", "the edifice that this expedition found first", [edifice])
        self.charmed = add("charmed", "leaders that the active player may lead besides", [PLAYER])
        self.drawn_count = add("drawn_count", "tiles drawn by the Alchemists and not yet kept", highest=HIGHEST)
        self.drawn_snow = add("drawn_snow", "in your turn: the snow tiles among them", [Axis("face", c.faces)], HIGHEST)
        self.drawn = add("drawn_artifacts", "in your turn: the artifacts among them", [PIECE], HIGHEST)
        self.register_count = add("register_count", "requests drawn from the register", highest=HIGHEST)
        self.register = add("register", "in your turn: which they are", [requests], HIGHEST)
        self.pending = add("pending", "EP that come to a player at the next Preparation", [PLAYER], HIGHEST)
        self.daily = add("used_today", "what a player has used today", [PLAYER, Axis("use", DAILY_FLAGS)])
        self.twice = add("used_twice", "slots that were used twice today", [PLAYER, TYPE])
        self.city_size = add("city_size", "artifacts in the City of a player", [PLAYER], HIGHEST)
        self.city = add("city", "your City; of the others once they lie open", [PLAYER, PIECE], HIGHEST)
        self.paid = add("city_paid", "those of them that have paid a request", [PLAYER, PIECE], HIGHEST)
        self.open_requests = add(
            "open_requests", "requests of the others once they lie open", [PLAYER, requests], HIGHEST
        )
        super().__init__(VERSION, layout, c, fields)

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        assert isinstance(state, FirstIceState)
        s = state
        away = self.write_shared(s, seat, cells, at)
        self._write_agreement(s, cells, at)
        self._write_beasts(s, away, cells, at)
        put(cells, at + self.flakes, len(s.flakes))
        put(cells, at + self.bag, bag_size(s))
        for place in range(self.removable, self.tiles):
            edifice = s.terrain.tile[place] - self.first_edifice
            if edifice >= 0 and s.revealed >> edifice & 1:
                cells[at + self.revealed + (place - self.removable) * len(self.edifice_index) + edifice] = 1
        if s.found >= 0:
            cells[at + self.found + s.found] = 1
        self._write_drawn(s, seat, cells, at)
        step = s.steps[-1] if s.steps else None
        if isinstance(step, Draft) and step.seat == seat:
            # Those kept already lie first in the hand, and cannot be chosen again.
            for card in s.requests[seat][: step.kept]:
                cells[at + self.guilds.own_requests + card] += 64
        open_to_all = laid_open(s)
        for other in range(s.agreed.players):
            self._write_player(s, other, away[other], open_to_all or other == seat, cells, at)
            if open_to_all and other != seat:
                for card in s.requests[other]:
                    cells[at + self.open_requests + away[other] * self.guilds.requests + card] += 1

    def _write_agreement(self, s: FirstIceState, cells: bytearray, at: int) -> None:
        terms = s.terms
        cells[at + self.mode + terms.mode] = 1
        for place, flag in enumerate(flags_of(terms)):
            if flag:
                cells[at + self.variants + place] = 1
        cells[at + self.fault_sides] = terms.fault_offset
        levels = s.c.site.board.levels
        for place in range(0, len(levels), 2):
            if levels[place].lattice == "C":
                cells[at + self.lattice + place // 2] = 1
        for name in terms.edifices:
            cells[at + self.last + self.edifice_index[name]] = 1

    def _write_beasts(self, s: FirstIceState, away: list[int], cells: bytearray, at: int) -> None:
        for place, cell in enumerate(s.smilodons):
            by = s.smilodon_by[place]
            cells[at + self.smilodons + (away[by] if by >= 0 else BY_LOGBOOK) * self.tiles + cell] = 1
        if s.wyvern >= 0:
            cells[at + self.wyvern + s.wyvern] = 1
        for other in range(s.agreed.players):
            if s.charmed >> other & 1:
                cells[at + self.charmed + away[other]] = 1

    def _write_drawn(self, s: FirstIceState, seat: int, cells: bytearray, at: int) -> None:
        """What was drawn and is chosen from; which it is only the player knows whose turn it is."""
        put(cells, at + self.drawn_count, len(s.market))
        put(cells, at + self.register_count, len(s.row))
        if seat != s.active:
            return
        for tile in s.market:
            if tile < s.c.snow:
                cells[at + self.drawn_snow + s.faces[tile]] += 1
            else:
                cells[at + self.drawn + self.guilds.piece[tile]] += 1
        for card in s.row:
            cells[at + self.register + card] += 1

    def _write_player(self, s: FirstIceState, seat: int, place: int, known: bool, cells: bytearray, at: int) -> None:
        put(cells, at + self.pending + place, s.pending[seat])
        put_mask(cells, at + self.daily + place * len(DAILY_FLAGS), s.daily[seat])
        put_mask(cells, at + self.twice + place * 5, s.used[seat] >> 5)
        put(cells, at + self.city_size + place, len(s.hold[seat]))
        if known:
            first = place * len(PIECE.labels)
            self.guilds.write_pieces(s.hold[seat], cells, at + self.city + first)
            for tile in s.paid:
                if tile in s.hold[seat]:
                    cells[at + self.paid + first + self.guilds.piece[tile]] += 1


def flags_of(terms: FirstAgreement) -> list[bool]:
    """The variants in the order of their names."""
    return [
        terms.first_steps,
        terms.draft,
        terms.central_camp,
        terms.overflow_at_once,
        terms.exalted_each,
        terms.charisma_one,
        terms.whistle_strict,
        terms.last_for_finished,
        terms.send_at_stop,
        terms.extra_edifice_rp,
        terms.reveal_ends,
        terms.team_artifacts,
        terms.team_requests,
        terms.strict_reveal,
    ]
