"""Validated requests, each in a number."""

from __future__ import annotations


def pack_validated(request: int, day: int, rank: int, score: int) -> int:
    """A validated request in one number: the card, its day, its place among that day's, the RP it scores."""
    return request | day << 8 | rank << 12 | score << 16


def validated_request(packed: int) -> int:
    """The card."""
    return packed & 255


def validated_day(packed: int) -> int:
    """The day."""
    return packed >> 8 & 15


def validated_rank(packed: int) -> int:
    """Whether it was the first, the second ... of its day."""
    return packed >> 12 & 15


def validated_score(packed: int) -> int:
    """The RP of the card."""
    return packed >> 16
