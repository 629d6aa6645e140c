"""What a seat sees.

view.py         the table as it lies before a seat
places.py       what the spaces are like that sentences speak of
imagine.py      what is hidden, dealt anew
"""
