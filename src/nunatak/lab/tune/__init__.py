"""Better weights for the opponents, found by letting them play each other."""
