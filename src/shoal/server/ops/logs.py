"""Structured logs: one JSON object a line, from fields that were named, never from requests."""

from __future__ import annotations

import json
import logging
import time

FIELDS = ["table", "reason", "node", "address", "port", "count", "seconds"]


class JsonLines(logging.Formatter):
    """Time, level, where, what, and the named fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, not what was in the variables: values may be secrets.
            line["error"] = record.exc_info[0].__name__
            line["trace"] = places(record)
        return json.dumps(line, ensure_ascii=False)


def places(record: logging.LogRecord) -> list[str]:
    assert record.exc_info is not None
    frame = record.exc_info[2]
    found: list[str] = []
    while frame is not None:
        code = frame.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{frame.tb_lineno} {code.co_name}")
        frame = frame.tb_next
    return found[-12:]


def set_up(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    hush()


def hush() -> None:
    """Libraries log what passes through them, and that may be secrets: never below a warning."""
    for name in (
        "sqlalchemy",
        "asyncpg",
        "websockets",
        "uvicorn.error",
        "alembic",
        "httpx",
        "httpcore",
    ):
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
    logging.getLogger("uvicorn.access").disabled = True  # addresses of tables are secrets
