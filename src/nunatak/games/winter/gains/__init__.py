"""What can be gained, one class a gain: whether it can be had, which answers take it, what they do, how they refuse.

gain.py        what all gains share; those without a choice; those that may become a lesser one
resources.py   food, tools, VP, labor
idols.py       a level of an idol track
cards.py       drawing, tribe and culture cards, burying
camps.py       placing and moving camps, settlements
megaliths.py   megaliths, and the extra one of a start cell
animals.py     hunting grounds, animal deck, tipping
stones.py      sacred stones
table.py       all of them, by number
"""
