"""The game: options, deal, views, positions."""

from __future__ import annotations

from typing import Final

from magpies.state import COPIES, HAND, MEADOW, SPACE, THINGS, TURNS, MagpiesState
from magpies.steps import CODEC, Get
from nunatak.engine import Agreement, Chance, GameOf, Json, Options, Reader, State, Witness
from nunatak.engine.options import Flag, Number

FIELDS: Final = ["hedge", "meadow", "hands", "nests", "turn"]
BY_NAME: Final = {name: card for card, name in enumerate(THINGS)}


class Magpies(GameOf[MagpiesState]):
    """Declares itself; whatever it leaves out (opponents, card packs, a board of its own) has a default."""

    def __init__(self) -> None:
        options = [Number("players", 2, 2, 4), Flag("thieves")]
        super().__init__("magpies", 1, options, SPACE, CODEC, FIELDS, FIELDS, prefix="MAG", package="magpies")

    def option_sets(self) -> list[Options]:
        return [{"players": players, "thieves": thieves} for players in (2, 3, 4) for thieves in (False, True)]

    def own(self, state: State) -> MagpiesState:
        assert isinstance(state, MagpiesState)
        return state

    # -- the deal ---------------------------------------------------------------------------------------------

    def deal(self, options: Options, rules: int, chance: Chance, witness: Witness | None) -> MagpiesState:
        s = self.empty(options, rules, Reader({}, ""))
        s.chance, s.witness = chance, witness
        cards = all_cards()
        s.shuffle(cards)  # MAG-SET-1
        s.hands = [sorted(cards.pop() for _ in range(HAND)) for _ in s.hands]  # MAG-SET-2
        s.meadow = [cards.pop() for _ in range(MEADOW)]
        s.hedge = cards
        first = s.draw(s.seats())  # MAG-SET-3
        s.tell("dealt", {"seat": first})
        s.push(Get(first))
        return s

    def redeal(self, s: MagpiesState, seat: int | None, chance: Chance) -> MagpiesState:
        """The hedge and what the others have are hidden; after the end only the hedge is."""
        other = s.copy()
        other.chance = chance.split()
        closed = [] if s.is_over() else [piles[i] for piles in (other.hands, other.nests) for i in others(s, seat)]
        unseen = [*other.hedge]
        for pile in closed:
            unseen += pile
        chance.deal(unseen)
        for pile in closed:
            pile[:] = sorted(unseen.pop() for _ in pile)
        other.hedge = unseen
        return other

    # -- scores -----------------------------------------------------------------------------------------------

    def add_up(self, s: MagpiesState) -> list[int]:
        return s.points()

    def best(self, s: MagpiesState) -> list[int]:
        points = s.points()
        return [seat for seat, own in enumerate(points) if own == max(points)]  # MAG-END-4

    # -- what is written --------------------------------------------------------------------------------------

    def write_view(self, s: MagpiesState, seat: int | None) -> dict[str, Json]:
        players: list[Json] = []
        for i in range(s.seats()):
            open_to = i == seat or s.is_over()
            hand: Json = names(s.hands[i]) if open_to else len(s.hands[i])
            nest: Json = names(s.nests[i]) if open_to else len(s.nests[i])
            players.append({"hand": hand, "nest": nest, "score": s.points()[i] if s.is_over() else None})
        turn = min(s.turn // s.seats() + 1, TURNS)
        return {"round": turn, "rounds": TURNS, "hedge": len(s.hedge), "meadow": names(s.meadow), "players": players}

    def write_pieces(self, s: MagpiesState) -> dict[str, Json]:
        return {
            "hedge": names(s.hedge),
            "meadow": names(s.meadow),
            "hands": [names(hand) for hand in s.hands],
            "nests": [names(nest) for nest in s.nests],
            "turn": s.turn,
        }

    def empty(self, options: Options, rules: int, position: Reader) -> MagpiesState:
        players = options["players"]
        assert isinstance(players, int)
        s = MagpiesState(Agreement(self, options, rules, [f"player-{i + 1}" for i in range(players)]), Chance(0))
        s.hedge, s.meadow, s.turn = all_cards(), [], 0
        s.hands, s.nests = [[] for _ in range(players)], [[] for _ in range(players)]
        return s

    def read_pieces(self, s: MagpiesState, position: Reader, whole: bool) -> None:
        """What a position says; cards that it does not speak of are in the hedge."""
        if position.has("turn"):
            s.turn = position.field("turn").number(0, TURNS * s.seats())
        if position.has("meadow"):
            s.meadow = read_cards(position.field("meadow"))
        if position.has("hands"):
            s.hands = read_piles(position.field("hands"), s.seats())
        if position.has("nests"):
            s.nests = read_piles(position.field("nests"), s.seats())
        if position.has("hedge"):
            s.hedge = read_cards(position.field("hedge"))
        elif any(position.has(place) for place in ("meadow", "hands", "nests")):
            s.hedge = all_cards()
            for card in [*s.meadow, *(card for pile in [*s.hands, *s.nests] for card in pile)]:
                if card not in s.hedge:
                    raise position.fail(f"there are only {COPIES} of each thing, and more of {THINGS[card]}")
                s.hedge.remove(card)
        if any(count != COPIES for count in self.count(s).values()):
            raise position.fail(f"there must be {COPIES} of each thing")

    def count(self, s: MagpiesState) -> dict[str, int]:
        cards = [*s.hedge, *s.meadow, *(card for pile in [*s.hands, *s.nests] for card in pile)]
        return {name: cards.count(card) for card, name in enumerate(THINGS)}


def all_cards() -> list[int]:
    """One after the other."""
    return [card for card in range(len(THINGS)) for _ in range(COPIES)]


def others(s: MagpiesState, seat: int | None) -> list[int]:
    """The seats whose cards a seat does not see."""
    return [i for i in range(s.seats()) if i != seat]


def names(cards: list[int]) -> list[Json]:
    """Cards as people read them."""
    return [THINGS[card] for card in cards]


def read_cards(data: Reader) -> list[int]:
    """Cards by their names."""
    return [item.one_of(BY_NAME) for item in data.items()]


def read_piles(data: Reader, seats: int) -> list[list[int]]:
    """A pile for each seat."""
    piles = [sorted(read_cards(item)) for item in data.items()]
    if len(piles) != seats:
        raise data.fail(f"expected one for each of {seats} players")
    return piles
