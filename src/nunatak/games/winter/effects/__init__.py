"""The effect notation: every ability, bonus and score of the game is a line of it.  EW section 18

ability.py    what a line means once it is read: a small program of whole numbers
notation.py   reads and refuses lines
score.py      the same for the scores of sacred stones
"""
