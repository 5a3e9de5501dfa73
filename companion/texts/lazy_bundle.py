"""A Fluent bundle that parses a message on first use. A file is 35 kB and more; a process uses few of its messages."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

MESSAGE: Final = re.compile(r"^(?P<id>[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n)))*", re.MULTILINE)
"""A message with its continuation lines: indented lines, closing braces and empty lines."""
REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


class LazyBundle:
    """The messages of a language. Terms and attributes are in none of our files.

    >>> bundle = LazyBundle("en", ["one = One { two }\\ntwo =\\n    Two\\n"])
    >>> bundle.has("one"), bundle.has("three"), bundle.formatted("one", {})
    (True, False, ('One Two', []))
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        """Take Fluent sources; of two messages with the same id the first counts."""
        self._sources: dict[str, str] = {}
        for source in sources:
            for message in MESSAGE.finditer(source):
                self._sources.setdefault(message["id"], message[0])
        self._bundle = FluentBundle([language], use_isolating=False)

    def has(self, message: str) -> bool:
        """True if there is a message of that id, with a text."""
        return message in self._sources

    def formatted(self, message: str, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return the text of a message, and the errors of its formatting.

        :raises KeyError: there is no such message.
        """
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        return str(text), errors

    def _parse(self, message: str) -> None:
        """Parse a message, after the messages that it refers to."""
        if not self._bundle.has_message(message):
            source = self._sources[message]
            for reference in REFERENCE.findall(source):
                if self.has(reference):
                    self._parse(reference)
            self._bundle.add_resource(FluentResource(source))
