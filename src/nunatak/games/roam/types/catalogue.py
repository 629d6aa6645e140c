"""The printed pieces of Roam, as the page is told of them."""

from __future__ import annotations

from typing import TypedDict


class RoamCard(TypedDict):
    """A location/adventurer card; a starting card has no coins."""

    id: str
    name: str
    points: int
    pattern: list[str]
    coins: list[str]
    provenance: str


class RoamArtifact(TypedDict):
    id: str
    name: str
    ability: str
    price: int
    points: int
    provenance: str


class RoamCatalogue(TypedDict):
    cards: list[RoamCard]
    artifacts: list[RoamArtifact]
