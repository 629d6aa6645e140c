"""What only the first edition has; `edition.py` says where it takes the place of what the second one does.

game.py, options.py         modes, edifices and switches to choose from
printed.py                  what is printed (board: compared with the formulae; actions: the kinds of action)
agreement.py                variants and switches, settled
state.py, setup.py          the pieces that only this edition has
days/, turns/, snow/        the course of a game
ending/                     the City, and what it is worth in the end
sight/, reading/            what a seat sees; positions
"""
