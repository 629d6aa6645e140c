"""Roam: sleeping adventurers, searched for on a field of six locations."""
