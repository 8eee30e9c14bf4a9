"""Limits: buckets that fill with time, one for each connection and each address."""

from __future__ import annotations

import time

BURST = 5.0  # seconds' worth that may come at once


class TokenBucket:
    """Lets so many through each second, after a burst."""

    __slots__ = ("at", "rate", "room")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.room = rate * BURST
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.room = min(self.rate * BURST, self.room + (now - self.at) * self.rate)
        self.at = now
        if self.room < amount:
            return False
        self.room -= amount
        return True

    def full(self) -> bool:
        return self.room + (time.monotonic() - self.at) * self.rate >= self.rate * BURST


class AddressLimits:
    """What each address does: requests a second, and sockets it holds."""

    def __init__(self, rate: float, sockets: int) -> None:
        self.rate = rate
        self.most_sockets = sockets
        self.buckets: dict[str, TokenBucket] = {}
        self.sockets: dict[str, int] = {}

    def take(self, address: str, amount: float = 1.0) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = TokenBucket(self.rate)
        return bucket.take(amount)

    def connect(self, address: str) -> bool:
        held = self.sockets.get(address, 0)
        if held >= self.most_sockets:
            return False
        self.sockets[address] = held + 1
        return True

    def disconnect(self, address: str) -> None:
        held = self.sockets.get(address, 0) - 1
        if held > 0:
            self.sockets[address] = held
        else:
            self.sockets.pop(address, None)

    def tidy(self) -> None:
        """Forget addresses that have been quiet."""
        for address in [key for key, bucket in self.buckets.items() if bucket.full()]:
            del self.buckets[address]
