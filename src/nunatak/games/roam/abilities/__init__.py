"""What the artifacts of Roam do, one file an ability; table.py lists them.  ROAM-ABIL

coin.py          take a coin
free_square.py   fill an empty square without paying
replace.py       put a token in the place of an opponent's
rotate.py        turn the pattern
turn_card.py     turn an adventurer over
move.py          move a token one step

docs/adding-an-ability.md says how to add one.
"""
