"""Keys: whoever has the key of a seat sits there."""

from __future__ import annotations

import hashlib
import hmac
import secrets

# Each byte is 8 bits that nobody can guess.
KEY_BYTES = 24
TABLE_BYTES = 9


def new_key() -> str:
    """An unguessable key."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """A short name for a table. It is no secret: who knows it may watch, not play."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(key: str) -> bytes:
    """What the store keeps of a key. A key has so many random bits that a plain hash hides it."""
    return hashlib.sha256(key.encode()).digest()


def fits(key: str, kept: bytes | None) -> bool:
    """Whether a key is the one whose hash was kept, in a time that does not tell how nearly it fits."""
    return kept is not None and hmac.compare_digest(hashed(key), kept)
