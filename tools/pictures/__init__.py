"""Pictures of the page for README and docs, taken from a real server with a real browser."""
