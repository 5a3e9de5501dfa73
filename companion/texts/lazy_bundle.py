"""A Fluent bundle that parses a message on first use. A file is 35 kB and more; a process uses few of its messages."""

import re
from collections.abc import Iterable, Mapping
from threading import RLock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

MESSAGE: Final = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n)))*", re.MULTILINE)
"""A message or term with its continuation lines: indented lines, closing braces and empty lines."""
REFERENCE: Final = re.compile(r"\{\s*(-[a-zA-Z][\w-]*+|[a-zA-Z][\w-]*+(?!\s*\())")
"""A message or term that another one cites. What has brackets behind it and is no term is a function."""


class LazyBundle:
    """The messages of a language. Attributes are in none of our files.

    >>> bundle = LazyBundle("en", ["one = One { -two }\\n-two =\\n    Two\\nbad = { $oops\\n"])
    >>> bundle.has("one"), bundle.has("three"), bundle.has("bad"), bundle.format_message("one", {})
    (True, False, False, ('One Two', []))
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        """Take Fluent sources; of two messages with the same id the first counts."""
        self._sources: dict[str, str] = {}
        for source in sources:
            for message in MESSAGE.finditer(source):
                self._sources.setdefault(message["id"], message[0])
        self._lock = RLock()
        self._readable: dict[str, bool] = {}
        self._bundle = FluentBundle([language], use_isolating=False)

    def has(self, message: str) -> bool:
        """True if there is a message of that id, with a text that can be read, as all that it cites."""
        is_readable = self._parse(message) and self._bundle.has_message(message)
        return is_readable and self._bundle.get_message(message).value is not None

    def format_message(self, message: str, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return the text of a message, and the errors of its formatting.

        :raises KeyError: there is no such message.
        """
        if not self.has(message):
            raise KeyError(message)
        pattern: Any = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        return str(text), errors

    def _parse(self, message: str, *citing: str) -> bool:
        """Parse a message or term, and those that it cites. Return False if one cannot be read, or cites itself."""
        with self._lock:
            if message not in self._readable:
                source = self._sources.get(message)
                if source is None or message in citing:
                    return False
                resource = FluentResource(source)
                self._bundle.add_resource(resource)
                self._readable[message] = not any(isinstance(entry, Junk) for entry in resource.body) and all(
                    self._parse(cited, message, *citing) for cited in REFERENCE.findall(source)
                )
            return self._readable[message]
