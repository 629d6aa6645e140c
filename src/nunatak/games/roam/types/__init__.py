"""What Roam tells its players, by name and type: views, catalogue, events. The page's types are made from these."""
