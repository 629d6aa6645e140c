"""Which messages speak of the fields of actions, events and prompts, where the usual names do not: docs/words.md."""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.winter.effects.ability import Ability
from nunatak.games.winter.field import PLACE_NAMES
from nunatak.games.winter.geometry import COORDINATES, HEX_NAMES, JUNCTURES, RADIUS
from nunatak.games.winter.names import TERRAIN
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.types.events import Land, Price


def wording() -> dict[str, Json]:
    """The description, for the page and the terminal."""
    card: dict[str, Json] = {"say": ["winter-card-*", "winter-setup-card-*"]}
    thing: dict[str, Json] = {"say": ["winter-thing-*"]}
    land: dict[str, Json] = {"say": ["winter-terrain-*"]}
    gains: dict[str, Json] = {"say": ["winter-gain-*"], "by": "gain"}
    price: dict[str, Json] = {"say": ["winter-pay-*"], "by": "what"}
    # An ability is its small tree, and one message says all of it.
    of_card: dict[str, Json] = {"from": [".cards", "card", ".abilities", "ability"], "say": ["winter-effect"]}
    of_chief: dict[str, Json] = {"from": [".chiefs", "chief", "side", "ability"], "say": ["winter-effect"]}
    of_token: dict[str, Json] = {"from": [".rest_tokens", "token", ".effects", "effect"], "say": ["winter-effect"]}
    several: dict[str, Json] = {"say": ["winter-effect"], "list": "semicolon"}
    return {
        "fields": {
            "card": card,
            "cards": card,
            "type": card,
            "deck": card,
            "species": {"none": "none"},
            "idol": {"say": ["winter-track-*"]},
            "what": thing,
            "of": thing,
            "take": thing,
            "leaves": land,
            "reaches": land,
            "from": {"say": ["winter-zone-*", "winter-board-*"]},
            "to": {"say": ["winter-column-*"]},
            "hexes": {"say": ["winter-hex-at"]},
            "order": {"seat": True},
            "way": {"say": ["way-*"]},
            "halves": {"halves": True},
            "vp": {"none": 0},
            "stone": {"from": [".stones", "stone", ".score"], "say": ["winter-score"]},
            "token": {**several, "from": [".rest_tokens", "token", ".effects"]},
            "price": price,
            "due": gains,
            # What can be done now, in the sentence that asks.
            "deeds": {"say": ["winter-deed-*", "winter-thing-*"]},
            # The parts of abilities, bonuses and scores.
            "event": {"say": ["winter-when-*"]},
            "column": {"none": "none"},
            "pay": price,
            "choose": {"none": {"low": 0, "high": 0}},
            "gain": {"say": []},
            "gains": gains,
            "bonus": gains,
            "effects": several,
            "types": {"none": "any"},
            "counter": {"say": ["winter-counter-*"], "with": ["kinds"]},
            "kinds": {"say": ["winter-terrain-*", "winter-species-*"]},
            "table": {"list": "comma", "none": []},
        },
        "messages": {
            "do-use": {"effect": of_card},
            "do-forgo_use": {"effect": of_card},
            "do-use_chief": {"effect": of_chief},
            "do-use_token": {"effect": of_token},
            "do-choose_side": {"effect": {**several, "from": [".chiefs", "chief", "side"]}},
            "event-gained": {"what": {"say": ["winter-pay-*"], "with": ["count"]}},
            "event-turned_token": {"token": {**gains, "from": [".glacier_tokens", "token", ".bonus"]}},
        },
        "names": {**_hexes(), **_cells()},
    }


def _hexes() -> dict[str, Json]:
    """The hexes by the letter of their row and their number in it, and on which side of the start hex they lie."""
    named: dict[str, Json] = {}
    for (q, r), name in zip(COORDINATES, HEX_NAMES, strict=True):
        number = q - max(-RADIUS, -RADIUS - r) + 1
        named[name] = {"say": "winter-place", "at": f"{'ABCDE'[r + RADIUS]}{number}", "way": _way(q, r)}
    return named


def _way(q: int, r: int) -> str:
    """The direction from the start hex, with pointed hexes and rows from west to east."""
    across = 2 * q + r
    if not r:
        return "here" if not q else "e" if q > 0 else "w"
    side = "" if abs(across) < abs(r) else "e" if across > 0 else "w"
    return ("n" if r < 0 else "s") + side


def _cells() -> dict[str, Json]:
    """The megalith field, with letters of its own: columns from P on, rows as numbers, and the level."""
    named: dict[str, Json] = {}
    for place in PLACE_NAMES:
        cell, above, level = place.partition("^")
        x, y = cell.split(",")
        at = f"{'PQRSTUVWX'[int(x)]}{int(y) + 1}"
        # Hexes have the same ids; cells are only ever spoken of in this field.
        named[f"at {place}"] = {"say": "winter-cell", "at": at}
        if above:
            named[f"at {place}"] = {"say": "winter-at-level", "at": at, "level": int(level) + 1}
    return named


def lands(s: WinterState, start: int, to: int) -> dict[str, Json]:
    """What kinds of terrain a camp leaves and reaches."""
    return {"leaves": TERRAIN[s.land[start]], "reaches": TERRAIN[s.land[to]]}


def hexes(s: WinterState, juncture: int) -> list[Land]:
    """The three hexes that meet there."""
    return [{"terrain": TERRAIN[s.land[h]], "hex": HEX_NAMES[h]} for h in JUNCTURES[juncture]]


def amounts(ability: Ability) -> list[Price]:
    """What an ability costs in food, tools and labor."""
    costs = (("food", ability.food), ("tool", ability.tool), ("labor", ability.labor // 2))
    return [{"what": what, "count": count} for what, count in costs if count]
