"""Scenario files: what they can say, and how they are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nunatak.engine import Json
from nunatak.games import load_game
from nunatak.lab.scenario import Mismatch, ScenarioError, read_scenarios, run_scenario
from nunatak.lab.scenario.match import Missing, look_up, matches

DOCS = Path(__file__).parents[2] / "docs"
HEAD = 'game = "roam"\ndefaults.options.first = "1"\n[[scenario]]\nname = "a"\n'


def failures(folder: Path, text: str) -> list[Mismatch]:
    """What fails in the scenarios of a text."""
    file = folder / "file.toml"
    file.write_text(text, encoding="utf-8")
    return [failure for scenario in read_scenarios(file) for failure in run_scenario(scenario).failures]


def problem(folder: Path, text: str) -> str:
    """Why the scenarios of a text cannot be understood, without the folder."""
    with pytest.raises(ScenarioError) as caught:
        failures(folder, text)
    return str(caught.value).replace(f"{folder}/", "")


def test_the_examples_of_the_documentation_hold(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", (DOCS / "scenarios.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2
    assert failures(tmp_path, "\n".join(examples)) == []


PASSING = {
    "a value by path": 'then.values."players.red.coins" = 1',
    "unquoted paths": "then.values.players.red.coins = 1",
    "length": 'then.values."players.red.party.length" = 3',
    "a table in a list needs only the fields named": 'then.values."players.red.party.0" = { awake = true }',
    "absence of a field": 'then.values."tokens.r0c0" = "none"',
    "absence as null": 'then.values.outpost = "none"',
    "empty tables": "then.values.tokens = {}",
    "a seat by name": 'then.values.to_decide = "blue"',
    "a seat by number": "then.values.to_decide = 0",
    "scores": "then.values.scores = [0, 0]",
    "a score by name": 'then.values."scores.red" = 0',
    "the question": 'then.values = { asked = "start", over = false, winners = [] }',
    "a null in a position": 'given.position.outpost = "none"\nthen.values.outpost = "none"',
    "players": 'given.players = 3\nthen.values."players.length" = 3',
    "named actions": 'when = [{ kind = "activate", card = "start-blue-1" }]\nthen.legal = ["place anchor=r0c0"]',
    "actions with their seat": (
        'when = [{ seat = "blue", action = "activate card=start-blue-1" }]\nthen.values.asked = "choose_anchor"'
    ),
    "exactly legal": (
        'then.only_legal = ["activate card=start-blue-3", "activate card=start-blue-1", "activate card=start-blue-2"]'
    ),
    "exactly legal of a kind": "then.only_legal = { early_rise = [], use_coin = [] }",
    "refused by the table": 'then.illegal = [{ seat = 1, action = "early_rise", rule = "TABLE-TURN" }]',
    "events in order": (
        'when = ["activate card=start-blue-1", "place anchor=r0c0", "end_actions"]\n'
        'then.events = [{ kind = "placed" }, { kind = "turn", seat = "red" }]'
    ),
    "a card pack": 'given.pack.location_cards.loc-01.points = 9\nthen.values."scores.blue" = 0',
}


@pytest.mark.parametrize("text", PASSING.values(), ids=PASSING.keys())
def test_what_a_scenario_can_say(tmp_path: Path, text: str) -> None:
    assert failures(tmp_path, HEAD + text) == []


FAILING = {
    "a value": ("then.values.players.red.coins = 2", "then.values.players.red.coins", "2", "1"),
    "true is not one": ("then.values.round = true", "then.values.round", "true", "1"),
    "presence": ('then.values.active = "none"', "then.values.active", '"none"', '"blue"'),
    "an action": (
        'when = ["end_actions"]',
        "when[0]",
        "end_actions",
        "refused: .*ROAM-TURN-3.*",
    ),
    "a legal action": ('then.legal = ["early_rise"]', "then.legal[0]", "early_rise is legal", "refused: .*"),
    "an action out of turn": (
        'then.legal = [{ seat = 1, action = "early_rise" }]',
        "then.legal[0]",
        "early_rise is legal",
        "refused: it is not this seat’s turn",
    ),
    "an illegal action": (
        'then.illegal = [{ action = "activate card=start-blue-1", rule = "ROAM-PLACE-1" }]',
        "then.illegal[0]",
        "activate card=start-blue-1 is refused by ROAM-PLACE-1",
        "activate card=start-blue-1 is legal",
    ),
    "the rule": (
        'then.illegal = [{ action = "early_rise", rule = "ROAM-WAKE-2" }]',
        "then.illegal[0]",
        "early_rise is refused by ROAM-WAKE-2",
        "refused: .*ROAM-WAKE-5.*",
    ),
    "the legal actions": ("then.only_legal = []", "then.only_legal", "no action", "activate .*"),
    "the legal actions of a kind": (
        "then.only_legal.activate = []",
        "then.only_legal.activate",
        "no action",
        "activate .*",
    ),
    "an event": (
        'when = ["activate card=start-blue-1"]\nthen.events = [{ kind = "claimed" }]',
        "then.events[0]",
        '{"kind": "claimed"}',
        r"\[.*\]",
    ),
    "the order of events": (
        'when = ["activate card=start-blue-1", "place anchor=r0c0", "end_actions"]\n'
        'then.events = [{ kind = "turn" }, { kind = "placed" }]',
        "then.events[1]",
        '{"kind": "placed"}',
        r"\[.*\]",
    ),
}


@pytest.mark.parametrize(("text", "where", "expected", "got"), FAILING.values(), ids=FAILING.keys())
def test_what_does_not_hold_is_told(tmp_path: Path, text: str, where: str, expected: str, got: str) -> None:
    (failure,) = failures(tmp_path, HEAD + text)
    assert (failure.where, failure.expected) == (where, expected)
    assert re.fullmatch(got, failure.got)


def test_stages_follow_one_another(tmp_path: Path) -> None:
    stages = """
    [[scenario.stage]]
    when = ["activate card=start-blue-1"]
    then.values.asked = "choose_anchor"
    [[scenario.stage]]
    when = ["place anchor=r0c0"]
    then.values.asked = "start"
    """
    (failure,) = failures(tmp_path, HEAD + stages)
    assert failure.where == "stage[1].then.values.asked"


def test_a_whole_position_is_read_from_a_file(tmp_path: Path) -> None:
    from nunatak.engine import canonical

    position = load_game("roam").new({"players": 4}, 3).position()
    (tmp_path / "position.json").write_bytes(canonical(position))
    text = 'game = "roam"\n[[scenario]]\nname = "a"\ngiven.position = "position.json"\n'
    assert failures(tmp_path, text + "then.values.players.length = 4") == []


OPEN = 'game = "roam"\n[[scenario]]\n'
REFUSED = {
    "no game": ('[[scenario]]\nname = "a"', "file.toml: game: this field is missing"),
    "no scenario": ('game = "roam"', "file.toml: scenario: this field is missing"),
    "an empty list": ('game = "roam"\nscenario = []', "file.toml: scenario: the file holds no scenario"),
    "not TOML": ("game =", "file.toml: not TOML: Invalid value (at end of document)"),
    "a date": ('game = "roam"\ndefaults.seed = 2024-01-01', "file.toml: defaults.seed: a date or time means nothing"),
    "an unknown game": (
        'game = "chess"\n[[scenario]]\nname = "a"\nthen.values.over = true',
        "file.toml: scenario 'a': game: there is no game 'chess'",
    ),
    "an unknown field": (HEAD + "wen = []", "file.toml: scenario 'a': wen: no such field; there are name, rules"),
    "a field of the wrong type": (OPEN + "name = 3", "file.toml: scenario[0]: name: expected a text, got 3"),
    "no name": (OPEN + "then.values.over = true", "file.toml: scenario[0]: name: this field is missing"),
    "nothing to check": (HEAD, "file.toml: scenario 'a': then: this field is missing"),
    "two of one name": (
        HEAD + 'then.values.over = false\n[[scenario]]\nname = "a"\nthen.values.over = false',
        "file.toml: scenario 'a': name: two scenarios have this name",
    ),
    "a default": ('game = "roam"\ndefaults.seeds = 1\n[[scenario]]', "file.toml: defaults.seeds: no such field"),
    "a seed": (HEAD + "given.seed = -1\nthen.values.over = false", "file.toml: scenario 'a': given.seed: expected"),
    "players": (
        HEAD + "given.players = 5\nthen.values.over = false",
        "file.toml: scenario 'a': given.options.players: expected a whole number from 2 to 4, got 5",
    ),
    "an option": (
        HEAD + "given.options.lava = true\nthen.values.over = false",
        "file.toml: scenario 'a': given.options.lava: no such option",
    ),
    "a position": (
        HEAD + "given.position.players.blue.coins = -1\nthen.values.over = false",
        "file.toml: scenario 'a': given.position.players.blue.coins: expected",
    ),
    "a card pack": (
        HEAD + "given.pack.location_cards.loc-99.points = 1\nthen.values.over = false",
        "file.toml: scenario 'a': given.pack: ",
    ),
    "a position file": (
        'game = "roam"\n[[scenario]]\nname = "a"\ngiven.position = "absent.json"\nthen.values.over = true',
        "file.toml: scenario 'a': given.position: absent.json: No such file",
    ),
    "options beside a position file": (
        HEAD + 'given.position = "absent.json"\nthen.values.over = true',
        "file.toml: scenario 'a': given.position: a whole position has its own options",
    ),
    "an action": (
        HEAD + 'when = ["place anchor=r9c9"]',
        "file.toml: scenario 'a': when[0]: action.anchor: 'r9c9' is not one of: r0c0",
    ),
    "an action of the wrong type": (HEAD + "when = [3]", "file.toml: scenario 'a': when[0]: expected an action"),
    "a seat": (
        HEAD + 'when = [{ seat = "pink", action = "pass" }]',
        "file.toml: scenario 'a': when[0].seat: 'pink' is not one of: blue, red",
    ),
    "no rule": (
        HEAD + 'then.illegal = [{ action = "pass" }]',
        "file.toml: scenario 'a': then.illegal[0].rule: this field is missing",
    ),
    "an event without a kind": (
        HEAD + "then.events = [{ seat = 1 }]",
        "file.toml: scenario 'a': then.events[0].kind: this field is missing",
    ),
    "a kind of action": (
        HEAD + "then.only_legal.fly = []",
        "file.toml: scenario 'a': then.only_legal.fly: there is no such name; there are",
    ),
    "a path": (
        HEAD + 'then.values."players.pink.coins" = 1',
        "file.toml: scenario 'a': then.values.players.pink.coins: there is no field 'pink'; there are blue, red",
    ),
    "an index": (
        HEAD + 'then.values."slots.6" = 1',
        "file.toml: scenario 'a': then.values.slots.6: this is a list of 6; '6' is none of its indices",
    ),
    "an empty part of a path": (
        HEAD + 'then.values."players..coins" = 1',
        "file.toml: scenario 'a': then.values.players..coins: a path is field names",
    ),
}


@pytest.mark.parametrize(("text", "message"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_understood_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    assert problem(tmp_path, text).startswith(message)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match="not UTF-8 text"):
        read_scenarios(file)


@pytest.mark.parametrize(
    ("expected", "got", "same"),
    [
        (1, 1, True),
        (1, True, False),
        ("none", None, True),
        ("none", "none", True),
        ([], [], True),
        ([1], [1, 2], False),
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": "none"}, {"b": 2}, True),
        ({}, {"a": 1}, False),
        ([{"a": 1}], [{"a": 2}], False),
    ],
)
def test_matching(expected: Json, got: Json, same: bool) -> None:
    assert matches(expected, got) is same


def test_only_the_last_part_of_a_path_may_be_missing() -> None:
    data: Json = {"a": {"b": [1, 2]}}
    assert look_up(data, "a.b.1") == 2
    assert look_up(data, "a.b.length") == 2
    assert look_up(data, "a.c") is None
    with pytest.raises(Missing, match="there is no field 'x'; there are a"):
        look_up(data, "x.y")
    with pytest.raises(Missing, match=r"a\.b\.0: this is 1 and has no 'c'"):
        look_up(data, "a.b.0.c")
