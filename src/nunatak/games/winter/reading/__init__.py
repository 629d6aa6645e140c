"""Reads positions, whole or in part, and says what is wrong with them.

position.py   the fields of a position, one after the other
piles.py      cards, animals and stones, which lie in one place at a time
tables.py     land, camps, settlements, megaliths, tokens
steps.py      the pending questions
"""
