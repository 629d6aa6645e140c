"""What a seat of Endless Winter may know, as numbers.  EW-INFO

encoder.py     the whole, in order
moment.py      the agreement, the round, the turn in progress
boards.py      what lies on the table for everybody
tribes.py      what belongs to a player, hidden cards only as far as they are known
question.py    what the seat is asked, and what it has begun
"""
