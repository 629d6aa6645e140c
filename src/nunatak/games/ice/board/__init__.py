"""The dig site, without the pieces on it.

geometry.py     levels of hexagonal cells, what lies on what
site.py         the printed board with its icons
terrain.py      the tiles that are left, what is open, where one can step
"""
