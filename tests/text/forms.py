"""A made-up game in Russian and Czech, whose names stand in sentences in all their cases."""

from __future__ import annotations

from typing import cast

from nunatak.engine import Game, JsonObject
from nunatak.text import Texts
from nunatak.text.language import Language

NAME = "sledges"

RUSSIAN = """
sledges-card-scout = Разведчик
    .gen = Разведчика
    .acc = Разведчика
    .gender = m
sledges-card-hut = Избушка
    .gen = Избушки
    .acc = Избушку
    .gender = f
sledges-card-fire = Огниво
sledges-at = { $card } ({ $place })
    .gen = { $card-gen } ({ $place })
sledges-event-took = { $card-gender ->
    [f] { $player } берёт { $card-acc }: она взята.
   *[m] { $player } берёт { $card-acc }: он взят.
}
sledges-event-took_all = { $player } берёт { $cards-acc }; без { $cards-list-gen }; всего { $cards-count ->
    [one] { $cards-count } карта
    [few] { $cards-count } карты
   *[many] { $cards-count } карт
}.
sledges-event-left = { $player } уходит от { $at-gen }.
sledges-event-praised = { $player } хвалит { $player-gen }.
sledges-event-same = { sledges-without }
sledges-without = Без { $card-gen }.
"""
CZECH = """
sledges-card-scout = Zvěd
    .acc = Zvěda
sledges-card-hut = Chýše
    .acc = Chýši
sledges-event-took = { $player } si bere kartu { $card-acc }.
sledges-event-took_all = { $player } si bere karty { $cards-acc }: { $cards-count ->
    [one] { $cards-count } kartu
    [few] { $cards-count } karty
   *[other] { $cards-count } karet
}.
"""
SOURCES = {"cs": CZECH, "ru": RUSSIAN}

EVENTS: list[JsonObject] = [
    {"kind": "took", "seat": 0, "card": "scout"},
    {"kind": "took", "seat": 0, "card": "hut"},
    {"kind": "took", "seat": 1, "card": "fire"},
    {"kind": "took", "seat": 1, "card": "from-a-pack"},
    {"kind": "took_all", "seat": 0, "cards": []},
    {"kind": "took_all", "seat": 0, "cards": ["hut"]},
    {"kind": "took_all", "seat": 0, "cards": ["hut", "scout"]},
    {"kind": "took_all", "seat": 0, "cards": ["hut", "scout", "fire", "hut", "hut"]},
    {"kind": "left", "seat": 0, "at": {"say": "sledges-at", "card": "hut", "place": 3}},
    {"kind": "praised", "seat": 0},
    {"kind": "same", "seat": 0, "card": "hut"},
]
SENTENCES: dict[str, list[str | None]] = {
    "ru": [
        "Ada берёт Разведчика: он взят.",
        "Ada берёт Избушку: она взята.",
        "Ben берёт Огниво: он взят.",
        "Ben берёт Snow Plough: он взят.",
        "Ada берёт ; без ; всего 0 карт.",
        "Ada берёт Избушку; без Избушки; всего 1 карта.",
        "Ada берёт Избушку и Разведчика; без Избушки, Разведчика; всего 2 карты.",
        "Ada берёт Избушку, Разведчика, Огниво, Избушку и Избушку; без Избушки, Разведчика, Огниво, Избушки, Избушки; "
        "всего 5 карт.",
        "Ada уходит от Избушки (3).",
        "Ada хвалит Ada.",
        "Без Избушки.",
    ],
    "cs": [
        "Ada si bere kartu Zvěda.",
        "Ada si bere kartu Chýši.",
        "Ben si bere kartu fire.",
        "Ben si bere kartu Snow Plough.",
        "Ada si bere karty : 0 karet.",
        "Ada si bere karty Chýši: 1 kartu.",
        "Ada si bere karty Chýši a Zvěda: 2 karty.",
        "Ada si bere karty Chýši, Zvěda, fire, Chýši a Chýši: 5 karet.",
        None,
        None,
        None,
    ],
}


class Sledges:
    """As much of a game as words need."""

    name = NAME

    def words(self) -> JsonObject:
        return {"fields": {"cards": {"say": ["sledges-card-*"]}}}

    def catalogue(self) -> JsonObject:
        return {"cards": [{"id": "scout", "name": ""}, {"id": "from-a-pack", "name": "Snow Plough"}]}


def sledges() -> Game:
    return cast("Game", Sledges())


class Taught(Texts):
    """A language of ours, with the words of the made-up game."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale)
        self._taught = Language(locale, SOURCES[locale])

    def _find(self, key: str) -> tuple[Language, str] | None:
        return (self._taught, key) if self._taught.has(key) else super()._find(key)
