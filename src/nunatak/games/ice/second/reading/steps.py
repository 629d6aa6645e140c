"""The steps that only the second edition has, as positions hold them."""

from __future__ import annotations

from nunatak.engine.step import Step
from nunatak.games.ice.second.days.free_move import FreeMove
from nunatak.games.ice.second.days.logbook_camps import CampOrder, Gather, Pitch
from nunatak.games.ice.second.days.logbook_caravan import Caravan
from nunatak.games.ice.second.days.snowstorm import Snowstorm
from nunatak.games.ice.second.days.sunrise import StudyGift, Sunrise
from nunatak.games.ice.second.days.sunset import DropRequests, PickRequest, Sunset, Validate
from nunatak.games.ice.second.snow.asking import Whistle, WhistleTo, Yacht
from nunatak.games.ice.second.snow.spiders import Spiders
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.building import BuildCamp
from nunatak.games.ice.second.turns.collapse import Collapse
from nunatak.games.ice.second.turns.providing import Provide
from nunatak.games.ice.second.turns.refuge import Refuge
from nunatak.games.ice.steps.snow import MoveAll, MoveAllTo

FIELDS: dict[str, list[tuple[str, str]]] = {
    "spiders": [],
    "smilodon": [],
    "smilodon_to": [("origin", "space")],
    "yacht": [],
    "whistle": [],
    "whistle_to": [("origin", "space")],
    "provide": [],
    "collapse": [("level", "number"), ("cells", "spaces")],
    "refuge": [("cell", "space")],
    "sunset": [("stage", "number")],
    "pick_request": [],
    "validate": [("done", "number")],
    "drop_requests": [],
    "sunrise": [("stage", "number")],
    "study_gift": [],
    "caravan": [("left", "number"), ("done", "number")],
    "free_move": [],
    "camp_order": [("camps", "spaces")],
    "gather": [("camp", "space"), ("left", "number")],
    "pitch": [],
    "snowstorm": [],
}


def read_step(name: str, seat: int, one: list[int], many: list[list[int]]) -> Step[SecondIceState] | None:
    """One of these steps, from its fields."""
    makers: dict[str, Step[SecondIceState]] = {
        "spiders": Spiders(seat),
        "smilodon": MoveAll("smilodon", seat),
        "yacht": Yacht(seat),
        "whistle": Whistle(seat),
        "provide": Provide(seat),
        "pick_request": PickRequest(seat),
        "drop_requests": DropRequests(seat),
        "study_gift": StudyGift(seat),
        "free_move": FreeMove(seat),
        "pitch": Pitch(seat),
        "snowstorm": Snowstorm(seat),
    }
    if name in makers:
        return makers[name]
    if name == "build":
        return BuildCamp(seat, one[0])
    if name == "smilodon_to":
        return MoveAllTo("smilodon_to", seat, one[0])
    if name == "whistle_to":
        return WhistleTo(seat, one[0])
    if name == "refuge":
        return Refuge(seat, one[0])
    if name == "sunset":
        return Sunset(seat, one[0])
    if name == "validate":
        return Validate(seat, one[0])
    if name == "sunrise":
        return Sunrise(seat, one[0])
    if name == "caravan":
        return Caravan(seat, one[0], one[1])
    if name == "gather":
        return Gather(seat, one[0], one[1])
    if name == "collapse":
        return Collapse(seat, one[0], many[0])
    if name == "camp_order":
        return CampOrder(seat, many[0])
    return None
