"""The observation of the second edition: variants, guild camps, study tokens, the curse, the row.  ICE2-INF"""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, number, put, put_long, put_mask
from nunatak.engine.state import State
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.components.words import HELD, SEEKING
from nunatak.games.ice.encoding.encoder import IceEncoder
from nunatak.games.ice.encoding.guilds import PIECE, TYPE
from nunatak.games.ice.encoding.moment import PLAYER
from nunatak.games.ice.second.ending.scoring import score
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.curse import LAST
from nunatak.games.ice.second.words import TRIGGER_TOKENS

VERSION: Final = 1
SCORE_PARTS: Final = 3
CURSE_SPACES: Final = LAST + 1
VARIANTS: Final = [
    "first_steps", "blessing", "expert", "friendly_curse", "logbook", "logbook_setup", "fluid_movement", "turned_deep",
    "gem_counts_as_daily_use", "forms_request_single_form_allowed",
]  # fmt: skip


class SecondEncoder(IceEncoder):
    """With everything that only the second edition has."""

    def __init__(self, c: Components, fields: dict[str, list[tuple[str, str]]]) -> None:
        layout = Layout()
        add = layout.add
        tile = Axis("tile", c.site.board.names[: c.site.board.tiles])
        self.tiles = c.site.board.tiles
        self.variants = add("variants", "1 for each that is played with", [Axis("variant", VARIANTS)])
        self.fault_sides = add("fault_sides", "how far the fault sides of a tile lie apart", highest=3)
        requests = Axis("request", [request.name for request in c.requests])
        self.row = add("row", "requests in the row", [requests], HIGHEST)
        self.market = add("market", "snow tiles laid open by a logbook card", [Axis("face", c.faces)], HIGHEST)
        self.discards = add("discards", "tiles discarded", [Axis("pile", ["snow", "artifacts"])], HIGHEST)
        spaces = Axis("space", [f"space {place}" for place in range(CURSE_SPACES)])
        self.curse_tokens = add("curse_tokens", "tokens left on a space of the curse track", [spaces], HIGHEST)
        self.icons = add("icons", "icons that were uncovered", [Axis("icon", [icon.name for icon in c.site.icons])])
        self.refuge_from = add("refuge_from", "where the camp that seeks a refuge fell from", [tile])
        self.camp = add("camp", "where the guild camp of a player stands", [PLAYER, tile])
        self.camp_away = add(
            "camp_away",
            "where it is besides: lifted, or seeking a refuge",
            [PLAYER, Axis("where", ["lifted", "seeking"])],
        )
        self.camp_grey = add("camp_grey", "1 when it shows its grey side", [PLAYER])
        self.fluid = add("fluid", "fluid-movement tokens of a player", [PLAYER], HIGHEST)
        self.token = add("trigger_token", "the token on the trigger space", [PLAYER, Axis("token", [*TRIGGER_TOKENS])])
        self.curse = add("curse", "the place of a player on the curse track", [PLAYER], HIGHEST)
        self.study = add("study", "study tokens of a player", [PLAYER, TYPE])
        self.turned = add("study_turned", "those of them that were turned over", [PLAYER, TYPE])
        self.crampons = add("crampons", "tokens of the Striders, if they play", highest=HIGHEST)
        self.provisions = add("provisions", "archaeologists with the Providers, if they play", highest=HIGHEST)
        self.hold = add("hold", "artifacts in the hold of a player", [PLAYER, PIECE], HIGHEST)
        points = number("points", SCORE_PARTS * HIGHEST)
        self.score = add("score", "the score if the game ended now", [PLAYER, points], HIGHEST)
        super().__init__(VERSION, layout, c, fields)

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        assert isinstance(state, SecondIceState)
        s = state
        away = self.write_shared(s, seat, cells, at)
        self._write_variants(s, cells, at)
        for card in s.row:
            cells[at + self.row + card] += 1
        for tile in s.market:
            cells[at + self.market + s.faces[tile]] += 1
        put(cells, at + self.discards, len(s.snow_discard))
        put(cells, at + self.discards + 1, len(s.artifact_discard))
        for place, left in enumerate(s.curse_tokens):
            put(cells, at + self.curse_tokens + place, left)
        put_mask(cells, at + self.icons, s.icons)
        if s.refuge_from >= 0:
            cells[at + self.refuge_from + s.refuge_from] = 1
        for other in range(s.agreed.players):
            self._write_player(s, other, away[other], cells, at)

    def _write_variants(self, s: SecondIceState, cells: bytearray, at: int) -> None:
        terms = s.terms
        flags = [
            terms.first_steps,
            terms.blessing,
            terms.expert,
            terms.friendly,
            terms.logbook,
            terms.logbook_setup,
            terms.fluid_tokens > 0,
            s.c.site.mirrored,
            terms.gem_daily,
            terms.single_form,
        ]
        for place, flag in enumerate(flags):
            if flag:
                cells[at + self.variants + place] = 1
        cells[at + self.fault_sides] = terms.fault_offset

    def _write_player(self, s: SecondIceState, seat: int, place: int, cells: bytearray, at: int) -> None:
        camp = s.guild_camp[seat]
        if camp >= 0:
            cells[at + self.camp + place * self.tiles + camp] = 1
        elif camp == HELD:
            cells[at + self.camp_away + place * 2] = 1
        elif camp == SEEKING:
            cells[at + self.camp_away + place * 2 + 1] = 1
        if s.grey_camps >> seat & 1:
            cells[at + self.camp_grey + place] = 1
        put(cells, at + self.fluid + place, s.fluid[seat])
        cells[at + self.token + place * len(TRIGGER_TOKENS) + s.token[seat]] = 1
        put(cells, at + self.curse + place, s.curse[seat])
        put_mask(cells, at + self.study + place * 5, s.study[seat])
        put_mask(cells, at + self.turned + place * 5, s.turned[seat])
        if seat == s.agreed.striders:
            put(cells, at + self.crampons, s.crampons)
        elif seat == s.terms.providers:
            put(cells, at + self.provisions, s.provisions)
        self.guilds.write_pieces(s.hold[seat], cells, at + self.hold + place * len(PIECE.labels))
        put_long(cells, at + self.score + place * SCORE_PARTS, SCORE_PARTS, score(s, seat))
