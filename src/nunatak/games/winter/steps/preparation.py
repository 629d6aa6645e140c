"""The preparation phase after rounds 1 to 3.  EW-PREP"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.doing.animals import reveal_animals
from nunatak.games.winter.doing.cards import draw_cards
from nunatak.games.winter.doing.offers import open_culture, turn_up_token
from nunatak.games.winter.names import COLUMNS, FIGURES, NO_CARD, NOWHERE
from nunatak.games.winter.state import WinterState

CARDS_A_ROUND: Final = 5
LAST_ROUND_OF_ERA_ONE: Final = 2


def prepare(s: WinterState) -> None:
    """Everything is made ready for the next round.  EW-PREP-1 to EW-PREP-7"""
    s.figures = [NOWHERE] * (FIGURES * s.agreed.players)
    s.covered = [NOWHERE] * len(COLUMNS)
    reveal_animals(s, s.agreed.players + 1, s.agreed.players + 1)
    prepare_culture(s)
    s.round_number += 1
    if s.witness is not None:
        s.tell("round", {"round": s.round_number})
    for seat in s.order:
        draw_cards(s, seat, CARDS_A_ROUND)  # not a resource gain (EW-PREP-6)
    if s.agreed.rest_tokens:
        turn_up_token(s)


def prepare_culture(s: WinterState) -> None:
    """Open culture cards are completed, and after round 2 replaced by those of era II.  EW-PREP-4"""
    if s.round_number == LAST_ROUND_OF_ERA_ONE:
        s.culture_gone = s.culture_gone + [kind for kind in s.open_culture if kind != NO_CARD]
        s.open_culture = [NO_CARD] * len(s.open_culture)
    open_culture(s, 0 if s.round_number < LAST_ROUND_OF_ERA_ONE else 1)
