"""Thinking: bots, hints and reviews, in processes of their own, so that the server never waits for them."""
