"""What both editions of I C E tell their players, by name and type. The page's types are made from these."""
