"""Which language the terminal speaks, and what argparse says in it."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from nunatak.text import Texts, fitting, languages

OPTION = "--lang"
VARIABLE = "NUNATAK_LANG"
# In the order in which programs of Unix ask for them.
USUAL = ("LC_ALL", "LC_MESSAGES", "LANG")

# What argparse says of itself, by what it says in English; what stands in its texts as %s is a fact of our messages.
USAGE = {
    "usage: ": ("cli-usage", {}),
    "positional arguments": ("cli-usage-arguments", {}),
    "options": ("cli-usage-options", {}),
    "show this help message and exit": ("cli-usage-help", {}),
    "%(prog)s: error: %(message)s\n": ("cli-usage-error", {"program": "%(prog)s", "problem": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": (
        "cli-usage-argument",
        {"argument": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli-usage-required", {"arguments": "%s"}),
    "unrecognized arguments: %s": ("cli-usage-unknown", {"arguments": "%s"}),
    "expected one argument": ("cli-usage-expected-one", {}),
    "expected at least one argument": ("cli-usage-expected-some", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-usage-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "ignored explicit argument %r": ("cli-usage-ignored", {"value": "%r"}),
}


def wished(arguments: list[str], environment: Mapping[str, str]) -> str:
    """The language of the option, of NUNATAK_LANG, or of the terminal; English if we have none of them."""
    for at, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == OPTION:
            said = value if equals else "".join(arguments[at + 1 : at + 2])
            if said in languages():
                return said
    if environment.get(VARIABLE, "") in languages():
        return environment[VARIABLE]
    usual = next((environment[name] for name in USUAL if environment.get(name)), "")
    # fr_CA.UTF-8@euro
    return fitting([usual.partition(".")[0].partition("@")[0].replace("_", "-")])


def translate_usage(texts: Texts) -> None:
    """Lets argparse speak the language: it asks a function of its own for every text."""

    def said(english: str) -> str:
        if english not in USAGE:
            return english
        key, facts = USAGE[english]
        text = texts.say(key, **facts)
        return f"{text}\n" if english.endswith("\n") else f"{text} " if english.endswith(" ") else text

    vars(argparse)["_"] = said


def add_option(parser: argparse.ArgumentParser, texts: Texts, default: str | None = None) -> None:
    """Declares the option, for a command and all commands below it."""
    about = texts.say("cli-arg-lang")
    parser.add_argument(
        OPTION, choices=languages(), default=default, metavar=texts.say("cli-meta-language"), help=about
    )
    for action in list(parser._actions):
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                # What was said before the command counts, unless it is said again.
                add_option(command, texts, argparse.SUPPRESS)
