"""Every scenario file below this folder, one test a scenario. The format is docs/scenarios.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from nunatak.lab.scenario import Scenario, ScenarioError, read_scenarios, run_scenario
from nunatak.text import Texts

HERE = Path(__file__).parent
TEXTS = Texts()  # reading the messages takes longer than playing a scenario


def _collected() -> list[object]:
    collected: list[object] = []
    for file in sorted(HERE.rglob("*.toml")):
        name = str(file.relative_to(HERE).with_suffix(""))
        try:
            scenarios = read_scenarios(file)
        except ScenarioError as error:
            # One broken file fails as one test and leaves the others their say.
            collected.append(pytest.param(error, id=name))
            continue
        collected += [pytest.param(scenario, id=f"{name}: {scenario.name}") for scenario in scenarios]
    return collected


@pytest.mark.parametrize("scenario", _collected())
def test_scenario(scenario: Scenario | ScenarioError) -> None:
    if isinstance(scenario, ScenarioError):
        pytest.fail(str(scenario))
    outcome = run_scenario(scenario, TEXTS)
    assert outcome.passed(), "\n".join([scenario.place(), *(str(failure.data()) for failure in outcome.failures)])
