"""Reads the pending questions of a position: the turn's phases and what has been begun in them."""

from __future__ import annotations

from nunatak.engine.codec import StepCodec, StepForm
from nunatak.engine.reading import Reader
from nunatak.games.roam.ability import Abilities
from nunatak.games.roam.geometry import SLOTS, SQUARE_NUMBER, SQUARES
from nunatak.games.roam.names import CARD_NUMBER
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.steps.acting import Acting
from nunatak.games.roam.steps.auction import Bid
from nunatak.games.roam.steps.market import Market
from nunatak.games.roam.steps.placing import ChooseAnchor, ChooseSolid
from nunatak.games.roam.steps.resolving import Resolving
from nunatak.games.roam.steps.start import Start
from nunatak.games.roam.steps.turn import EndOfTurn


def _end_of_turn(s: RoamState, seat: int, data: Reader) -> RoamStep:
    return EndOfTurn(seat)


def _market(s: RoamState, seat: int, data: Reader) -> RoamStep:
    return Market(seat)


def _resolving(s: RoamState, seat: int, data: Reader) -> RoamStep:
    return Resolving(seat)


def _start(s: RoamState, seat: int, data: Reader) -> RoamStep:
    return Start(seat)


def _choose_anchor(s: RoamState, seat: int, data: Reader) -> RoamStep:
    return ChooseAnchor(seat, _card(s, seat, data), data.field("turns").number(0, 99), data.field("stranded").flag())


def _choose_solid(s: RoamState, seat: int, data: Reader) -> RoamStep:
    return ChooseSolid(seat, _card(s, seat, data), _place(s, seat, data), _squares_of(data, "chosen"))


def _acting(s: RoamState, seat: int, data: Reader) -> RoamStep:
    place = _place(s, seat, data) if data.has("anchor") else -1
    return Acting(seat, _card(s, seat, data), place, _mask(data, "skipped"), _mask(data, "empty"))


def _bid(s: RoamState, seat: int, data: Reader) -> RoamStep:
    waiting = [item.one_of(s.agreed.seat_index) for item in data.field("waiting").items()]
    slot = data.field("slot").number(0, SLOTS - 1)
    if slot not in s.explored():
        raise data.field("slot").fail("wrong-roam-auction")
    leader = data.field("leader").one_of(s.agreed.seat_index)
    return Bid(seat, slot, waiting, data.field("highest").number(-1, 1_000_000), leader)


def _card(s: RoamState, seat: int, data: Reader) -> int:
    """The card of an activation."""
    field = data.field("card")
    card = field.one_of(CARD_NUMBER)
    if card not in s.party[seat]:
        raise field.fail("wrong-roam-no-such-card")
    return card


def _place(s: RoamState, seat: int, data: Reader) -> int:
    """Where and how a pattern landed, as the tables of components number it."""
    turns = data.field("turns").number(0, 99)
    anchor = data.field("anchor")
    quarters = (s.agreed.borders[seat] + turns) % 4
    place = (_card(s, seat, data) * 4 + quarters) * SQUARES + anchor.one_of(SQUARE_NUMBER)
    if not s.c.solid[place]:
        raise anchor.fail("wrong-roam-leaves")
    return place


def _squares_of(data: Reader, key: str) -> list[int]:
    return [item.one_of(SQUARE_NUMBER) for item in data.field(key).items()]


def _mask(data: Reader, key: str) -> int:
    return sum(1 << q for q in set(_squares_of(data, key)))


def step_codec(abilities: Abilities[RoamState]) -> StepCodec[RoamState]:
    """How the steps of Roam stand in positions, those of its abilities included."""
    forms: dict[str, StepForm[RoamState]] = {
        "end_of_turn": StepForm([], _end_of_turn),
        "market": StepForm([], _market),
        "resolving": StepForm([], _resolving),
        "start": StepForm([], _start),
        "choose_anchor": StepForm(["card", "turns", "stranded"], _choose_anchor),
        "choose_solid": StepForm(["card", "anchor", "turns", "chosen"], _choose_solid),
        "acting": StepForm(["card", "anchor", "turns", "skipped", "empty"], _acting),
        "bid": StepForm(["slot", "waiting", "highest", "leader"], _bid),
    }
    for ability in abilities.known:
        forms.update(ability.forms())
    return StepCodec(forms)
