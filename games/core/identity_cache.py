"""Caches by identity: results for parts of frozen states and views, which are never changed in place."""

from collections import deque
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec.structs import asdict, replace

P = ParamSpec("P")
R = TypeVar("R")


def cache_by_identity(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Cache up to `most` results of a pure function with positional arguments, by the arguments' identity.

    A state shares with the one before it whatever an action left as it was, so what is built from that part is found
    again, for every viewer. Results are shared by threads and must not be changed.

    >>> count = cache_by_identity(2)(lambda tiles: {"n": len(tiles)})
    >>> tiles = ["a"]
    >>> count(tiles) is count(tiles), count(tiles) is count(["a"])
    (True, False)
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        # An entry keeps its arguments, so while it is here no other object has their `id`s.
        entries: dict[tuple[int, ...], tuple[tuple[Any, ...], R]] = {}
        oldest_first = deque[tuple[int, ...]]()

        def call(*arguments: P.args, **_: P.kwargs) -> R:
            key = tuple(map(id, arguments))
            entry = entries.get(key)
            if entry is None:
                entry = entries[key] = arguments, function(*arguments)  # type: ignore[call-arg]
                oldest_first.append(key)
                if len(oldest_first) > most:
                    entries.pop(oldest_first.popleft(), None)
            return entry[1]

        return update_wrapper(call, function)

    return decorate


def share_parts(old: Any, new: Any) -> Any:
    """Return `new` with the parts of `old` that equal its own, so that what was built from them is found again.

    Looks into structs and tuples; whatever else differs is taken from `new` as a whole. The order of a dict counts:
    rules go through it.

    >>> old, new = (["a"], ["b"]), (["a"], ["c"])
    >>> shared = share_parts(old, new)
    >>> shared == new, shared[0] is old[0]
    (True, True)
    >>> share_parts({"a": 1, "b": 2}, {"b": 2, "a": 1})
    {'b': 2, 'a': 1}
    """
    if type(old) is not type(new):
        return new
    if old == new and msgspec.json.encode(old) == msgspec.json.encode(new):
        return old
    if isinstance(new, msgspec.Struct):
        return replace(new, **{name: share_parts(getattr(old, name), part) for name, part in asdict(new).items()})
    if type(new) is tuple:
        return (*map(share_parts, old, new), *new[len(old) :])
    return new
