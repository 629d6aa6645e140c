"""Positions of I C E as readable data, and back.  docs/games/ice.md describes every field.

position.py     the whole state written down
pieces.py       positions read, whole or in part (tiles, cards: where each of them lies; marks: small readers)
tile_finder.py  where the tiles that a position asks for are taken from
steps.py        the pending questions
"""
