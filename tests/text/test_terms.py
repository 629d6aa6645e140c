"""Translations use the words of the glossary."""

from __future__ import annotations

import re
from functools import cache

from tools.words.messages import ENGLISH, in_progress, languages, read
from tools.words.terms import COLUMNS, PAGES, Term, spoken, terms

COMPLETE = [name for name in languages() if name not in in_progress()]
# A term is judged when so many messages speak of it; some of them may do without the word.
OFTEN = 8
MOST = 0.5
# Everyday words of English, whatever term they also are, and terms that have a short form in the sentences.
EVERYDAY = re.compile(
    "alone|asleep|back|beast|beside|board|choose|column|cost|discard|draw|explorers|fall|file|flee|follow|free|gain|game"
    "|hold|join|keep|level|pass|place|play|price|ready|round|slot|somebody|space|take|wake"
)
# Those of them that a language keeps to all the same, and is held to.
HELD = {
    "cs": re.compile("asleep|draw|fall|flee|follow|join|keep|pass|price|ready|round|slot|space|take|wake"),
    "fr": re.compile("asleep|cost|discard|draw|fall|flee|follow|join|keep|level|pass|price|ready|slot|space|take|wake"),
    "ru": re.compile("asleep|discard|draw|fall|flee|join|keep|level|pass|ready|round|slot|wake"),
}
NEVER = re.compile("(?!)")
# Messages that bend a term into a sentence, and a piece that is called like a level of the bots.
BENT = re.compile(r"-task$|-when-|-deed-|-word-explorer$|-maxfood$")


def test_the_glossary_is_read() -> None:
    found = terms()
    assert len(found) > 700
    by_page = {page: sum(term.page == page for term in found) for page in ("table", "roam", "winter", "ice")}
    assert min(by_page.values()) > 70
    assert spoken("vůdce expedice m. anim., vůdce, vůdci / vůdců") == ("vůdce expedice", "vůdce", "vůdci", "vůdců")
    assert spoken("«Охота» (f); охота *") == ("Охота", "охота")
    assert spoken("mince * (f; mince, mincí)") == ("mince", "mince", "mincí")


def test_every_term_has_a_word_in_every_language() -> None:
    lacking = [(term.place, name) for term in terms() for name in COLUMNS.values() if not term.words.get(name)]
    assert lacking == []


def test_names_are_translated_as_the_glossary_has_them() -> None:
    """Of names that stand alone in a message: cards, places, pieces."""
    wrong = []
    for name in languages():
        own = read(name).messages
        for key, message in read(ENGLISH).messages.items():
            if key in own and not message.variables and not BENT.search(key):
                allowed = _words(key, message.text, name)
                said = _bare(own[key].text.partition("\n")[0])
                if allowed and not any(_stem(word) in said for word in allowed):
                    wrong.append((name, key, said, sorted(allowed)))
    assert wrong == []


def test_terms_are_found_in_most_of_their_sentences() -> None:
    strayed = []
    for name in COMPLETE:
        own = read(name).messages
        for term in terms():
            english = [
                word
                for word in term.words[ENGLISH]
                if re.fullmatch(r"[a-z]{4,}", word)
                and (HELD.get(name, NEVER).fullmatch(word) or not EVERYDAY.fullmatch(word))
            ]
            stems = [_stem(word) for word in term.words[name]]
            for word in english:
                spoken_of = [
                    key
                    for key, message in read(ENGLISH).messages.items()
                    if key in own
                    and _page(key) in (term.page, "")
                    and re.search(rf"\b{word}s?\b", " ".join(message.words), re.IGNORECASE)
                ]
                kept = [key for key in spoken_of if any(stem in _bare(" ".join(own[key].words)) for stem in stems)]
                if len(spoken_of) >= OFTEN and len(kept) < MOST * len(spoken_of):
                    strayed.append((name, term.place, word, f"{len(kept)} of {len(spoken_of)}"))
    assert strayed == []


# What is wrong with files is said of fields and texts; where it is said of a game, the game is named behind this.
OF_FILES = ("wrong", "cli-checked")


def _page(key: str) -> str:
    of_files = next((start for start in OF_FILES if key.startswith(f"{start}-")), None)
    topic = key.removeprefix(f"{of_files}-").partition("-")[0]
    return PAGES.get(topic, "" if of_files is None else of_files)


@cache
def _named(page: str) -> dict[str, list[Term]]:
    """The terms of a page by what they are called in English."""
    found: dict[str, list[Term]] = {}
    for term in terms():
        # Of a row that holds several things nobody can tell which is which.
        if term.page == page and len(term.words[ENGLISH]) == 1:
            found.setdefault(_bare(term.words[ENGLISH][0]), []).append(term)
    return found


def _words(key: str, english: str, name: str) -> set[str]:
    """What a message that is nothing but a term may be called: a game's own word wins over the table's."""
    called = _named(_page(key)).get(_bare(english)) or _named("table").get(_bare(english)) or []
    return {_bare(word) for term in called for word in term.words[name]}


def _bare(text: str) -> str:
    return re.sub(r"[«»„“”\"\u00a0.:…]", " ", text.replace("ё", "е").replace("’", "'")).strip().lower()


def _stem(word: str) -> str:
    """What does not change when a word is declined, roughly."""
    longest = max(re.split(r"[\s'’-]+", _bare(word)), key=len)
    return longest[: max(3, len(longest) - 3)]
