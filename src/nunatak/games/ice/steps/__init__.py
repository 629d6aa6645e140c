"""The questions of I C E, one file a phase or sub-procedure, in the order of the rulebook.

start.py            which requests are kept before the first day
sunrise.py          a day ends, guilds reset, a new day begins
logbook.py          the card of the day (logbook_caravan, _crew, _camps, _storm: what the cards ask)
exploration.py      turn after turn
turn.py             actions, effects, abilities, and the end of a turn
building.py         where a camp is built
moving.py           trips of two steps
excavation.py       the cover, the tile, the windows, the camp
distribution.py     explorers put down as evenly as possible
collapse.py         falling tiles, rescues, the Navigators' refuge
obliteration.py     destroyed tiles
slots.py            prismatic artifacts
snow.py             snow tiles
sunset.py           the row, validation, the hand limit
paying.py           what a request is paid with
"""
