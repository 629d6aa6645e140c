"""The second edition as it was printed.  ICE2-GEO, ICE2-CMP, ICE2-SET"""

from __future__ import annotations

from nunatak.games.ice.board.geometry import Level
from nunatak.games.ice.components.printed import Keys, Numbers, Printed
from nunatak.games.ice.components.words import FACES, GUILDS, REQUEST_KINDS
from nunatak.games.ice.second.actions import SecondVocabulary
from nunatak.games.ice.second.board import SecondLayout


def second_printed(deep_lattice: str) -> Printed:
    """ICE2-GEO-4 to ICE2-GEO-6, ICE2-SRI-1, ICE2-EXC-5, ICE2-CMP-5, ICE2-SET-10, ICE2-TRN-7, ICE2-SET-17"""
    return Printed(
        "ice2",
        layout=SecondLayout(
            levels=[
                Level("snow", "S", "", "B", "touching", 9),
                Level("surface", "F", "FR", "A", "hexagon", 9),
                Level("deep", "D", "DR", deep_lattice, "inside", 9),
            ],
            digs_down_to=3,
            regions=True,
        ),
        vocabulary=SecondVocabulary(
            guilds=GUILDS,
            faces=FACES,
            request_kinds=REQUEST_KINDS[:6],
            base_camp_face=True,
        ),
        numbers=Numbers(
            days=4,
            start_ep=[0, 0, 6, 5, 5, 4],
            max_ep=6,
            excavation_base=[2, 3, 4],
            archaeologists=45,
            white_camps=[0, 0, 2, 2, 1, 0],
            hand_limit=3,
            requests_dealt=5,
            requests_kept=3,
            first_steps_dealt=3,
            first_steps_kept=1,
            request_limit=4,
            first_validation=2,
        ),
        keys=Keys(camps="white_camps", hold="hold", row="row", market="market"),
    )
