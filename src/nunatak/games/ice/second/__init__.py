"""What only the second edition has."""
