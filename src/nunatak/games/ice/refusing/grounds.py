"""Why a step that both editions share refuses something: the rule behind it, in the first edition and in the second.

Shared steps never name a rule themselves: they name a ground, and each edition is answered with its own rule. A ground
that cannot arise in one edition says so; to cite it there is an error, not a wrong rule. `first/` and `second/` cite
the rules of their edition directly.
"""

from __future__ import annotations

import re
from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.state import IceState

NEVER: Final = ""  # in place of a rule: this ground does not arise in that edition


class Ground:
    """A ground to refuse something, with the rule that states it in each edition."""

    def __init__(self, first: str, second: str) -> None:
        """Raises ValueError, when the module is loaded, for anything but a rule of each edition or NEVER."""
        for rule, edition in ((first, "ICE1"), (second, "ICE2")):
            if rule != NEVER and not re.fullmatch(edition + r"-[A-Z]+-\d+", rule):
                raise ValueError(f"{rule!r} is no rule of {edition} (the other edition has {first or second!r})")
        if first == second:
            raise ValueError("a ground that arises in neither edition")
        self.first = first
        self.second = second

    def rule(self, edition: str) -> str:
        """The rule of an edition. Raises LookupError where the ground does not arise."""
        rule = self.first if edition == "ice1" else self.second
        if rule == NEVER:
            raise LookupError(f"{edition} has no counterpart of {self.first or self.second}: it cannot arise there")
        return rule


def refused(s: IceState, ground: Ground, reason: str, facts: dict[str, Json] | None = None) -> Refusal:
    """A refusal under the rule of the edition that is played."""
    return Refusal(ground.rule(s.edition.name), reason, facts)


# -- moments ------------------------------------------------------------------------------------------------------

OVER: Final = Ground("ICE1-END-1", "ICE2-END-1")
INTERRUPTS: Final = Ground("ICE1-GEN-4", "ICE2-TRN-12")  # one thing after the other
OUTSIDE_WINDOWS: Final = Ground("ICE1-GEN-4", "ICE2-EXC-70")
IN_THE_MORNING: Final = Ground("ICE1-DAY-6", "ICE2-LOG-3")  # no actions before the exploration
WHILE_PAYING: Final = Ground("ICE1-SCO-1", "ICE2-SUN-6")
REQUESTS_FIRST: Final = Ground("ICE1-SET-10", "ICE2-SET-17")
STOPPING: Final = Ground("ICE1-TRN-5", "ICE2-TRN-5")  # when a turn may end
EXCAVATION_WINDOW: Final = Ground("ICE1-EXC-3", "ICE2-EXC-35")  # rope and survivors
HARMONY_WINDOW: Final = Ground("ICE1-ART-12", "ICE2-ART-21")
NOTHING_FALLS: Final = Ground("ICE1-ART-14", "ICE2-ART-22")
NO_YACHT: Final = Ground("ICE1-SNW-14", "ICE2-SNO-25")
NO_PRISMATIC: Final = Ground("ICE1-ART-2", "ICE2-ART-60")
HAND_LIMIT: Final = Ground("ICE1-SNW-4", "ICE2-TRN-7")
REQUEST_LIMIT: Final = Ground("ICE1-SET-10", "ICE2-SUN-5")
TAKING_REQUESTS: Final = Ground("ICE1-REG-1", "ICE2-SUN-2")
VALIDATING: Final = Ground("ICE1-REQ-1", "ICE2-SUN-3")
PAYING: Final = Ground("ICE1-REQ-1", "ICE2-REQ-2")
# Of kinds of action that one edition has alone.
ONLY_SECOND_TURN: Final = Ground(NEVER, "ICE2-TRN-12")
ONLY_SECOND_GUILD: Final = Ground(NEVER, "ICE2-GLD-1")
CRAMPONS: Final = Ground(NEVER, "ICE2-EXC-35")
REFUGE: Final = Ground(NEVER, "ICE2-GLD-15")
STUDY_GIFT: Final = Ground(NEVER, "ICE2-VAR-30")
LOGBOOK_DEED: Final = Ground(NEVER, "ICE2-LOG-2")
ONLY_FIRST_TURN: Final = Ground("ICE1-GEN-4", NEVER)
DISTILLING: Final = Ground("ICE1-GLD-14", NEVER)
LEADING_OTHERS: Final = Ground("ICE1-SNW-19", NEVER)
GIVING_UP_TILES: Final = Ground("ICE1-SOL-4", NEVER)
STRIDE: Final = Ground("ICE1-GLD-13", NEVER)
GIFT: Final = Ground("ICE1-SNW-16", NEVER)
TURNING_A_FAULT: Final = Ground("ICE1-BRD-18", NEVER)
NAMING_EDIFICES: Final = Ground("ICE1-EDI-2", NEVER)
LAST_TURN: Final = Ground("ICE1-END-1", NEVER)
SENDING: Final = Ground("ICE1-CTY-1", NEVER)
COLD_STORES: Final = Ground("ICE1-EDI-19", NEVER)
ASSIGNING: Final = Ground("ICE1-SCO-5", NEVER)

