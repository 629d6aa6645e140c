"""The file with a game's weights as tuning sees it: a row of numbers that may change, and a text with comments."""

from __future__ import annotations

import copy
import hashlib
import re
import textwrap
from dataclasses import dataclass
from importlib.resources import files
from math import exp, inf

from nunatak.bots.evaluate import Evaluation, Weights
from nunatak.bots.house import evaluation_with
from nunatak.engine import DataError, JsonObject
from nunatak.engine.reading import Reader
from nunatak.engine.tables import TableReader, read_table

WEIGHTS = "weights"
TOGETHER = "together"  # the section for games in which all win or lose together
LINE = 120  # as wide as the other files
DIGITS = 4  # digits of a number that mean something


@dataclass(frozen=True)
class TunedNumber:
    """A number that tuning may change: a weight, or the one at `index` of a row. It never becomes more than `most`."""

    name: str
    index: int | None
    value: float
    most: float


class WeightFile:
    """The shipped weights of a game."""

    def __init__(self, game: str, section: str = WEIGHTS) -> None:
        self.game = game
        self.section = section  # the one to be tuned
        self.text = files("nunatak").joinpath("data", "bots", f"{game}.toml").read_text(encoding="utf-8")
        reader = read_table("bots", game, {})
        assert isinstance(reader.data, dict)
        self.table = reader.data
        self.entries = _entries(reader, section)

    def digest(self) -> str:
        """A name for these weights: tuning that began with others cannot be taken up again."""
        weights = repr([(entry.name, entry.index, entry.value) for entry in self.entries])
        return hashlib.sha256(weights.encode()).hexdigest()[:16]

    def moved(self, steps: list[float]) -> JsonObject:
        """The table with every entry multiplied by the exponential of its step: no weight changes its sign."""
        table = copy.deepcopy(self.table)
        weights = table[self.section]
        assert isinstance(weights, dict)
        for entry, step in zip(self.entries, steps, strict=True):
            value = float(f"{min(entry.most, entry.value * exp(step)):.{DIGITS}g}")
            if entry.index is None:
                weights[entry.name] = value
            else:
                row = weights[entry.name]
                assert isinstance(row, list)
                row[entry.index] = value
        return table

    def written(self, table: JsonObject) -> str:
        """The text of the file with the weights, forecast and chances of that table, and all its comments."""
        text = self.text
        for section in (WEIGHTS, TOGETHER, "chances", "forecast"):
            if section not in table:
                continue
            numbers = table[section]
            assert isinstance(numbers, dict)
            # The same name may stand in several sections.
            head, title, rest = text.partition(f"\n[{section}]\n")
            body, following, tail = rest.partition("\n[")
            for name, value in numbers.items():
                line = f"{name} = {value!r}"
                if len(line) > LINE:
                    assert isinstance(value, list)
                    listed = textwrap.fill(", ".join(map(repr, value)), LINE - 4)
                    line = f"{name} = [\n{textwrap.indent(listed, '    ')},\n]"
                body, found = re.subn(rf"(?ms)^{name} = (\[.*?\]|[^\n]*)$", line, body, count=1)
                assert found, name
            text = f"{head}{title}{body}{following}{tail}"
        return text


def evaluation_from(game: str, table: JsonObject) -> Evaluation:
    """The evaluation of a game with the weights of that table."""
    return evaluation_with(game, Weights(TableReader(table, f"bots/{game}.toml")))


def _entries(file: Reader, section: str) -> list[TunedNumber]:
    """The numbers of a section, but those that [tuning] holds fixed."""
    tuning = file.field("tuning")
    tuning.only(["fixed", "most"])
    fixed = {item.text() for item in tuning.field("fixed").items()}
    limits = tuning.field("most")
    most = {name: limits.field(name).real(0.0, inf) for name in limits.fields()}
    known: set[str] = set()
    for title in (WEIGHTS, TOGETHER):
        if file.has(title):
            known |= {name for entry in _numbers(file.field(title), {}) for name in _names(entry)}
    for name in [*fixed, *most]:
        if name not in known:
            raise DataError(tuning.where, "wrong-tune-no-weight", weight=name)
    entries = [entry for entry in _numbers(file.field(section), most) if not _names(entry) & fixed]
    for entry in entries:
        if entry.value == 0:
            raise DataError(tuning.where, "wrong-tune-zero", weight=entry.name)
    return entries


def _numbers(weights: Reader, most: dict[str, float]) -> list[TunedNumber]:
    entries: list[TunedNumber] = []
    for name in weights.fields():
        reader = weights.field(name)
        limit = most.get(name, inf)
        if isinstance(reader.data, list):
            entries += [TunedNumber(name, i, item.real(-inf, inf), limit) for i, item in enumerate(reader.items())]
        else:
            entries.append(TunedNumber(name, None, reader.real(-inf, inf), limit))
    return entries


def _names(entry: TunedNumber) -> set[str]:
    """The names by which [tuning] may mean a number: its row's, and its own."""
    return {entry.name, f"{entry.name}[{entry.index}]"}
