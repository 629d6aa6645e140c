"""Why something is not possible: the rule that forbids it.

grounds.py      the rule behind every ground, in each edition
walking.py      steps and followers
turn.py         the actions of a turn
"""
