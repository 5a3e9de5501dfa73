"""The ASGI application: HTTP to Django, sockets to `companion.live`, and background work."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
django_application = get_asgi_application()

import structlog  # noqa: E402  settings have loaded it, without rich
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402  needs the app registry
from django.conf import settings  # noqa: E402
from django.core.cache import caches  # noqa: E402
from django.urls import get_resolver  # noqa: E402

from companion.api import errors  # noqa: E402, F401  or the first refusal would load them
from companion.deployment import environment, preflight  # noqa: E402
from companion.live.lifespan import run_live  # noqa: E402
from companion.live.routing import websocket_urlpatterns  # noqa: E402
from companion.live.threads import run_in_database  # noqa: E402
from companion.runtime import struct_types  # noqa: E402
from companion.runtime.responses import Application  # noqa: E402
from companion.serving import service_checks, upkeep  # noqa: E402
from companion.serving.cache_headers import UncachedApi  # noqa: E402
from companion.serving.foreign_hosts import KnownOrigins  # noqa: E402
from companion.serving.health import Probes  # noqa: E402
from companion.serving.lifespan import Lifespan  # noqa: E402
from companion.serving.migrate import find_database_file  # noqa: E402
from companion.serving.request_limits import BoundedBodies  # noqa: E402
from companion.serving.request_threads import ReusedThreads  # noqa: E402
from companion.texts.languages import LANGUAGES  # noqa: E402
from companion.texts.localization import format_sentence  # noqa: E402

log = structlog.get_logger(__name__)


@asynccontextmanager
async def run_background_work() -> AsyncIterator[None]:
    """Check that this process may serve, however uvicorn was started, then run the background work."""
    preflight.require_one_process(
        environment.read_whole_number("WEB_CONCURRENCY", 1, least=1),
        redis=not settings.EMBEDDED,
        sqlite=settings.SQLITE,
    )
    if (file := find_database_file()) is not None:
        preflight.hold_database(file)
    if settings.EMBEDDED:
        await run_in_database(service_checks.require_services)
    else:
        preflight.require_hosts(settings.ALLOWED_HOSTS)
        await run_in_database(service_checks.require_upgraded_services)
    get_resolver().url_patterns  # noqa: B018  or the first request would load them
    caches["default"]  # or the first request would load its module
    for language in LANGUAGES:
        format_sentence("", {}, language)  # loads the texts now; otherwise the first refusal would delay all phones
    struct_types.build_decoders()
    gc.freeze()  # objects loaded so far stay; scanning them for garbage would delay all phones
    gc.enable()
    log.info("started", version=settings.VERSION)
    upkept = asyncio.create_task(upkeep.keep_up()) if settings.EMBEDDED else None
    try:
        async with run_live():
            yield
    finally:
        if upkept:
            upkept.cancel()


uncached = UncachedApi(ReusedThreads(django_application))
bounded = BoundedBodies(uncached, settings.DATA_UPLOAD_MAX_MEMORY_SIZE, settings.LARGER_BODIES)
http = Probes(bounded)
sockets: Application = KnownOrigins(URLRouter(websocket_urlpatterns))
if settings.METRICS:
    from companion.serving import metrics

    http = Probes(bounded, metrics.build_page)
    sockets = metrics.CountedSockets(sockets)

application = ProtocolTypeRouter({"http": http, "websocket": sockets, "lifespan": Lifespan(run_background_work)})
