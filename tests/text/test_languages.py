"""All languages say the same: the same keys, the same facts, every plural form, every form of a name."""

from __future__ import annotations

import re

import babel
import pytest

from tools.words.messages import ENGLISH, Message, in_progress, languages, read
from tools.words.reading import digests, to_do

ALL = [ENGLISH, *languages()]
COMPLETE = [name for name in languages() if name not in in_progress()]
PLURALS = {"zero", "one", "two", "few", "many"}
# What words add to the facts of events, actions and questions: docs/words.md.
ADDED = ("id", "list", "count", "written", "is")
SENTENCE = re.compile(r"^[a-z]+\d*-(event|do|ask|wait)-")


def test_languages_in_progress_exist() -> None:
    assert set(in_progress()) <= set(languages())


@pytest.mark.parametrize("name", ALL)
def test_files_are_fluent(name: str) -> None:
    assert read(name).problems == []


@pytest.mark.parametrize("name", languages())
def test_nothing_is_left_over(name: str) -> None:
    assert to_do(name).left_over == []


@pytest.mark.parametrize("name", languages())
def test_messages_stand_in_files_of_the_same_name(name: str) -> None:
    english = read(ENGLISH).messages
    strayed = [key for key, one in read(name).messages.items() if key in english and one.file != english[key].file]
    assert strayed == []


def test_complete_languages_say_everything() -> None:
    assert {name: to_do(name).missing for name in COMPLETE} == {name: [] for name in COMPLETE}


def test_translations_were_made_from_the_english_of_today() -> None:
    assert {name: to_do(name).changed for name in COMPLETE} == {name: [] for name in COMPLETE}
    assert all(set(digests(name)) == set(read(ENGLISH).messages) for name in COMPLETE)


@pytest.mark.parametrize("name", languages())
def test_translations_ask_only_for_facts_that_are_there(name: str) -> None:
    unknown = {
        key: sorted(variable for variable in _all_variables(one) if not _is_given(variable, key, name))
        for key, one in read(name).messages.items()
        if key in read(ENGLISH).messages
    }
    assert {key: variables for key, variables in unknown.items() if variables} == {}


@pytest.mark.parametrize("name", languages())
def test_translations_leave_out_no_fact(name: str) -> None:
    """What is chosen by may be said in words: a colour, a pile."""
    own = read(name).messages
    lost = {
        key: sorted(
            said
            for said in _said(english)
            if not any(said in (_base(one, name), one.removesuffix("-id")) for one in own[key].variables)
        )
        for key, english in read(ENGLISH).messages.items()
        if key in own
    }
    assert {key: variables for key, variables in lost.items() if variables} == {}


@pytest.mark.parametrize("name", ALL)
def test_forms_of_names_cannot_be_taken_for_facts(name: str) -> None:
    endings = {one.rpartition("-")[2] for message in read(ENGLISH).messages.values() for one in message.variables}
    assert read(name).forms & {*endings, *ADDED} == set()


def test_forms_of_names_are_asked_for() -> None:
    for name in COMPLETE:
        messages = read(name).messages.values()
        asked = {variable.rpartition("-")[2] for message in messages for variable in _all_variables(message)}
        referred = {form for message in messages for form in re.findall(r"\{ [\w-]+\.(\w+)", message.text)}
        assert read(name).forms - asked - referred == set(), name


@pytest.mark.parametrize("name", ALL)
def test_every_plural_form_is_there(name: str) -> None:
    rule = babel.Locale.parse(name.replace("-", "_")).plural_form
    needed = {rule(count) for count in range(201)}
    lacking = []
    for key, message in read(name).messages.items():
        for choice in message.choices:
            if PLURALS & {*choice.variants}:
                absent = needed - {*choice.variants}
                # The last resort may stand in for one form.
                spare = 1 if choice.default == "other" and "other" not in needed else 0
                if len(absent) > spare:
                    lacking.append((key, choice.by, sorted(absent)))
    assert lacking == []


@pytest.mark.parametrize("name", ALL)
def test_what_messages_refer_to_is_there(name: str) -> None:
    language = read(name)
    known = {*language.messages, *(f"-{term}" for term in language.terms)}
    lost = {key: sorted(message.references - known) for key, message in language.messages.items()}
    assert {key: keys for key, keys in lost.items() if keys} == {}


def test_russian_does_not_spell_a_number_that_may_be_21() -> None:
    russian = read("ru").messages.items()
    assert [key for key, one in russian if re.search(r"\[one\][^\n{]*\b(один|одна|одно|одну)\b", one.text)] == []


def _all_variables(message: Message) -> set[str]:
    return message.variables.union(*message.attributes.values())


def _base(variable: str, name: str) -> str:
    """The fact that a variable is a form of, or itself."""
    fact, dash, form = variable.rpartition("-")
    return fact if dash and form in read(name).forms else variable


def _is_given(variable: str, key: str, name: str) -> bool:
    english = read(ENGLISH).messages[key].variables
    fact = _base(variable, name)
    # A number that is said as a text, `$halves-written`, is there as a number too.
    if variable in english or fact in english or f"{fact}-written" in english:
        return True
    base, _, ending = fact.rpartition("-")
    if SENTENCE.match(key) and (ending in ADDED and base in english):
        return True
    # The parts of a list: `$cards-list` where English says `$cards`.
    return SENTENCE.match(key) is not None and fact == "player"


def _said(message: Message) -> set[str]:
    """The variables that a message speaks, not only chooses by; a number it counts with need not be spoken."""
    spoken = set(re.findall(r"\{ \$([\w-]+) \}", message.text))
    return spoken - {choice.by for choice in message.choices}
