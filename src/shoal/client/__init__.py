"""The Python client: what tests, the load generator and bots from outside use."""

from shoal.client.client import Client, ServerError
from shoal.client.seat import RefusedError, TableLine

__all__ = ["Client", "RefusedError", "ServerError", "TableLine"]
