"""What a seat of the first edition sees, and what it does not."""
