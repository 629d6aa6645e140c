"""How what only the first edition has is written down and read back."""
