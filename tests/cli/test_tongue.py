"""The terminal speaks the language it is asked to, its own usage messages included."""

from __future__ import annotations

import re

import pytest

from nunatak.cli.main import main
from nunatak.cli.tongue import USAGE, wished
from nunatak.text import Texts, languages


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "ja_JP.UTF-8"}, "en"),
        ([], {"NUNATAK_LANG": "fr", "LANG": "ru_RU.UTF-8"}, "fr"),
        ([], {"NUNATAK_LANG": "none of ours"}, "en"),
        (["play", "--lang", "cs"], {"NUNATAK_LANG": "fr"}, "cs"),
        (["--lang=ru", "games"], {}, "ru"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert wished(arguments, environment) == language


def test_the_terminal_decides_once_a_language_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.text.texts.complete_languages", languages)
    assert wished([], {"LC_ALL": "", "LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "ru_RU"}) == "cs"
    assert wished([], {"LANG": "fr_CA.UTF-8@euro"}) == "fr"


def test_usage_comes_from_the_messages(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    disguised = Texts()
    monkeypatch.setattr("nunatak.cli.main.Texts", lambda _: disguised)
    monkeypatch.setattr(disguised, "say", lambda key, **facts: " ".join([f"<{key}>", *map(str, facts.values())]))
    assert main(["play", "--port", "x"]) == 2
    assert main(["simulate"]) == 2
    assert main(["dance"]) == 2
    assert main(["replay", "--at"]) == 2
    assert main(["simulate", "no-game"]) == 2
    said = capsys.readouterr().err
    for key in ("usage", "error", "argument", "required", "choice", "expected-one"):
        assert f"<cli-usage{'' if key == 'usage' else f'-{key}'}>" in said
    assert "<cli-expected-port> x" in said
    assert "<cli-no-game> no-game" in said
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"<{key}>" in shown for key in ("cli-usage", "cli-usage-options", "cli-usage-help", "cli-about"))
    # No word of argparse's own is left; what stands in capitals is a name.
    assert "show this" not in shown
    assert "usage:" not in said


def test_every_usage_message_is_there() -> None:
    texts = Texts()
    assert [key for key, _ in USAGE.values() if not texts.has(key)] == []


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "xx"]) == 2
    assert "there is no 'xx'" in capsys.readouterr().err


def test_numbers_are_written_as_the_language_does() -> None:
    assert [Texts(name).figures("1,234.5 ± 0.2 (1.)") for name in ("en", "fr", "cs", "ru")] == [
        "1,234.5 ± 0.2 (1.)",
        "1\u202f234,5 ± 0,2 (1.)",
        "1\u00a0234,5 ± 0,2 (1.)",
        "1\u00a0234,5 ± 0,2 (1.)",
    ]


@pytest.mark.parametrize(("language", "share"), [("en", r"\d\.\d %"), ("fr", r"\d,\d\u00a0%"), ("ru", r"\d,\d\u00a0%")])
def test_tables_write_numbers_once(capsys: pytest.CaptureFixture[str], language: str, share: str) -> None:
    """A number that is written in the language already is not read as an English one again."""
    assert main(["--lang", language, "simulate", "roam", "--games", "2", "--workers", "1"]) == 0
    assert re.search(share, capsys.readouterr().out)
