"""Caches by identity: results for parts of frozen states and views, which are never changed in place."""

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class _Same:
    """An argument that equals only the same object. It keeps the object, so its `id` is not given to another one."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.value is other.value


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
        @lru_cache(maxsize=most)
        def find(*arguments: _Same) -> R:
            return function(*(argument.value for argument in arguments))  # type: ignore[arg-type, call-arg]

        def call(*arguments: P.args, **_: P.kwargs) -> R:
            return find(*map(_Same, arguments))

        return update_wrapper(call, function)

    return decorate
