"""Scenarios: given a position, when these actions are made, then this holds. The format is docs/scenarios.md."""

from nunatak.lab.scenario.model import Mismatch, Outcome, Scenario, ScenarioError
from nunatak.lab.scenario.read import read_scenarios
from nunatak.lab.scenario.run import run_scenario

__all__ = ["Mismatch", "Outcome", "Scenario", "ScenarioError", "read_scenarios", "run_scenario"]
