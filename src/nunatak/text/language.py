"""The messages of one language, filled with facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from nunatak.text.names import Fact, Name, form_of


class Language:
    """Knows every message of its language, and which forms of names its sentences ask for."""

    def __init__(self, name: str, source: str) -> None:
        # Isolation marks are off on the page as well, so that both sides say the same characters.
        self._bundle = FluentBundle([name], use_isolating=False)
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        messages = [item for item in resource.body if isinstance(item, ast.Message)]
        self._forms = {form.id.name for message in messages for form in message.attributes}
        self._asked: dict[str, list[tuple[str, str, str]]] = {}

    def has(self, key: str) -> bool:
        """Whether there is a message under this key."""
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def filled(self, key: str, facts: Mapping[str, Fact]) -> tuple[str, list[str]]:
        """A message with its facts filled in, and what was missing."""
        return self._filled(key, self._bundle.get_message(key).value, facts)

    def form(self, key: str, form: str, facts: Mapping[str, Fact]) -> str | None:
        """A form of the name that a message is, if it has that one."""
        pattern = self._bundle.get_message(key).attributes.get(form)
        return None if pattern is None else self._filled(f"{key}.{form}", pattern, facts)[0]

    def _filled(self, place: str, pattern: Any, facts: Mapping[str, Fact]) -> tuple[str, list[str]]:
        if place not in self._asked:
            self._asked[place] = self._forms_asked(pattern)
        given = {name: _plain(fact) for name, fact in facts.items()}
        for variable, name, form in self._asked[place]:
            if name in facts and variable not in given:
                given[variable] = _plain(form_of(facts[name], form))
        text, errors = self._bundle.format_pattern(pattern, given)
        return str(text), [str(error) for error in errors]

    def _forms_asked(self, pattern: Any) -> list[tuple[str, str, str]]:
        """Which forms of its facts a pattern asks for: `$card-gen` is the form `gen` of `$card`."""
        variables = _Variables(self._bundle)
        variables.visit(pattern)
        parts = [(variable, *variable.rpartition("-")[::2]) for variable in sorted(variables.found)]
        return [(variable, name, form) for variable, name, form in parts if form in self._forms]


class _Variables(Visitor):
    """Collects the variables of a pattern, and of the messages that stand in it."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.found: set[str] = set()
        self._bundle = bundle

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the visitor's naming
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- the visitor's naming
        if self._bundle.has_message(node.id.name):
            message = self._bundle.get_message(node.id.name)
            self.visit(message.attributes.get(node.attribute.name) if node.attribute else message.value)


def _plain(fact: Fact) -> str | int | float:
    """A fact as Fluent takes it: texts and numbers; lists are enumerated."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, str | int | float):
        return fact
    if isinstance(fact, Name):
        return fact.text
    if isinstance(fact, list):
        return ", ".join(str(_plain(item)) for item in fact)
    return "" if fact is None else str(fact)
