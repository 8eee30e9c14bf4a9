"""HTTP until a socket takes over."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Http(HttpToolsProtocol):
    """One connection. After the handshake its parser is let go, as uvicorn does for other requests.

    Parser and connection hold each other; each closed socket would leave them behind.
    """

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]
