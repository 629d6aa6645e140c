"""Reviews on disk, beside their records."""

from __future__ import annotations

import os
from pathlib import Path

from nunatak.engine import Json, JsonObject, Reader, Record, canonical, parse_json
from nunatak.engine.errors import PlacedError
from nunatak.lab.review.decision import Answer, Budget, Decision
from nunatak.lab.review.game import FORMAT, Review, digest
from nunatak.lab.review.story import Change


def beside(record: Path, ending: str) -> Path:
    """The file of a review: `game.json` has `game.review.json`."""
    stem = record.name.removesuffix(".json")
    return record.with_name(f"{stem}.review.{ending}")


def save(path: Path, review: Review) -> None:
    """Writes a review, finished or not; the file is always a whole one."""
    head = review.data()
    decisions = head.pop("decisions")
    assert isinstance(decisions, list)
    # One decision a line, so that differences read well.
    lines = ",\n".join(canonical(decision).decode() for decision in decisions)
    text = f'{canonical(head).decode()[:-1]},"decisions":[\n{lines}\n]}}\n'
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)


def known(path: Path, record: Record, budget: Budget) -> list[Decision]:
    """The decisions that a file holds already; none if it is of another record, budget or version, or broken."""
    try:
        data = parse_json(path.read_bytes())
    except (OSError, ValueError):
        return []
    if not isinstance(data, dict) or data.get("nunatak_review") != FORMAT or data.get("record") != digest(record):
        return []
    if data.get("budget") != budget.data():
        return []
    try:
        return [_decision(item) for item in Reader(data, "").field("decisions").items()]
    except PlacedError:
        return []


def _decision(item: Reader) -> Decision:
    moves = 1_000_000
    return Decision(
        item.field("move").number(0, moves),
        item.field("next").number(0, moves),
        item.field("seat").number(0, 99),
        item.field("asked").text(),
        item.field("options").number(2, moves),
        _action(item.field("action")),
        _chances(item.field("before")),
        _chances(item.field("after")),
        [
            Answer(_action(one.field("action")), _chance(one.field("share")), _chances(one.field("chances")))
            for one in item.field("best").items()
        ],
        _chances_or_none(item.field("expected")),
        _chances_or_none(item.field("realised")),
        [_change(one) for one in item.field("story").items()],
        [_change(one) for one in item.field("became").items()],
    )


def _change(item: Reader) -> Change:
    return Change(item.field("seat").number(0, 99), item.field("name").text(), item.field("points").real(-1e6, 1e6))


def _action(item: Reader) -> JsonObject:
    return {name: item.field(name).data for name in item.fields()}


def _chances_or_none(item: Reader) -> list[float] | None:
    return None if item.is_null() else _chances(item)


def _chances(item: Reader) -> list[float]:
    return [_chance(one) for one in item.items()]


def _chance(item: Reader) -> float:
    data: Json = item.data
    if isinstance(data, bool) or not isinstance(data, int | float) or not 0 <= data <= 1:
        raise item.fail("wrong-number", low="0", high="1", got=repr(data))
    return data
