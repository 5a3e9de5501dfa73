"""Optional dependencies of libraries, left out: what a library loads only because it is installed costs every start."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def without(*modules: str) -> Iterator[None]:
    """For the length of the block, have `import` find none of these modules; those already loaded stay.

    >>> with without("xml.sax.expatreader"):
    ...     import xml.sax.expatreader
    Traceback (most recent call last):
    ModuleNotFoundError: import of xml.sax.expatreader halted; None in sys.modules
    """
    hidden = [name for name in modules if name not in sys.modules]
    loaded: dict[str, Any] = sys.modules
    loaded.update(dict.fromkeys(hidden))  # None: not to be found
    try:
        yield
    finally:
        for name in hidden:
            del sys.modules[name]
