"""Requests, decrees, logbook cards, edifice tiles: what is printed on them.  ICE2-REQ, ICE2-DEC, ICE2-LOG, ICE1-EDI"""

from __future__ import annotations

from nunatak.games.ice.components.words import DECREE_KINDS, LANDSCAPES, REQUEST_KINDS, TYPES
from nunatak.games.ice.types.catalogue import IceDecree, IceEdifice, IceLogbookCard, IceRequest


class Request:
    """A request card: what it asks for and what it is worth.  ICE2-REQ-11 to ICE2-REQ-16"""

    def __init__(
        self,
        name: str,
        kind: int,
        types: list[int],
        rewards: list[int],
        copies: int,
        origin: str,
    ) -> None:
        self.name = name
        self.kind = kind
        self.kind_name = REQUEST_KINDS[kind]
        self.types = types
        self.rewards = rewards  # RP by the number of forms paid for a forms request, else only the first counts
        self.copies = copies
        self.provenance = origin

    def data(self) -> IceRequest:
        """The card as plain data, for the page."""
        return {
            "id": self.name,
            "kind": self.kind_name,
            "types": [TYPES[t] for t in self.types],
            "rewards": [*self.rewards],
            "copies": self.copies,
            "provenance": self.provenance,
        }


class Decree:
    """A decree card: what it counts at the end.  ICE2-DEC-1 to ICE2-DEC-5"""

    def __init__(self, name: str, kind: int, artifact: int, rates: list[int], origin: str) -> None:
        self.name = name
        self.kind = kind
        self.artifact = artifact  # the type of a type decree, else -1
        self.rates = rates  # RP each; for sets of five and four types; for three and two forms
        self.provenance = origin

    def data(self) -> IceDecree:
        """The card as plain data, for the page."""
        return {
            "id": self.name,
            "kind": DECREE_KINDS[self.kind],
            "type": TYPES[self.artifact] if self.artifact >= 0 else None,
            "rates": [*self.rates],
            "provenance": self.provenance,
        }


class LogbookCard:
    """A logbook card: what it does, how often, with what; and the landscape that the set-up variant reads."""

    def __init__(self, name: str, title: str, does: str, count: int, on: str, icon: int, origin: str) -> None:
        self.name = name
        self.title = title
        self.does = does
        self.count = count
        self.on = on
        self.icon = icon
        self.provenance = origin

    def data(self) -> IceLogbookCard:
        """The card as plain data, for the page."""
        return {
            "id": self.name,
            "name": self.title,
            "does": self.does,
            "count": self.count,
            "on": self.on,
            "icon": LANDSCAPES[self.icon] if self.icon >= 0 else None,
            "provenance": self.provenance,
        }


class Edifice:
    """An edifice tile: a rule for the next game of the group.  ICE1-EDI-5"""

    def __init__(self, name: str, title: str, origin: str) -> None:
        self.name = name
        self.title = title
        self.provenance = origin

    def data(self) -> IceEdifice:
        """The tile as plain data, for the page."""
        return {"id": self.name, "name": self.title, "provenance": self.provenance}
