"""The tool that changes the rules: it finds what to change, leaves out what is no rule, and its tests do notice."""

from __future__ import annotations

import json
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutants.__main__ import noticed_before, told
from tools.mutants.equivalent import equivalents
from tools.mutants.running import Clean, Laboratory, Outcome, games_of
from tools.mutants.sites import OWN, PACKAGE, mutants_in, mutants_of

SOURCE = '''
"""A file of rules."""
from typing import Final

PRICE: Final = 2


class Acting(Step):
    """Its question."""

    def __init__(self, seat: int) -> None:
        super().__init__("acting", seat)
        self.seat = seat

    def options(self, s: State) -> list[int]:
        """Every answer."""
        assert s.coins
        found = [1]
        if s.coins[self.seat] >= PRICE and not s.asleep:
            found += self.more(s)
        return found

    def resolve(self, s: State, action: int) -> None:
        s.coins[self.seat] -= PRICE
        s.pop()

    def is_rich(self, s: State) -> bool:
        return max(s.coins) > s.coins[0] * 2

    def refuse(self, s: State, action: int) -> Refusal:
        if s.asleep:
            return Refusal("ROAM-WAKE-1", "asleep", {"left": 3})
        raise ValueError(4)

    def prompt(self, s: State) -> dict[str, Json]:
        return {"price": 5}

    def read_step(self, item: Reader) -> int:
        return item.number(0, 99) + 1
'''


def changed(source: str, function: str) -> list[tuple[str, str]]:
    """The lines of a function as they are, and as they become."""
    found = [mutant for mutant in mutants_in("games/x.py", source) if mutant.function == function]
    for mutant in found:
        compile(mutant.applied(source), "x.py", "exec")
    return [(mutant.was, mutant.becomes()) for mutant in found]


def test_every_piece_of_a_rule_is_changed_in_turn() -> None:
    condition = "if s.coins[self.seat] >= PRICE and not s.asleep:"
    assert changed(SOURCE, "Acting.options") == [
        ("found = [1]", "found = [2]"),
        ("found = [1]", "found = [0]"),
        (condition, "if (not (s.coins[self.seat] >= PRICE and (not s.asleep))):"),
        (condition, "if (s.coins[self.seat] >= PRICE or not s.asleep):"),
        (condition, "if (not s.asleep):"),
        (condition, "if (s.coins[self.seat] >= PRICE):"),
        (condition, "if s.coins[self.seat] > PRICE and not s.asleep:"),
        (condition, "if s.coins[self.seat] < PRICE and not s.asleep:"),
        (condition, "if s.coins[self.seat] >= PRICE and (s.asleep):"),
        ("found += self.more(s)", "pass"),
        ("found += self.more(s)", "found -= self.more(s)"),
        ("return found", "return []"),
    ]
    assert changed(SOURCE, "Acting.resolve") == [
        ("s.coins[self.seat] -= PRICE", "pass"),
        ("s.coins[self.seat] -= PRICE", "s.coins[self.seat] += PRICE"),
        ("s.pop()", "pass"),
    ]
    assert changed(SOURCE, "Acting.is_rich") == [
        ("return max(s.coins) > s.coins[0] * 2", "return not (max(s.coins) > s.coins[0] * 2)"),
        ("return max(s.coins) > s.coins[0] * 2", "return max(s.coins) >= s.coins[0] * 2"),
        ("return max(s.coins) > s.coins[0] * 2", "return max(s.coins) <= s.coins[0] * 2"),
        ("return max(s.coins) > s.coins[0] * 2", "return min(s.coins) > s.coins[0] * 2"),
        ("return max(s.coins) > s.coins[0] * 2", "return max(s.coins) > (s.coins[0] + 2)"),
        ("return max(s.coins) > s.coins[0] * 2", "return max(s.coins) > s.coins[1] * 2"),
        ("return max(s.coins) > s.coins[0] * 2", "return max(s.coins) > s.coins[(-1)] * 2"),
        ("return max(s.coins) > s.coins[0] * 2", "return max(s.coins) > s.coins[0] * 3"),
        ("return max(s.coins) > s.coins[0] * 2", "return max(s.coins) > s.coins[0] * 1"),
    ]
    assert changed(SOURCE, "") == [("PRICE: Final = 2", "PRICE: Final = 3"), ("PRICE: Final = 2", "PRICE: Final = 1")]


