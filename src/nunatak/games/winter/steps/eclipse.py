"""The eclipse phase: decks are revealed, the order changes, each player takes steps a to d.  EW-ECL"""

from __future__ import annotations

from nunatak.games.winter.doing.cards import clear_above, show_to_hand
from nunatak.games.winter.names import BY_BOARD, CARD_NAMES, FIGURES, FIRST_CULTURE, REST
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.eclipse_cards import EclipseCards
from nunatak.games.winter.steps.gains import grant


def begin_eclipse(s: WinterState) -> None:
    """All reveal their eclipse decks, and the turn order follows the labor.  EW-ECL-1 to EW-ECL-5"""
    s.eclipsed = True
    for seat in s.order:
        reveal_deck(s, seat)
    # Ties are won by who was later in the round just played (EW-ECL-5).
    before = s.order
    ranked = sorted(range(len(before)), key=lambda place: (-s.eclipse_labor[before[place]], -place))
    s.order = [before[place] for place in ranked]
    if s.witness is not None:
        s.tell("new_order", {"order": [*s.order]})


def reveal_deck(s: WinterState, seat: int) -> None:
    """Tribe cards count their labor, culture cards go back to hand, resting figures add theirs.  EW-ECL-1, EW-ECL-3"""
    figures = s.figures[seat * FIGURES : (seat + 1) * FIGURES]
    labor = s.c.board.rest_labor * figures.count(REST)
    above: list[int] = []
    cards: list[str] = []
    for kind in s.eclipse[seat]:
        labor += s.c.eclipse_labor[kind]
        cards.append(CARD_NAMES[kind])
        if kind >= FIRST_CULTURE:
            show_to_hand(s, seat, kind)
        else:
            above.append(kind * 16)
    if s.eclipse[seat]:
        s.reveal()
        s.eclipse[seat] = []
    s.above[seat] = above
    s.eclipse_labor[seat] = labor
    if s.witness is not None:
        s.tell("revealed_deck", {"seat": seat, "cards": cards, "halves": labor})


def begin_eclipse_of(s: WinterState, seat: int) -> None:
    """Steps a to d of a player; step a comes first.  EW-ECL-6, EW-ECL-8"""
    s.push(EclipseCards(seat))
    grant(s, seat, s.c.order_eclipse[s.at], BY_BOARD, False)


def end_eclipse(s: WinterState) -> None:
    """The revealed cards go to the discard piles.  EW-ECL-14"""
    for seat in range(s.agreed.players):
        clear_above(s, seat)
    s.eclipsed = False
