"""Snow tiles of the first edition.

faces.py        one class a face
asking.py       what they ask (whistle: flakes onto the ice)
playing.py      where they can take effect
smilodons.py    Smilodons on the ice
bag.py          tiles drawn blind, from the bag and from the flakes
cashing.py      tiles given up
"""
