"""What only the first edition has."""
