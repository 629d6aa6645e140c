"""Reading the actions and the expectations of a scenario."""

from __future__ import annotations

from nunatak.engine import Json, JsonObject, PositionError, Reader
from nunatak.lab.scenario.model import Attempt, Forbidden, Then

THEN_KEYS = ["values", "legal", "illegal", "only_legal", "events"]


def read_acts(actions: Reader) -> list[Attempt]:
    """A list of actions, each in its named or its text form, or `{seat, action}`."""
    return [read_act(item) for item in actions.items()]


def read_act(item: Reader) -> Attempt:
    """One action: `"end_actions"`, `{kind = "bid", coins = 1}` or `{seat = "red", action = "pass"}`."""
    if not item.has("action"):
        return Attempt(item.where, _action(item))
    item.only(["seat", "action"])
    seat = item.field("seat").data if item.has("seat") else None
    return Attempt(item.where, _action(item.field("action")), _seat(item, seat))


def read_then(then: Reader) -> Then:
    """The expectations of a stage."""
    then.only(THEN_KEYS)
    told = Then()
    if then.has("values"):
        told.values = _values(then.field("values"))
    if then.has("legal"):
        told.legal = read_acts(then.field("legal"))
    if then.has("illegal"):
        told.illegal = [_forbidden(item) for item in then.field("illegal").items()]
    if then.has("only_legal"):
        _only_legal(then.field("only_legal"), told)
    if then.has("events"):
        told.events = [_event(item) for item in then.field("events").items()]
    return told


def _action(item: Reader) -> Json:
    if not isinstance(item.data, str | dict):
        raise item.fail("wrong-action-text", got=repr(item.data))
    return item.data


def _seat(item: Reader, seat: Json) -> Json:
    if isinstance(seat, bool) or not (seat is None or isinstance(seat, str | int)):
        raise item.field("seat").fail("wrong-scenario-seat", got=repr(seat))
    return seat


def _forbidden(item: Reader) -> Forbidden:
    item.only(["seat", "action", "rule"])
    seat = item.field("seat").data if item.has("seat") else None
    act = Attempt(item.where, _action(item.field("action")), _seat(item, seat))
    return Forbidden(act, item.field("rule").text())


def _only_legal(item: Reader, told: Then) -> None:
    """A list is the whole list of legal actions; a table gives, for each kind named, those of that kind."""
    if isinstance(item.data, list):
        told.only_legal = read_acts(item)
        return
    for kind in item.fields():
        told.only_of_kind[kind] = read_acts(item.field(kind))


def _event(item: Reader) -> JsonObject:
    item.field("kind").text()
    assert isinstance(item.data, dict)
    return item.data


def _values(values: Reader) -> list[tuple[str, Json]]:
    """Paths and what is expected there. Tables inside tables only spell longer paths."""
    listed: list[tuple[str, Json]] = []
    for key in values.fields():
        if not key or any(not part for part in key.split(".")):
            raise PositionError(f"{values.where}.{key}", "wrong-scenario-path")
        field = values.field(key)
        if isinstance(field.data, dict) and field.data:
            listed.extend((f"{key}.{path}", expected) for path, expected in _values(field))
        else:
            listed.append((key, field.data))
    return listed
