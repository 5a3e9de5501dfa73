"""The languages of server, phones, pages and pictures.

A language is one line here and its texts: docs/translating.md.
"""

from typing import Final, NamedTuple

Language = str
"""A language of `LANGUAGES`, by its subtag: "en"."""

ENGLISH: Final[Language] = "en"
"""Has every message, and stands in for what another language lacks."""


class LanguageFacts(NamedTuple):
    """What server and phones need to know of a language besides its texts."""

    name: str
    """In the language itself, where people choose; "(new)" in its own words until people have played with it."""
    locale: str
    """Language and region in whose style the server writes dates and sheets: "en-GB". Phones have their own region."""
    capital_nouns: bool = False
    """True if a noun has a capital letter within a sentence too."""


LANGUAGES: Final[dict[Language, LanguageFacts]] = {
    "en": LanguageFacts("English", "en-GB"),
    "de": LanguageFacts("Deutsch", "de-DE", capital_nouns=True),
    "fr": LanguageFacts("Français (nouveau)", "fr-FR"),
}
"""In the order in which people see them."""
