"""One configuration: defaults, then a TOML file, then the environment (SHOAL_PORT=9000 …)."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from shoal import claims


class SettingsError(ValueError):
    """A setting that does not exist or cannot be what it was given; the message names it."""


def split(value: object) -> object:
    """A list as the environment has it: commas between."""
    items = value.split(",") if isinstance(value, str) else value
    if isinstance(items, list) and all(isinstance(item, str) for item in items):
        return [item.strip() for item in items if item.strip()]
    return items


Names = Annotated[list[str], BeforeValidator(split)]
PREFIX = "shoal_"  # of variables in the environment, in letters of either case


def usual_data() -> Path:
    """Where tables are kept if nobody says: here, in a checkout or where a folder of them already
    is; else where programs of this user keep their data, whatever directory they are started in."""
    here = Path("shoal-data")
    if here.is_dir() or claims.checkout() is not None:
        return here
    return platformdirs.user_data_path("shoal", appauthor=False)


class Settings(BaseModel):
    """What a host can set. The comment behind each one is its documentation."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    data: Path = Field(default_factory=usual_data)  # where the database and the secret are kept
    database: str = ""  # postgresql://… for several nodes; empty is SQLite in `data`
    host: str = "127.0.0.1"  # address to listen on; 0.0.0.0 for the whole network
    port: int = -1  # port to listen on; 0 picks a free one; -1 is 8000, or the next that is free
    secret: str = ""  # signs device cookies; empty keeps one in `data`; the same on all nodes
    origins: Names = []  # https://shoal.example behind a proxy
    proxies: str = "127.0.0.1"  # addresses of proxies whose X-Forwarded-For is believed
    secure: bool = False  # cookies over HTTPS only; set it behind a proxy that has a certificate
    workers: int = Field(default=1, ge=1, le=64)  # processes that share the tables
    node: str = ""  # name of this node in logs and leases; empty makes one up
    static: str = ""  # folder of the built browser client; empty is the packaged one
    log: str = "info"  # debug, info, warning or error
    trace: str = ""  # a file for the moments of every command, to see where its time goes

    bot_workers: int = 0  # processes in which bots think; 0 is one less than there are cores
    bot_levels: Names = [
        "random",
        "deckhand",
        "mate",
        "captain",
        "admiral",
    ]  # levels people may choose
    bot_seconds: float = 60.0  # a decision that takes longer is given up and tried again
    bot_queue: int = 1000  # hints are refused while more decisions than this wait

    message_bytes: int = 16_384  # largest message or request body
    head_bytes: int = 32_768  # largest head of a request
    head_lines: int = 100  # most lines of it
    head_seconds: float = 10.0  # a connection whose request has no whole head by then is closed
    body_seconds: float = 30.0  # the same for the rest of the request
    connections_per_address: int = 200  # open connections from one address, beside its sockets
    outbox_messages: int = 256  # a client that lets more than this pile up is cut off
    outbox_bytes: int = 1_000_000  # the same in bytes
    rate_socket: float = 20.0  # messages a second from one connection, after a burst of five times
    rate_address: float = 50.0  # requests a second from one address, after a burst of five times
    sockets_per_address: int = 200  # open sockets from one address
    sockets: int = 10_000  # open sockets in all
    tables_per_guest: int = 20  # open or running tables one device may have opened
    passes_per_hour: float = 60.0  # new devices from one address; 0 is no limit, here and below
    tables_per_hour: float = 60.0  # tables opened by one device, and from one address
    uploads_per_hour: float = 20.0  # records read in, the same way
    hints_per_hour: float = 200.0  # hints asked for, the same way
    chat_per_hour: float = 600.0  # things said by one device
    asides_per_hour: float = 240.0  # names changed and questions asked by one device
    asides_at_once: float = 20.0  # so many of each of these may come together
    changes_per_hour: float = 1200.0  # plans changed, steps taken back, seats at one table
    changes_at_once: float = 60.0  # so many of these may come together
    bot_seconds_per_hour: float = 3600.0  # thinking for tables from one address; then others first
    record_actions: int = 4_000  # most actions of a record that is read in
    hot_tables: int = 500  # tables kept in memory without anybody looking; about 0.2 MB each
    idle_seconds: float = 300.0  # a table nobody looks at is dropped from memory after this

    retention_days: float = 365.0  # finished tables are deleted after this; 0 keeps them
    open_days: float = 7.0  # tables that never started are deleted after this; 0 keeps them
    idle_days: float = 90.0  # games in which nothing happened are deleted after this; 0 keeps them
    report_days: float = 90.0  # reports about people are deleted after this; 0 keeps them
    backup_hours: float = 24.0  # how often a backup is made in `data`/backups; 0 is never
    backups_kept: int = 7  # older ones are deleted
    gone_seconds: float = 10.0  # a line that is down so long counts as absent
    poll_seconds: float = 2.0  # how often a node looks for what it was not told
    tick_seconds: float = 0.5  # how often due clocks are looked for
    lease_seconds: float = 3.0  # after a node died its bots are played by another one after this
    long_poll_seconds: float = 25.0  # a poll with nothing to tell is answered after this
    hello_seconds: float = 10.0  # a socket that does not say hello within this is closed
    metrics: Literal["off", "local", "open"] = "local"  # who gets /metrics: this machine, or all

    @classmethod
    def read(cls, file: Path | None = None, env: Mapping[str, str] | None = None) -> Settings:
        """Defaults, overridden by the file, overridden by the environment."""
        given: dict[str, object] = {}
        if file is not None:
            try:
                given = tomllib.loads(file.read_text("utf-8"))
            except (OSError, tomllib.TOMLDecodeError) as error:
                raise SettingsError(f"{file}: {error}") from None
        settings = cls().having(given, str(file))
        variables = os.environ if env is None else env
        named = {
            key.lower().removeprefix(PREFIX): key
            for key in variables
            if key.lower().startswith(PREFIX)
        }
        found = {name: variables[key] for name, key in named.items() if name in cls.model_fields}
        said = {name: value for name, value in found.items() if value}  # empty is as if unset
        return settings.having(said, "the environment")

    def having(self, given: Mapping[str, object], source: str = "settings") -> Settings:
        """These settings with others on top."""
        for key in given:
            if key not in type(self).model_fields:
                raise SettingsError(f"{source}: there is no setting {key!r}")
        try:
            return Settings.model_validate(self.model_dump() | dict(given))
        except ValidationError as error:
            key = str(error.errors()[0]["loc"][0])
            raise SettingsError(f"{source}: {key} cannot be {given[key]!r}") from None

    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{self.data / 'shoal.sqlite3'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+asyncpg://" + self.database.removeprefix(prefix)
        return self.database

    def postgres(self) -> bool:
        return self.url().startswith("postgresql")
