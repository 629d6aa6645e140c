"""The questions of Roam, one file a phase of the turn, in the order of the turn.

turn.py        a turn begins and ends
start.py       wake, use artifacts, send an adventurer out
placing.py     where its pattern lands
acting.py      empty squares, artifacts, end of actions
resolving.py   explored locations, one after the other
auction.py     a tie for a location
market.py      one artifact
"""
