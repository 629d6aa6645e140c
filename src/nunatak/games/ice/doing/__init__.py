"""What players do and what can be done, without a question asked.

companions.py   steps, and who comes along
camps.py        where camps may be built
digging.py      what an excavation costs
effects.py      artifact effects
playing.py      where snow tiles can take effect
removal.py      tiles that leave the board, and what stood on them
turn_preview.py what an action of a turn would do
"""