# -- a turn and its price -----------------------------------------------------------------------------------------

NOT_ENOUGH_EP: Final = Ground("ICE1-TRN-4", "ICE2-TRN-3")
TURN_LIMIT: Final = Ground("ICE1-TRN-2", "ICE2-TRN-1")
NO_CHANGE: Final = Ground("ICE1-GEN-2", "ICE2-TRN-10")
NO_PLANNING: Final = Ground("ICE1-PLN-2", "ICE2-VAR-15")
PLANNED: Final = Ground("ICE1-PLN-1", "ICE2-ACT-50")
OVERWORKED: Final = Ground("ICE1-OVW-2", "ICE2-ACT-70")
CANNOT_OVERWORK: Final = Ground("ICE1-OVW-2", "ICE2-ACT-71")
GREAT_CLOCK: Final = Ground("ICE1-EDI-20", NEVER)

# -- steps over the ice -------------------------------------------------------------------------------------------

LEADER_CANNOT_MOVE: Final = Ground("ICE1-MOV-4", "ICE2-COR-1")  # it is off the board
NOT_ADJACENT: Final = Ground("ICE1-BRD-15", "ICE2-GEO-11")
NO_TILE_THERE: Final = Ground("ICE1-BRD-16", "ICE2-GEO-12")
FULLY_COVERED: Final = Ground("ICE1-BRD-13", "ICE2-TER-7")
FAULT: Final = Ground("ICE1-BRD-17", "ICE2-SNO-5")
INACCESSIBLE: Final = Ground("ICE1-INA-2", NEVER)
COMPANIONS: Final = Ground("ICE1-MOV-2", "ICE2-ACT-61")
MOST_COMPANIONS: Final = Ground("ICE1-MOV-2", "ICE2-CUR-20")
SAME_COMPANIONS: Final = Ground("ICE1-TWO-2", "ICE2-SNO-22")

# -- camps, leaders called, archaeologists recruited --------------------------------------------------------------

CALLED_TO_A_CAMP: Final = Ground("ICE1-CAL-1", "ICE2-ACT-31")
CALLED_ELSEWHERE: Final = Ground("ICE1-CAL-3", "ICE2-TRN-10")  # not to where the leader is
CALLED_ALONE: Final = Ground("ICE1-CAL-4", "ICE2-ACT-31")
RECRUITED_TO_A_CAMP: Final = Ground("ICE1-CAL-1", "ICE2-ACT-30")
NO_ARCHAEOLOGISTS: Final = Ground("ICE1-EXH-1", "ICE2-EXH-1")
FOLLOWERS: Final = Ground("ICE1-GLD-12", "ICE2-GLD-10")
BUILDING_SITE: Final = Ground("ICE1-BLD-2", "ICE2-ACT-21")
BUILDS_ALONE: Final = Ground("ICE1-BLD-3", "ICE2-ACT-22")
CAMP_ON_CAMP: Final = Ground("ICE1-FAQ-4", "ICE2-FAQ-2")
ACTIVATION: Final = Ground("ICE1-GLD-11", "ICE2-GLD-20")
FREE_TRIP: Final = Ground(NEVER, "ICE2-GLD-12")
PROVISIONS: Final = Ground(NEVER, "ICE2-GLD-40")
REBUILDING: Final = Ground(NEVER, "ICE2-GLD-51")
NO_ABILITIES: Final = Ground("ICE1-FST-1", "ICE2-VAR-1")  # First Steps

# -- excavations --------------------------------------------------------------------------------------------------

