"""How good a state of Roam is for a seat."""
