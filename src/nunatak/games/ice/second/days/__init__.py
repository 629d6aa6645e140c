"""Days of the second edition.

sunrise.py      the old day is put away, a new one begins
sunset.py       requests picked, validated, dropped
logbook.py      the cards of the day (logbook_camps, logbook_caravan, free_move, snowstorm)
"""
