"""What only the second edition has; `edition.py` says where it takes the place of what the first one does.

game.py                     variants and switches to choose from
printed.py                  what is printed (board: compared with the formulae; actions: the kinds of action)
agreement.py                variants and switches, settled
state.py, setup.py          the pieces that only this edition has
days/, turns/, snow/        the course of a game
ending/                     what requests are paid with, and the score
sight/, reading/            what a seat sees; positions
"""
