"""The actions of the second edition."""

from __future__ import annotations

from typing import Final

from nunatak.engine.actions import Value
from nunatak.games.ice.components.actions import Actions, Words
from nunatak.games.ice.components.printed import Vocabulary

CAMPS: Final = ["own", "white"]


class SecondVocabulary(Vocabulary):
    """Actions, answers, and what Sunset, Sunrise and the logbook ask."""

    def actions(self, words: Words, edifices: list[str]) -> Actions:
        return second_actions(words)


def second_actions(w: Words) -> Actions:
    """All kinds of action, in their order."""
    a = Actions()
    kind = a.space.kind
    camps: list[Value] = [*CAMPS]
    follow: list[Value] = [None, 1]
    pair: list[Value] = [None, 1, 2]
    a.move = kind("move", [("to", w.everywhere), ("crew", w.crew)])
    a.fluid = kind("fluid_move", [("to", w.everywhere), ("crew", w.crew)])
    a.sail = kind("sail", [("to", w.on_tiles), ("crew", follow)])
    a.build = kind("build", [("camp", camps)])
    a.recruit = kind("recruit", [("at", w.on_tiles)])
    a.study = kind("study")
    a.plan = kind("plan")
    a.excavate = kind("excavate", [("termites", w.crew), ("ability", w.yes)])
    a.overwork = kind("overwork")
    a.play = kind("play", [("tile", w.faces)])
    a.trigger = kind("trigger", [("type", w.types), ("with", w.means)])
    a.free_trip = kind("free_trip", [("crew", follow)])
    a.activate = kind("activate", [("type", w.types)])
    a.provide = kind("provide")
    a.rebuild = kind("rebuild")
    a.crampon = kind("crampon")
    a.end_turn = kind("end_turn")
    a.put = kind("put", [("at", w.everywhere), ("crew", pair)])
    a.take = kind("take", [("from", w.everywhere)])
    a.destroy = kind("destroy", [("tile", w.on_tiles)])
    a.rescue = kind("rescue", [("tile", w.on_tiles), ("with", w.means)])
    a.join = kind("join", [("leader", w.guilds)])
    a.slot = kind("slot", [("type", w.types)])
    a.go_on = kind("go_on")
    a.take_back = kind("take_back")
    a.discard = kind("discard", [("tile", w.faces)])
    a.drop = kind("drop_request", [("request", w.cards)])
    a.pick = kind("pick_request", [("request", w.cards)])
    a.validate = kind("validate", [("request", w.cards)])
    a.pay = kind("pay", [("with", w.items)])
    a.take_study = kind("take_study", [("type", w.types)])
    a.buy = kind("buy", [("tile", w.faces)])
    a.sell = kind("sell", [("tile", w.faces)])
    a.pitch = kind("pitch")
    return a
