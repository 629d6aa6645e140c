"""The laboratory: scenarios, simulations and measurements, written against the engine's contract alone."""
