"""All printed pieces together, and the tables that the rules look things up in."""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json, JsonObject
from nunatak.engine.reading import Reader
from nunatak.engine.tables import check_pack, read_table
from nunatak.games.winter.components.boards import (
    IdolBoard,
    PlayerBoard,
    column_abilities,
    read_columns,
    read_turn_order,
    stones_a_side,
)
from nunatak.games.winter.components.cards import gains_data, read_cards, read_chiefs, read_setup_cards, read_species
from nunatak.games.winter.components.places import (
    MegalithBoards,
    Terrain,
    read_glacier_tokens,
    read_rest_tokens,
    read_stones,
)
from nunatak.games.winter.effects.ability import ACTION, WHEN, Ability
from nunatak.games.winter.names import (
    CARDS,
    ERA_TWO_STONE,
    FIRST_CULTURE,
    GLACIER_TOKENS,
    STARTING,
    STONES,
    TYPES,
)
from nunatak.games.winter.types.catalogue import WinterCatalogue

TABLES: Final = [
    "animals", "chiefs", "culture_cards", "glacier_tokens", "idol_board", "main_board", "megalith_boards",
    "player_board", "rest_tokens", "sacred_stones", "setup_cards", "starting_cards", "terrain", "tribe_cards",
    "turn_order",
]  # fmt: skip


class Components:
    """All pieces, and lists of their numbers by card, species, column or slot."""

    def __init__(self, pack: dict[str, Json]) -> None:
        check_pack(pack, TABLES)
        tables: dict[str, Reader] = {name: read_table("winter", name, pack) for name in TABLES}
        self.cards = read_cards(tables["tribe_cards"], tables["starting_cards"], tables["culture_cards"])
        self.chiefs = read_chiefs(tables["chiefs"])
        self.species = read_species(tables["animals"])
        self.setup_cards = read_setup_cards(tables["setup_cards"])
        self.columns = read_columns(tables["main_board"])
        self.board = PlayerBoard(tables["player_board"])
        self.idols = IdolBoard(tables["idol_board"])
        order = read_turn_order(tables["turn_order"])
        self.terrain = Terrain(tables["terrain"])
        self.megaliths = MegalithBoards(tables["megalith_boards"])
        self.stones = read_stones(tables["sacred_stones"])
        self.glacier_tokens = read_glacier_tokens(tables["glacier_tokens"])
        self.rest_tokens = read_rest_tokens(tables["rest_tokens"])
        self.stones_left = stones_a_side(tables["main_board"], "left")
        self.stones_right = stones_a_side(tables["main_board"], "right")
        self.order_setup = [setup for setup, _ in order]
        self.order_eclipse = [eclipse for _, eclipse in order]
        kinds = {card.name: i for i, card in enumerate(self.cards)}
        aside = tables["starting_cards"].field("meta").field("opening_hand_set_aside")
        self.set_aside = [item.one_of(kinds) for item in aside.items()]
        self.starting_deck = [kind for kind in range(len(TYPES), FIRST_CULTURE) for _ in range(self.cards[kind].copies)]
        # Lists by kind of card.
        self.labor = [card.labor for card in self.cards]
        self.eclipse_labor = [card.eclipse_labor for card in self.cards]
        self.end_vp = [card.end_vp for card in self.cards]
        self.abilities: list[list[Ability]] = [card.abilities for card in self.cards]
        # Masks of the abilities that are used at a moment of the player's choice, in stage 1 or while resting; and
        # of those that need a column, which culture cards keep in stage 2 (EW-CULT-6).
        self.usable = [_mask(card.abilities, False) for card in self.cards]
        self.marked = [_mask(card.abilities, True) for card in self.cards]
        self.listens = [0] * CARDS  # mask of the events that `when` abilities of a card wait for
        for kind, card in enumerate(self.cards):
            for ability in card.abilities:
                if ability.scope == WHEN:
                    self.listens[kind] |= 1 << ability.event
        self.tops = column_abilities(self.columns)
        self.middles = [column.middle[0] for column in self.columns]
        # Whether labor is a price elsewhere than in columns.
        self.labor_priced = any(ability.labor for ability in self.all_abilities())
        self.benefits = [species.benefit for species in self.species]
        self.work = self.board.work
        self.food_max = self.board.food_max
        self.tool_max = self.board.tool_max

    def all_abilities(self) -> list[Ability]:
        """The abilities of cards, chiefs and rest tokens."""
        found: list[Ability] = []
        for card in self.cards:
            found += card.abilities
        for chief in self.chiefs:
            for side in chief.sides:
                found += side
        for token in self.rest_tokens:
            found += token.effects
        return found

    def data(self) -> WinterCatalogue:
        """The printed components as plain data, for the page and the help."""
        return {
            "cards": [card.data() for card in self.cards],
            "chiefs": [chief.data() for chief in self.chiefs],
            "species": [one.data() for one in self.species],
            "setup_cards": [card.data() for card in self.setup_cards],
            "columns": [column.data() for column in self.columns],
            "player_board": self.board.data(),
            "idol_board": self.idols.data(),
            "turn_order": [
                {"setup": gains_data(a), "eclipse": gains_data(b)}
                for a, b in zip(self.order_setup, self.order_eclipse, strict=True)
            ],
            "terrain": self.terrain.data(),
            "megaliths": self.megaliths.data(),
            "stones": [
                {"id": STONES[i], "era": 1 if i < ERA_TWO_STONE else 2, "score": score.data()}
                for i, score in enumerate(self.stones)
            ],
            "glacier_tokens": [
                {"id": name, "bonus": gains_data(bonus)}
                for name, bonus in zip(GLACIER_TOKENS, self.glacier_tokens, strict=True)
            ],
            "rest_tokens": [token.data() for token in self.rest_tokens],
        }

    def checked(self) -> list[JsonObject]:
        """What was checked when the tables were read."""
        return [
            {
                "say": "cli-checked-winter-cards",
                "tribe": len(TYPES),
                "starting": len(STARTING),
                "culture": len(self.cards) - len(TYPES) - len(STARTING),
            },
            {"say": "cli-checked-winter-abilities", "lines": sum(len(card.abilities) for card in self.cards)},
            {"say": "cli-checked-winter-chiefs", "chiefs": len(self.chiefs), "setups": len(self.setup_cards)},
            {"say": "cli-checked-winter-species", "species": len(self.species)},
            {"say": "cli-checked-winter-stones", "stones": len(self.stones)},
            {"say": "cli-checked-winter-boards", "columns": len(self.columns)},
            {"say": "cli-checked-winter-places"},
            {
                "say": "cli-checked-winter-tokens",
                "glaciers": len(self.glacier_tokens),
                "rests": len(self.rest_tokens),
            },
        ]


def _mask(abilities: list[Ability], marked: bool) -> int:
    """Mask of a card's action abilities; with `marked` only those that need a column."""
    return sum(
        1 << i for i, ability in enumerate(abilities) if ability.scope == ACTION and (not marked or ability.column >= 0)
    )
