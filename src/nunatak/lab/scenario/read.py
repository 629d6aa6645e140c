"""Reading scenario files: everything unknown, missing or of the wrong type is refused with its place."""

from __future__ import annotations

import datetime
import tomllib
from pathlib import Path

from nunatak.engine import Json, JsonObject, PositionError, Reader, over, parse_json
from nunatak.lab.scenario.model import Given, Scenario, ScenarioError, Scene
from nunatak.lab.scenario.read_then import read_acts, read_then

FILE_KEYS = ["game", "defaults", "scenario"]
SCENARIO_KEYS = ["name", "rules", "given", "when", "then", "stage"]
GIVEN_KEYS = ["options", "players", "seed", "pack", "position"]
# TOML has no null; this text stands for it in positions and in expected values.
NOTHING = "none"


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file. Raises ScenarioError with the place of what cannot be understood."""
    try:
        content: object = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError(str(path), error.strerror or "wrong-unreadable") from None
    except UnicodeDecodeError:
        raise ScenarioError(str(path), "wrong-utf8") from None
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(path), "wrong-toml", problem=str(error)) from None
    try:
        whole = Reader(_plain(content, ""), "")
        whole.only(FILE_KEYS)
        game = whole.field("game").text()
        defaults = whole.field("defaults") if whole.has("defaults") else Reader({}, "defaults")
        defaults.only(GIVEN_KEYS)
        items = whole.field("scenario").items()
    except PositionError as error:
        raise ScenarioError(f"{path}: {error.where or 'file'}", error.reason, **error.facts) from None
    if not items:
        raise ScenarioError(f"{path}: scenario", "wrong-scenario-none")
    scenarios = [_scenario(path, game, defaults, item) for item in items]
    _refuse_same_names(path, scenarios)
    return scenarios


def _scenario(path: Path, game: str, defaults: Reader, item: Reader) -> Scenario:
    name = item.data.get("name") if isinstance(item.data, dict) else None
    title = f"{path}: scenario {name!r}" if isinstance(name, str) else f"{path}: {item.where}"
    body = Reader(item.data, "")
    try:
        body.only(SCENARIO_KEYS)
        name = body.field("name").text()
        rules = [rule.text() for rule in body.field("rules").items()] if body.has("rules") else []
        given = _given(path, defaults, body.field("given") if body.has("given") else Reader({}, "given"))
        return Scenario(str(path), game, name, rules, given, _stages(body))
    except PositionError as error:
        raise ScenarioError(f"{title}: {error.where or 'scenario'}", error.reason, **error.facts) from None


def _stages(body: Reader) -> list[Scene]:
    """Either `when` and `then` of the scenario itself, or its `stage` tables; the former may open the latter."""
    stages: list[Scene] = []
    if body.has("when") or body.has("then"):
        stages.append(_stage(body, ""))
    if body.has("stage"):
        for item in body.field("stage").items():
            item.only(["when", "then"])
            stages.append(_stage(item, f"{item.where}."))
    if not stages:
        raise PositionError("then", "wrong-missing")
    return stages


def _stage(body: Reader, where: str) -> Scene:
    when = read_acts(body.field("when")) if body.has("when") else []
    if not body.has("then") and not when:
        raise PositionError(f"{where}then", "wrong-missing")
    then = read_then(body.field("then") if body.has("then") else Reader({}, f"{where}then"))
    return Scene(where, when, then)


def _given(path: Path, defaults: Reader, own: Reader) -> Given:
    own.only(GIVEN_KEYS)
    merged: dict[str, Json] = {}
    for source in (defaults, own):
        for key in source.fields():
            merged[key] = over(merged.get(key), source.field(key).data)
    given = Reader(merged, "given")
    options = dict(_table(given, "options"))
    if given.has("players"):
        options["players"] = given.field("players").number(1, 99)
    seed = given.field("seed").number(0, 2**63 - 1) if given.has("seed") else 0
    pack = _table(given, "pack")
    if isinstance(merged.get("position"), str):
        if options or given.has("seed"):
            raise PositionError("given.position", "wrong-scenario-whole")
        return Given({}, 0, pack, {}, _whole_position(path, given.field("position").text()))
    position = _with_nulls(_table(given, "position"))
    assert isinstance(position, dict)
    return Given(options, seed, pack, position)


def _whole_position(path: Path, name: str) -> JsonObject:
    """A position file, named from the folder of the scenario file."""
    try:
        position = parse_json((path.parent / name).read_bytes())
    except OSError as error:
        raise PositionError(f"given.position: {name}", error.strerror or "wrong-unreadable") from None
    except ValueError as error:
        raise PositionError(f"given.position: {name}", "wrong-json", problem=str(error)) from None
    if not isinstance(position, dict):
        raise PositionError(f"given.position: {name}", "wrong-object", got=repr(position))
    return position


def _table(given: Reader, key: str) -> JsonObject:
    if not given.has(key):
        return {}
    table = given.field(key).data
    if not isinstance(table, dict):
        raise given.field(key).fail("wrong-object", got=repr(table))
    return table


def _with_nulls(data: Json) -> Json:
    if isinstance(data, dict):
        return {key: _with_nulls(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_nulls(value) for value in data]
    return None if data == NOTHING else data


def _plain(data: object, where: str) -> Json:
    """TOML as plain data: dates and times have no place in a game."""
    if isinstance(data, dict):
        return {str(key): _plain(value, f"{where}.{key}" if where else str(key)) for key, value in data.items()}
    if isinstance(data, list):
        return [_plain(value, f"{where}[{i}]") for i, value in enumerate(data)]
    if isinstance(data, datetime.date | datetime.time):
        raise PositionError(where, "wrong-scenario-date")
    if isinstance(data, str | bool | int | float):
        return data
    raise PositionError(where, "wrong-value", got=repr(data))


def _refuse_same_names(path: Path, scenarios: list[Scenario]) -> None:
    seen: set[str] = set()
    for scenario in scenarios:
        if scenario.name in seen:
            raise ScenarioError(f"{path}: scenario {scenario.name!r}: name", "wrong-scenario-twice")
        seen.add(scenario.name)
