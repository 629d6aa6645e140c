"""Names as they stand in sentences: themselves, and the other forms that their messages have in a language.

A message that is a name may have attributes, `.gen` and `.acc` for its cases, `.gender`, whatever its language needs; a
sentence that is filled with `$card` asks for them as `$card-gen`, `$card-acc`, `$card-gender`. What has no such form is
said as it is: names of players and of card packs are never declined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, Union

from nunatak.engine import Json


class Name:
    """A name, a sentence behind a reference, or any other thing that is said by a message."""

    def __init__(self, text: str, form: Callable[[str], str | None]) -> None:
        self.text = text
        self._form = form

    def __str__(self) -> str:
        return self.text

    def form(self, name: str) -> str:
        """One of its forms; itself, where its message does not have that one."""
        found = self._form(name)
        return self.text if found is None else found


# What a message is filled with.
Fact: TypeAlias = Union[Json, Name]  # noqa: UP007 -- Json is recursive, a text to Python


def form_of(fact: Fact, name: str) -> Fact:
    """A form of whatever stands in a sentence; numbers and players' names have none."""
    return fact.form(name) if isinstance(fact, Name) else fact


class Several(Name):
    """Several things in a row, whose forms are the rows of their forms."""

    def __init__(self, items: Sequence[Fact], join: Callable[[list[str]], str]) -> None:
        def row(form: str) -> str:
            return join([str(form_of(item, form)) for item in items])

        super().__init__(join([str(item) for item in items]), row)
