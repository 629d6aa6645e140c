"""The printed pieces of I C E, read from `nunatak/data/<edition>` and turned into tables.  ICE2-CMP

words.py        the names of things, and their numbers
actions.py      the kinds of action
items.py        what requests are paid with
cards.py        requests, decrees, logbook cards, edifices (read_cards: read from their tables)
printed.py      an edition as it comes out of the box: its board, its words, its numbers
components.py   all of it together, with the tiles
"""
