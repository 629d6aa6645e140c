"""What the reports share: pages that need no other file, plots, numbers in words."""
