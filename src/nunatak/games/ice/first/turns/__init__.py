"""Turns of the first edition.

turn.py         actions (turn_refusal: why not; turn_preview: what they would do)
register.py     requests drawn and kept
gathering.py    Exalted by choice
collapse.py     what falls
roping.py       explorers let down by rope
overflow.py     full hands
"""
