"""I C E: a dig site of hexagonal tiles in layers over a lost city. One set of rules, an edition is its parameters."""
