"""Which messages speak of the fields of actions, events and prompts, where the usual names do not: docs/words.md."""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.components.words import TYPES
from nunatak.games.ice.types.events import Counted, CrewPut, More, Payable, Standing

# So many requests are named in a sentence, those that bring most.
NAMED: Final = 3


def wording(edition: str, components: Components) -> dict[str, Json]:
    """The description, for the page and the terminal; both editions share their words."""
    face: dict[str, Json] = {"say": ["ice-page-face-*"]}
    guild: dict[str, Json] = {"say": ["ice-page-guild-*"]}
    seat: dict[str, Json] = {"seat": True}
    return {
        "prefixes": [edition, "ice"],
        "fields": {
            "face": face,
            "faces": face,
            "tile": face,
            "and": face,
            "type": {"say": ["ice-page-type-*"]},
            "types": {"say": ["ice-page-type-*"], "list": "slash"},
            "slot": {"say": ["ice-page-type-*"], "none": "none"},
            "from": {"say": ["ice-page-type-*"]},
            "to": {"say": ["ice-page-type-*", "ice-page-guild-*"]},
            "form": {"say": ["ice-page-form-*"]},
            "artifact": {"none": 0},
            "edifice": {"say": ["ice-page-edifice-*"]},
            "landscape": {"say": ["ice-page-back-*"]},
            "leader": guild,
            "piece": guild,
            "first": seat,
            "owner": seat,
            "usable": {"say": ["ice-page-face-*", "ice-page-usable-*"]},
            "ground": {"say": ["ice-page-back-*", "ice-page-*"]},
            "mark": {"say": [], "none": "none"},
            "way": {"say": ["way-*"], "none": "none"},
            "cost": {"none": 0},
            "crew": {"none": 0},
            "termites": {"none": 0},
            "ability": {"none": "no"},
            "camp": {"none": "own"},
            "counted": {"say": ["ice-page-artifacts-of"]},
            "dearest": {"say": ["ice-page-paid-for"]},
        },
        "messages": {
            "event-gift": {"to": seat},
            "event-leads": {"leader": seat},
            "event-charmed": {"leader": seat},
        },
        "names": _names(components),
    }


def _names(components: Components) -> dict[str, Json]:
    """Artifacts, what pays requests, and the requests, which have no names of their own."""
    named: dict[str, Json] = {}
    for tile, name in enumerate(components.tile_name[: components.first_edifice]):
        if tile >= components.snow and name not in named:
            # surface-harmony-2, intermediate-harmony-2-a2, deep-prismatic
            _, kind, *form = name.split("-")
            named[name] = _artifact(kind, form[0] if form else "", components.anima[tile])
    for item in components.items:
        # harmony-f2-a1, prismatic-a2-on-harmony, study-harmony
        kind, *parts = item.split("-")
        if kind == "study":
            named[item] = {"say": "ice-page-study-token", "type": parts[0]}
        elif kind == "prismatic":
            named[item] = _artifact(kind, "", int(parts[0][1:]))
        else:
            named[item] = _artifact(kind, parts[0][1:], int(parts[1][1:]))
    for request in components.requests:
        types: list[Json] = [TYPES[kind] for kind in request.types]
        named[request.name] = {"say": f"ice-page-request-short-{request.kind_name}", "types": types}
    return named


def _artifact(kind: str, form: str, anima: int) -> dict[str, Json]:
    if not form:
        return {"say": "ice-page-artifact-prismatic", "anima": anima}
    return {"say": "ice-page-artifact", "type": kind, "form": form, "anima": anima}


def crew_put(seat: int, put: list[Standing], places: list[str], count: int) -> CrewPut:
    """What is told of archaeologists who come down: how many on which places."""
    return {"seat": seat, "crew": put, "places": places, "count": count}


def counted(components: Components, tiles: list[int]) -> list[Counted]:
    """Many artifacts, counted by their types."""
    kinds = [components.tile_name[tile].split("-")[1] for tile in tiles]
    return [{"count": kinds.count(kind), "type": kind} for kind in dict.fromkeys(kinds)]


def dearest(payable: list[Payable]) -> list[Payable | More]:
    """The requests that would bring most, and how many there are besides."""
    ranked = sorted(payable, key=_points, reverse=True)
    named: list[Payable | More] = [*ranked[:NAMED]]
    if len(ranked) > NAMED:
        named.append({"say": "ice-page-paid-more", "count": len(ranked) - NAMED})
    return named


def _points(payable: Payable) -> int:
    return payable["points"]
