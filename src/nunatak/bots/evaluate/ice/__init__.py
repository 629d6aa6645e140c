"""How good a state of I C E is for a seat, in both editions."""
