"""What an edition says where the two part ways, with defaults for what only one of them knows.

edition.py      all of it together
course.py       set-up, days, turns
tiles.py        tiles that leave the board
abilities.py    guilds and artifacts
effects.py      artifact effects, one object a type
snow.py         snow tiles, one object a face
logbook.py      the cards of the day
ending.py       requests paid, the score
sight.py        what seats see
notation.py     how positions hold what only one edition has
"""
