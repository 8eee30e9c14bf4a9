"""PostgreSQL for the fault tests that need it."""

from tests.server.conftest import postgres

__all__ = ["postgres"]
