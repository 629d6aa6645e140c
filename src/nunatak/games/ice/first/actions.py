"""The actions of the first edition."""

from __future__ import annotations

from nunatak.engine.actions import Value
from nunatak.games.ice.components.actions import Actions, Words
from nunatak.games.ice.components.printed import Vocabulary


class FirstVocabulary(Vocabulary):
    """Actions, answers, and what the sending, the draft and the scoring ask."""

    def actions(self, words: Words, edifices: list[str]) -> Actions:
        return first_actions(words, edifices)


def first_actions(w: Words, edifices: list[str]) -> Actions:
    """All kinds of action, in their order."""
    a = Actions()
    kind = a.space.kind
    sides: list[Value] = [0, 1, 2, 3, 4, 5]
    slots: list[Value] = [None, *w.types]
    names: list[Value] = [*edifices]
    tiles = w.faces + w.artifacts
    a.move = kind("move", [("to", w.everywhere), ("crew", w.crew)])
    a.sail = kind("call", [("to", w.on_tiles), ("crew", w.crew)])
    a.beacon = kind("beacon", [("to", w.on_tiles), ("crew", w.crew)])
    a.recruit = kind("recruit", [("at", w.on_tiles)])
    a.build = kind("build")
    a.plan = kind("plan")
    a.consult = kind("consult")
    a.excavate = kind("excavate", [("ability", w.yes)])
    a.overwork = kind("overwork")
    a.play = kind("play", [("tile", w.faces)])
    a.cash = kind("cash", [("tile", w.faces)])
    a.trigger = kind("trigger", [("type", w.types), ("with", w.means)])
    a.activate = kind("activate", [("type", w.types)])
    a.distill = kind("distill")
    a.lead = kind("lead", [("leader", w.guilds)])
    a.crampon = kind("stride")
    a.send_back = kind("send_back")
    a.end_turn = kind("end_turn")
    a.put = kind("put", [("at", w.everywhere), ("crew", w.crew)])
    a.take = kind("take", [("from", w.everywhere)])
    a.destroy = kind("destroy", [("tile", w.on_tiles)])
    a.rescue = kind("rescue", [("tile", w.on_tiles), ("with", w.means)])
    a.join = kind("join", [("leader", w.guilds)])
    a.give = kind("give", [("to", w.guilds)])
    a.slot = kind("slot", [("type", w.types)])
    a.face_side = kind("turn_tile", [("side", sides)])
    a.keep = kind("keep", [("tile", tiles)])
    a.name_edifice = kind("name_edifice", [("edifice", names)])
    a.last_turn = kind("last_turn")
    a.go_on = kind("go_on")
    a.send = kind("send", [("artifact", w.artifacts), ("slot", slots)])
    a.stow = kind("stow", [("tile", w.faces), ("and", w.faces)])
    a.discard = kind("discard", [("tile", w.faces)])
    a.drop = kind("drop_request", [("request", w.cards)])
    a.pick = kind("pick_request", [("request", w.cards)])
    a.accept = kind("accept")
    a.validate = kind("validate", [("request", w.cards)])
    a.pay = kind("pay", [("with", w.items)])
    return a
