"""Another state that looks the same to a seat, with everything hidden from it dealt anew.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.paying import Pay


def imagine(s: IceState, seat: int | None, chance: Chance) -> IceState:
    """Faces, forms, covered tiles, other hands and the decks are shuffled among the places where they may lie."""
    other = s.copy()
    other.chance = chance.split()
    other.listed = None  # another hand may have other answers
    _deal_snow(other, seat, chance)
    _deal_artifacts(other, chance)
    _deal_requests(other, seat, chance)
    pages = s.logbook[s.pages :]
    chance.deal(pages)
    other.logbook = s.logbook[: s.pages] + pages
    return other


def _deal_snow(s: IceState, seat: int | None, chance: Chance) -> None:
    """Which tiles others hold, which are discarded, and every face that this seat does not hold or see laid open."""
    n = s.table.players
    hidden = s.snow_discard[:]
    for other in range(n):
        if other != seat:
            hidden += s.hand[other]
    chance.deal(hidden)
    count = len(s.snow_discard)
    s.snow_discard = hidden[:count]
    for other in range(n):
        if other != seat:
            size = len(s.hand[other])
            s.hand[other] = hidden[count : count + size]
            count += size
    known = [*s.market, s.c.base_camp]
    if seat is not None:
        known += s.hand[seat]
    unknown = [tile for tile in range(s.c.snow) if tile not in known]
    faces = [s.faces[tile] for tile in unknown]
    chance.deal(faces)
    dealt = s.faces[:]
    for tile, face in zip(unknown, faces, strict=True):
        dealt[tile] = face
    s.faces = dealt


def _deal_artifacts(s: IceState, chance: Chance) -> None:
    """The types of covered tiles; the forms of all that are not taken.  ICE2-INF-2 to ICE2-INF-4"""
    board = s.c.site.board
    terrain = s.terrain
    tiles = terrain.tile[:]
    discard = s.artifact_discard[:]
    for level in range(1, board.depth):
        covered = [
            x for x in range(board.start[level], board.start[level + 1]) if tiles[x] >= 0 and not terrain.is_open[x]
        ]
        lying = [tiles[x] for x in covered]
        chance.deal(lying)
        for x, tile in zip(covered, lying, strict=True):
            tiles[x] = tile
        for kind in range(6):
            _deal_forms(s, level, kind, tiles, discard, chance)
    s.artifact_discard = discard
    # Only hidden values differ, so everything worked out about the terrain still holds.
    s.terrain = terrain.retold(tiles)


def _deal_forms(s: IceState, level: int, kind: int, tiles: list[int], discard: list[int], chance: Chance) -> None:
    start, end = s.c.site.board.start[level], s.c.site.board.start[level + 1]
    cells = [x for x in range(start, end) if tiles[x] >= 0 and s.c.type_of[tiles[x]] == kind]
    gone = [i for i, t in enumerate(discard) if s.c.level_of[t] == level and s.c.type_of[t] == kind]
    pool = [tiles[x] for x in cells] + [discard[i] for i in gone]
    chance.deal(pool)
    for i, x in enumerate(cells):
        tiles[x] = pool[i]
    for j, i in enumerate(gone):
        discard[i] = pool[len(cells) + j]


def _deal_requests(s: IceState, seat: int | None, chance: Chance) -> None:
    """Other hands, the deck and the discard; a card that is being paid lies open."""
    n = s.table.players
    shown: list[list[int]] = [[] for _ in range(n)]
    for step in s.steps:
        if isinstance(step, Pay):
            shown[step.seat] = [step.request]
    deck = s.request_deck[s.requests_dealt :]
    hidden = deck + s.request_discard
    for other in range(n):
        if other != seat:
            hand = s.requests[other][:]
            for card in shown[other]:
                hand.remove(card)
            hidden += hand
    chance.deal(hidden)
    cut = len(deck)
    s.request_deck = s.request_deck[: s.requests_dealt] + hidden[:cut]
    s.request_discard = hidden[cut : cut + len(s.request_discard)]
    cut += len(s.request_discard)
    for other in range(n):
        if other != seat:
            size = len(s.requests[other]) - len(shown[other])
            s.requests[other] = shown[other] + hidden[cut : cut + size]
            cut += size
