"""The message files as they lie: texts, variables, attributes and choices of every message."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "nunatak" / "locale"
ENGLISH = "en"


@dataclass(frozen=True)
class Choice:
    """Where a message chooses between variants: by what, and which variants there are."""

    by: str
    variants: tuple[str, ...]
    default: str


@dataclass
class Message:
    """A message of one language."""

    key: str
    file: str
    text: str
    line: int
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    attributes: dict[str, set[str]] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    # Only what is read: no keys, no variables.
    words: list[str] = field(default_factory=list)

    @property
    def digest(self) -> str:
        """A short sign of what the message says, whatever its layout."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:8]


@dataclass
class Language:
    """All messages of a language, and what is wrong with its files."""

    name: str
    messages: dict[str, Message]
    terms: set[str]
    problems: list[str]

    @property
    def forms(self) -> set[str]:
        """The names of all attributes that names have in this language."""
        return {form for message in self.messages.values() for form in message.attributes}


def languages() -> list[str]:
    """All languages but English."""
    return sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir() and folder.name != ENGLISH)


def in_progress() -> list[str]:
    """Languages that are being made."""
    named: list[str] = json.loads((LOCALE / "progress.json").read_text(encoding="utf-8"))["in progress"]
    return named


@cache
def read(name: str) -> Language:
    """A language as its files have it."""
    language = Language(name, {}, set(), [])
    for file in sorted((LOCALE / name).glob("*.ftl")):
        _read_file(file, language)
    return language


def _read_file(file: Path, language: Language) -> None:
    source = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            language.problems.append(f"{file.name}:{line}: not Fluent: {first}")
        elif isinstance(entry, ast.Term):
            language.terms.add(entry.id.name)
        elif isinstance(entry, ast.Message):
            if entry.id.name in language.messages:
                language.problems.append(f"{file.name}:{line}: {entry.id.name} is there twice")
            elif entry.value is None:
                language.problems.append(f"{file.name}:{line}: {entry.id.name} says nothing")
            else:
                language.messages[entry.id.name] = _message(entry, file.name, line)


def _message(entry: ast.Message, file: str, line: int) -> Message:
    bare = entry.clone()
    bare.comment = None
    message = Message(entry.id.name, file, FluentSerializer().serialize_entry(bare).partition("=")[2].strip(), line)
    _Reader(message).visit(entry.value)
    for attribute in entry.attributes:
        part = Message(entry.id.name, file, "", line)
        _Reader(part).visit(attribute.value)
        message.attributes[attribute.id.name] = part.variables
        message.choices += part.choices
        message.words += part.words
        message.references |= part.references
    return message


class _Reader(Visitor):
    """Collects what a message is made of."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 -- the visitor's naming
        self.message.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the visitor's naming
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- the visitor's naming
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 -- the visitor's naming
        self.message.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 -- the visitor's naming
        by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        default = next(key for key, one in zip(keys, node.variants, strict=True) if one.default)
        self.message.choices.append(Choice(by, tuple(keys), default))
        self.generic_visit(node)
