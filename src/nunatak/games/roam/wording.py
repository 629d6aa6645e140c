"""Which messages speak of the fields of actions, events and prompts, where the usual names do not: docs/words.md."""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.roam.components import Components
from nunatak.games.roam.geometry import SIDE, SLOT_OF, SQUARES, square_name
from nunatak.games.roam.names import LOCATIONS
from nunatak.games.roam.types.events import Holder


def wording(components: Components) -> dict[str, Json]:
    """The description, for the page and the terminal."""
    colour: dict[str, Json] = {"say": ["roam-value-colours-*"]}
    seat: dict[str, Json] = {"seat": True}
    return {
        "fields": {
            "first": seat,
            "leader": seat,
            "owner": colour,
            "replace": {"say": ["roam-value-colours-*"], "none": "none"},
            "coins": {"none": 0},
            "holders": {"say": ["roam-tokens-of"]},
        },
        "messages": {
            "event-moved": {"owner": seat},
            "event-filled": {"pay": {"none": "none"}, "replaced": {"seat": True, "none": "none"}},
            "event-claimed": {"consoled": seat},
        },
        "names": {**_squares(), **_names(components)},
    }


def _squares() -> dict[str, Json]:
    """The squares as they are printed on the field: columns are letters from the west, rows numbers from the north."""
    return {
        square_name(q): {"say": "roam-place", "at": f"{'ABCDEF'[q % SIDE]}{q // SIDE + 1}", "slot": SLOT_OF[q]}
        for q in range(SQUARES)
    }


def _names(components: Components) -> dict[str, Json]:
    """Messages that several share: the starting cards of all colours, and the two copies of an artifact."""
    named: dict[str, Json] = {}
    for card in components.cards[LOCATIONS:]:
        named[card.name] = {"say": f"roam-name-start-{_number(card.name)}"}
    for artifact in components.artifacts:
        named[artifact.name] = {"say": f"roam-name-artifact-{(_number(artifact.name) + 1) // 2}"}
    return named


def _number(name: str) -> int:
    """What a name ends with: `start-blue-3`, `art-07`."""
    return int(name.rpartition("-")[2])


def holders(counts: list[int]) -> list[Holder]:
    """Who has how many tokens on a location, the most first."""
    seats = [seat for seat, tokens in enumerate(counts) if tokens > 0]
    seats.sort(key=lambda seat: -counts[seat])
    return [{"seat": seat, "tokens": counts[seat]} for seat in seats]
