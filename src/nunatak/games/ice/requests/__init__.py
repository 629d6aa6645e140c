"""Request cards: where they come from, what pays them, what it would bring.

deck.py         the deck and the discard
payments.py     every payment of a request, and the plan that scores most
ways.py, stages.py, solver.py   the search for that plan
unpaid.py       what could be paid and is passed over
validated.py    validated requests in a number
"""
