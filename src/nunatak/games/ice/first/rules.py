"""Under which rule of the first edition the shared steps refuse what they refuse.

They cite the second edition; here stands the rule that says the same in the first. A kind of action that exists in one
edition only is refused by that edition's own steps, under its own rules.
"""

from __future__ import annotations

from typing import Final

CITED: Final[dict[str, str]] = {
    "ICE2-ACT-21": "ICE1-BLD-2",
    "ICE2-ACT-22": "ICE1-BLD-3",
    "ICE2-ACT-30": "ICE1-CAL-1",
    "ICE2-ACT-31": "ICE1-CAL-1",
    "ICE2-ACT-50": "ICE1-PLN-1",
    "ICE2-ACT-61": "ICE1-MOV-2",
    "ICE2-ACT-70": "ICE1-OVW-2",
    "ICE2-ACT-71": "ICE1-OVW-2",
    "ICE2-ART-3": "ICE1-ART-4",
    "ICE2-ART-5": "ICE1-ART-5",
    "ICE2-ART-21": "ICE1-ART-12",
    "ICE2-ART-22": "ICE1-ART-14",
    "ICE2-ART-30": "ICE1-ART-10",
    "ICE2-ART-45": "ICE1-ART-13",
    "ICE2-ART-50": "ICE1-ART-14",
    "ICE2-ART-60": "ICE1-ART-2",
    "ICE2-ART-62": "ICE1-SNW-18",
    "ICE2-COL-8": "ICE1-COL-7",
    "ICE2-COR-1": "ICE1-MOV-4",
    "ICE2-CUR-20": "ICE1-MOV-2",
    "ICE2-END-1": "ICE1-END-1",
    "ICE2-EXC-1": "ICE1-EXC-1",
    "ICE2-EXC-3": "ICE1-EXC-6",
    "ICE2-EXC-35": "ICE1-EXC-3",
    "ICE2-EXC-41": "ICE1-PLC-6",
    "ICE2-EXC-43": "ICE1-GLD-13",
    "ICE2-EXC-50": "ICE1-PLC-1",
    "ICE2-EXC-51": "ICE1-PLC-2",
    "ICE2-EXC-60": "ICE1-PLC-7",
    "ICE2-EXC-61": "ICE1-PLC-7",
    "ICE2-EXC-70": "ICE1-GEN-4",
    "ICE2-EXH-1": "ICE1-EXH-1",
    "ICE2-FAQ-2": "ICE1-FAQ-4",
    "ICE2-GEO-11": "ICE1-BRD-15",
    "ICE2-GEO-12": "ICE1-BRD-16",
    "ICE2-GLD-1": "ICE1-GLD-1",
    "ICE2-GLD-10": "ICE1-GLD-12",
    "ICE2-GLD-14": "ICE1-BLD-2",
    "ICE2-GLD-20": "ICE1-GLD-11",
    "ICE2-GLD-21": "ICE1-GLD-11",
    "ICE2-GLD-30": "ICE1-GLD-13",
    "ICE2-GLD-50": "ICE1-GLD-10",
    "ICE2-LOG-3": "ICE1-DAY-6",
    "ICE2-LOG-5": "ICE1-LOG-3",
    "ICE2-REQ-1": "ICE1-REQ-1",
    "ICE2-REQ-2": "ICE1-REQ-2",
    "ICE2-REQ-4": "ICE1-SCO-4",
    "ICE2-SET-17": "ICE1-SET-10",
    "ICE2-SNO-5": "ICE1-BRD-17",
    "ICE2-SNO-10": "ICE1-SNW-2",
    "ICE2-SNO-21": "ICE1-SNW-10",
    "ICE2-SNO-22": "ICE1-TWO-2",
    "ICE2-SNO-23": "ICE1-SNW-12",
    "ICE2-SNO-25": "ICE1-SNW-14",
    "ICE2-SNO-29": "ICE1-SNW-18",
    "ICE2-SNO-31": "ICE1-ART-4",
    "ICE2-SRI-3": "ICE1-DAY-4",
    "ICE2-SUN-2": "ICE1-REG-1",
    "ICE2-SUN-3": "ICE1-REQ-1",
    "ICE2-SUN-5": "ICE1-SET-10",
    "ICE2-SUN-6": "ICE1-SCO-1",
    "ICE2-TER-7": "ICE1-BRD-13",
    "ICE2-TRN-1": "ICE1-TRN-2",
    "ICE2-TRN-3": "ICE1-TRN-4",
    "ICE2-TRN-5": "ICE1-TRN-5",
    "ICE2-TRN-7": "ICE1-SNW-4",
    "ICE2-TRN-9": "ICE1-GLD-10",
    "ICE2-TRN-10": "ICE1-GEN-2",
    "ICE2-TRN-12": "ICE1-GEN-4",
    "ICE2-VAR-15": "ICE1-PLN-2",
}

# The second edition refuses under one rule what does not fit a page of the logbook; here each page has its own.
ANY_PAGE: Final = "ICE2-LOG-5"
PAGES: Final[dict[str, str]] = {"helping": "ICE1-LOG-10", "shortage": "ICE1-LOG-11", "quake": "ICE1-LOG-13"}


def cite(rule: str, step: str) -> str:
    """The rule of the first edition for one that a step cites."""
    if rule == ANY_PAGE and step in PAGES:
        return PAGES[step]
    return CITED.get(rule, rule)
