"""Import blocker for optional dependencies of libraries that this server does not use (decision 0054)."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def without(*modules: str) -> Iterator[None]:
    """Make imports of these modules fail inside the block as if they were not installed. Modules already loaded stay.

    >>> with without("xml.sax.expatreader"):
    ...     import xml.sax.expatreader
    Traceback (most recent call last):
    ModuleNotFoundError: import of xml.sax.expatreader halted; None in sys.modules
    """
    hidden = [name for name in modules if name not in sys.modules]
    loaded: dict[str, Any] = sys.modules
    loaded.update(dict.fromkeys(hidden))  # None makes `import` fail
    try:
        yield
    finally:
        for name in hidden:
            del sys.modules[name]
