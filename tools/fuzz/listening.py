"""A pytest plugin for make fuzz: writes down, one line of JSON a test, with which arguments it failed."""

from __future__ import annotations

import ast
import inspect
import json
import os
from typing import Any

import pytest
from hypothesis import is_hypothesis_test

REPORT = "NUNATAK_FUZZ_REPORT"


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    if call.when != "call" or not isinstance(item, pytest.Function) or not is_hypothesis_test(item.function):
        return
    told: dict[str, Any] = {
        "test": f"{item.path.relative_to(item.config.rootpath).as_posix()}::{item.originalname}",
        "node": item.nodeid,
        "failed": call.excinfo is not None,
    }
    if call.excinfo is not None:
        values = arguments(item, call.excinfo)
        told["was"] = call.excinfo.exconly().splitlines()[0][:300]
        told["arguments"] = {name: repr(value) for name, value in values.items()}
        told["literal"] = bool(values) and all(is_literal(value) for value in values.values())
    with open(os.environ[REPORT], "a", encoding="utf-8") as report:
        report.write(json.dumps(told) + "\n")


def arguments(item: pytest.Function, raised: pytest.ExceptionInfo[BaseException]) -> dict[str, Any]:
    """What Hypothesis had given to the test when it failed."""
    test = item.function.hypothesis.inner_test
    given = [name for name in inspect.signature(test).parameters if name not in item.fixturenames]
    for entry in reversed(raised.traceback):
        if entry.frame.code.raw is test.__code__:
            return {name: entry.frame.f_locals[name] for name in given}
    return {}


def is_literal(value: object) -> bool:
    """Whether a value can be kept as Python writes it."""
    try:
        return bool(ast.literal_eval(repr(value)) == value)
    except (ValueError, SyntaxError):
        return False
