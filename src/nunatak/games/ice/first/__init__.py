"""What only the first edition has; `edition.py` says where it takes the place of what the second one does.

game.py, options.py         modes, edifices and switches to choose from
board.py, actions.py        the printed board, compared with the formulae; the kinds of action
day.py, logbook.py          Preparation, the cards of the day, the last round
draft.py, register.py       where requests come from
turn.py                     actions (turn_refusal: why not; turn_preview: what they would do)
playing.py, snow.py         snow tiles (whistle: flakes onto the ice; cashing: tiles given up; overflow: full hands)
collapse.py, roping.py      what falls; explorers let down by rope
bag.py, gathering.py        tiles drawn from the bag; Exalted by choice
sending.py                  artifacts to the City
edifices.py                 edifices come to light; the Wyvern, the Dormitories
assigning.py, assignment.py requests paid in the end, by hand or at best
scoring.py, objectives.py   RP; what a lone player or a team has to reach
view.py, imagine.py         what a seat sees, and what it does not
position.py, steps.py       how all this is written down and read back
"""
