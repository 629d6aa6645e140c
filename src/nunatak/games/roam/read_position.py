"""Reads positions of Roam, whole or in part.  docs/games/roam.md describes every field.

A partial position is laid over a dealt game: what it does not mention stays. A card that it puts somewhere leaves the
deck, or the place where the deal had put it; tokens it puts on the field come from their owner's supply.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.roam.claiming import CARDS_TO_END
from nunatak.games.roam.geometry import (
    BORDERS,
    SLOT_MASK,
    SLOT_OF,
    SLOTS,
    SQUARE_NUMBER,
    SQUARES,
    WHOLE_FIELD,
)
from nunatak.games.roam.names import CARD_NAMES, CARD_NUMBER, LOCATIONS, ROW, TOKENS
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.turn import turn_steps

FIELDS: Final = [
    "first", "active", "round", "woken", "ending", "stirred", "still_rounds", "slots", "deck", "tokens", "players",
    "row", "stack", "outpost",
]  # fmt: skip
NEEDED: Final = ["first", "active", "slots", "deck", "tokens", "players", "row", "stack"]
PLAYER_FIELDS: Final = ["border", "coins", "supply", "party", "artifacts"]


def read_pieces(s: RoamState, position: Reader) -> None:
    """Sets the parts of a state that a position mentions, and checks that the whole can exist."""
    _read_cards(s, position)
    _read_artifacts(s, position)
    _read_tokens(s, position)
    seats = s.agreed.seat_index
    for key in ("first", "active", "outpost"):
        if position.has(key):
            field = position.field(key)
            if key == "outpost":
                s.outpost = -1 if field.is_null() else field.one_of(seats)
            elif key == "first":
                s.first = field.one_of(seats)
            else:
                s.active = field.one_of(seats)
    if position.has("round"):
        s.round_number = position.field("round").number(1, 1_000_000)
    if position.has("woken"):
        s.woken = position.field("woken").flag()
    if position.has("ending"):
        s.ending = position.field("ending").flag()
    s.ending = s.ending or any(len(party) >= CARDS_TO_END for party in s.party)  # ROAM-END-1
    if position.has("stirred"):
        s.stirred = position.field("stirred").flag()
    if position.has("still_rounds"):
        s.still_rounds = position.field("still_rounds").number(0, 2)


def read_stack(s: RoamState, position: Reader) -> None:
    """A position that names only the active player is at the start of a turn; the free waking comes first."""
    if not position.has("steps") and position.has("active"):
        s.end()
        s.push_all(turn_steps(s, s.active))
    if not s.steps:
        return
    top = s.steps[-1]
    if top.name == "end_of_turn":
        raise position.field("steps").fail("wrong-last-step")
    if top.name == "start":
        s.wake_if_all_asleep(top.seat)


def _read_cards(s: RoamState, position: Reader) -> None:
    """Parties, slots and deck. Each card is in exactly one place; unmentioned cards fill what is left."""
    mentioned: dict[int, str] = {}

    def card_at(place: Reader, locations_only: bool) -> int:
        card = place.one_of(CARD_NUMBER)
        if locations_only and card >= LOCATIONS:
            raise place.fail("wrong-roam-starting")
        if card in mentioned:
            raise place.fail("wrong-twice", thing=CARD_NAMES[card], place=mentioned[card])
        mentioned[card] = place.where
        return card

    parties: list[list[int] | None] = [None] * s.agreed.players
    for seat, player in _players(s, position):
        if player.has("party"):
            party: list[int] = []
            s.awake[seat] = 0
            for item in player.field("party").items():
                if isinstance(item.data, str):
                    card = card_at(item, False)
                    s.awake[seat] |= 1 << card
                else:
                    item.only(["card", "awake"])
                    card = card_at(item.field("card"), False)
                    if not item.has("awake") or item.field("awake").flag():
                        s.awake[seat] |= 1 << card
                if card >= LOCATIONS and (card - LOCATIONS) // 3 != s.agreed.colours[seat]:
                    raise item.fail("wrong-roam-other-colour")
                party.append(card)
            if len(party) < 3:
                raise player.field("party").fail("wrong-roam-party")
            parties[seat] = party
    slots: list[int] | None = None
    if position.has("slots"):
        items = position.field("slots").items()
        if len(items) != SLOTS:
            raise position.field("slots").fail("wrong-count-only", count=SLOTS)
        slots = [-1 if item.is_null() or item.data == "" else card_at(item, True) for item in items]
    deck: list[int] | None = None
    if position.has("deck"):
        deck = [card_at(item, True) for item in position.field("deck").items()]

    for seat in range(s.agreed.players):
        party_now = parties[seat]
        if party_now is None:
            s.party[seat] = [card for card in s.party[seat] if card not in mentioned]
            s.awake[seat] &= sum(1 << card for card in s.party[seat])
        else:
            s.party[seat] = party_now
    spare = [card for card in s.deck[s.dealt :] if card not in mentioned]
    if slots is None:
        # A slot whose card the position has put elsewhere is filled from the deck, as after a claim.
        s.slots = [(spare.pop(0) if spare else -1) if card in mentioned else card for card in s.slots]
    else:
        freed = [card for card in s.slots if card >= 0 and card not in mentioned]
        s.slots = slots
        spare += freed
    s.deck = spare if deck is None else deck
    s.dealt = 0
    s.field = WHOLE_FIELD
    for slot in range(SLOTS):
        if s.slots[slot] < 0:
            s.field &= ~SLOT_MASK[slot]


def _read_artifacts(s: RoamState, position: Reader) -> None:
    """Row, stack and what players own. Each artifact is in at most one place."""
    index = s.c.artifact_index
    mentioned: dict[int, str] = {}

    def artifact_at(place: Reader) -> int:
        artifact = place.one_of(index)
        if not s.agreed.artifacts:
            raise place.fail("wrong-roam-artifacts")
        if artifact in mentioned:
            raise place.fail("wrong-twice", thing=s.c.artifacts[artifact].name, place=mentioned[artifact])
        mentioned[artifact] = place.where
        return artifact

    for seat, player in _players(s, position):
        if player.has("artifacts"):
            owned: list[int] = []
            s.ready[seat] = 0
            for item in player.field("artifacts").items():
                if isinstance(item.data, str):
                    artifact = artifact_at(item)
                    s.ready[seat] |= 1 << artifact
                else:
                    item.only(["artifact", "ready"])
                    artifact = artifact_at(item.field("artifact"))
                    if not item.has("ready") or item.field("ready").flag():
                        s.ready[seat] |= 1 << artifact
                owned.append(artifact)
            s.owned[seat] = owned
    row = [artifact_at(item) for item in position.field("row").items()] if position.has("row") else None
    if row is not None and len(row) > ROW:
        raise position.field("row").fail("wrong-at-most", most=ROW)
    stack = [artifact_at(item) for item in position.field("stack").items()] if position.has("stack") else None
    held = {artifact for owned in s.owned for artifact in owned}
    spare = [a for a in s.stack[s.unstacked :] if a not in mentioned and a not in held]
    if row is None:
        s.row = [a for a in s.row if a not in mentioned]
        while len(s.row) < ROW and spare:
            s.row.append(spare.pop(0))
    else:
        spare += [a for a in s.row if a not in mentioned]
        s.row = row
    s.stack = spare if stack is None else stack
    s.unstacked = 0


def _read_tokens(s: RoamState, position: Reader) -> None:
    """Tokens, supplies and purses. Supplies follow from the tokens on the field unless they are given."""
    seats: dict[str, int] = {s.agreed.colour(seat): seat for seat in range(s.agreed.players)}
    if position.has("tokens"):
        tokens = position.field("tokens")
        s.squares = [0] * SQUARES
        s.counts = [0] * (SLOTS * 4)
        s.covered = s.full = 0
        for name in tokens.fields():
            place = tokens.field(name)
            if name not in SQUARE_NUMBER:
                raise place.fail("wrong-place", such="r0c0 … r5c5")
            square = SQUARE_NUMBER[name]
            if not s.field >> square & 1:
                raise place.fail("wrong-roam-no-card", slot=SLOT_OF[square])
            owners = place.items()
            if not 1 <= len(owners) <= s.agreed.cap:
                raise place.fail("wrong-roam-tokens", most=s.agreed.cap)
            for owner in owners:
                s.lay(owner.one_of(seats), square)
        for seat in range(s.agreed.players):
            on_field = sum(s.counts[slot * 4 + seat] for slot in range(SLOTS))
            if on_field > TOKENS:
                raise tokens.fail("wrong-at-most-of", what=s.agreed.colour(seat), most=TOKENS)
            s.supply[seat] = TOKENS - on_field
    for seat, player in _players(s, position):
        player.only(PLAYER_FIELDS)
        if player.has("coins"):
            s.coins[seat] = player.field("coins").number(0, 1_000_000)
        if player.has("border") and player.field("border").text() != BORDERS[s.agreed.borders[seat]]:
            raise player.field("border").fail("wrong-with-deal")
        if player.has("supply"):
            player.field("supply").number(s.supply[seat], s.supply[seat])


def _players(s: RoamState, position: Reader) -> list[tuple[int, Reader]]:
    """The players that a position mentions, with their seats."""
    if not position.has("players"):
        return []
    players = position.field("players")
    seats: dict[str, int] = {s.agreed.colour(seat): seat for seat in range(s.agreed.players)}
    found: list[tuple[int, Reader]] = []
    for colour in players.fields():
        if colour not in seats:
            raise players.field(colour).fail("wrong-no-such", known=", ".join(seats))
        found.append((seats[colour], players.field(colour)))
    return found
