"""Every action of I C E, over a fixed range of numbers. An edition brings its own spaces and cards.

Spaces are named as on the board (S12, F19, FR02, Z0), types, guilds and faces by their words, requests by their ids.
"""

from __future__ import annotations

from nunatak.engine.actions import ActionSpace, Value
from nunatak.games.ice.words import FACES, GUILDS, MEANS, TYPES

CAMPS = ["own", "white"]


class Actions:
    """The kinds of action, by name; `space` numbers them all."""

    def __init__(self, spaces: list[str], tiles: int, requests: list[str], items: list[str]) -> None:
        everywhere: list[Value] = [*spaces]
        on_tiles: list[Value] = [*spaces[:tiles]]
        types: list[Value] = [*TYPES]
        faces: list[Value] = [*FACES]
        guilds: list[Value] = [*GUILDS]
        cards: list[Value] = [*requests]
        camps: list[Value] = [*CAMPS]
        means: list[Value] = [*MEANS]
        follow: list[Value] = [None, 1]
        pair: list[Value] = [None, 1, 2]
        crew: list[Value] = [None, 1, 2, 3]
        paid: list[Value] = [*items]
        yes: list[Value] = [None, "yes"]
        self.space = ActionSpace()
        kind = self.space.kind
        # First, so that going somewhere with so many archaeologists is 4 * space + crew.
        self.move = kind("move", [("to", everywhere), ("crew", crew)])
        self.fluid = kind("fluid_move", [("to", everywhere), ("crew", crew)])
        self.sail = kind("sail", [("to", on_tiles), ("crew", follow)])
        self.build = kind("build", [("camp", camps)])
        self.recruit = kind("recruit", [("at", on_tiles)])
        self.study = kind("study")
        self.plan = kind("plan")
        self.excavate = kind("excavate", [("termites", crew), ("ability", yes)])
        self.overwork = kind("overwork")
        self.play = kind("play", [("tile", faces)])
        self.trigger = kind("trigger", [("type", types), ("with", means)])
        self.free_trip = kind("free_trip", [("crew", follow)])
        self.activate = kind("activate", [("type", types)])
        self.provide = kind("provide")
        self.rebuild = kind("rebuild")
        self.crampon = kind("crampon")
        self.end_turn = kind("end_turn")
        # Answers to what an action, an effect or a card asks further.
        self.put = kind("put", [("at", everywhere), ("crew", pair)])
        self.take = kind("take", [("from", everywhere)])
        self.destroy = kind("destroy", [("tile", on_tiles)])
        self.rescue = kind("rescue", [("tile", on_tiles), ("with", means)])
        self.join = kind("join", [("leader", guilds)])
        self.slot = kind("slot", [("type", types)])
        self.go_on = kind("go_on")
        self.take_back = kind("take_back")
        # Hands, requests and the sunset.
        self.discard = kind("discard", [("tile", faces)])
        self.drop = kind("drop_request", [("request", cards)])
        self.pick = kind("pick_request", [("request", cards)])
        self.validate = kind("validate", [("request", cards)])
        self.pay = kind("pay", [("with", paid)])
        # Sunrise and logbook.
        self.take_study = kind("take_study", [("type", types)])
        self.buy = kind("buy", [("tile", faces)])
        self.sell = kind("sell", [("tile", faces)])
        self.pitch = kind("pitch")
