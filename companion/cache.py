"""The cache that several processes share."""

import json
from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Any, Final, TypeVar

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache, RedisCacheClient
from redis import Redis
from redis.exceptions import RedisError

PAUSE_S: Final = 3.0
T = TypeVar("T")


class LenientRedisCache(RedisCache):
    """A Redis cache that is empty while Redis does not answer. What it holds are counts of requests and signs of
    life: a table goes on without them. After a question that failed the process asks none for PAUSE_S: a Redis that
    takes connections and is silent would cost each request the whole timeout."""

    _asks_again_at = 0.0

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = SharedPoolClient

    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        return _unless_away(lambda: super(LenientRedisCache, self).get(key, default, version), default)

    def set(self, key: Any, value: Any, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        _unless_away(lambda: super(LenientRedisCache, self).set(key, value, timeout, version), None)

    def add(self, key: Any, value: Any, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return _unless_away(lambda: super(LenientRedisCache, self).add(key, value, timeout, version), True)

    def delete(self, key: Any, version: int | None = None) -> bool:
        return _unless_away(lambda: super(LenientRedisCache, self).delete(key, version), False)

    def has_key(self, key: Any, version: int | None = None) -> bool:
        return _unless_away(lambda: super(LenientRedisCache, self).has_key(key, version), False)


def _unless_away(ask: Callable[[], T], otherwise: T) -> T:
    if monotonic() < LenientRedisCache._asks_again_at:
        return otherwise
    try:
        return ask()
    except RedisError:
        LenientRedisCache._asks_again_at = monotonic() + PAUSE_S
        return otherwise


class SharedPoolClient(RedisCacheClient):
    """Keeps its connections for the whole process. Django makes a cache object per request under ASGI, which would
    connect anew each time. Values are JSON: whoever writes to the Redis can break a count, not run code here."""

    def __init__(self, servers: list[str], **options: Any) -> None:
        super().__init__(servers, serializer=JsonValues(), **options)
        self._shared = _client(servers[0], frozenset(options.items()))

    def get_client(self, key: Any = None, *, write: bool = False) -> Any:
        return self._shared


@cache
def _client(url: str, options: frozenset[tuple[str, Any]]) -> Redis:
    return Redis.from_url(url, **dict(options))


class JsonValues:
    """Turns values into what Redis keeps, and back."""

    def dumps(self, value: Any) -> bytes:
        return json.dumps(value).encode()

    def loads(self, data: Any) -> Any:
        return json.loads(data)
