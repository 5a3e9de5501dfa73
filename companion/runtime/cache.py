"""The cache that several processes share."""

import json
from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Any, Final, TypeVar

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache, RedisCacheClient
from redis import Redis
from redis.exceptions import RedisError

PAUSE_S: Final = 3.0
MEANWHILE_AT_MOST: Final = 10_000
"""Values kept by a process while Redis is away. Beyond, those that nobody asked for longest are forgotten."""
T = TypeVar("T")


def own_memory() -> LocMemCache:
    """What this process remembers for itself, one for all its requests."""
    return LocMemCache("while-redis-is-away", {"OPTIONS": {"MAX_ENTRIES": MEANWHILE_AT_MOST}})


class LenientRedisCache(RedisCache):
    """A Redis cache; while Redis does not answer, each process remembers for itself. What it holds are counts of
    requests and guesses, and signs of life: a table goes on, and guessing stays slow. After a question that failed the
    process asks none for PAUSE_S: a Redis that takes connections and is silent would cost each request the whole
    timeout."""

    _asks_again_at = 0.0

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = SharedPoolClient
        self._own = own_memory()

    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        return _ask(super().get, self._own.get, key, default, version)

    def set(self, key: Any, value: Any, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        _ask(super().set, self._own.set, key, value, timeout, version)

    def add(self, key: Any, value: Any, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return _ask(super().add, self._own.add, key, value, timeout, version)

    def delete(self, key: Any, version: int | None = None) -> bool:
        """Also of what this process remembered while Redis was away, and would again."""
        here = self._own.delete(key, version)
        return _ask(super().delete, lambda *_: here, key, version)

    def has_key(self, key: Any, version: int | None = None) -> bool:
        return _ask(super().has_key, self._own.has_key, key, version)


def _ask(redis: Callable[..., T], instead: Callable[..., T], *arguments: Any) -> T:
    if monotonic() < LenientRedisCache._asks_again_at:
        return instead(*arguments)
    try:
        return redis(*arguments)
    except RedisError:
        LenientRedisCache._asks_again_at = monotonic() + PAUSE_S
        return instead(*arguments)


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
