"""Types of what every game tells. The page's own are made from these and from those of the games."""
