"""Who is kept out: devices whose passes were revoked, addresses that were banned."""

from __future__ import annotations

import ipaddress

from shoal.server.storage import administration
from shoal.server.storage.administration import Network, digest
from shoal.server.storage.database import Database

REMEMBERED = 10_000  # addresses that were looked at


class Blocklist:
    """A copy of what the database says, read anew now and then."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.digests: set[str] = set()
        self.revocations = 0  # made here, since the beginning
        self.networks: list[Network] = []
        self.seen: dict[str, bool] = {}

    async def refresh(self) -> bool:
        """Whether there is something new."""
        known = -1
        while known != self.revocations:  # who was revoked while it was read may not be in it
            known = self.revocations
            digests, networks = await administration.kept_out(self.database)
        if (digests, networks) == (self.digests, self.networks):
            return False
        self.digests, self.networks = digests, networks
        self.seen.clear()
        return True

    def revoke(self, who: str) -> None:
        """At once here; other nodes read it from the database, where it is already."""
        self.revocations += 1
        self.digests.add(digest(who))

    def revoked(self, who: str) -> bool:
        return bool(self.digests) and digest(who) in self.digests

    def banned(self, address: str) -> bool:
        """Whether an address, or the network one is counted as, is kept out."""
        if not self.networks:
            return False
        found = self.seen.get(address)
        if found is None:
            if len(self.seen) >= REMEMBERED:
                self.seen.clear()
            found = self.seen[address] = self._inside(address)
        return found

    def _inside(self, address: str) -> bool:
        try:
            there = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return False
        return any(
            there.version == ban.version and there.network_address in ban for ban in self.networks
        )
