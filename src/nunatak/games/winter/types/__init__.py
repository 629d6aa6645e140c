"""What Endless Winter tells its players, by name and type. The page's types are made from these."""
