"""Every action of I C E, over a fixed range of numbers. An edition brings its own spaces, cards and further kinds.

Spaces are named as on the board (S12, F19, FR02, Z0), types, guilds and faces by their words, requests by their ids.
"""

from __future__ import annotations

from nunatak.engine.actions import ActionSpace, Kind, Value
from nunatak.games.ice.components.words import TYPES


class Words:
    """The values that the fields of actions take in an edition."""

    def __init__(
        self,
        spaces: list[str],
        tiles: int,
        guilds: list[str],
        faces: list[str],
        means: list[str],
        requests: list[str],
        artifacts: list[str],
        items: list[str],
    ) -> None:
        self.everywhere: list[Value] = [*spaces]
        self.on_tiles: list[Value] = [*spaces[:tiles]]
        self.types: list[Value] = [*TYPES]
        self.guilds: list[Value] = [*guilds]
        self.faces: list[Value] = [*faces]
        self.means: list[Value] = [*means]
        self.cards: list[Value] = [*requests]
        self.artifacts: list[Value] = [*artifacts]
        self.items: list[Value] = [*items]
        self.crew: list[Value] = [None, 1, 2, 3]
        self.yes: list[Value] = [None, "yes"]


class Actions:
    """The kinds of action, by name; `space` numbers them all. Kinds that an edition does not have are not set."""

    # In both editions.
    move: Kind  # the first kind, so that going somewhere with so many archaeologists is 4 * space + crew
    sail: Kind
    build: Kind
    recruit: Kind
    plan: Kind
    excavate: Kind
    overwork: Kind
    play: Kind
    trigger: Kind
    activate: Kind
    crampon: Kind
    end_turn: Kind
    put: Kind  # the first kind that answers what an action, an effect or a card asks further
    take: Kind
    destroy: Kind
    rescue: Kind
    join: Kind
    slot: Kind
    go_on: Kind
    discard: Kind
    drop: Kind
    pick: Kind
    validate: Kind
    pay: Kind
    # Only in the second.
    fluid: Kind
    study: Kind
    free_trip: Kind
    provide: Kind
    rebuild: Kind
    take_back: Kind
    take_study: Kind
    buy: Kind
    sell: Kind
    pitch: Kind
    # Only in the first.
    beacon: Kind
    consult: Kind
    send_back: Kind
    distill: Kind
    lead: Kind
    cash: Kind
    keep: Kind
    send: Kind
    stow: Kind
    face_side: Kind
    give: Kind
    name_edifice: Kind
    last_turn: Kind
    accept: Kind

    def __init__(self) -> None:
        self.space = ActionSpace()
