"""The webhook that the server's owner sets: what happens at tables is sent to one address, signed.

Headers and signature are those of Standard Webhooks (https://www.standardwebhooks.com). What could not be sent is sent
with the next change of the table, as one difference.
"""

import base64
import hashlib
import hmac
import time
import urllib.request
from http.client import HTTPException, HTTPMessage
from typing import IO, Final
from uuid import UUID

import msgspec
import structlog
from django.conf import settings
from django.core.cache import cache

from companion.tables import selectors
from companion.tables.feed import FeedEvent, Now, compare, sum_up
from games.core.seats import SPECTATOR

TIMEOUT_S: Final = 5
PAUSES_S: Final = (1, 3)
"""Pauses before the second and the third try."""
PAUSE_OF_ALL_S: Final = 30
"""How long nothing is sent after the address has failed three times."""
REMEMBERED_S: Final = 7 * 24 * 3600
"""How long the state of a table that was sent last is kept."""
BUSY_AT_MOST_S: Final = 120
"""How long a worker that was killed while it sent keeps others from sending."""
DOWN: Final = "webhook-down"
WRONG: Final = (OSError, HTTPException)

log = structlog.get_logger(__name__)


def send_webhook(table_id: UUID) -> int:
    """Send what has happened at the table since it was last sent, and return how many events were taken.

    Only one thread of all workers sends for a table at a time, else the same would be told twice. Threads that come
    meanwhile leave their work to it.
    """
    waits, busy = f"webhook-waits-{table_id}", f"webhook-busy-{table_id}"
    taken = 0
    cache.set(waits, True, BUSY_AT_MOST_S)
    while cache.get(waits) and cache.add(busy, True, BUSY_AT_MOST_S):
        try:
            cache.delete(waits)
            taken += _send_difference(table_id)
        finally:
            cache.delete(busy)
    return taken


def _send_difference(table_id: UUID) -> int:
    if not settings.WEBHOOK_URL or cache.get(DOWN):
        return 0
    fresh = selectors.build_documents(table_id, (SPECTATOR,))
    now = sum_up(fresh.convert(SPECTATOR), fresh.v)
    key = f"webhook-{table_id}"
    sent = cache.get(key)
    before = msgspec.json.decode(sent, type=Now) if sent else None
    if before and before.v >= now.v:
        return 0
    happenings = compare(before, now)
    for event in happenings:
        if not _deliver(event):
            return 0
    cache.set(key, msgspec.json.encode(now).decode(), REMEMBERED_S)
    return len(happenings)


def sign(secret: str, message_id: str, timestamp: int, body: bytes) -> str:
    """Return the signature of a message. A secret as `whsec_...` is base64, any other one is taken as it is.

    >>> secret, message_id = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek"
    >>> sign(secret, message_id, 1614265330, b'{"test": 2432232314}')
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    """
    key = base64.b64decode(secret.removeprefix("whsec_")) if secret.startswith("whsec_") else secret.encode()
    content = b"%s.%d.%s" % (message_id.encode(), timestamp, body)
    return "v1," + base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode()


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Handler that follows no redirect: the owner named one address."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def _deliver(event: FeedEvent) -> bool:
    """Send one event, three times at most, and return whether it was taken."""
    body = msgspec.json.encode(event)
    message_id = f"{event.table}-{event.v}-{type(event).__struct_config__.tag}"
    for pause in (0, *PAUSES_S):
        time.sleep(pause)
        timestamp = int(time.time())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"Tableside/{settings.VERSION}",
            "Webhook-Id": message_id,
            "Webhook-Timestamp": str(timestamp),
            "Webhook-Signature": sign(settings.WEBHOOK_SECRET, message_id, timestamp, body),
        }
        request = urllib.request.Request(settings.WEBHOOK_URL, body, headers, method="POST")  # noqa: S310  by setting
        try:
            with _opener.open(request, timeout=TIMEOUT_S):
                return True
        except WRONG as error:
            problem = type(error).__name__
    log.warning("webhook_failed", table=event.table, error=problem)
    cache.set(DOWN, True, PAUSE_OF_ALL_S)
    return False
