"""What a seat of the second edition sees, and what it does not."""
