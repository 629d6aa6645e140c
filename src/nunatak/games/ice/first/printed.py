"""The first edition as it was printed.  ICE1-BRD, ICE1-CMP, ICE1-SET"""

from __future__ import annotations

from nunatak.games.ice.board.geometry import Level
from nunatak.games.ice.components.items import ARTIFACT_ITEMS, ITEM_NAMES
from nunatak.games.ice.components.printed import TABLES, Keys, Numbers, Printed
from nunatak.games.ice.components.words import MEANS, REQUEST_KINDS
from nunatak.games.ice.first.actions import FirstVocabulary
from nunatak.games.ice.first.board import FirstLayout
from nunatak.games.ice.first.words import FIRST_FACES, FIRST_GUILDS


def first_printed(odd_levels: str) -> Printed:
    """ICE1-BRD-4, ICE1-BRD-5, ICE1-DAY-2, ICE1-PE-1, ICE1-EXC-2, ICE1-CMP-1, ICE1-SNW-4, ICE1-SET-10"""
    return Printed(
        "ice1",
        layout=FirstLayout(
            levels=[
                Level("snow", "S", "", odd_levels[0], "touching", 9),
                Level("surface", "U", "Ux", "A", "hexagon", 9),
                Level("intermediate", "I", "Ix", odd_levels[1], "inside", 9),
                Level("deep", "D", "Dx", "A", "hexagon", 6),
                Level("edifice", "E", "Ex", odd_levels[2], "inside", 6),
            ],
            digs_down_to=4,
            snow_levels=4,
            clockwise=True,
            edges_fall=True,
        ),
        vocabulary=FirstVocabulary(
            guilds=FIRST_GUILDS,
            faces=FIRST_FACES,
            request_kinds=REQUEST_KINDS,
            tables=[*TABLES, "edifices"],
            means=MEANS[:2],
            items=[*ITEM_NAMES[:ARTIFACT_ITEMS], "prismatic-a1", "prismatic-a2"],
        ),
        numbers=Numbers(
            days=10,
            start_ep=[0, 5, 5, 5, 5, 5],
            max_ep=7,
            excavation_base=[3, 3, 3, 3],
            archaeologists=50,
            white_camps=[0, 5, 5, 5, 5, 5],
            hand_limit=4,
            requests_dealt=4,
            requests_kept=2,
            first_steps_dealt=2,
            first_steps_kept=2,
        ),
        keys=Keys(camps="camps", hold="city", row="register", market="drawn"),
    )
