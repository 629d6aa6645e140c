"""The City, and what it is worth in the end.

sending.py      artifacts sent to it
assigning.py    requests paid from it, by hand or at best (assignment)
scoring.py      RP
objectives.py   what a lone player or a team has to reach
"""
