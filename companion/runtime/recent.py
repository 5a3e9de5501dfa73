"""What a process keeps at hand: the newest values by key, so many at most."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Per-process cache that threads share. Of more than `most` values the one put there longest ago goes.

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
        """Return the value, None if there is none."""
        with self._lock:
            return self._values.get(key)

    def put(self, key: K, value: V, replaces: Callable[[V], bool] = lambda _: True) -> None:
        """Keep the value, unless there is one that it does not replace."""
        with self._lock:
            entry = self._values.get(key)
            if entry is not None and not replaces(entry):
                return
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self.most:
                self._values.popitem(last=False)

    def clear(self) -> None:
        """Forget everything, as after a restart."""
        with self._lock:
            self._values.clear()

    def copy(self) -> dict[K, V]:
        """Return what is kept, the newest last."""
        with self._lock:
            return dict(self._values)
