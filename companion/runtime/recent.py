"""A bounded cache of a process."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Per-process cache that threads share. It holds at most `most` values and drops the oldest.

    >>> kept = Recent[str, int](2)
    >>> for number, name in enumerate("abc"):
    ...     kept.put(name, number)
    >>> kept.get("a"), kept.get("c"), len(kept)
    (None, 2, 2)
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        with self._lock:
            return self._values.get(key)

    def put(self, key: K, value: V, replaces: Callable[[V], bool] = lambda _: True) -> None:
        """Store the value, unless the present one is not to be replaced."""
        with self._lock:
            entry = self._values.get(key)
            if entry is not None and not replaces(entry):
                return
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self.most:
                self._values.popitem(last=False)

    def pop(self, key: K) -> V | None:
        """Remove the value and return it, or None."""
        with self._lock:
            return self._values.pop(key, None)

    def clear(self) -> None:
        """Forget everything, as after a restart."""
        with self._lock:
            self._values.clear()

    def copy(self) -> dict[K, V]:
        """Return the values, newest last."""
        with self._lock:
            return dict(self._values)
