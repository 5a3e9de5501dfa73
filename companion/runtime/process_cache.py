"""The cache of one process."""

from time import monotonic

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.locmem import LocMemCache


class ProcessCache(LocMemCache):
    """Django's cache in memory, whose values last as long as they should when the wall clock jumps."""

    _expire_info: dict[str, float | None]

    def get_backend_timeout(self, timeout: float | None = DEFAULT_TIMEOUT) -> float | None:
        """Return when a value expires, in monotonic seconds. None: never."""
        seconds = self.default_timeout if timeout is DEFAULT_TIMEOUT else timeout
        return None if seconds is None else monotonic() + seconds

    def _has_expired(self, key: str) -> bool:
        expires_at = self._expire_info.get(key, 0.0)
        return expires_at is not None and expires_at <= monotonic()
