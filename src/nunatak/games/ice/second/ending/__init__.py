"""What requests are paid with, and the score."""
