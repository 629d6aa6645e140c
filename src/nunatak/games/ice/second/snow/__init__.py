"""Snow tiles of the second edition.

faces.py        one class a face
asking.py       what they ask (spiders: a ride)
playing.py      where they can take effect
"""
