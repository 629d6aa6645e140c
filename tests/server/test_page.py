"""The built page over HTTP: as small as the browser can read it, kept as long as it may be."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from nunatak.server.failures import RequestError
from nunatak.server.page import Wishes, find
from nunatak.server.settings import Settings

SCRIPT = b"const words = 'snow'\n" * 100
# Without the time of day: those who share the work must find the same tests.
ZIPPED = gzip.compress(SCRIPT, mtime=0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A page of three files, one of them with twins. The twins only have to be told apart."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "favicon.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(ZIPPED)
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    return Settings(database="", page=tmp_path)


def ask(settings: Settings, path: str, encodings: str = "", known: str = "") -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an answer."""
    response = find(settings, path, Wishes(encodings, known))
    return response.status_code or 200, {**response.headers}, response.content


@pytest.mark.parametrize(
    ("encodings", "sent", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip;q=0.8, br;q=0", "gzip", ZIPPED),
        ("GZIP", "gzip", ZIPPED),
        ("", None, SCRIPT),
        ("zstd, *", None, SCRIPT),
    ],
)
def test_a_browser_gets_the_smallest_twin_that_it_can_read(
    settings: Settings, encodings: str, sent: str | None, body: bytes
) -> None:
    _, headers, content = ask(settings, "assets/main-1a2b.js", encodings)
    assert headers.get("Content-Encoding") == sent
    assert content[10:] == body[10:]
    assert headers["Vary"] == "Accept-Encoding"


def test_what_has_a_hash_in_its_name_is_kept_for_ever(settings: Settings) -> None:
    _, headers, _ = ask(settings, "assets/main-1a2b.js", "br")
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "ETag" not in headers


@pytest.mark.parametrize("path", ["", "table/q3hZr0yJx2Lk", "favicon.svg"])
def test_the_rest_is_asked_for_again_and_sent_only_when_it_has_changed(settings: Settings, path: str) -> None:
    status, headers, content = ask(settings, path)
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert content
    again, kept, nothing = ask(settings, path, known=f'"other", W/{headers["ETag"]}')
    assert (again, nothing, kept["ETag"]) == (304, b"", headers["ETag"])
    assert settings.page is not None
    (settings.page / (path if "." in path else "index.html")).write_bytes(b"something else")
    assert ask(settings, path, known=headers["ETag"])[0] == 200


def test_nothing_outside_the_page_is_sent(settings: Settings) -> None:
    for path in ("../secret.js", "assets/gone.js", "assets/main-1a2b.js.txt", "api/nothing"):
        with pytest.raises(RequestError):
            ask(settings, path)


@pytest.mark.parametrize(
    ("wish", "said"),
    [("", "its page is not built"), ("de, ru-RU;q=0.8", "страница не собрана"), ("cs", "není sestavená")],
)
def test_where_the_page_is_missing_it_is_said_in_the_languages_of_the_browser(
    tmp_path: Path, wish: str, said: str
) -> None:
    response = find(Settings(database="", page=tmp_path), "", Wishes("", "", wish))
    assert said in response.content.decode()
