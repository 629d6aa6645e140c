"""From which English texts a language was translated: `locale/<language>/read.toml`, a digest for every key."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from tools.words.messages import ENGLISH, LOCALE, read


@dataclass
class ToDo:
    """What a language lacks."""

    missing: list[str]
    changed: list[str]
    left_over: list[str]

    def __bool__(self) -> bool:
        return bool(self.missing or self.changed or self.left_over)


def digests(language: str) -> dict[str, str]:
    """The digests that a translator has noted."""
    file = LOCALE / language / "read.toml"
    noted: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return noted


def to_do(language: str) -> ToDo:
    """What is missing, what English has said differently since, and what English no longer says."""
    english, own, noted = read(ENGLISH).messages, read(language).messages, digests(language)
    return ToDo(
        [key for key in english if key not in own],
        [key for key, message in english.items() if key in own and noted.get(key) != message.digest],
        [key for key in own if key not in english],
    )


def note(language: str, wanted: list[str]) -> int:
    """Notes that translations have been read beside the English texts of today; how many those are."""
    english, own = read(ENGLISH).messages, read(language).messages
    noted = digests(language)
    now = {key: message.digest for key, message in english.items() if key in own and _is_wanted(key, wanted)}
    kept = {key: digest for key, digest in noted.items() if key in own and key in english}
    lines = [f'{key} = "{digest}"' for key, digest in sorted({**kept, **now}.items())]
    head = "# From which English text each message was translated; made by `make words`, see docs/translating.md."
    (LOCALE / language / "read.toml").write_text("\n".join([head, *lines, ""]), encoding="utf-8")
    return sum(noted.get(key) != digest for key, digest in now.items())


def _is_wanted(key: str, wanted: list[str]) -> bool:
    return any(one in ("all", key) or (one.endswith("-") and key.startswith(one)) for one in wanted)
