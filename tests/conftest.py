"""What every test can count on: a browser where one is needed, and properties that do not race a clock."""

import os
import shutil

import pytest
from hypothesis import settings

# On a busy machine an example may take its time; CI shall not fail one day on what it passed the day before.
settings.register_profile("nunatak", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("nunatak")

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
