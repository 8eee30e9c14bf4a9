"""Identity without accounts: a device has a random id, signed so that nobody can make one up.

Browsers keep it in a cookie; programs send the same text as `Authorization: Bearer …`.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from starlette.requests import HTTPConnection

from shoal.server.ops import private
from shoal.server.settings import SettingsError

COOKIE = "shoal_device"
COOKIE_SECONDS = 400 * 86_400
SIGNATURE_BYTES = 16
SHORTEST = 16  # bytes of a kept secret


class SecretError(SettingsError):
    """A secret that anybody could guess; the message says what to do."""


class DeviceAuth:
    """Makes and checks device passes."""

    def __init__(self, secret: bytes, revoked: Callable[[str], bool] = lambda _who: False) -> None:
        self._revoked = revoked
        self._key = hashlib.sha256(b"shoal device pass\n" + secret).digest()

    def new(self) -> str:
        """The id of a device that was never here."""
        return secrets.token_urlsafe(16)

    def sign(self, who: str) -> str:
        """The pass of a device: its id and a signature."""
        mac = hmac.digest(self._key, who.encode(), "sha256")[:SIGNATURE_BYTES]
        return f"{who}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"

    def check(self, device_pass: str) -> str:
        """The id in a pass; empty if it is not one of ours."""
        who, _, _mac = device_pass.partition(".")
        if not who or len(device_pass) > 100 or not device_pass.isascii():
            return ""
        ours = hmac.compare_digest(self.sign(who), device_pass)
        return who if ours and not self._revoked(who) else ""

    def of(self, connection: HTTPConnection) -> str:
        """Whose request this is; empty for somebody new."""
        scheme, _, value = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.check(value.strip())
        jar: SimpleCookie = SimpleCookie()
        try:
            jar.load(connection.headers.get("cookie", ""))
        except CookieError:
            return ""
        return self.check(jar[COOKIE].value) if COOKIE in jar else ""


def server_secret(given: str, data: Path) -> bytes:
    """The secret from the settings, or the one kept in the data folder, made on first use."""
    if given:
        return given.encode()
    private.folder(data)
    file = data / "secret"
    if not file.exists():
        fresh = file.with_name(f"secret.{os.getpid()}")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(secrets.token_bytes(32))
        try:
            os.link(fresh, file)  # unlike a rename, never replaces one that came in between
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    kept = file.read_bytes()
    if len(kept) < SHORTEST:
        raise SecretError(
            f"{file} is too short to keep anybody out: it should hold {SHORTEST} bytes or more. "
            "Put the right one back from where you keep your backups; or delete the file, and "
            "everybody has to be let in to their seats again."
        )
    return kept
