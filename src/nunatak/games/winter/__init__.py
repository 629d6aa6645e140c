"""Endless Winter: four generations of hunters, builders and settlers between two eclipses."""
