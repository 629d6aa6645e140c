"""The questions of I C E that both editions ask, one file a phase or sub-procedure, in the order of the rulebooks.

start.py            which requests are kept before the first day
logbook.py          the card of the day (logbook_crew: what the cards that both editions have ask)
exploration.py      turn after turn
turn.py             actions and effects, and the end of a turn; the editions add theirs
building.py         where a camp is built
moving.py           trips of two steps
excavation.py       the cover, the tile, the windows, the camp
distribution.py     explorers put down as evenly as possible
collapse.py         falling tiles and rescues
obliteration.py     destroyed tiles
storm.py            tiles shaken off, explorers buried by new ones
slots.py            prismatic artifacts
snow.py             snow tiles
paying.py           what a request is paid with
ending.py           the end of a day's turns, and of the game
"""
