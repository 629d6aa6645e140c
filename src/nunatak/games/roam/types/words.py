"""The words that stand for themselves in views, events and the catalogue."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["blue", "red", "green", "yellow"]
Border: TypeAlias = Literal["S", "W", "N", "E"]
