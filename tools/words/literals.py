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
PYTHON = ROOT / "src" / "nunatak"
# Calls that show what they are given, and what commands say.
SHOWS = {"print", "say", "problem", "add_column", "Text", "ArgumentTypeError"}
# Exceptions that no person is shown: they tell programmers of slips in code, as do warnings and logs.
FOR_PROGRAMMERS = {
    "AssertionError", "AttributeError", "BrokenPipeError", "ImportError", "KeyError", "LookupError",
    "NotImplementedError",
    "RuntimeError", "TypeError", "ValueError",
    # Goes to the log of the server; the page says it by its code.
    "OtherRules",
    # A page says these by their codes; the sentence beside it is for those who write clients (docs/protocol.md).
    "RequestError",
}  # fmt: skip
# How readers of files raise, and what the arguments of the command line are told by.
RAISES = {"fail", "error", "_error", "_fail"}
TOLD_BY = {"help", "description", "metavar", "title"}
# Where sentences are for whoever writes a game or builds the page, not for whoever plays.
APART = ("conformance", "server/app.py", "server/gallery.py", "server/schema.py")


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
    """Sentences that Python code shows, raises or hands to the command line as they stand."""
    files = [path for path in sorted(PYTHON.rglob("*.py")) if not _is_apart(path)]
    return [found for path in files for found in spoken_in(path.read_text(encoding="utf-8"), path.name)]


def spoken_in(source: str, where: str) -> list[str]:
    """Such sentences in one source."""
    found = []
    tree = ast.parse(source)
    raised = {id(node.exc) for node in ast.walk(tree) if isinstance(node, ast.Raise)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or _is_logging(node.func):
            continue
        name = _name(node.func)
        told = [word.value for word in node.keywords if word.arg in TOLD_BY]
        if name in SHOWS | RAISES or (id(node) in raised and name not in FOR_PROGRAMMERS):
            told += [*node.args, *(word.value for word in node.keywords)]
        texts = [text for argument in told for text in _texts(argument)]
        found += [f"{where}:{node.lineno}: {text}" for text in texts if _is_sentence(text)]
    return found


def _is_apart(path: Path) -> bool:
    return path.relative_to(PYTHON).as_posix().startswith(APART)


def _is_sentence(text: str) -> bool:
    return len(WORD.findall(NAMES.sub("", text))) > 1 and " " in text.strip()


def _is_logging(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "log"


def _name(function: ast.expr) -> str:
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def _texts(argument: ast.expr) -> list[str]:
    """The texts in an argument, those that it chooses from or is put together of as well; not those of other calls."""
    if isinstance(argument, ast.Constant):
        return [argument.value] if isinstance(argument.value, str) else []
    if isinstance(argument, ast.JoinedStr):
        return [str(part.value) for part in argument.values if isinstance(part, ast.Constant)]
    if isinstance(argument, ast.IfExp):
        return [*_texts(argument.body), *_texts(argument.orelse)]
    if isinstance(argument, ast.BinOp):
        return [*_texts(argument.left), *_texts(argument.right)]
    if isinstance(argument, ast.BoolOp):
        return [text for value in argument.values for text in _texts(value)]
    return []
