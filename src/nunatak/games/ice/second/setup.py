"""What only the second edition lays out.  ICE2-SET-13 to ICE2-SET-16, ICE2-CUR-1 to ICE2-CUR-4"""

from __future__ import annotations

from nunatak.games.ice.components.words import OWN_SUPPLY
from nunatak.games.ice.second.days.sunrise import CRAMPONS, PLACES_FOR_PROVISIONS
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.curse import START, curse_track, starting_token


def lay_out_second(s: SecondIceState) -> None:
    """The tokens of the guilds and of the curse."""
    agreed = s.terms
    n = agreed.players
    s.guild_camp = [OWN_SUPPLY] * n
    s.grey_camps = 0
    s.refuge_from = -1
    s.fluid = [agreed.fluid_tokens] * n
    s.study = [0] * n
    s.turned = [0] * n
    s.token = [starting_token(agreed.expert, agreed.blessing)] * n
    s.curse = [START[n] if agreed.expert else 0] * n
    s.curse_tokens = curse_track(n) if agreed.expert else []
    s.crampons = CRAMPONS if agreed.striders >= 0 else 0
    s.provisions = PLACES_FOR_PROVISIONS if agreed.providers >= 0 else 0
    s.supply -= s.provisions
    s.icons = 0
    s.row_laid = False
