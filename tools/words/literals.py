"""Words for readers that stand in code instead of in messages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tools.words.messages import ROOT
from tools.words.usage import sources

# What is read or heard: in markup between tags, and in these attributes.
HEARD = re.compile(r"""\s(?:aria-label|aria-description|aria-valuetext|title|placeholder|alt|label)=(["'])(.*?)\1""")
WORD = re.compile(r"[^\W\d_]{2,}")
# Names that are the same in every language, and the letters of points and coordinates.
NAMES = re.compile(r"\bNunatak\b|&\w+;")
# Where Python speaks to people: commands, reports, the server's own terminal.
SPEAKING = [
    *(ROOT / "src" / "nunatak" / "cli").glob("*.py"),
    *(ROOT / "src" / "nunatak" / "lab" / "review").glob("*.py"),
    *(ROOT / "src" / "nunatak" / "lab" / "tournament").glob("*.py"),
    ROOT / "src" / "nunatak" / "server" / "run.py",
]
# Calls that show what they are given, and exceptions that become what a command says.
SHOWS = {"print", "say", "problem", "BadUsage", "CommandFailed", "ArgumentTypeError", "add_column", "Text"}


def in_markup() -> list[str]:
    """Texts and attributes of Svelte files that hold words."""
    return [found for path in sources() if path.suffix == ".svelte" for found in _markup(path)]


def _markup(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    bare = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.DOTALL)
    bare = _without_braces(bare)
    where = str(path.relative_to(ROOT))
    heard = [match[2] for match in HEARD.finditer(bare)]
    read = re.sub(r"<[^<>]*>", "\n", bare).splitlines()
    return [f"{where}: {text.strip()}" for text in [*heard, *read] if WORD.search(NAMES.sub("", text))]


def _without_braces(source: str) -> str:
    """The source without what is computed; what stood in quotes inside of it is code."""
    kept: list[str] = []
    depth = 0
    for letter in source:
        if letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
        elif depth == 0:
            kept.append(letter)
    return "".join(kept)


def in_python() -> list[str]:
    """Sentences that Python code shows as they stand."""
    found = []
    for path in sorted(SPEAKING):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in SHOWS:
                texts = [text for argument in node.args for text in _texts(argument)]
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                found += [
                    f"{where}: {text}"
                    for text in texts
                    if len(WORD.findall(NAMES.sub("", text))) > 1 and " " in text.strip()
                ]
    return found


def _name(function: ast.expr) -> str:
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def _texts(argument: ast.expr) -> list[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if isinstance(argument, ast.JoinedStr):
        return [str(part.value) for part in argument.values if isinstance(part, ast.Constant)]
    return []
