"""What belongs to a player: points, slots, tokens, hands."""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, put
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.components.words import PRISMATIC, TYPES
from nunatak.games.ice.encoding.moment import PLAYER
from nunatak.games.ice.requests.validated import validated_request, validated_score
from nunatak.games.ice.state import IceState

TYPE: Final = Axis("type", [*TYPES])
# An artifact on a slot: its form and anima, or its anima if it is prismatic.
ON_SLOT: Final = Axis(
    "artifact", ["f1-a1", "f1-a2", "f2-a1", "f2-a2", "f3-a1", "f3-a2", "prismatic-a1", "prismatic-a2"]
)
PIECES: Final = [f"{name}-f{form}-a{anima}" for name in TYPES for form in (1, 2, 3) for anima in (1, 2)] + [
    "prismatic-a1",
    "prismatic-a2",
]
PIECE: Final = Axis("artifact", PIECES)
TOKEN: Final = Axis("token", ["grey", "ready", *(f"on {name}" for name in TYPES)])
ON_ONE_SLOT: Final = 8


class GuildCells:
    """The players; of hands only how many, but for the own."""

    def __init__(self, layout: Layout, c: Components) -> None:
        add = layout.add
        requests = Axis("request", [request.name for request in c.requests])
        self.guilds = len(c.guilds)
        self.requests = len(c.requests)
        self.seated = add("seated", "1 for each player there is", [PLAYER])
        self.guild = add("guild", "the guild of a player", [PLAYER, Axis("guild", [*c.guilds])])
        self.ep = add("ep", "EP of a player", [PLAYER], HIGHEST)
        self.rp = add("rp", "RP tokens of a player", [PLAYER], HIGHEST)
        self.planned = add("planned", "1 for a player with a planning token", [PLAYER])
        self.slots = add("slots", "artifacts on a slot of a guild board", [PLAYER, TYPE, ON_SLOT], HIGHEST)
        self.anima = add("anima", "the anima that a slot counts", [PLAYER, TYPE], HIGHEST)
        self.used = add("used", "slots that were used today", [PLAYER, TYPE])
        self.ready = add("ready", "slots whose effect can be triggered", [PLAYER, TYPE])
        self.activation = add("activation", "the token of the Incandescents, if they play", [TOKEN])
        self.hand_size = add("hand_size", "snow tiles in the hand of a player", [PLAYER], HIGHEST)
        self.request_count = add("request_count", "requests in the hand of a player", [PLAYER], HIGHEST)
        self.validated = add("validated", "validated requests of a player", [PLAYER, requests], HIGHEST)
        self.validated_rp = add("validated_rp", "the RP of them", [PLAYER], HIGHEST)
        self.hand = add("hand", "your snow tiles", [Axis("face", c.faces)], HIGHEST)
        self.own_requests = add("requests", "your requests", [requests], HIGHEST)
        # By tile: what it is on a slot, and what it is among all artifacts.
        self.on_slot: list[int] = []
        self.piece: list[int] = []
        for tile in range(c.tiles):
            kind, anima = c.type_of[tile], c.anima[tile]
            if kind < 0:
                self.on_slot.append(-1)
                self.piece.append(-1)
            elif kind == PRISMATIC:
                self.on_slot.append(ON_ONE_SLOT - 3 + anima)
                self.piece.append(len(PIECES) - 3 + anima)
            else:
                place = (c.form[tile] - 1) * 2 + anima - 1
                self.on_slot.append(place)
                self.piece.append(kind * 6 + place)

    def write(self, s: IceState, seat: int, place: int, cells: bytearray, at: int) -> None:
        """What everybody may know of a player, at its place from whoever looks."""
        cells[at + self.seated + place] = 1
        cells[at + self.guild + place * self.guilds + s.agreed.guilds[seat]] = 1
        put(cells, at + self.ep + place, s.ep[seat])
        put(cells, at + self.rp + place, s.rp[seat])
        if s.planned >> seat & 1:
            cells[at + self.planned + place] = 1
        for kind in range(5):
            slot = place * 5 + kind
            for tile in s.slots[seat * 5 + kind]:
                cells[at + self.slots + slot * ON_ONE_SLOT + self.on_slot[tile]] += 1
            put(cells, at + self.anima + slot, s.anima_of(seat, kind))
            if s.used[seat] >> kind & 1:
                cells[at + self.used + slot] = 1
            if s.slot_ready(seat, kind):
                cells[at + self.ready + slot] = 1
        if seat == s.agreed.incandescents:
            cells[at + self.activation + s.activation] = 1
        put(cells, at + self.hand_size + place, len(s.hand[seat]))
        put(cells, at + self.request_count + place, len(s.requests[seat]))
        points = 0
        for packed in s.validated[seat]:
            cells[at + self.validated + place * self.requests + validated_request(packed)] += 1
            points += validated_score(packed)
        put(cells, at + self.validated_rp + place, points)

    def write_own(self, s: IceState, seat: int, cells: bytearray, at: int) -> None:
        """What only its owner may know."""
        for tile in s.hand[seat]:
            cells[at + self.hand + s.faces[tile]] += 1
        for card in s.requests[seat]:
            cells[at + self.own_requests + card] += 1

    def write_pieces(self, tiles: list[int], cells: bytearray, at: int) -> None:
        """Artifacts by type, form and anima."""
        for tile in tiles:
            cells[at + self.piece[tile]] += 1
