"""Backups that are made by themselves, and old ones that go."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from pathlib import Path

from shoal.server.ops import private
from shoal.server.settings import Settings
from shoal.server.storage import backup
from shoal.server.storage.database import StorageDown

log = logging.getLogger("shoal.backups")
NAME = re.compile(r"shoal-\d{8}-\d{6}\.jsonl\.gz")


class Backups:
    """The folder `backups` beside the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = settings.data / "backups"

    def kept(self) -> list[Path]:
        """Those that are there, oldest first: the time is their name. Others are not ours."""
        found = self.folder.glob("shoal-*.jsonl.gz") if self.folder.is_dir() else []
        return sorted(file for file in found if NAME.fullmatch(file.name))

    def due(self, now: float) -> bool:
        hours, files = self.settings.backup_hours, self.kept()
        if not hours:
            return False
        return not files or now - files[-1].stat().st_mtime >= hours * 3600

    async def look(self) -> None:
        """Make one if it is time; keep the newest so many."""
        now = time.time()
        if not self.due(now):
            return
        private.folder(self.folder)
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
        file = self.folder / f"shoal-{stamp}.jsonl.gz"
        try:
            # In a thread with a loop and connections of its own: packing takes a while.
            rows = await asyncio.to_thread(backup.backup, self.settings, file)
        except (backup.BackupError, StorageDown, OSError) as error:
            log.warning("no backup", extra={"reason": type(error).__name__})
            return
        log.info("backup", extra={"rows": rows})
        self.rotate()

    def rotate(self) -> None:
        for old in self.kept()[: -max(1, self.settings.backups_kept)]:
            old.unlink(missing_ok=True)
