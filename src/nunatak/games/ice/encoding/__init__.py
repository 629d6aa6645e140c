"""What a seat of I C E may know, as numbers: what both editions share of it.  ICE2-INF, ICE1-INF

moment.py      whose turn it is, how far the day has come
site.py        the dig: tiles, explorers, camps, supplies
guilds.py      what belongs to a player, hands only for their owner
question.py    what the seat is asked, and what it has begun
"""