def test_words_readers_and_what_is_shown_are_left_alone() -> None:
    for function in ("Acting.__init__", "Acting.prompt", "Acting.read_step"):
        assert changed(SOURCE, function) == []
    # Which refusal it is counts as a rule, what the refusal says does not.
    assert changed(SOURCE, "Acting.refuse") == [("if s.asleep:", "if (not (s.asleep)):")]
    assert {mutant.function for mutant in mutants_in("games/x.py", SOURCE) if mutant.refusal} == {"Acting.refuse"}


@pytest.mark.parametrize("game", sorted(OWN))
def test_a_game_has_many_mutants_and_they_differ_from_it(game: str) -> None:
    mutants = mutants_of(game)
    assert len(mutants) > 1000
    assert not any(mutant.was == mutant.becomes() for mutant in mutants)
    files = {mutant.file for mutant in mutants}
    assert not any(part in file for file in files for part in ("view", "preview", "read", "position", "components"))


def test_shared_rules_are_tried_with_the_tests_of_both_editions() -> None:
    assert games_of("ice1", "games/ice/board/terrain.py") == ["ice1", "ice2"]
    assert games_of("ice2", "games/ice/board/terrain.py") == ["ice2", "ice1"]
    assert games_of("ice2", "games/ice/second/turns/curse.py") == ["ice2"]
    assert games_of("roam", "games/roam/state.py") == ["roam"]


def test_tests_notice_a_changed_rule_and_one_that_never_ends(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as threads:
        clean = Clean("roam", tmp_path / "clean", threads, [["tests/records"]])
        laboratory = Laboratory(tmp_path / "changed", clean)
    (price,) = (
        mutant
        for mutant in mutants_of("roam")
        if (mutant.was, mutant.becomes()) == ("PRICE: Final = 2", "PRICE: Final = 3") and "acting" in mutant.file
    )
    assert "test_a_recorded_game_replays_to_the_byte" in laboratory.try_out(price).killed_by
    assert laboratory.try_out(replace(price, text="PRICE: Final = 1 + 1\n")).killed_by == ""
    clean.limits["roam", 0] = Future()
    clean.limits["roam", 0].set_result(3)
    assert laboratory.try_out(replace(price, text="while True:\n    pass\n")).killed_by == "does not end"
    # The copy is as it was before.
    assert (tmp_path / "changed" / "nunatak" / price.file).read_bytes() == (PACKAGE / price.file).read_bytes()


def test_a_run_goes_on_where_an_earlier_one_was_stopped(tmp_path: Path) -> None:
    """What a test noticed stands; what nobody noticed, what was not tried and what stands elsewhere now is tried."""
    dead, survivor, untried, moved = mutants_of("roam")[:4]
    outcomes = [Outcome(dead, "a test", 1, 0.5), Outcome(survivor, "", 0, 9.0), Outcome(moved, "a test", 2, 1.0)]
    file = tmp_path / "run.json"
    file.write_text(json.dumps([told(outcome) for outcome in outcomes]), encoding="utf-8")
    mutants = [dead, survivor, untried, replace(moved, first=moved.first + 1)]
    assert noticed_before(file, mutants) == [Outcome(dead, "a test", 1, 0.5)]


def test_every_equivalent_mutant_is_still_one() -> None:
    """An entry whose line has changed says nothing any more."""
    listed = equivalents()
    sources = {file: (PACKAGE / file).read_text(encoding="utf-8") for file, *_ in listed}
    found = {mutant.key() for file, source in sources.items() for mutant in mutants_in(file, source)}
    assert [key for key in listed if key not in found] == []


def test_an_equivalent_mutant_needs_a_reason(tmp_path: Path) -> None:
    listed = tmp_path / "equivalent.toml"
    entry = '[[equivalent]]\nfile = "a.py"\nfunction = "f"\nwas = "x"\nbecomes = "y"\nreason = "{}"\n'
    listed.write_text(entry.format("nobody can tell"), encoding="utf-8")
    assert equivalents(listed) == {("a.py", "f", "x", "y"): "nobody can tell"}
    listed.write_text(entry.format(" "), encoding="utf-8")
    with pytest.raises(ValueError, match="reason"):
        equivalents(listed)
