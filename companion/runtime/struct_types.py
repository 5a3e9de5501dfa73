"""Struct types that several threads decode."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec


def form_decoders() -> None:
    """Form the decoders of all loaded struct types. Call it before other threads decode.

    msgspec 0.22 forms a type's decoder when it is first used, and other threads can use it half formed: that crashes
    the process.
    """
    for kind in _below(msgspec.Struct):
        with suppress(TypeError):  # it is never decoded: no decoder is possible
            msgspec.json.Decoder(kind)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _below(subclass)
