"""I C E: a dig site of hexagonal tiles in layers over a lost city. One set of rules, an edition is its parameters.

components/, board/     what is printed
edition/                what an edition says where the two part ways; first/ and second/ answer
agreement.py, pieces.py, state.py   a game at one decision
doing/, requests/       what can be done without a question asked
refusing/               why something cannot
step.py, steps/         the questions that both editions ask (step_fields: as positions hold them)
sight/, reading/        what a seat sees; positions written down and read back
setup.py, game.py       the deal, and the whole
first/, second/         what only one edition has
"""
