"""The words that stand for themselves in views, events and the catalogue."""

from __future__ import annotations

from typing import Literal, TypeAlias

Tribe: TypeAlias = Literal["wolf", "bison", "lion", "bear"]
TribeCard: TypeAlias = Literal["elder", "crafter", "scout", "hunter", "shaman"]
Column: TypeAlias = Literal["initiate", "develop", "settle", "hunt"]
# Where a figure may stand.
Space: TypeAlias = Literal["initiate", "develop", "settle", "hunt", "rest"]
Species: TypeAlias = Literal[
    "giant_sloth", "woolly_rhino", "saber_tooth", "glyptodon", "giant_beaver", "woolly_mammoth", "argentavis"
]
Terrain: TypeAlias = Literal["start", "glacier", "grassland", "forest", "hills", "lake", "tundra", "mountain"]
Figure: TypeAlias = Literal["chief", "tribe_1", "tribe_2"]
Side: TypeAlias = Literal["a", "b"]
Idol: TypeAlias = Literal["offering", "veneration"]
Pile: TypeAlias = Literal["hand", "discard", "above"]
# Where immediate VP come from.
Source: TypeAlias = Literal[
    "cards", "stones", "stacking", "cells", "veneration", "offering", "terrain", "tokens", "missing", "board"
]
Arrow: TypeAlias = Literal["N", "E", "S", "W"]
Layout: TypeAlias = Literal["square", "tee", "ess"]
Scope: TypeAlias = Literal["action", "eclipse", "when"]
TypeRule: TypeAlias = Literal["any", "same", "different"]
ColumnPart: TypeAlias = Literal["top", "middle", "bottom"]
# Whose ability asks for cards.
Payer: TypeAlias = Literal["card", "chief", "token"]
