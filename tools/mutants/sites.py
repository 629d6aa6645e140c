"""Where a game's rules can be changed: all code but readers, prompts, views and what writes positions down."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.changes import changes_of

HOUSE = Path(__file__).parents[2]
PACKAGE = HOUSE / "src" / "nunatak"

# Which folders hold the rules of a game, and which of them it shares with which others.
OWN: dict[str, str] = {
    "roam": "games/roam",
    "winter": "games/winter",
    "ice1": "games/ice/first",
    "ice2": "games/ice/second",
}
SHARED: dict[str, str] = {"ice1": "games/ice", "ice2": "games/ice"}

# Files that read or write data, show something, name things or say why something is refused.
LEFT_OUT_FILES = re.compile(
    r"""
    /(read_\w+|reading|components|view|position|words|names|\w*preview|step_fields|inventory|options|board)\.py$
    | /(reading|components)/
    | games/ice/edition/notation\.py$
    """,
    re.VERBOSE,
)
REFUSAL_FILES = re.compile(r"/(\w*refusals?|refusing|rules)\.py$|/refusing/")
# Functions that do the same inside other files, and those that say what the tests play and count.
LEFT_OUT_FUNCTIONS = re.compile(
    r"_*(prompt|preview|facts|data|view|position|from_position|amend|catalogue|option_sets|inventory|count_pieces"
    r"|text|(read|write|parse|check|whole|halves|add_amount)(_\w+)?|\w+_(text|data|names))"
)
# So do functions that take or give such things.
READS = re.compile(r"\bReader\b")
TELLS = re.compile(r"\bJson\b")
REFUSES = re.compile(r"\bRefusal\b|\bstr\b")
# Calls that only choose words; what is in them is left alone.
WORDS = ("Refusal", "fail", "cite", "NotImplementedError")


@dataclass(frozen=True)
class Mutant:
    """One small change of one file."""

    file: str  # below src/nunatak
    function: str
    first: int  # lines of the file, counted from 1
    last: int
    was: str  # these lines as one, without indentation
    text: str  # what stands there instead
    refusal: bool  # whether it is about why something is refused

    def key(self) -> tuple[str, str, str, str]:
        """What stays when lines are added above."""
        return self.file, self.function, self.was, self.becomes()

    def becomes(self) -> str:
        """The changed lines as one."""
        return one_line(self.text)

    def applied(self, source: str) -> str:
        """The whole file as changed."""
        lines = source.splitlines(keepends=True)
        return "".join([*lines[: self.first - 1], self.text, *lines[self.last :]])


def mutants_of(game: str, package: Path = PACKAGE) -> list[Mutant]:
    """Every mutant of a game, in the order of its files."""
    files = sorted((package / OWN[game]).rglob("*.py"))
    if game in SHARED:
        others = [package / own for name, own in OWN.items() if own.startswith(SHARED[game]) and name != game]
        files = [f for f in sorted((package / SHARED[game]).rglob("*.py")) if not any(o in f.parents for o in others)]
    found: list[Mutant] = []
    for file in files:
        name = file.relative_to(package).as_posix()
        if not LEFT_OUT_FILES.search("/" + name):
            found += mutants_in(name, file.read_text(encoding="utf-8"))
    return found


def mutants_in(file: str, source: str) -> list[Mutant]:
    """Every mutant of one file."""
    lines = source.splitlines(keepends=True)
    found: list[Mutant] = []
    for place in places(ast.parse(source), bool(REFUSAL_FILES.search("/" + file))):
        for node, new in changes_of(place.node, place.returns, place.begins):
            first, last = node.lineno, node.end_lineno or node.lineno
            was, text = one_line("".join(lines[first - 1 : last])), written(lines, node, new)
            if was != one_line(text):
                found.append(Mutant(file, place.function, first, last, was, text, place.refusal))
    return found


@dataclass(frozen=True)
class Place:
    """A piece of code, the function it is in, and what that function returns."""

    node: ast.AST
    function: str
    returns: str
    begins: bool  # in an __init__, where nothing has a value yet
    refusal: bool


def places(tree: ast.Module, refusal: bool) -> Iterator[Place]:
    """Every piece of code that a rule may be in."""
    yield from inside(tree, Place(tree, "", "", False, refusal))


def inside(node: ast.AST, at: Place) -> Iterator[Place]:
    """The pieces below a node. Docstrings, types and words are none."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from inside(child, Place(child, joined(at.function, child.name), "", False, at.refusal))
        elif isinstance(child, ast.FunctionDef):
            below = function_place(child, at)
            if below is not None:
                for statement in child.body:
                    yield from piece(statement, below)
        elif isinstance(child, ast.stmt | ast.expr | ast.comprehension):
            yield from piece(child, at)


def piece(node: ast.AST, at: Place) -> Iterator[Place]:
    """A node and what is below it."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert) or is_docstring(node) or is_words(node):
        return
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        yield from inside(ast.Module([node], []), at)
        return
    yield Place(node, at.function, at.returns, at.begins, at.refusal)
    if isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield from piece(node.value, at)
        return
    yield from inside(node, at)


def function_place(function: ast.FunctionDef, at: Place) -> Place | None:
    """Where the body of a function is; None for one that is left out."""
    name = function.name
    returns = ast.unparse(function.returns) if function.returns is not None else ""
    takes = " ".join(ast.unparse(arg.annotation) for arg in function.args.args if arg.annotation is not None)
    if LEFT_OUT_FUNCTIONS.fullmatch(name) or READS.search(takes) or TELLS.search(takes + " " + returns):
        return None
    refusal = at.refusal or bool(REFUSES.search(returns)) or name == "cite" or name.startswith("refuse")
    return Place(function, joined(at.function, name), returns, name == "__init__", refusal)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_words(node: ast.AST) -> bool:
    """Whether a call only chooses words."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")) in WORDS


def joined(outer: str, name: str) -> str:
    return f"{outer}.{name}" if outer else name


def one_line(text: str) -> str:
    return " ".join(text.split())


def written(lines: list[str], node: ast.stmt | ast.expr, new: str) -> str:
    """The lines of a node with that node written anew."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    # Columns count bytes.
    head = lines[node.lineno - 1].encode()[: node.col_offset].decode()
    tail = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode()
    return head + new + tail
