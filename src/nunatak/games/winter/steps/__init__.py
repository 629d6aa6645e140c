"""The questions of Endless Winter, one file a phase or procedure, in the order of the game.

setup.py         chiefs, setup cards, sides
gains.py         taking what is due, unit by unit
paying.py        abilities that are used, and cards as their price
waiting.py       abilities that have waited for something
whose.py         whose ability it is
culture.py       stage 1: culture cards, and the figure that ends it
acting.py        what all moments of stage 2 share: tribe cards, abilities, food for labor
column.py        stage 2 in a column: top, middle, bottom
rest.py          stage 2 on the rest space
eclipse_deck.py  stages 3 and 4
eclipse.py       the eclipse phase begins and ends; step a
eclipse_step.py  what steps b to d share: eclipse_cards.py, eclipse_terrain.py, eclipse_board.py
preparation.py   the preparation phase
course.py        turns, rounds and phases follow each other
"""
