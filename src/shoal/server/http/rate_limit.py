"""Limits: buckets that fill with time, one for each connection, address and device."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache
from typing import TypeVar

BURST = 5.0  # seconds' worth that may come at once
HOUR = 3600.0
Key = TypeVar("Key")


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Where a limit belongs to: an address, or in IPv6 the /64 that one household is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


@lru_cache(4096)
def at_home(address: str) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class TokenBucket:
    """Lets so many through each second, after a burst of so many seconds' worth."""

    __slots__ = ("at", "most", "rate", "room")

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.most = self.room = rate * burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.room = min(self.most, self.room + (now - self.at) * self.rate)
        self.at = now
        if self.room < amount:
            return False
        self.room -= amount
        return True

    def full(self) -> bool:
        return self.room + (time.monotonic() - self.at) * self.rate >= self.most


class AddressLimits:
    """What each address does: requests a second, connections and sockets it holds."""

    def __init__(self, rate: float, sockets: int, connections: int = 10**9) -> None:
        self.rate = rate
        self.most_sockets = sockets
        self.most_connections = connections
        self.buckets: dict[str, TokenBucket] = {}
        self.sockets: dict[str, int] = {}
        self.connections: dict[str, int] = {}

    def take(self, address: str, amount: float = 1.0) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = TokenBucket(self.rate)
        return bucket.take(amount)

    def connect(self, address: str) -> bool:
        return one_more(self.sockets, address, self.most_sockets)

    def disconnect(self, address: str) -> None:
        one_less(self.sockets, address)

    def arrive(self, address: str) -> bool:
        """A connection that is no socket, or not yet."""
        return one_more(self.connections, address, self.most_connections)

    def depart(self, address: str) -> None:
        one_less(self.connections, address)

    def tidy(self) -> None:
        """Forget addresses that have been quiet."""
        forget_full(self.buckets)


class Quotas:
    """How much of what is dear an address or a device may have in an hour; 0 is no limit."""

    def __init__(self, hourly: dict[str, float], at_once: dict[str, float] | None = None) -> None:
        self.hourly = hourly
        self.at_once = at_once or {}  # where not all of it may come together
        self.buckets: dict[tuple[str, str], TokenBucket] = {}

    def take(self, what: str, *whose: str, amount: float = 1.0) -> bool:
        """Whether everybody whose it is has some left; then they have less. Empty ones do not
        count, nor does this machine itself."""
        names = [name for name in whose if name and not at_home(name)]
        if self.hourly[what] <= 0:
            return True
        left = [self.bucket(what, name).take(amount) for name in names]  # each of them counts
        return all(left)

    def bucket(self, what: str, name: str) -> TokenBucket:
        found = self.buckets.get((what, name))
        if found is None:
            rate = self.hourly[what] / HOUR
            burst = min(HOUR, self.at_once[what] / rate) if what in self.at_once else HOUR
            found = self.buckets[what, name] = TokenBucket(rate, burst)
        return found

    def drain(self, what: str, name: str, amount: float) -> None:
        """So much was used; what is counted afterwards may go below nothing."""
        if self.hourly[what] > 0 and name:
            bucket = self.bucket(what, name)
            bucket.take(0.0)
            bucket.room -= amount

    def empty(self, what: str, name: str) -> bool:
        found = self.buckets.get((what, name))
        return found is not None and not found.take(0.0)

    def tidy(self) -> None:
        forget_full(self.buckets)


def one_more(held: dict[str, int], address: str, most: int) -> bool:
    now = held.get(address, 0)
    if now >= most:
        return False
    held[address] = now + 1
    return True


def one_less(held: dict[str, int], address: str) -> None:
    left = held.get(address, 0) - 1
    if left > 0:
        held[address] = left
    else:
        held.pop(address, None)


def forget_full(buckets: dict[Key, TokenBucket]) -> None:
    for key in [key for key, bucket in buckets.items() if bucket.full()]:
        del buckets[key]
