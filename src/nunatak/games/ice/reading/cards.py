"""Reads where the cards of a position lie: requests, logbook, decrees. Unmentioned cards stay, or fill what is left."""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.ice.requests.validated import pack_validated, validated_request
from nunatak.games.ice.state import IceState


def read_cards(s: IceState, position: Reader, whole: bool) -> None:
    """Lays the cards that a position mentions over those of a state."""
    RequestReader(s, position, whole).read()
    _read_logbook(s, position)
    _read_decrees(s, position)


class RequestReader:
    """Requests: every card is in exactly one place; the deck gives what is wanted and takes what is left."""

    def __init__(self, s: IceState, position: Reader, whole: bool) -> None:
        self.s = s
        self.position = position
        self.spare: list[int] = []
        if whole:
            for number, request in enumerate(s.c.requests):
                self.spare += [number] * request.copies

    def read(self) -> None:
        """Clears what is mentioned, then fills it."""
        s = self.s
        position = self.position
        deck = s.request_deck[s.requests_dealt :]
        s.requests_dealt = 0
        hands: list[tuple[int, Reader]] = []
        paid: list[tuple[int, Reader]] = []
        if position.has("players"):
            players = position.field("players")
            for name in players.fields():
                seat = s.agreed.seat_index[name]
                if players.field(name).has("requests"):
                    self.spare += s.requests[seat]
                    s.requests[seat] = []
                    hands.append((seat, players.field(name).field("requests")))
                if players.field(name).has("validated"):
                    self.spare += [validated_request(packed) for packed in s.validated[seat]]
                    s.validated[seat] = []
                    paid.append((seat, players.field(name).field("validated")))
        row = s.c.keys.row
        for key in (row, "request_discard", "request_deck"):
            if position.has(key):
                self.spare += s.row if key == row else s.request_discard if key == "request_discard" else deck
        if position.has(row):
            s.row = []
        if position.has("request_discard"):
            s.request_discard = []
        s.request_deck = [] if position.has("request_deck") else deck
        for seat, reader in hands:
            s.requests[seat] = [self.take(item) for item in reader.items()]
        for seat, reader in paid:
            s.validated[seat] = [self.validated(item) for item in reader.items()]
        if position.has(row):
            s.row = [self.take(item) for item in position.field(row).items()]
        if position.has("request_discard"):
            s.request_discard = [self.take(item) for item in position.field("request_discard").items()]
        if position.has("request_deck"):
            s.request_deck = [self.take(item) for item in position.field("request_deck").items()]
        s.request_deck = s.request_deck + self.spare

    def validated(self, item: Reader) -> int:
        """A validated request with its day, its place among that day's, and its points."""
        item.only(["request", "day", "rank", "points"])
        card = self.take(item.field("request"))
        day = item.field("day").number(self.s.c.numbers.first_validation, self.s.c.numbers.days)
        rank = item.field("rank").number(1, 15) if item.has("rank") else 1
        points = self.s.c.requests[card].rewards[-1]
        if item.has("points"):
            points = item.field("points").number(0, 99)
        return pack_validated(card, day, rank, points)

    def take(self, item: Reader) -> int:
        """A card by its id, from what was cleared, the deck, the discard, or an unmentioned hand."""
        s = self.s
        card = item.one_of(s.c.request_index)
        if card in self.spare:
            self.spare.remove(card)
            return card
        if card in s.request_deck:
            s.request_deck = _without(s.request_deck, card)
            return card
        if card in s.request_discard:
            s.request_discard = _without(s.request_discard, card)
            return card
        for seat in range(s.agreed.players):
            if card in s.requests[seat] and s.request_deck:
                # The hand that gives it up draws another one.
                s.requests[seat] = [*_without(s.requests[seat], card), s.request_deck[0]]
                s.request_deck = s.request_deck[1:]
                return card
        raise item.fail("wrong-ice-no-copy", thing=s.c.requests[card].name)


def _without(cards: list[int], card: int) -> list[int]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def _read_logbook(s: IceState, position: Reader) -> None:
    """The cards to come, and those that have been. A part of a position may name only the next ones."""
    if not position.has("logbook") and not position.has("logbook_used"):
        return
    used = s.logbook[: s.pages]
    if position.has("logbook_used"):
        used = _cards(position.field("logbook_used"), s.c.logbook_index, [])
    ahead: list[int] = []
    if position.has("logbook"):
        ahead = _cards(position.field("logbook"), s.c.logbook_index, used if position.has("logbook_used") else [])
        used = [card for card in used if card not in ahead]
    left = s.logbook or [*range(len(s.c.logbook))]
    s.logbook = used + ahead + [card for card in left if card not in used and card not in ahead]
    s.pages = len(used)


def _read_decrees(s: IceState, position: Reader) -> None:
    """Those in play, and the others in any order."""
    if not position.has("decrees"):
        return
    decrees = _cards(position.field("decrees"), s.c.decree_index, [])
    if len(decrees) != s.agreed.decrees_in_play:
        raise position.field("decrees").fail("wrong-count-only", count=s.agreed.decrees_in_play)
    if position.has("unused_decrees"):
        decrees += _cards(position.field("unused_decrees"), s.c.decree_index, decrees)
    others = s.decrees or [*range(len(s.c.decrees))]
    s.decrees = decrees + [card for card in others if card not in decrees]


def _cards(reader: Reader, index: dict[str, int], taken: list[int]) -> list[int]:
    found: list[int] = []
    for item in reader.items():
        card = item.one_of(index)
        if card in found or card in taken:
            raise item.fail("wrong-somewhere-else")
        found.append(card)
    return found
