"""The cache that several processes share."""

import json
from collections.abc import Callable
from functools import cache
from time import monotonic, time
from typing import Any, Final, TypeVar

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache, RedisCacheClient
from redis import Redis
from redis.exceptions import RedisError

from companion.runtime.clocks import CLOCKS_DIFFER_S
from companion.runtime.process_cache import ProcessCache

PAUSE_S: Final = 3.0
MEANWHILE_AT_MOST: Final = 10_000
"""Values that a process keeps while Redis is away. The least recently used are dropped."""
FROM_THE_FUTURE: Final = object()
T = TypeVar("T")


def find_process_cache() -> ProcessCache:
    """Return the cache of this process alone, shared by all its requests."""
    return ProcessCache("while-redis-is-away", {"OPTIONS": {"MAX_ENTRIES": MEANWHILE_AT_MOST}})


class LenientRedisCache(RedisCache):
    """A Redis cache that falls back to this process's memory while Redis does not answer.

    It holds counts of requests and guesses, and signs of life. Tables go on without Redis, and guessing stays slow.
    After a failed query the process does not ask Redis for PAUSE_S. A Redis that accepts connections and stays silent
    would otherwise cost each request the whole timeout.
    """

    _retry_at = 0.0

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = SharedPoolClient
        self._memory = find_process_cache()

    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        return _with_fallback(super().get, self._memory.get, key, default, version)

    def set(self, key: Any, value: Any, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        _with_fallback(super().set, self._memory.set, key, value, timeout, version)

    def add(self, key: Any, value: Any, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return _with_fallback(super().add, self._memory.add, key, value, timeout, version)

    def delete(self, key: Any, version: int | None = None) -> bool:
        """Delete the key from Redis and from this process's memory.

        A value left in memory would come back when Redis is away again.
        """
        was_in_memory = self._memory.delete(key, version)
        return _with_fallback(super().delete, lambda *_: was_in_memory, key, version)

    def has_key(self, key: Any, version: int | None = None) -> bool:
        return _with_fallback(super().has_key, self._memory.has_key, key, version)


def _with_fallback(redis: Callable[..., T], instead: Callable[..., T], *arguments: Any) -> T:
    if monotonic() < LenientRedisCache._retry_at:
        return instead(*arguments)
    try:
        return redis(*arguments)
    except RedisError:
        LenientRedisCache._retry_at = monotonic() + PAUSE_S
        return instead(*arguments)


class SharedPoolClient(RedisCacheClient):
    """A Redis client with one connection pool per process.

    Under ASGI Django makes a cache object per request, and each would open connections of its own. Values are JSON:
    somebody who can write to Redis can break a count, but not run code here.

    Redis ends values by its wall clock. If that is set back by an hour they would last an hour longer, so each has the
    time at which it was written, and one from the future is gone.
    """

    def __init__(self, servers: list[str], **options: Any) -> None:
        super().__init__(servers, serializer=JsonValues(), **options)
        self._shared = _connect(servers[0], frozenset(options.items()))

    def get_client(self, key: Any = None, *, write: bool = False) -> Any:
        return self._shared

    def get(self, key: Any, default: Any) -> Any:
        value = super().get(key, default)
        return default if value is FROM_THE_FUTURE else value


@cache
def _connect(url: str, options: frozenset[tuple[str, Any]]) -> Redis:
    return Redis.from_url(url, **dict(options))


class JsonValues:
    """Serializer of cached values, with the time at which each was written."""

    def dumps(self, value: Any) -> bytes:
        return json.dumps({"at": time(), "value": value}).encode()

    def loads(self, data: Any) -> Any:
        """Return the value, or FROM_THE_FUTURE if the clock was set back since."""
        written = json.loads(data)
        if not isinstance(written, dict) or written.keys() != {"at", "value"}:
            return written  # by an earlier release
        return written["value"] if written["at"] <= time() + CLOCKS_DIFFER_S else FROM_THE_FUTURE
