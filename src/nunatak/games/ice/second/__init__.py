"""What only the second edition has; `edition.py` says where it takes the place of what the first one does.

game.py                     variants and switches to choose from
board.py, actions.py        the printed board, compared with the formulae; the kinds of action
sunrise.py, sunset.py       the days (logbook*, free_move, snowstorm: the cards of the day)
turn.py, excavations.py     actions (turn_refusal: why not; turn_preview: what they would do; building: the Providers)
playing.py, snow.py         snow tiles (spiders: a ride)
collapse.py, refuge.py      waves of falling tiles; the Navigators' camp
curse.py, icons.py          the curse track; points of the city
spending.py, scoring.py     what has paid is put away; RP
view.py, imagine.py         what a seat sees, and what it does not
position.py, steps.py       how all this is written down and read back
"""
