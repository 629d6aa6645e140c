"""The Curse of Nuuk: markers, tokens, their order.  ICE2-CUR"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.words import BLESSING, DARK, DARK_TURNED, LIGHT, LIGHT_TURNED, TRIGGER_TOKENS

LAST: Final = 14  # everybody beyond 13 is level (ICE2-CUR-13)
# Tokens on the spaces 4, 5, 6 and again on 10, 11, 12, by number of players.  ICE2-CUR-4
LAID_OUT: Final = {2: [1, 1, 0], 3: [1, 1, 1], 4: [2, 1, 1], 5: [2, 2, 1]}
START: Final = [0, 0, 0, 0, 1, 2]  # ICE2-CUR-2


def curse_track(players: int) -> list[int]:
    """The tokens on each space of the track at set-up.  ICE2-CUR-4"""
    track = [0] * (LAST + 1)
    for i, tokens in enumerate(LAID_OUT[players]):
        track[4 + i] = track[10 + i] = tokens
    return track


def advance(s: SecondIceState, seat: int, spaces: int) -> None:
    """Moves a marker space by space, taking and turning tokens.  ICE2-CUR-10 to ICE2-CUR-13"""
    for _ in range(spaces):
        if s.curse[seat] == LAST:
            break
        s.curse[seat] += 1
        enter(s, seat, s.curse[seat])
    if s.witness is not None:
        s.tell("cursed", {"seat": seat, "space": s.curse[seat], "token": TRIGGER_TOKENS[s.token[seat]]})


def enter(s: SecondIceState, seat: int, space: int) -> None:
    """What a space of the track does to those who enter it.  ICE2-CUR-11, ICE2-CUR-12"""
    if s.curse_tokens[space] and s.token[seat] < (LIGHT if space < 7 else DARK):
        s.curse_tokens = s.curse_tokens[:]
        s.curse_tokens[space] -= 1
        s.token[seat] = LIGHT if space < 7 else DARK
    elif space == 7 and s.token[seat] == LIGHT:
        s.token[seat] = LIGHT_TURNED
    elif space == 13 and s.token[seat] == DARK:
        s.token[seat] = DARK_TURNED


def starting_token(expert: bool, blessing: bool) -> int:
    """What lies on the trigger space at the start.  ICE2-CUR-1, ICE2-VAR-5"""
    return BLESSING if expert or blessing else 0
