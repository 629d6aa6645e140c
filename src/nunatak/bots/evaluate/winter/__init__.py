"""How good a state of Endless Winter is for a seat."""
