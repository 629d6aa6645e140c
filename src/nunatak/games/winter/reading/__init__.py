"""Reads positions, whole or in part, and says what is wrong with them.

position.py   the fields of a position, one after the other
piles.py      cards, which lie in one place at a time
supplies.py   animals and stones, which do as well
tables.py     land, camps, settlements, megaliths, tokens
steps.py      the pending questions
"""
