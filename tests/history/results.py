"""The texts of a result."""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core.text import Text


def texts_in(value: Any) -> Iterator[Text]:
    """Yield every text of a document."""
    if isinstance(value, dict):
        if value.keys() <= {"code", "params"} and "code" in value:
            yield msgspec.convert(value, Text)
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part)


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)
