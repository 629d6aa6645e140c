"""Another state that looks the same to a seat, with everything hidden from it dealt anew.  ICE2-INF, ICE1-INF"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.paying import Pay


def deal_anew(s: IceState, seat: int | None, chance: Chance) -> None:
    """Faces, forms, covered tiles, other hands and the decks are shuffled among the places where they may lie."""
    s.chance = chance.split()
    s.listed = None  # another hand may have other answers
    s.edition.sight.imagine_tiles(s, seat, chance)
    s.edition.sight.imagine_cards(s, seat, chance)


def deal_logbook(s: IceState, chance: Chance) -> None:
    """The cards to come, in any order."""
    pages = s.logbook[s.pages :]
    chance.deal(pages)
    s.logbook = s.logbook[: s.pages] + pages


def deal_faces(s: IceState, unknown: list[int], chance: Chance) -> None:
    """Every face that lies behind one of these snow tiles may lie behind another."""
    faces = [s.faces[tile] for tile in unknown]
    chance.deal(faces)
    dealt = s.faces[:]
    for tile, face in zip(unknown, faces, strict=True):
        dealt[tile] = face
    s.faces = dealt


def deal_requests(s: IceState, others: list[int], row: bool, chance: Chance) -> None:
    """The hands of others, the deck, the discard, perhaps the row; a card that is being paid lies open."""
    shown: list[list[int]] = [[] for _ in range(s.agreed.players)]
    for step in s.steps:
        if isinstance(step, Pay):
            shown[step.seat] = [step.request]
    deck = s.request_deck[s.requests_dealt :]
    hidden = deck + s.request_discard
    for other in others:
        hand = s.requests[other][:]
        for card in shown[other]:
            hand.remove(card)
        hidden += hand
    if row:
        hidden += s.row
    chance.deal(hidden)
    cut = len(deck)
    s.request_deck = s.request_deck[: s.requests_dealt] + hidden[:cut]
    s.request_discard = hidden[cut : cut + len(s.request_discard)]
    cut += len(s.request_discard)
    for other in others:
        size = len(s.requests[other]) - len(shown[other])
        s.requests[other] = shown[other] + hidden[cut : cut + size]
        cut += size
    if row:
        s.row = hidden[cut:]
