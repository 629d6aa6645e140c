"""The hunting grounds, the animal deck, the animals of the tribes.  EW-HUNT, EW-ANIM"""

from __future__ import annotations

from nunatak.games.winter.actions import CATCH, NO_ANIMAL, TIP_ANIMAL
from nunatak.games.winter.doing.resources import score
from nunatak.games.winter.names import BY_MISSING, GROUNDS, SPECIES, SPECIES_COUNT
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.types.words import Species


def deck_left(s: WinterState) -> int:
    """How many cards the animal deck has."""
    return len(s.animal_deck) - s.animals_dealt


def add_catches(s: WinterState, found: list[int]) -> None:
    """Adds every species in the grounds; with grounds and deck empty, the 1 VP instead.  EW-HUNT-4, EW-HUNT-5"""
    if not s.grounds:
        if deck_left(s) == 0:
            found.append(NO_ANIMAL)
        return
    seen = 0
    for species in s.grounds:
        if not seen >> species & 1:
            seen |= 1 << species
            found.append(CATCH.base + species)


def catch(s: WinterState, seat: int, species: int) -> bool:
    """An animal of the grounds comes untipped to its hunter, or 1 VP when there is none.  EW-HUNT-4, EW-HUNT-5"""
    if species == SPECIES_COUNT:
        score(s, seat, 1, BY_MISSING)
        return False
    s.grounds.remove(species)
    s.animals[seat * 2 * SPECIES_COUNT + species] += 1
    if s.witness is not None:
        s.tell("took_animal", {"seat": seat, "species": SPECIES[species]})
    return True


def draw_animal(s: WinterState, seat: int) -> bool:
    """The top card of the animal deck comes untipped to a player, or 1 VP when the deck is empty.  EW-HUNT-7"""
    if deck_left(s) == 0:
        score(s, seat, 1, BY_MISSING)
        return False
    species = s.animal_deck[s.animals_dealt]
    s.animals_dealt += 1
    s.animals[seat * 2 * SPECIES_COUNT + species] += 1
    s.reveal()
    if s.witness is not None:
        s.tell("drew_animal", {"seat": seat, "species": SPECIES[species]})
    return True


def can_reveal(s: WinterState) -> bool:
    """Whether there is room in the grounds and a card in the deck.  EW-HUNT-2, EW-HUNT-3"""
    return len(s.grounds) < GROUNDS and s.animals_dealt < len(s.animal_deck)


def reveal_animals(s: WinterState, count: int, most: int) -> None:
    """Opens cards of the animal deck into the grounds while there is room.  EW-HUNT-1 to EW-HUNT-3, EW-PREP-3"""
    opened: list[Species] = []
    for _ in range(count):
        if len(s.grounds) >= most or s.animals_dealt == len(s.animal_deck):
            break
        species = s.animal_deck[s.animals_dealt]
        s.animals_dealt += 1
        s.grounds.append(species)
        opened.append(SPECIES[species])
    if opened:
        s.reveal()
        s.tell("revealed_animals", {"species": opened})


def add_tips(s: WinterState, seat: int, found: list[int]) -> None:
    """Adds every species of which the seat has an untipped animal.  EW-ANIM-4"""
    first = seat * 2 * SPECIES_COUNT
    for species in range(SPECIES_COUNT):
        if s.animals[first + species]:
            found.append(TIP_ANIMAL.base + species)


def tip(s: WinterState, seat: int, species: int) -> list[int]:
    """Turns an animal sideways for good; returns its benefit.  EW-ANIM-4"""
    first = seat * 2 * SPECIES_COUNT
    s.animals[first + species] -= 1
    s.animals[first + SPECIES_COUNT + species] += 1
    if s.witness is not None:
        s.tell("tipped", {"seat": seat, "species": SPECIES[species]})
    return s.c.benefits[species]
