"""What translators have to do: which texts are missing, new or changed since their translation was read.

make words                                         all languages, in figures
make words ARGS="fr"                               one language, with the texts
make words ARGS="fr --read roam-do-bid winter-"    these have been read: a key, the beginning of keys, or all
"""

from __future__ import annotations

import argparse
import sys

from tools.words.messages import ENGLISH, in_progress, languages, read
from tools.words.reading import note, to_do


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.words", description="What translators have to do.")
    parser.add_argument("language", nargs="?", choices=languages(), help="show the texts of this one")
    parser.add_argument("--read", nargs="+", metavar="KEY", help="these translations fit the English texts of today")
    wishes = parser.parse_args()
    if wishes.read:
        if wishes.language is None:
            parser.error("--read needs a language")
        print(f"{wishes.language}: {note(wishes.language, wishes.read)} texts noted as read")
        return 0
    for language in [wishes.language] if wishes.language else languages():
        _tell(language, in_full=wishes.language is not None)
    return 0


def _tell(language: str, in_full: bool) -> None:
    found, total = to_do(language), len(read(ENGLISH).messages)
    state = "in progress" if language in in_progress() else "complete"
    print(f"{language} ({state}): {len(found.missing)} of {total} missing, {len(found.changed)} new or changed,")
    print(f"    {len(found.left_over)} left over")
    for problem in read(language).problems:
        print(f"    {problem}")
    if in_full:
        _show("missing", found.missing, [])
        _show("new or changed", found.changed, [language])
        _show("left over", found.left_over, [])


def _show(heading: str, keys: list[str], beside: list[str]) -> None:
    english = read(ENGLISH).messages
    for key in keys:
        where = english[key].file if key in english else ""
        print(f"\n{heading}: {key}  {where}".rstrip())
        for name in [ENGLISH, *beside]:
            message = read(name).messages.get(key)
            if message is not None:
                print(f"    {name}: {message.text}")


if __name__ == "__main__":
    sys.exit(main())
