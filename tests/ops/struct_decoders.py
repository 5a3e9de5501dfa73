"""Struct types for which msgspec has built no decoder yet."""

import gc
from collections.abc import Iterator

import msgspec


def types_without_decoder() -> list[str]:
    """Return loaded struct types whose decoder would be built when they are first used, as `module:name`.

    A type refers to its decoder, an object of msgspec.
    """
    return sorted(
        f"{kind.__module__}:{kind.__qualname__}"
        for kind in _below(msgspec.Struct)
        if not any(type(referent).__name__ == "StructInfo" for referent in gc.get_referents(kind))
    )


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _below(subclass)
