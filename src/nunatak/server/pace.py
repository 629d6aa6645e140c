"""How fast is too fast."""

from __future__ import annotations

import time


class Bucket:
    """Holds a few tokens and gains some every second; whoever finds it empty has been too fast."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.tokens = most
        self.since = time.monotonic()

    def take(self) -> bool:
        """Takes a token if there is one."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.since) * self.per_second)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def full(self) -> bool:
        """Whether nothing was taken for long enough that the bucket need not be remembered."""
        return self.tokens + (time.monotonic() - self.since) * self.per_second >= self.most


class Paces:
    """A bucket for each address."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether that address may do it once more now."""
        if len(self.buckets) > 1000:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full()}
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.per_second, self.most)
        return bucket.take()
