"""Days of the first edition.

draft.py        the starting requests, passed on
day.py          Preparation, the last round
logbook.py      the cards of the day
edifices.py     edifices come to light; the Wyvern, the Dormitories
"""
