"""Every server test runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
import pytest_asyncio

from shoal.server.settings import Settings
from tests.server.pgfix import throwaway_postgres
from tests.server.ports import Port, quick

numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with throwaway_postgres() as url:
        yield url


def fresh_database(url: str) -> str:
    """A new empty database in the cluster."""
    name = f"t{next(numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    database = ""
    if request.param == "postgres":
        database = fresh_database(request.getfixturevalue("postgres"))
    return quick(tmp_path, database)


@pytest_asyncio.fixture
async def port(settings: Settings) -> AsyncIterator[Port]:
    found = await Port(settings).start()
    yield found
    await found.stop()
