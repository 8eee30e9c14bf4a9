"""Matches on a Ray cluster: the same pairings, carried out elsewhere, in the same order."""

from __future__ import annotations

import importlib.util
import socket
from collections.abc import Callable, Iterator

from shoal.arena.match import Outcome, Pairing, play_pairing

PATIENCE = 5.0  # seconds to reach a cluster
IN_FLIGHT = 64  # pairings handed out ahead of the one whose outcome is awaited


class ClusterError(RuntimeError):
    """Ray is not there, or its cluster cannot be reached."""


def on_ray(address: str) -> Callable[[list[Pairing]], Iterator[Outcome]]:
    """Plays pairings on Ray: `local` starts it on this machine, anything else is an address."""
    if importlib.util.find_spec("ray") is None:
        raise ClusterError("Ray is not installed; install the extra: pip install 'shoal[ray]'")
    knock(address)
    import ray  # noqa: PLC0415 (an optional extra, and slow to import)

    try:
        ray.init(
            address=None if address == "local" else address,
            include_dashboard=False,
            log_to_driver=False,
            configure_logging=False,
        )
    except Exception as error:  # Ray raises all kinds, and bare ones
        raise ClusterError(f"no Ray cluster at {address}: {error}") from None
    work = ray.remote(play_pairing)

    def far_away(pairings: list[Pairing]) -> Iterator[Outcome]:
        waiting = [work.remote(pairing) for pairing in pairings[:IN_FLIGHT]]
        try:
            for i in range(len(pairings)):
                outcome: Outcome = ray.get(waiting[i])
                if len(waiting) < len(pairings):
                    waiting.append(work.remote(pairings[len(waiting)]))
                yield outcome
        finally:
            ray.shutdown()

    return far_away


def knock(address: str) -> None:
    """Whether anybody is at a network address: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"no Ray cluster answers at {address}: {error}") from None
