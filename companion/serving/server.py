"""uvicorn servers of one process: the one for phones, and beside it the certificate page."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from socket import socket

import uvicorn

from companion.runtime.responses import Application
from companion.serving.startup_banner import Secured, format_announcement


class BesideServer(uvicorn.Server):
    """A small server on a port of its own. Another server starts and ends it."""

    def __init__(self, application: Application, listener: socket) -> None:
        config = uvicorn.Config(
            application,
            lifespan="off",
            ws="none",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            limit_concurrency=64,
            timeout_graceful_shutdown=1,
        )
        super().__init__(config)
        self.listener = listener

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the other server."""
        yield


class AnnouncingServer(uvicorn.Server):
    """Server that prints its addresses once it answers."""

    def __init__(
        self, config: uvicorn.Config, secured: Secured | None = None, beside: BesideServer | None = None
    ) -> None:
        super().__init__(config)
        self.secured = secured
        self.beside = beside
        self._running_beside: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        if self.beside:
            self._running_beside = asyncio.create_task(self.beside.serve([self.beside.listener]))
        host, port = sockets[0].getsockname()[:2]
        print(format_announcement(host, port, self.secured), flush=True)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        if self.beside and self._running_beside:
            self.beside.should_exit = True
            await self._running_beside
        await super().shutdown(sockets)
