"""What to expect of a position, fitted to finished games."""
