"""Set-up: tiles, decks, pieces.  ICE2-SET, ICE2-VAR-20, ICE1-SET"""

from __future__ import annotations

from nunatak.engine.events import Witness
from nunatak.games.ice.board.geometry import DIRECTIONS, plus
from nunatak.games.ice.board.terrain import GONE, fault_mask
from nunatak.games.ice.components.words import BASE_CAMP, FLAKE, GREY, LANDSCAPES, OWN_SUPPLY, READY, TUNNEL
from nunatak.games.ice.pieces import NO_CAMP
from nunatak.games.ice.requests.deck import draw_request
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.exploration import TURN_LIMIT
from nunatak.games.ice.steps.start import requests_dealt
from nunatak.games.ice.types.events import Dealt


def lay_out(s: IceState) -> None:
    """Guild boards with their starting pieces and a bare board: nothing dealt yet.  ICE2-SET-13 to ICE2-SET-16"""
    agreed = s.agreed
    c = agreed.components
    n = agreed.players
    board = c.site.board
    nothing: list[list[int]] = [[] for _ in range(n)]
    rp = [c.first_steps_rp if agreed.first_steps else c.starting_rp[guild] for guild in agreed.guilds]
    s.terrain = c.bare_ground
    s.faces = [0] * c.snow
    s.crew = [0] * board.spaces
    s.supply = c.numbers.archaeologists
    s.leader = [OWN_SUPPLY] * n
    s.white_camps = []
    s.white_supply = c.numbers.white_camps[n]
    s.held_crew = 0
    s.held_camp = NO_CAMP
    s.ep = [agreed.start_ep] * n
    s.rp = rp
    s.planned = 0
    s.used = [0] * n
    s.slots = [[] for _ in range(n * 5)]
    s.anima = [0] * (n * 5)
    s.hold = nothing[:]
    s.hand = nothing[:]
    s.requests = nothing[:]
    s.validated = nothing[:]
    s.activation = READY if agreed.incandescents >= 0 else GREY
    s.request_deck = []
    s.requests_dealt = 0
    s.request_discard = []
    s.row = []
    s.logbook = []
    s.pages = 0
    s.decrees = []
    s.snow_discard = []
    s.artifact_discard = []
    s.market = []
    s.unplaced = -1
    s.day = 1
    s.first = 0
    s.active = -1
    s.spent = 0
    s.limit = TURN_LIMIT
    s.flags = 0
    s.led = 0


def deal(s: IceState, first: str, witness: Witness | None) -> None:
    """Lays the tiles, shuffles the decks, puts the pieces and deals the requests."""
    c = s.c
    agreed = s.agreed
    lay_tiles(s)
    s.edition.course.prepare(s)
    put_first_archaeologists(s)
    deck = [i for i, request in enumerate(c.requests) for _ in range(request.copies)]
    s.shuffle(deck)  # ICE2-SET-12
    s.request_deck = deck
    s.first = s.draw(agreed.players) if first == "random" else int(first) - 1  # ICE2-SET-18
    for seat in agreed.clockwise_from(s.first):
        s.requests[seat] = [draw_request(s) for _ in range(requests_dealt(s))]  # ICE2-SET-17, ICE1-SET-10
    if witness is not None:
        tell_deal(s)
    s.push_all(s.edition.course.opening_steps(s))
    s.settle()


def lay_tiles(s: IceState) -> None:
    """Faces meet landscapes; the tiles come onto their levels.  ICE2-SET-1 to ICE2-SET-5, ICE2-CMP-2"""
    c = s.c
    board = c.site.board
    faces = [face for face, copies in enumerate(c.face_copies) for _ in range(copies)]
    if c.base_camp_face >= 0:
        faces.remove(c.base_camp_face)
    s.shuffle(faces)
    if c.base_camp_face >= 0:
        faces.insert(c.base_camp, c.base_camp_face)
    s.faces = faces
    if c.flake_faces:
        of_flakes = c.flake_faces[:]
        s.shuffle(of_flakes)  # ICE1-SET-6
        s.faces = faces + of_flakes
    tile = [GONE] * board.tiles
    for level in range(board.depth - 1, 0, -1):
        pile = [t for t in range(c.tiles) if c.level_of[t] == level]
        s.shuffle(pile)
        tile[board.start[level] : board.start[level + 1]] = pile
    centre = c.site.central[s.draw(len(c.site.central))] if s.agreed.central_camp else -1  # ICE2-SET-4, ICE1-SET-2
    pile = [t for t in range(c.snow) if c.landscape[t] != FLAKE and (centre < 0 or t != c.base_camp)]
    s.shuffle(pile)
    if centre >= 0:
        pile.insert(centre, c.base_camp)
    tile[: board.start[1]] = pile
    faults = [0] * c.fault_cells
    for cell in range(board.start[1]):
        if c.is_fault(tile[cell]):
            faults[cell] = fault_mask(s.draw(6), s.agreed.fault_offset)  # ICE2-SET-5
    s.terrain = c.untouched.turned(faults).retold(tile)


def put_first_archaeologists(s: IceState) -> None:
    """On tunnels, or as a logbook card says; then the base camp.  ICE2-SET-7, ICE2-SET-8, ICE2-VAR-20"""
    c = s.c
    base = s.terrain.tile.index(c.base_camp)
    icon = TUNNEL
    if s.agreed.logbook_setup:
        icon = c.logbook[s.logbook[0]].icon
        s.pages = 1
    if icon == BASE_CAMP:
        cells = around_base(s, base)
    else:
        cells = [x for x in range(s.c.site.board.start[1]) if c.landscape[s.terrain.tile[x]] == icon]
    for cell in [*cells, base]:
        s.crew[cell] += 1
        s.supply -= 1
    if s.white_supply:
        s.white_supply -= 1
        s.white_camps = [base]


def around_base(s: IceState, base: int) -> list[int]:
    """The six tiles around the base camp, and six more straight outwards.  ICE2-VAR-20"""
    board = s.c.site.board
    at = {board.cell[x]: x for x in range(board.start[1])}
    return [at[plus(board.cell[base], d, far)] for far in (1, 2) for d in DIRECTIONS]


def tell_deal(s: IceState) -> None:
    """What everybody sees of the deal, and each player of the own hand."""
    decrees = [s.c.decrees[d].name for d in s.decrees[: s.agreed.decrees_in_play]]
    told: Dealt = {"guilds": [*s.agreed.seat_names], "decrees": decrees, "first": s.first}
    if s.agreed.logbook_setup:
        told["setup_card"] = s.c.logbook[s.logbook[0]].name
        told["landscape"] = LANDSCAPES[s.c.logbook[s.logbook[0]].icon]
    s.tell("dealt", told)
    for seat in range(s.agreed.players):
        cards = [s.c.requests[card].name for card in s.requests[seat]]
        s.tell("requests_dealt", {"seat": seat, "requests": cards}, (seat,))
