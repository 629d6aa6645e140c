"""What a player of Roam has and may expect, counted in the units that the weights multiply."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.roam.odds import LEAST_LEAD
from nunatak.bots.evaluate.roam.weights import RoamWeights
from nunatak.games.roam.geometry import SLOT_MASK, SLOTS
from nunatak.games.roam.state import RoamState

AMOUNTS: Final = [
    "points", "card", "solid", "empty", "awake_solid", "awake_empty", "coins_early", "coins_late", "short", "ability",
    "locations", "consolation", "turn", "to_come",
]  # fmt: skip
FULL_TURN: Final = 5  # tokens that a turn may need
OUTPOST: Final = 3  # points of its owner


class Holding:
    """One player's amounts. Those marked * are multiplied by how much of the game is left."""

    def __init__(self) -> None:
        self.points = 0.0
        self.cards = 0.0  # *
        self.solid = 0.0  # * solid squares of the party's patterns
        self.empty = 0.0  # *
        self.awake_solid = 0.0  # * the same of those who can go out next turn
        self.awake_empty = 0.0  # *
        self.purse = 0.0  # * what so many coins are worth
        self.coins = 0.0
        self.short = 0.0
        self.abilities = 0.0  # * what the artifacts do, weighed by ability
        self.locations = 0.0  # what the locations promise
        self.consolation = 0.0  # * coins that lost locations will bring
        self.turn = 0.0  # 1 for the player whose turn it is
        self.to_come = 0.0  # 1 for those whose turn of this round is not over: everybody has the same number in the end

    def amounts(self) -> list[float]:
        """In the order of their names."""
        return [
            self.points, self.cards, self.solid, self.empty, self.awake_solid, self.awake_empty,
            self.purse, self.coins, self.short, self.abilities, self.locations, self.consolation,
            self.turn, self.to_come,
        ]  # fmt: skip


class Patterns:
    """What is printed on the cards, counted once."""

    def __init__(self, s: RoamState, w: RoamWeights) -> None:
        c = s.c
        self.c = c
        marks = ["".join(card.pattern) for card in c.cards]
        self.solid = [mark.count("X") for mark in marks]
        self.empty = [mark.count("o") for mark in marks]
        # By card: what it is worth on top of its points to whoever takes it.
        self.taken = [
            w.card + (w.solid + w.awake_solid) * solid + (w.empty + w.awake_empty) * empty
            for solid, empty in zip(self.solid, self.empty, strict=True)
        ]
        # By artifact: what it can do. An ability that the weights do not know says itself what it is worth.
        abilities = [*w.ability, *(ability.worth for ability in s.abilities.numbered[len(w.ability) :])]
        self.ability = [abilities[artifact.number] for artifact in c.artifacts]


def holdings(s: RoamState, patterns: Patterns, w: RoamWeights, fade: float) -> list[Holding]:
    """What every player has and may expect."""
    found = [possessions(s, player, patterns, w, fade) for player in range(s.agreed.players)]
    promises(s, found, patterns, w, fade)
    return found


def possessions(s: RoamState, seat: int, patterns: Patterns, w: RoamWeights, fade: float) -> Holding:
    """What a player has: points, party, purse, artifacts, supply."""
    c = s.c
    holding = Holding()
    points = solid = empty = awake_solid = awake_empty = 0
    awake = s.awake[seat]
    for card in s.party[seat]:
        points += c.points[card]
        solid += patterns.solid[card]
        empty += patterns.empty[card]
        # With everybody asleep the whole party wakes at the start of the next turn.
        if awake == 0 or awake >> card & 1:
            awake_solid += patterns.solid[card]
            awake_empty += patterns.empty[card]
    abilities = 0.0
    for artifact in s.owned[seat]:
        usable = awake == 0 or s.ready[seat] >> artifact & 1
        abilities += patterns.ability[artifact] * (1.0 if usable else w.spent)
        points += c.artifact_points[artifact]
    if s.outpost == seat:
        points += OUTPOST
    holding.points = float(points)
    holding.cards = fade * len(s.party[seat])
    holding.solid = fade * solid
    holding.empty = fade * empty
    holding.awake_solid = fade * awake_solid
    holding.awake_empty = fade * awake_empty
    holding.purse = fade * w.purse(s.coins[seat])
    holding.coins = float(s.coins[seat])
    holding.short = float(max(0, FULL_TURN - s.supply[seat]))
    holding.abilities = fade * abilities
    holding.turn = 1.0 if s.active == seat else 0.0
    players = s.agreed.players
    holding.to_come = 1.0 if (seat - s.first) % players >= (s.active - s.first) % players else 0.0
    return holding


def promises(s: RoamState, found: list[Holding], patterns: Patterns, w: RoamWeights, fade: float) -> None:
    """Adds what each player may expect of the locations: the card by the odds of taking it, or the consolation."""
    players = s.agreed.players
    rounds = 1.0 if not s.ending else w.last_round
    for slot in range(SLOTS):
        card = s.slots[slot]
        if card < 0:
            continue
        uncovered = 6 - (s.covered & SLOT_MASK[slot]).bit_count()
        if uncovered == 6:
            continue
        likely = odds(s, slot, uncovered, w)
        near = w.nearness[uncovered] * (1.0 if uncovered == 0 else rounds)
        prize = (s.c.points[card] + fade * patterns.taken[card]) * near
        consolation = fade * near
        for player in range(players):
            holding = found[player]
            chance = likely[player]
            holding.locations += chance * prize
            if s.counts[slot * 4 + player]:
                holding.consolation += (1 - chance) * consolation


def odds(s: RoamState, slot: int, uncovered: int, w: RoamWeights) -> list[float]:
    """How likely each player takes a location: pair by pair, as if the open squares were shared out by chance."""
    players = s.agreed.players
    base = slot * 4
    # With towers the covered squares are not settled either.
    open_to = uncovered if s.agreed.cap == 1 or uncovered == 0 else min(6, uncovered + 1)
    to_move = w.odds_to_move[open_to]
    mover = s.active
    if players == 2:
        chance = to_move[s.counts[base + mover] - s.counts[base + 1 - mover] + LEAST_LEAD]
        return [chance, 1 - chance] if mover == 0 else [1 - chance, chance]
    even = w.odds[open_to]
    likely: list[float] = []
    total = 0.0
    for player in range(players):
        own = s.counts[base + player]
        chance = 1.0
        for other in range(players):
            if other == player:
                continue
            lead = own - s.counts[base + other] + LEAST_LEAD
            if player == mover:
                chance *= to_move[lead]
            elif other == mover:
                chance *= 1 - to_move[2 * LEAST_LEAD - lead]
            else:
                chance *= even[lead]
        likely.append(chance)
        total += chance
    if total <= 0:
        return [1.0 / players] * players
    return [chance / total for chance in likely]
