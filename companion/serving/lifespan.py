"""ASGI lifespan of the background work."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from companion.runtime.responses import Receive, Scope, Send


class Lifespan:
    """ASGI lifespan application that enters `running()` before the first request and leaves it after the last one."""

    def __init__(self, running: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        self.running = running

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        started = False
        try:
            async with self.running():
                await send({"type": "lifespan.startup.complete"})
                started = True
                await receive()
        except (Exception, SystemExit) as error:
            if started:
                await send({"type": "lifespan.shutdown.failed", "message": str(error)})
                raise
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.shutdown.complete"})
