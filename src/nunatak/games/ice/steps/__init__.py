"""The questions of I C E that both editions ask, one file a phase or sub-procedure, in the order of the rulebooks.

start.py            which requests are kept before the first day
logbook.py          the card of the day (logbook_crew: what the cards that both editions have ask)
exploration.py      turn after turn
turn.py             actions and effects, and the end of a turn; the editions add theirs
building.py         where a camp is built
moving.py           trips of two steps
excavation.py       the cover, the tile, the first window (harmony: the last one; relocation: the camp)
distribution.py     explorers put down as evenly as possible
collapse.py         falling tiles and rescues
obliteration.py     destroyed tiles
storm.py            tiles shaken off, explorers buried by new ones
effects.py          artifact effects, one class a type
taking.py           a tile comes into somebody's possession
slots.py            prismatic artifacts
faces.py, snow.py   snow tiles, one class a face, and what they ask
paying.py           what a request is paid with
ending.py           the end of a day's turns, and of the game
"""
