"""The terms of the glossary, docs/glossary/*.md: one row a term, its words in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from tools.words.messages import ROOT

FOLDER = ROOT / "docs" / "glossary"
COLUMNS = {"English": "en", "français": "fr", "čeština": "cs", "русский": "ru"}
# Which pages of the glossary speak of a message, by how its key begins; the table's words are everybody's.
PAGES = {"roam": "roam", "winter": "winter", "ice": "ice", "ice1": "ice", "ice2": "ice"}
SIGNS = {"m", "f", "n", "an", "pl", "m an", "f an", "m pl", "f pl", "m/f"}
GRAMMAR = re.compile(r"\s(m|f|n|pl|adj|anim)\.")


@dataclass(frozen=True)
class Term:
    """A term, and what it may be called in each language."""

    page: str
    place: str
    words: dict[str, tuple[str, ...]]


@cache
def terms() -> list[Term]:
    """All terms, as the pages list them."""
    found: list[Term] = []
    for file in sorted(FOLDER.glob("*.md")):
        columns: list[str] = []
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not line.startswith("|"):
                columns = []
            elif cells[0] == "English" and {*COLUMNS} <= {*cells}:
                columns = cells
            elif columns and not re.fullmatch(r"[|\-: ]+", line):
                words = {
                    COLUMNS[name]: spoken(cell) for name, cell in zip(columns, cells, strict=False) if name in COLUMNS
                }
                found.append(Term(file.stem, f"{file.name}:{number}", words))
    return found


def spoken(cell: str) -> tuple[str, ...]:
    """The words of a cell and their other forms, without marks and grammar: `pilíř * (m; pilíře)`, pilíř and pilíře."""
    bare = re.sub(r"[*†?«»„“”\"]", "", cell)
    outside = re.sub(r"\([^)]*\)", "", bare)
    parts = re.split(r"[,;/]", ",".join([outside, *re.findall(r"\(([^)]*)\)", bare)]))
    words = [GRAMMAR.split(f"{part} ")[0].strip(" .") for part in parts]
    return tuple(word for word in words if word and word not in SIGNS)
