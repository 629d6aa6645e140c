"""What changes on the table when something is done, one file a chapter of the rulebook. None of it asks anything.

resources.py    food, tools, labor and VP; the golden rules
cards.py        drawing, playing, discarding, burying; tribe and culture cards
settling.py     camps, settlements, influence
megaliths.py    where a megalith may stand, and what it brings
idols.py        both idol tracks
stones.py       sacred stones
counters.py     what they count
animals.py      hunting grounds, animal deck, tipping
offers.py       open culture cards, the rest token of the round
"""
