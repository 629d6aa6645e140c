"""Reads the pending questions of a position: what has been begun, and what lies below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from nunatak.engine.codec import StepCodec, StepForm
from nunatak.engine.reading import Reader
from nunatak.engine.step import Step
from nunatak.games.ice.edition.notation import Notation
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step_fields import fields_of, read_parts
from nunatak.games.ice.steps.building import Build
from nunatak.games.ice.steps.distribution import Distribute, PlaceGroup
from nunatak.games.ice.steps.excavation import Excavation, WindowB
from nunatak.games.ice.steps.exploration import DiscardSnow, EndOfTurn, Exploration
from nunatak.games.ice.steps.harmony import WindowC
from nunatak.games.ice.steps.logbook import Logbook
from nunatak.games.ice.steps.logbook_crew import Helping, Shortage
from nunatak.games.ice.steps.moving import SecondStep
from nunatak.games.ice.steps.obliteration import Obliterate, Rune
from nunatak.games.ice.steps.paying import Pay
from nunatak.games.ice.steps.relocation import Relocate
from nunatak.games.ice.steps.slots import ChooseSlot, Prismatics
from nunatak.games.ice.steps.snow import Manta
from nunatak.games.ice.steps.start import KeepRequests
from nunatak.games.ice.steps.storm import Displace, Quake

S = TypeVar("S", bound=IceState)


def step_codec(notation: Notation[S]) -> StepCodec[S]:
    """How the steps of an edition stand in positions."""
    forms: dict[str, StepForm[S]] = {}
    for name, fields in fields_of(notation).items():
        forms[name] = StepForm([field for field, _ in fields], _maker(notation, name))
    return StepCodec(forms)


def _maker(notation: Notation[S], name: str) -> Callable[[S, int, Reader], Step[S]]:
    def make(s: S, seat: int, data: Reader) -> Step[S]:
        return _read_step(s, notation, name, seat, data)

    return make


def _read_step(s: S, notation: Notation[S], name: str, seat: int, data: Reader) -> Step[S]:
    one: list[int] = []
    many: list[list[int]] = []
    for part in read_parts(s, name, data):
        if isinstance(part, list):
            many.append(part)
        else:
            one.append(part)
    own = notation.read_step(name, seat, one, many)
    if own is not None:
        return own
    shared = _bare_step(s, name, seat) or _full_step(name, seat, one, many)
    if shared is None:
        raise data.field("step").fail("wrong-step")
    return shared


def _bare_step(s: IceState, name: str, seat: int) -> Step[IceState] | None:
    """Steps without fields of their own."""
    makers: dict[str, Step[IceState]] = {
        "keep_requests": KeepRequests(seat),
        "exploration": Exploration(seat),
        "turn": s.edition.course.turn(seat),
        "end_of_turn": EndOfTurn(seat),
        "discard_snow": DiscardSnow(seat),
        "manta": Manta(seat),
        "rune": Rune(seat),
        "obliterate": Obliterate(seat),
        "choose_slot": ChooseSlot(seat),
        "window_c": WindowC(seat),
        "helping": Helping(seat),
        "quake": Quake(seat),
    }
    return makers.get(name)


def _full_step(name: str, seat: int, one: list[int], many: list[list[int]]) -> Step[IceState] | None:
    """Steps with fields: single values, then lists."""
    if name == "build":
        return Build(seat, one[0])
    if name == "second_step":
        return SecondStep(seat, one[0], one[1])
    if name == "excavation":
        return Excavation(seat, one[0], one[1], one[2])
    if name == "window_b":
        return WindowB(seat, one[0])
    if name == "place_group":
        return PlaceGroup(seat, one[0])
    if name == "relocate":
        return Relocate(seat, one[0])
    if name == "prismatics":
        return Prismatics(seat, one[0])
    if name == "distribute":
        return Distribute(seat, many[0], many[1], one[0], many[2], one[1], one[2])
    if name == "pay":
        return Pay(seat, one[0], many[0], one[1])
    if name == "logbook":
        return Logbook(seat, one[0], many[0])
    if name == "shortage":
        return Shortage(seat, many[0])
    if name == "displace":
        return Displace(seat, many[0])
    return None
