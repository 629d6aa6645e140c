"""Animals and sacred stones of a position: each lies in one place, and what is not mentioned fills what is left."""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.winter.names import (
    ERA_TWO_STONE,
    SPECIES,
    SPECIES_COUNT,
    STONE_SLOTS,
    STONES,
)
from nunatak.games.winter.reading.names import (
    SPECIES_INDEX,
    STONE_INDEX,
    one_or_none,
    players_of,
)
from nunatak.games.winter.state import WinterState


def read_animals(s: WinterState, position: Reader) -> None:
    """Animals of the players, the hunting grounds, the animal deck."""
    for seat, player in players_of(position, s.agreed.seat_index):
        for key, first in (("animals", seat * 2 * SPECIES_COUNT), ("tipped", (seat * 2 + 1) * SPECIES_COUNT)):
            if player.has(key):
                place = player.field(key)
                place.only([*SPECIES])
                for species, name in enumerate(SPECIES):
                    s.animals[first + species] = place.field(name).number(0, 20) if place.has(name) else 0
    animals = position.field("animals") if position.has("animals") else Reader({}, "animals")
    animals.only(["deck", "grounds"])
    if animals.has("grounds"):
        s.grounds = [item.one_of(SPECIES_INDEX) for item in animals.field("grounds").items()]
    out = [s.c.species[species].count - s.grounds.count(species) for species in range(SPECIES_COUNT)]
    for i, count in enumerate(s.animals):
        out[i % SPECIES_COUNT] -= count
    if min(out) < 0:
        raise position.fail("wrong-more-of", what=SPECIES[out.index(min(out))])
    if animals.has("deck"):
        deck = [item.one_of(SPECIES_INDEX) for item in animals.field("deck").items()]
        for species in range(SPECIES_COUNT):
            if deck.count(species) > out[species]:
                raise animals.field("deck").fail("wrong-more-of", what=SPECIES[species])
    else:
        deck = []
        for species in s.animal_deck[s.animals_dealt :]:
            if out[species]:
                out[species] -= 1
                deck.append(species)
        for species in range(SPECIES_COUNT):
            deck += [species] * out[species]
    s.animal_deck = deck
    s.animals_dealt = 0


def read_stones(s: WinterState, position: Reader) -> None:
    """Stones on the main board, on the player boards and in the box."""
    named: dict[int, str] = {}

    def stone_at(place: Reader) -> int:
        stone = one_or_none(place, STONE_INDEX)
        if stone in named:
            raise place.fail("wrong-twice", thing=STONES[stone], place=named[stone])
        if stone >= 0:
            named[stone] = place.where
        return stone

    for seat, player in players_of(position, s.agreed.seat_index):
        if player.has("stones"):
            stones = [stone_at(item) for item in player.field("stones").items()]
            if len(stones) > STONE_SLOTS or -1 in stones:
                raise player.field("stones").fail("wrong-at-most", most=STONE_SLOTS)
            first = seat * STONE_SLOTS
            s.owned_stones[first : first + STONE_SLOTS] = stones + [-1] * (STONE_SLOTS - len(stones))
    held = {stone for stone in s.owned_stones if stone >= 0}
    table = position.field("stones") if position.has("stones") else Reader({}, "stones")
    table.only(["left", "right", "box"])
    side = s.c.stones_left[s.agreed.players]
    spaces = s.stones or [-1] * (side + s.c.stones_right[s.agreed.players])
    sides = [spaces[:side], spaces[side:]]
    for i, key in enumerate(("left", "right")):
        if table.has(key):
            stones = [stone_at(item) for item in table.field(key).items()]
            wrong = [stone for stone in stones if stone >= 0 and (stone < ERA_TWO_STONE) == (i == 1)]
            if len(stones) > len(sides[i]) or wrong:
                raise table.field(key).fail("wrong-at-most", most=len(sides[i]))
            sides[i] = stones + [-1] * (len(sides[i]) - len(stones))
        else:
            sides[i] = [-1 if stone in named or stone in held else stone for stone in sides[i]]
    s.stones = sides[0] + sides[1]
    if table.has("box"):
        for item in table.field("box").items():
            stone_at(item)
    on_table = {stone for stone in s.stones if stone >= 0} | held
    s.stone_box = [stone for stone in range(len(STONES)) if stone not in on_table]
