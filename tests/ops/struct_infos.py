"""Which struct types msgspec has formed a decoder for."""

import gc
from collections.abc import Iterator

import msgspec


def unformed() -> list[str]:
    """Return loaded struct types whose decoder would be formed when they are first used, as `module:name`.

    msgspec keeps what it has formed as an object of its own that the type refers to.
    """
    return sorted(
        f"{kind.__module__}:{kind.__qualname__}"
        for kind in _below(msgspec.Struct)
        if not any(type(formed).__name__ == "StructInfo" for formed in gc.get_referents(kind))
    )


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _below(subclass)
