"""Drawings of our boards, as plain as a diagram: what lies where, whose it is, and who has how many points.

The page draws the games as they look; this is for films of a training run and for a glance at a position. Everything
comes from the view of a seat, so that a drawing tells no more than the seat may know.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from nunatak.engine import State
from nunatak.lab.rl.picture import Picture

BOARD = 480
SIDE = 120
WINTER_SIDE = 52.0
GROUND, PAPER, INK, LINE = "#eef3f6", "#ffffff", "#22313a", "#8da2ad"
# The colours of the house: by what the pieces of a seat are called, and by seat in other games.
PLAYERS = ["#e69f00", "#3c9bd6", "#009e73", "#d55e00", "#a0569b"]
CALLED = [
    ("navigators", "yellow", "wolf"),
    ("incandescents", "blue", "bison"),
    ("striders", "green", "lion"),
    ("providers", "alchemists", "red", "bear"),
    ("cryoarchitects",),
]
OWN = {name: PLAYERS[number] for number, names in enumerate(CALLED) for name in names}
# Tiles of I C E, by what their backs show, and from the snow down by level where these show nothing.
BACKS = {
    "blank": "#ffffff",
    "tunnel": "#d5dde2",
    "fault": "#c3d7e4",
    "nunatak": "#a99b8d",
    "base_camp": "#f0dcae",
    "achievement": "#e6b98f",
    "exalted": "#b5d6a5",
    "philosophical": "#b9b2dd",
    "obliteration": "#dba3a3",
    "harmony": "#f0e2a0",
    "prismatic": "#e4c4e0",
}
DEPTHS = ["#f7fafb", "#cfe1ea", "#a9c6d5", "#86a9bb", "#6c8d9f"]
LANDS = {
    "start": "#f4ead0",
    "glacier": "#dcebf2",
    "grassland": "#cfe3a8",
    "forest": "#8fb98b",
    "mountain": "#b9aea5",
    "lake": "#8fbcd8",
    "hills": "#d8c79a",
    "tundra": "#cdd0b5",
}


def draw(state: State, seat: int | None) -> Picture:
    """The board of our games with the points beside it; of games of other packages the points alone."""
    board = BOARDS.get(state.game().name)
    width = (BOARD if board else 0) + SIDE
    picture = Picture(width, BOARD, GROUND)
    view: Any = state.view(seat)
    if board:
        board(picture, view, state.game().catalogue())
    _draw_points(picture, state, view, width - SIDE)
    return picture


def known_scores(state: State, view: Any) -> list[int | None]:
    """The points of every seat as far as the view tells them; at the end they are no secret."""
    if state.is_over():
        return [*state.scores()]
    players = view.get("players")
    told = players if isinstance(players, list) else []
    found = [player.get("score") if isinstance(player, dict) else None for player in told[: state.seats()]]
    return found + [None] * (state.seats() - len(found))


def colour_of(view: Any, seat: int) -> str:
    """The colour of a seat's pieces."""
    players = view.get("players")
    player = players[seat] if isinstance(players, list) and seat < len(players) else None
    named = [player.get(kind) for kind in ("colour", "guild", "tribe")] if isinstance(player, dict) else []
    return next((OWN[name] for name in named if name in OWN), PLAYERS[seat % len(PLAYERS)])


def _draw_points(picture: Picture, state: State, view: Any, left: int) -> None:
    """A row for each seat: its colour and number, its points, a frame around whoever is asked or has won."""
    winners = state.winners()
    for seat, score in enumerate(known_scores(state, view)):
        top = 16 + 56 * seat
        marked = seat == state.to_decide() or seat in winners
        picture.square(left + 8, top, SIDE - 16, 44, PAPER, INK if marked else LINE)
        picture.disc(left + 30, top + 22, 14, colour_of(view, seat), INK)
        picture.label(left + 30, top + 22, str(seat), PAPER)
        picture.label(left + 76, top + 22, "-" if score is None else str(score), INK, 3)


