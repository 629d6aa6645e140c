"""Cards: tribe, starting and culture cards, chiefs, animals, setup cards."""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.winter.components.reading import few_abilities, halves, named_items, numbers
from nunatak.games.winter.effects.ability import ECLIPSE, LABOR, Ability, gain_data
from nunatak.games.winter.effects.notation import read_gains
from nunatak.games.winter.names import CHIEFS, CULTURE, FIRST_CULTURE, SETUP_CARDS, SPECIES, STARTING, TYPES
from nunatak.games.winter.types.catalogue import (
    WinterAbility,
    WinterCard,
    WinterChief,
    WinterGain,
    WinterSetupCard,
    WinterSpecies,
)
from nunatak.games.winter.types.words import Species as SpeciesName


def abilities_data(abilities: list[Ability]) -> list[WinterAbility]:
    """Abilities as plain data."""
    return [ability.data() for ability in abilities]


def gains_data(parts: list[int]) -> list[WinterGain]:
    """The parts of a bonus as plain data."""
    return [gain_data(parts, i) for i in range(0, len(parts), 3)]


class Card:
    """A kind of card that players hold: a type of tribe card, of starting card, or one culture card."""

    def __init__(self, name: str, title: str, copies: int, era: int, labor: int, end_vp: int, item: Reader) -> None:
        self.name = name
        self.title = title
        self.copies = copies
        self.era = era  # of a culture card, else 0
        self.labor = labor  # in halves
        self.end_vp = end_vp
        self.abilities = few_abilities(item.field("abilities"))
        self.provenance = item.field("prov").data
        # What the card adds to its owner's eclipse labor (EW-ECL-1); culture cards add none (EW-ECL-3).
        self.eclipse_labor = 0 if era else labor
        for ability in self.abilities:
            if ability.scope == ECLIPSE and era:
                raise item.field("abilities").fail("wrong-winter-culture")
            if ability.scope == ECLIPSE and not ability.costs and not ability.high:
                parts = ability.parts
                self.eclipse_labor += sum(parts[i + 1] for i in range(0, len(parts), 3) if parts[i] == LABOR)

    def data(self) -> WinterCard:
        """The card as plain data, for the page."""
        return {
            "id": self.name,
            "name": self.title,
            "copies": self.copies,
            "era": self.era or None,
            "labor_halves": self.labor,
            "end_vp": self.end_vp,
            "abilities": abilities_data(self.abilities),
            "provenance": self.provenance,
        }


def read_cards(tribe: Reader, starting: Reader, culture: Reader) -> list[Card]:
    """All cards by their number."""
    cards: list[Card] = []
    for table, names in ((tribe, [*TYPES]), (starting, STARTING)):
        for item in named_items(table, "type", names):
            copies = item.field("count").number(1, 15)
            cards.append(_card(item, copies, 0, halves(item.field("labor"))))
    total = starting.field("meta").field("per_player").number(5, 40)
    found = sum(card.copies for card in cards[len(TYPES) :])
    if found != total:
        raise starting.field("type").fail("wrong-adds-up", count=total, got=found)
    for item in named_items(culture, "card", CULTURE):
        era = 1 + (len(cards) - FIRST_CULTURE) // 20
        item.field("era").number(era, era)
        cards.append(_card(item, 1, era, 0))
    return cards


def _card(item: Reader, copies: int, era: int, labor: int) -> Card:
    name, title = item.field("id").text(), item.field("name").text()
    return Card(name, title, copies, era, labor, item.field("end_vp").number(0, 20), item)


class Chief:
    """A chief card: two sides, one of which is used for the whole game.  EW-SETUP-6"""

    def __init__(self, item: Reader) -> None:
        self.name = item.field("id").text()
        self.title = item.field("name").text()
        self.sides = [few_abilities(item.field("side_a")), few_abilities(item.field("side_b"))]
        self.provenance = item.field("prov").data

    def data(self) -> WinterChief:
        """The chief as plain data."""
        return {
            "id": self.name,
            "name": self.title,
            "a": abilities_data(self.sides[0]),
            "b": abilities_data(self.sides[1]),
            "provenance": self.provenance,
        }


def read_chiefs(table: Reader) -> list[Chief]:
    """The chiefs by their number."""
    return [Chief(item) for item in named_items(table, "chief", CHIEFS)]


class Species:
    """A species of animal: what tipping one gives, what a set of untipped ones is worth.  EW-ANIM-4, EW-END-6"""

    def __init__(self, item: Reader, name: SpeciesName) -> None:
        self.name = name
        self.title = item.field("name").text()
        self.count = item.field("count").number(1, 20)
        self.wild = item.field("wild").flag()
        self.benefit = read_gains(item.field("benefit"))
        self.set_max = item.field("set_max").number(0, 10)
        self.set_values = numbers(item.field("set_values"), 99)
        if len(self.set_values) != self.set_max or (self.wild and self.set_max):
            raise item.field("set_values").fail("wrong-winter-set-values")
        self.provenance = item.field("prov").data

    def data(self) -> WinterSpecies:
        """The species as plain data."""
        return {
            "id": self.name,
            "name": self.title,
            "count": self.count,
            "wild": self.wild,
            "benefit": gains_data(self.benefit),
            "set_values": [*self.set_values],
            "provenance": self.provenance,
        }


def read_species(table: Reader) -> list[Species]:
    """The species by their number."""
    species = [Species(*one) for one in zip(named_items(table, "species", SPECIES), SPECIES, strict=True)]
    total = table.field("meta").field("total")
    total.number(sum(one.count for one in species), sum(one.count for one in species))
    return species


class SetupCard:
    """What a player begins with.  EW-SETUP-7"""

    def __init__(self, item: Reader) -> None:
        types: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
        species: dict[str, int] = {name: i for i, name in enumerate(SPECIES)}
        self.name = item.field("id").text()
        self.title = item.field("name").text()
        self.food = item.field("food").number(0, 10)
        self.tools = item.field("tools").number(0, 10)
        self.tribe = item.field("tribe").one_of(types)
        self.animals = [animal.one_of(species) for animal in item.field("animals").items()]
        self.camp = item.field("camp").flag()
        self.provenance = item.field("prov").data

    def data(self) -> WinterSetupCard:
        """The setup card as plain data."""
        return {
            "id": self.name,
            "name": self.title,
            "food": self.food,
            "tools": self.tools,
            "tribe": TYPES[self.tribe],
            "animals": [SPECIES[animal] for animal in self.animals],
            "camp": self.camp,
            "provenance": self.provenance,
        }


def read_setup_cards(table: Reader) -> list[SetupCard]:
    """The setup cards by their number."""
    return [SetupCard(item) for item in named_items(table, "card", SETUP_CARDS)]