DIGS_WITHOUT_LEADER: Final = Ground("ICE1-EXC-1", "ICE2-COR-1")
NOTHING_TO_DIG: Final = Ground("ICE1-EXC-1", "ICE2-EXC-1")
COVERS: Final = Ground("ICE1-EXC-6", "ICE2-EXC-3")
GUARDED: Final = Ground("ICE1-INA-1", NEVER)
DISCOUNT: Final = Ground("ICE1-GLD-10", "ICE2-GLD-50")
DISCOUNTED: Final = Ground("ICE1-GLD-10", "ICE2-TRN-9")
ONE_FREE_GROUP: Final = Ground("ICE1-PLC-6", "ICE2-EXC-41")
STRIDERS: Final = Ground("ICE1-GLD-13", "ICE2-GLD-30")
GROUP_BELOW: Final = Ground("ICE1-GLD-13", "ICE2-EXC-43")
BELOW: Final = Ground("ICE1-PLC-1", "ICE2-EXC-50")
EVENLY: Final = Ground("ICE1-PLC-2", "ICE2-EXC-51")
FLIGHT: Final = Ground("ICE1-SNW-21", "ICE2-LOG-31")  # from under a new tile
CAMP_BELOW: Final = Ground("ICE1-PLC-7", "ICE2-EXC-60")
CAMP_ON_FREE_TILE: Final = Ground("ICE1-PLC-7", "ICE2-EXC-61")

# -- artifacts ----------------------------------------------------------------------------------------------------

UNLOCKED: Final = Ground("ICE1-ART-4", "ICE2-ART-3")
USED_TODAY: Final = Ground("ICE1-ART-5", "ICE2-ART-5")
TOKEN: Final = Ground("ICE1-GLD-11", "ICE2-GLD-21")
GEM: Final = Ground(NEVER, "ICE2-SNO-31")
GEM_WITHOUT_LEADER: Final = Ground(NEVER, "ICE2-COR-1")
EFFECT_WITHOUT_LEADER: Final = Ground("ICE1-ART-8", "ICE2-COR-1")
FULL_TRACK: Final = Ground("ICE1-ART-10", "ICE2-ART-30")
NOBODY_COMES: Final = Ground("ICE1-ART-11", "ICE2-TRN-10")  # Exalted
OBLITERATED: Final = Ground("ICE1-ART-13", "ICE2-ART-45")
RESCUED: Final = Ground("ICE1-ART-14", "ICE2-ART-50")
SLOTS_OF_THE_DAY: Final = Ground("ICE1-DAY-4", "ICE2-SRI-3")

# -- snow tiles ---------------------------------------------------------------------------------------------------

NOT_HELD: Final = Ground("ICE1-SNW-2", "ICE2-SNO-10")
ALL_OF_A_SPACE: Final = Ground("ICE1-SNW-10", "ICE2-SNO-21")  # Spiders in the first edition, Smilodon in the second
MANTA_ALONE: Final = Ground("ICE1-SNW-12", "ICE2-SNO-23")
TALISMAN_TYPE: Final = Ground("ICE1-SNW-18", "ICE2-SNO-29")
TALISMAN_PRISMATIC: Final = Ground("ICE1-SNW-18", "ICE2-ART-62")
TALISMAN_WITHOUT_LEADER: Final = Ground("ICE1-SNW-18", "ICE2-COR-1")
RUNE: Final = Ground("ICE1-SNW-20", "ICE2-SNO-30")
EDIFICES_STAY: Final = Ground("ICE1-EXC-1", NEVER)

# -- the logbook --------------------------------------------------------------------------------------------------

HELPING: Final = Ground("ICE1-LOG-10", "ICE2-LOG-5")
SHORTAGE: Final = Ground("ICE1-LOG-11", "ICE2-LOG-5")
DORMITORIES: Final = Ground("ICE1-EDI-18", NEVER)
QUAKE: Final = Ground("ICE1-LOG-13", "ICE2-LOG-5")
SHAKEN_OFF: Final = Ground("ICE1-LOG-13", "ICE2-COL-8")

# -- requests -----------------------------------------------------------------------------------------------------

MEANS: Final = Ground("ICE1-REQ-1", "ICE2-REQ-2")  # what is there to pay with
NOT_PAID_YET: Final = Ground("ICE1-REQ-2", "ICE2-REQ-2")
SUPERFLUOUS: Final = Ground("ICE1-REQ-2", "ICE2-REQ-4")
# What each kind of request takes, in the order of `words.REQUEST_KINDS`.
PRICES: Final = [
    Ground("ICE1-REQ-11", "ICE2-REQ-11"),
    Ground(NEVER, "ICE2-REQ-12"),
    Ground(NEVER, "ICE2-REQ-13"),
    Ground(NEVER, "ICE2-REQ-14"),
    Ground("ICE1-REQ-15", "ICE2-REQ-15"),
    Ground("ICE1-REQ-16", "ICE2-REQ-16"),
    Ground("ICE1-REQ-12", NEVER),
    Ground("ICE1-REQ-13", NEVER),
    Ground("ICE1-REQ-14", NEVER),
    Ground("ICE1-REQ-10", NEVER),
]
