"""Clean text: what people enter, without characters that nobody sees."""

import unicodedata
from typing import Any, Final

HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode categories: control characters, format characters (zero-width ones, bidirectional overrides), private use,
half surrogates, separators of lines and of paragraphs."""


def is_clean(value: Any) -> bool:
    """True if no text of a JSON value has a hidden character.

    >>> is_clean({"reason": "Änne's cat 🐈"}), is_clean(["a\\u202eb"])
    (True, False)
    """
    rest = [value]  # a stack: however deep the value is nested
    while rest:
        match rest.pop():
            case str() as text:
                if any(_is_hidden(character) for character in text):
                    return False
            case dict() as members:
                rest += [*members, *members.values()]
            case list() | tuple() as items:
                rest += items
    return True


def cleaned(value: Any) -> Any:
    """Return a JSON value, of a nesting that was checked, with a space for each hidden character of its texts.

    >>> cleaned({"reason": "one\\ntwo"})
    {'reason': 'one two'}
    """
    match value:
        case str():
            return "".join(" " if _is_hidden(character) else character for character in value)
        case dict():
            return {cleaned(key): cleaned(content) for key, content in value.items()}
        case list() | tuple():
            return [cleaned(content) for content in value]
    return value


def _is_hidden(character: str) -> bool:
    return unicodedata.category(character) in HIDDEN
