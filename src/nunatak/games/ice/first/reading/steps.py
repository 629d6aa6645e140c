"""The steps that only the first edition has, as positions hold them."""

from __future__ import annotations

from nunatak.engine.step import Step
from nunatak.games.ice.first.days.day import LastRound, LastTurn, Preparation
from nunatak.games.ice.first.days.draft import Draft, PassOn
from nunatak.games.ice.first.days.edifices import Morning, NameEdifice, Wyvern
from nunatak.games.ice.first.days.logbook import Pack, Whiteout
from nunatak.games.ice.first.ending.assigning import Assign, Tally
from nunatak.games.ice.first.ending.sending import Sending
from nunatak.games.ice.first.snow.asking import Charm, Gift, PlaceSmilodon, Yacht
from nunatak.games.ice.first.snow.bag import Distill
from nunatak.games.ice.first.snow.cashing import Offer
from nunatak.games.ice.first.snow.whistle import Flee, TurnTile, Whistle
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.turns.collapse import Fall
from nunatak.games.ice.first.turns.gathering import GatherSome
from nunatak.games.ice.first.turns.overflow import Overflow
from nunatak.games.ice.first.turns.register import Consult
from nunatak.games.ice.first.turns.roping import RopeDown
from nunatak.games.ice.steps.snow import MoveAll, MoveAllTo

FIELDS: dict[str, list[tuple[str, str]]] = {
    "preparation": [("stage", "number")],
    "morning": [("stage", "number")],
    "draft": [("kept", "number")],
    "pass_on": [("kept", "number")],
    "spiders": [],
    "spiders_to": [("origin", "space")],
    "smilodon": [],
    "yacht": [],
    "gift": [],
    "charm": [],
    "whistle": [],
    "turn_tile": [("cell", "space")],
    "flee": [("new", "space"), ("cells", "spaces")],
    "collapse": [("falling", "spaces"), ("saved", "spaces"), ("answered", "number")],
    "rope_down": [("cell", "space")],
    "gather_some": [("done", "spaces")],
    "distill": [],
    "overflow": [],
    "offer": [],
    "consult": [],
    "sending": [("left", "number")],
    "name_edifice": [],
    "wyvern": [],
    "pack": [("tiles", "spaces")],
    "whiteout": [],
    "last_round": [("seats", "seats"), ("rounds", "number")],
    "last_turn": [],
    "tally": [("stage", "number")],
    "assign": [],
}


def read_step(name: str, seat: int, one: list[int], many: list[list[int]]) -> Step[FirstIceState] | None:
    """One of these steps, from its fields."""
    makers: dict[str, Step[FirstIceState]] = {
        "spiders": MoveAll("spiders", seat),
        "smilodon": PlaceSmilodon(seat),
        "yacht": Yacht(seat),
        "gift": Gift(seat),
        "charm": Charm(seat),
        "whistle": Whistle(seat),
        "distill": Distill(seat),
        "overflow": Overflow(seat),
        "offer": Offer(seat),
        "consult": Consult(seat),
        "name_edifice": NameEdifice(seat),
        "wyvern": Wyvern(seat),
        "whiteout": Whiteout(seat),
        "last_turn": LastTurn(seat),
        "assign": Assign(seat),
    }
    if name in makers:
        return makers[name]
    if name == "collapse":
        return Fall(seat, many[0], many[1], one[0])
    if name == "flee":
        return Flee(seat, one[0], many[0])
    if name == "last_round":
        return LastRound(seat, many[0], one[0])
    if name == "pack":
        return Pack(seat, many[0])
    if name == "gather_some":
        return GatherSome(seat, many[0])
    return _counting_step(name, seat, one)


def _counting_step(name: str, seat: int, one: list[int]) -> Step[FirstIceState] | None:
    """Steps with a single number or space."""
    if name == "preparation":
        return Preparation(seat, one[0])
    if name == "morning":
        return Morning(seat, one[0])
    if name == "draft":
        return Draft(seat, one[0])
    if name == "pass_on":
        return PassOn(seat, one[0])
    if name == "spiders_to":
        return MoveAllTo("spiders_to", seat, one[0])
    if name == "turn_tile":
        return TurnTile(seat, one[0])
    if name == "rope_down":
        return RopeDown(seat, one[0])
    if name == "sending":
        return Sending(seat, one[0])
    if name == "tally":
        return Tally(seat, one[0])
    return None
