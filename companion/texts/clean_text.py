"""Clean text: user input without invisible characters."""

import unicodedata
from typing import Any, Final

HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode categories: control characters, format characters (zero-width ones, bidirectional overrides), private use,
half surrogates, separators of lines and of paragraphs."""
JOINED: Final = {"\u200d": frozenset({"So", "Lo"}), "\u200c": frozenset({"Lo"})}
"""Zero width joiner and non-joiner, with the Unicode categories around them: symbols, and letters without capitals."""
MODIFIERS: Final = frozenset({"Mn", "Mc", "Sk"})
"""Unicode categories between a character and its joiner: vowel signs, variation selectors, skin tones."""

IGNORABLE: Final = frozenset(
    code
    for first, last in (
        (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
        (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
"""Code points that are not drawn: Unicode's Default_Ignorable_Code_Point, which Python does not know. Among them are
variation selectors and the fillers of Korean."""
BLANK: Final = frozenset({0x2800, 0x1D159, 0x13441, 0x13442, 0x16FE4})
"""Code points that are drawn as a gap although they are no spaces: a Braille cell without dots, notes and signs without
a shape."""


def is_clean(value: Any) -> bool:
    r"""True if no text in a JSON value has a hidden character.

    >>> is_clean({"reason": "Änne's cat 🐈"}), is_clean(["a\u202eb"])
    (True, False)
    """
    stack = [value]  # instead of recursion, which a deeply nested value would exhaust
    while stack:
        match stack.pop():
            case str() as text:
                if _without_hidden(text) != text:
                    return False
            case dict() as members:
                stack += [*members, *members.values()]
            case list() | tuple() as items:
                stack += items
    return True


def clean(value: Any) -> Any:
    """Return a JSON value, of a nesting that was checked, with a space for each hidden character of its texts.

    >>> clean({"reason": "one\\ntwo"})
    {'reason': 'one two'}
    >>> family, name = "👩\\u200d👧", "می\\u200cخواهم"
    >>> clean([family, name]) == [family, name], clean("An\\u200dna")
    (True, 'An na')
    """
    match value:
        case str():
            return _without_hidden(value)
        case dict():
            return {clean(key): clean(content) for key, content in value.items()}
        case list() | tuple():
            return [clean(content) for content in value]
    return value


def _without_hidden(text: str) -> str:
    """Return the text with a space for each hidden character.

    Joiners stay where they change the rendering: in a family emoji and between Persian or Hindi letters. They never
    stay beside a Latin, Greek or Cyrillic letter.
    """
    if text.isprintable() or not any(unicodedata.category(character) in HIDDEN for character in text):
        return text
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    return "".join(
        " " if unicodedata.category(character) in HIDDEN and not _joins(before, character, after) else character
        for before, character, after in around
    )


def _joins(before: str, character: str, after: str) -> bool:
    kinds = JOINED.get(character)
    return (
        kinds is not None
        and unicodedata.category(before) in {*kinds, *MODIFIERS}
        and unicodedata.category(after) in kinds
    )