def _draw_roam(picture: Picture, view: Any, catalogue: Any) -> None:
    """Six cards of two by three squares, with the coins printed on them, and the tokens on the squares."""
    unit, margin = 72, 24
    cards = {card["id"]: card for card in catalogue["cards"]}
    for slot, lying in enumerate(view["slots"]):
        card = cards.get(lying["card"]) if lying else None
        for square in range(6):
            y, x = divmod(square, 2)
            # Cards of the upper row lie upside down.
            row, column = (2 - y, 1 - x) if slot < 3 else (3 + y, x)
            left, top = margin + unit * (2 * (slot % 3) + column), margin + unit * row
            picture.square(left, top, unit, unit, PAPER if slot % 2 else DEPTHS[1], LINE)
            coins = card["coins"][y][x] if card and card["coins"] else "0"
            if coins != "0":
                picture.label(left + unit / 2, top + unit / 2, coins, LINE, 4)
    for name, owners in view["tokens"].items():
        row, column = int(name[1]), int(name[3])
        for height, owner in enumerate(owners):
            middle, lifted = margin + unit * (column + 0.5), margin + unit * (row + 0.5) - 7 * height
            picture.disc(middle, lifted, 24 - 3 * height, colour_of(view, owner), INK)
    for place in range(1, 3):
        picture.square(margin + 2 * unit * place - 1, margin, 2, 6 * unit, INK, INK)
    picture.square(margin, margin + 3 * unit - 1, 6 * unit, 2, INK, INK)


def _draw_ice(picture: Picture, view: Any, catalogue: Any) -> None:
    """The levels seen from above, deepest first; who and what stands on the tiles that are left."""
    unit = 31.0
    variants = view["variants"]
    other = catalogue.get("turned_board") if variants.get("turned_deep") else None
    other = other or catalogue.get("other_boards", {}).get(variants.get("odd_levels", ""))
    spaces = sorted((other or catalogue["board"])["spaces"], key=lambda space: -int(space["level"]))
    places = {
        space["id"]: (BOARD / 2 + unit * space["at"][0], BOARD / 2 + unit * space["at"][1])
        for space in spaces
        if "at" in space
    }
    for space in spaces:
        name = space["id"]
        if name in places and name in view["tiles"]:
            back = view["tiles"][name] or {}
            fill = BACKS.get(back.get("landscape", back.get("type", "")), DEPTHS[min(space["level"], len(DEPTHS) - 1)])
            picture.hex(*places[name], unit, fill, LINE)
    for name in view.get("white_camps", view.get("camps", [])):
        _draw_camp(picture, places.get(name), PAPER)
    for name, crew in view["crew"].items():
        if name in places:
            x, y = places[name]
            picture.disc(x - 9, y + 10, 8, INK, PAPER)
            picture.label(x - 9, y + 10, str(crew), PAPER)
    for seat, player in enumerate(view["players"]):
        _draw_camp(picture, places.get(player.get("camp")), colour_of(view, seat))
        if player["leader"] in places:
            x, y = places[player["leader"]]
            picture.disc(x + 9 - 3 * seat, y - 9 + 2 * seat, 9, colour_of(view, seat), INK)


def _draw_camp(picture: Picture, at: tuple[float, float] | None, fill: str) -> None:
    if at is not None:
        x, y = at
        picture.polygon([(x + 10, y + 2), (x + 18, y + 16), (x + 2, y + 16)], fill, INK)


def _draw_winter(picture: Picture, view: Any, catalogue: Any) -> None:
    """The hexes of the land, a disc with a number for the camps of each tribe, a square for a settlement."""
    for name, land in view["land"].items():
        x, y = _middle(name)
        picture.hex(x, y, WINTER_SIDE, LANDS.get(land["terrain"], PAPER), LINE)
        present = [(seat, camps) for seat, camps in enumerate(land["camps"]) if camps]
        for place, (seat, camps) in enumerate(present):
            left = x + 22 * (place - (len(present) - 1) / 2)
            picture.disc(left, y, 10, colour_of(view, seat), INK)
            picture.label(left, y, str(camps), PAPER)
    for name, seat in view["settlements"].items():
        # Where three hexes meet.
        corners = [_middle(one) for one in name.split("+")]
        x, y = (sum(along) / len(corners) for along in zip(*corners, strict=True))
        picture.square(x - 8, y - 8, 16, 16, colour_of(view, seat), INK)


def _middle(name: str) -> tuple[float, float]:
    """The middle of a hex of the land, by its coordinates."""
    q, r = (int(part) for part in name.split(","))
    return BOARD / 2 + WINTER_SIDE * math.sqrt(3) * (q + r / 2), BOARD / 2 + WINTER_SIDE * 1.5 * r


BOARDS: dict[str, Callable[[Picture, Any, Any], None]] = {
    "roam": _draw_roam,
    "ice1": _draw_ice,
    "ice2": _draw_ice,
    "winter": _draw_winter,
}
