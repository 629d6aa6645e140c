"""The tree of a search: what is known of each answer, whatever lies hidden."""

from __future__ import annotations


class Edge:
    """An answer: how often it could be given, how often it was, what came of it for each seat, where it leads."""

    def __init__(self, prior: float, seats: int, aside: bool) -> None:
        self.prior = prior
        # Whether it leaves the question open.
        self.aside = aside
        self.available = 0
        self.visits = 0
        self.totals = [0.0] * seats
        self.node: Node | None = None


class Node:
    """A point that a sequence of answers leads to, in every deal in which they are legal."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}

    def size(self) -> int:
        """How many nodes there are from here down, this one included."""
        count = 1
        for edge in self.edges.values():
            if edge.node is not None:
                count += edge.node.size()
        return count
