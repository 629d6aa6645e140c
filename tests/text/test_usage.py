"""Every key that is asked for is there, every message is asked for, and no key is made of parts that nobody can see."""

from __future__ import annotations

import re

from nunatak.text.texts import shared
from tools.words.messages import ENGLISH, read
from tools.words.patterns import DECLARED, MACHINERY, PASSED_ON, VAGUE
from tools.words.usage import names_in_games, usage

SENTENCE = re.compile(r"[a-z]+\d*-(event|gist|do|ask|wait)-(\w+)")


def matcher(patterns: list[str]) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(pattern).replace(r"\*", ".+") for pattern in patterns))


def test_the_sources_were_read() -> None:
    found = usage()
    assert len(found.asked) > 400
    assert "page-error-*" in found.patterns
    assert "placed_nothing" in names_in_games()


def test_what_is_asked_for_is_there() -> None:
    messages = read(ENGLISH).messages
    missing = {key: where for key, where in usage().asked.items() if not {key, shared(key)} & {*messages}}
    assert missing == {}


def test_keys_of_parts_are_keys_of_messages() -> None:
    """A pattern that begins like messages do must fit one."""
    keys = "\n".join(read(ENGLISH).messages)
    lost = [one for one in patterns() if not re.search(f"^{matcher([one]).pattern}$", keys, re.MULTILINE)]
    # Pictures have ids of their own that look like keys.
    assert [one for one in lost if not one.startswith(("ice-tile-", "ice-plaque-"))] == []


def test_every_message_is_asked_for() -> None:
    messages = read(ENGLISH).messages
    written = {*map(shared, usage().keys), *(reference for one in messages.values() for reference in one.references)}
    fits = matcher([*patterns(), *(one for listed in DECLARED.values() for one in listed)])
    unused = []
    for key in messages:
        sentence = SENTENCE.fullmatch(key)
        if sentence:
            used = sentence[2] in names_in_games()
        else:
            used = any(one in written or fits.fullmatch(one) for one in (key, shared(key)))
        if not used:
            unused.append(key)
    assert unused == []


def patterns() -> list[str]:
    """The patterns of the sources that can be keys."""
    topics = {"*", *(key.partition("-")[0] for key in read(ENGLISH).messages)}
    found = [one for one in usage().patterns if one.partition("-")[0] in topics and one not in VAGUE]
    return [one for one in found if not one.endswith("-")]


def test_no_key_comes_from_where_nobody_can_see_it() -> None:
    unseen = {place for place, where in usage().unseen.items() if not where.startswith(MACHINERY)}
    assert unseen - {*PASSED_ON} == set()
    # What is declared is still there.
    assert {*PASSED_ON} - unseen == set()
