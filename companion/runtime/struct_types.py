"""Struct types that several threads decode."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec


def build_decoders() -> None:
    """Build the decoders of all loaded struct types. Call it before several threads decode.

    msgspec 0.22 builds a type's decoder when the type is first used, and another thread may use it before it is
    complete: that crashes the process.
    """
    for kind in _walk_subclasses(msgspec.Struct):
        with suppress(TypeError):  # no decoder is possible: the type is only encoded
            msgspec.json.Decoder(kind)


def _walk_subclasses(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _walk_subclasses(subclass)
