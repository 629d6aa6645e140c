"""The printed pieces of Endless Winter, read from `nunatak/data/winter` and turned into tables.  EW-COMP, EW-DATA

reading.py      what all tables share: counted items in a fixed order, provenance, labor in halves
cards.py        tribe, starting and culture cards, chiefs, animals, setup cards
boards.py       main board, player board, idol board, turn order track
places.py       terrain, megalith boards, sacred stones, tokens
components.py   all of it together
"""
