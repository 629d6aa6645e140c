"""What an edition of I C E is made of: its levels and its numbers. The steps that differ look here.  ICE1-DIF"""

from __future__ import annotations

from nunatak.games.ice.geometry import Level


class Edition:
    """The parameters of an edition."""

    def __init__(
        self,
        name: str,
        levels: list[Level],
        regions: bool,
        days: int,
        start_ep: list[int],
        max_ep: int,
        excavation_base: list[int],
        archaeologists: int,
        white_camps: list[int],
        hand_limit: int,
        requests_dealt: int,
        requests_kept: int,
        request_limit: int,
    ) -> None:
        self.name = name
        self.levels = levels
        self.regions = regions  # whether a city of regions lies at the bottom
        self.days = days
        self.start_ep = start_ep  # by number of players
        self.max_ep = max_ep
        self.excavation_base = excavation_base  # EP by level
        self.archaeologists = archaeologists
        self.white_camps = white_camps  # by number of players, the one on the base-camp tile included
        self.hand_limit = hand_limit
        self.requests_dealt = requests_dealt
        self.requests_kept = requests_kept
        self.request_limit = request_limit


def second_edition(deep_lattice: str) -> Edition:
    """ICE2-GEO-4 to ICE2-GEO-6, ICE2-SRI-1, ICE2-EXC-5, ICE2-CMP-5, ICE2-SET-10, ICE2-TRN-7, ICE2-SET-17, ICE2-SUN-5"""
    return Edition(
        "ice2",
        [
            Level("snow", "S", "", "B", "touching", 9),
            Level("surface", "F", "FR", "A", "hexagon", 9),
            Level("deep", "D", "DR", deep_lattice, "inside", 9),
        ],
        True,
        days=4,
        start_ep=[0, 0, 6, 5, 5, 4],
        max_ep=6,
        excavation_base=[2, 3, 4],
        archaeologists=45,
        white_camps=[0, 0, 2, 2, 1, 0],
        hand_limit=3,
        requests_dealt=5,
        requests_kept=3,
        request_limit=4,
    )
