"""Set-up: tiles, decks, pieces.  ICE2-SET, ICE2-VAR-20, ICE1-SET"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.engine.events import Witness
from nunatak.engine.json import Json
from nunatak.games.ice.geometry import DIRECTIONS, plus
from nunatak.games.ice.requests import draw_request
from nunatak.games.ice.second.curse import START, curse_track, starting_token
from nunatak.games.ice.second.sunrise import CRAMPONS, PLACES_FOR_PROVISIONS
from nunatak.games.ice.state import NO_CAMP, IceState
from nunatak.games.ice.steps.exploration import TURN_LIMIT
from nunatak.games.ice.steps.start import requests_dealt
from nunatak.games.ice.table import Table
from nunatak.games.ice.terrain import GONE, fault_mask
from nunatak.games.ice.words import BASE_CAMP, FLAKE, GREY, LANDSCAPES, OWN_SUPPLY, READY, TUNNEL


def empty_table(table: Table, chance: Chance) -> IceState:
    """Guild boards with their starting pieces and a bare board: nothing dealt yet.  ICE2-SET-13 to ICE2-SET-16"""
    c = table.components
    n = table.players
    board = c.site.board
    nothing: list[list[int]] = [[] for _ in range(n)]
    provisions = PLACES_FOR_PROVISIONS if table.providers >= 0 else 0
    token = starting_token(table.expert, table.blessing)
    rp = [c.first_steps_rp if table.first_steps else c.starting_rp[guild] for guild in table.guilds]
    return IceState(
        table=table,
        chance=chance,
        disclosed=0,
        steps=[],
        terrain=c.bare_ground,
        faces=[0] * c.snow,
        crew=[0] * board.spaces,
        supply=c.edition.archaeologists - provisions,
        leader=[OWN_SUPPLY] * n,
        guild_camp=[OWN_SUPPLY] * n,
        grey_camps=0,
        white_camps=[],
        white_supply=c.edition.white_camps[n],
        held_crew=0,
        held_camp=NO_CAMP,
        refuge_from=-1,
        ep=[table.start_ep] * n,
        rp=rp,
        planned=0,
        fluid=[table.fluid_tokens] * n,
        study=[0] * n,
        turned=[0] * n,
        used=[0] * n,
        slots=[[] for _ in range(n * 5)],
        anima=[0] * (n * 5),
        hold=nothing[:],
        hand=nothing[:],
        requests=nothing[:],
        validated=nothing[:],
        token=[token] * n,
        curse=[START[n] if table.expert else 0] * n,
        curse_tokens=curse_track(n) if table.expert else [],
        activation=READY if table.incandescents >= 0 else GREY,
        crampons=CRAMPONS if table.striders >= 0 else 0,
        provisions=provisions,
        request_deck=[],
        requests_dealt=0,
        request_discard=[],
        row=[],
        logbook=[],
        pages=0,
        decrees=[],
        snow_discard=[],
        artifact_discard=[],
        market=[],
        unplaced=-1,
        icons=0,
        day=1,
        first=0,
        active=-1,
        spent=0,
        limit=TURN_LIMIT,
        flags=0,
        row_laid=False,
        led=0,
        charmed=0,
        smilodons=[],
        smilodon_by=[],
        wyvern=-1,
        flakes=[],
        pending=[0] * n,
        daily=[0] * n,
        fresh=0,
        revealed=0,
        found=-1,
        in_time=False,
        paid=[],
    )


def deal(s: IceState, first: str, witness: Witness | None) -> None:
    """Lays the tiles, shuffles the decks, puts the pieces and deals the requests."""
    c = s.c
    table = s.table
    lay_tiles(s)
    s.edition.shuffle_cards(s)
    put_first_archaeologists(s)
    deck = [i for i, request in enumerate(c.requests) for _ in range(request.copies)]
    s.shuffle(deck)  # ICE2-SET-12
    s.request_deck = deck
    s.first = s.draw(table.players) if first == "random" else int(first) - 1  # ICE2-SET-18
    for seat in table.clockwise_from(s.first):
        s.requests[seat] = [draw_request(s) for _ in range(requests_dealt(s))]  # ICE2-SET-17, ICE1-SET-10
    if witness is not None:
        tell_deal(s)
    s.steps += s.edition.opening_steps(s)
    s.proceed()


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
    flakes = [t for t in range(c.snow) if c.landscape[t] == FLAKE]
    if flakes:
        of_flakes = c.flake_faces[:]
        s.shuffle(of_flakes)  # ICE1-SET-6
        s.faces = faces + of_flakes
        s.flakes = flakes
    tile = [GONE] * board.tiles
    for level in range(board.depth - 1, 0, -1):
        pile = [t for t in range(c.tiles) if c.level_of[t] == level]
        s.shuffle(pile)
        tile[board.start[level] : board.start[level + 1]] = pile
    centre = c.site.central[s.draw(len(c.site.central))] if s.table.central_camp else -1  # ICE2-SET-4, ICE1-SET-2
    pile = [t for t in range(c.snow) if c.landscape[t] != FLAKE and (centre < 0 or t != c.base_camp)]
    s.shuffle(pile)
    if centre >= 0:
        pile.insert(centre, c.base_camp)
    tile[: board.start[1]] = pile
    faults = [0] * c.fault_cells
    for cell in range(board.start[1]):
        if c.is_fault(tile[cell]):
            faults[cell] = fault_mask(s.draw(6), s.table.fault_offset)  # ICE2-SET-5
    s.terrain = c.untouched.turned(faults).retold(tile)


def put_first_archaeologists(s: IceState) -> None:
    """On tunnels, or as a logbook card says; then the base camp.  ICE2-SET-7, ICE2-SET-8, ICE2-VAR-20"""
    c = s.c
    base = s.terrain.tile.index(c.base_camp)
    icon = TUNNEL
    if s.table.logbook_setup:
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
    decrees: list[Json] = [s.c.decrees[d].name for d in s.decrees[: s.table.decrees_in_play]]
    guilds: list[Json] = [*s.table.seat_names]
    told: dict[str, Json] = {"guilds": guilds, "decrees": decrees, "first": s.first}
    if s.table.logbook_setup:
        told["setup_card"] = s.c.logbook[s.logbook[0]].name
        told["landscape"] = LANDSCAPES[s.c.logbook[s.logbook[0]].icon]
    s.tell("dealt", told)
    for seat in range(s.table.players):
        cards: list[Json] = [s.c.requests[card].name for card in s.requests[seat]]
        s.tell("requests_dealt", {"seat": seat, "requests": cards}, (seat,))
