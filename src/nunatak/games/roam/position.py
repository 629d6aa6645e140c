"""Positions of Roam as readable data.  docs/games/roam.md describes every field."""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.roam.geometry import (
    BORDERS,
    SQUARE_NAMES,
    SQUARES,
)
from nunatak.games.roam.names import ARTIFACTS, CARD_NAMES, CARDS, LOCATIONS
from nunatak.games.roam.state import RoamState


def write_pieces(s: RoamState) -> dict[str, Json]:
    """Everything on the table."""
    slots: list[Json] = [None if card < 0 else CARD_NAMES[card] for card in s.slots]
    deck: list[Json] = [CARD_NAMES[card] for card in s.deck[s.dealt :]]
    tokens: dict[str, Json] = {}
    for q in range(SQUARES):
        if s.squares[q]:
            owners: list[Json] = [s.agreed.colour(seat) for seat in s.owners(q)]
            tokens[SQUARE_NAMES[q]] = owners
    players: dict[str, Json] = {}
    for seat in range(s.agreed.players):
        party: list[Json] = [
            {"card": CARD_NAMES[card], "awake": bool(s.awake[seat] >> card & 1)} for card in s.party[seat]
        ]
        artifacts: list[Json] = [
            {"artifact": s.c.artifacts[a].name, "ready": bool(s.ready[seat] >> a & 1)} for a in s.owned[seat]
        ]
        players[s.agreed.colour(seat)] = {
            "border": BORDERS[s.agreed.borders[seat]],
            "coins": s.coins[seat],
            "supply": s.supply[seat],
            "party": party,
            "artifacts": artifacts,
        }
    return {
        "first": s.agreed.colour(s.first),
        "active": s.agreed.colour(s.active),
        "round": s.round_number,
        "woken": s.woken,
        "ending": s.ending,
        "stirred": s.stirred,
        "still_rounds": s.still_rounds,
        "slots": slots,
        "deck": deck,
        "tokens": tokens,
        "players": players,
        "row": [s.c.artifacts[a].name for a in s.row],
        "stack": [s.c.artifacts[a].name for a in s.stack[s.unstacked :]],
        "outpost": None if s.outpost < 0 else s.agreed.colour(s.outpost),
    }


def count_pieces(s: RoamState) -> dict[str, int]:
    """How many pieces of each kind the state holds, each counted where it lies."""
    cards = [card for party in s.party for card in party]
    cards += [card for card in s.slots if card >= 0] + s.deck[s.dealt :]
    artifacts = [a for owned in s.owned for a in owned] + s.row + s.stack[s.unstacked :]
    tokens = sum(s.supply) + sum(len(s.owners(q)) for q in range(SQUARES))
    return {
        "location cards": len({card for card in cards if card < LOCATIONS}),
        "starting cards": len({card for card in cards if LOCATIONS <= card < CARDS}),
        "cards in one place only": int(len(cards) == len(set(cards))),
        "artifacts": len(set(artifacts)) if len(artifacts) <= ARTIFACTS else -1,
        "tokens": tokens,
    }
