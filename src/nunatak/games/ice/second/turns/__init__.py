"""Turns of the second edition.

turn.py             actions (turn_refusal: why not; turn_preview: what they would do)
camps.py            where camps may stand (building: the question; refuge: the Navigators' camp)
providing.py        the Providers' archaeologists
excavations.py      how an excavation can be declared
collapse.py         waves of falling tiles
curse.py, icons.py  what a tile brings besides: the curse track, points of the city
"""
