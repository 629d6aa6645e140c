"""How what only the second edition has is written down and read back."""
