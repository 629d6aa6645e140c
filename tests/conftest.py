"""What every test can count on: a browser where one is needed, and the same examples on every machine and every day."""

import os
import shutil

import pytest
from hypothesis import HealthCheck, example, is_hypothesis_test, settings
from hypothesis.internal.conjecture import providers

from tests.found.kept import found_examples

# Whatever the machine's speed, and whatever Hypothesis would choose by itself where it recognises a CI.
CALM = settings(deadline=None, database=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
# The same examples always: nobody's run fails on what another's has passed.
settings.register_profile("nunatak", CALM, derandomize=True)
# New examples every time: make fuzz, which keeps what it finds.
settings.register_profile("fuzz", CALM, derandomize=False)

if os.environ.get("NUNATAK_FUZZ"):
    settings.load_profile("fuzz")
else:
    settings.load_profile("nunatak")
    # Hypothesis also tries constants of whichever of our modules happen to be imported: with another choice or order
    # of tests, and with the compiled package, these are others.
    providers._get_local_constants = lambda: providers._local_constants

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NO_BROWSER = "no Chromium or Chrome found; install one or set NUNATAK_CHROMIUM to its path"


def find_chromium() -> str | None:
    """The browser of the browser tests: NUNATAK_CHROMIUM, or the first of its kind on PATH."""
    for name in (os.environ.get("NUNATAK_CHROMIUM"), *BROWSERS):
        if name and (path := shutil.which(name)):
            return path
    return None


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where the browser is, for Playwright's executable_path."""
    path = find_chromium()
    if path is None:
        pytest.skip(NO_BROWSER)
    return path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # A browser's event loop runs until the end, and no other can beside it.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    try_what_was_found(items)


def try_what_was_found(items: list[pytest.Item]) -> None:
    """Adds the counter-examples that were kept to those that Hypothesis chooses for a test."""
    functions = {
        f"{item.path.relative_to(item.config.rootpath).as_posix()}::{item.originalname}": item.function
        for item in items
        if isinstance(item, pytest.Function) and is_hypothesis_test(item.function)
    }
    for found in found_examples():
        if found.test in functions:
            example(**found.values())(functions[found.test])


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and find_chromium() is None:
        if os.environ.get("CI") == "true":
            pytest.fail(NO_BROWSER, pytrace=False)
        pytest.skip(NO_BROWSER)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = terminalreporter.stats.get("skipped", [])
    skipped = [report for report in reports if NO_BROWSER in str(report.longrepr)]
    if skipped:
        terminalreporter.section(f"{len(skipped)} BROWSER TESTS SKIPPED", sep="!", red=True)
        terminalreporter.line(NO_BROWSER)
