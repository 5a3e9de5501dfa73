"""Identity of people who are known by their names only (docs/decisions/0067)."""

import re
import unicodedata
import uuid
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from uuid import UUID

from companion.texts.clean_text import BLANK, HIDDEN, IGNORABLE

PEOPLE: Final = UUID("5b1f2c1e-54cb-5c3e-9d0b-8d1f6f1a7a10")
"""Namespace of the ids of people, which are made from their names. Never changes."""


JOINERS: Final = {0x200C: None, 0x200D: None}
"""Joiners occur in names of some scripts. Names that differ only in them have the same key."""

APOSTROPHES: Final = "’‘‛ʼʻʽʹˈ′‵`՚՝׳ꞌ"
HYPHENS: Final = "‐‒–—―⁃−˗֊־➖⸺⸻"
LOOKALIKES: Final = {
    "АВСЕԌНЅІЈКМОРТԜХУҮЀ": "ABCEGHSIJKMOPTWXYYE",
    "асԁеһіӏјорԛѕѵԝхуүәӕ": "acdehiljopqsvwxyyəæ",
    "ΑΒϹΕΗΙͿΚΜΝΟΡΤΧΥΖ": "ABCEHIJKMNOPTXYZ",
    "αϲιϳορυνβ": "acijopuvß",
    "ՕՏՍցհոօսզ": "OSUghnouq",
    "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᎩᏃ": "ABCDEGHIJKLMPRSTVWYZ",
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ": "ABCDEFGHIJKLMNOPRSTUVWXYZ",
    "ɑɡᴄᴏꜱᴠᴡᴢı": "agcosvwzi",
}
"""Letters that are drawn like a Latin one, by script: Cyrillic, Greek, Armenian, Cherokee, Lisu, and phonetic Latin.

They are taken from Unicode's list of confusable characters (UTS 39) as far as their shapes are the same in the fonts of
phones. Letters of one alphabet that are merely similar (I and l, rn and m) are different here.
"""
DRAWN_AS: Final[dict[str, str]] = {
    **dict.fromkeys(APOSTROPHES, "'"),
    **dict.fromkeys(HYPHENS, "-"),
    **dict.fromkeys(map(chr, BLANK), " "),
    **{letter: latin for letters, latins in LOOKALIKES.items() for letter, latin in zip(letters, latins, strict=True)},
}
"""Characters with the one that stands for them when names are compared; phones have the same table."""
FOLDED: Final[dict[int, str | None]] = {
    **dict.fromkeys(IGNORABLE),
    **{ord(letter): stand_in for letter, stand_in in DRAWN_AS.items()},
}
ACUTE: Final = " \u0301"
"""An acute accent typed as a character of its own (´), decomposed. Many keyboards have it beside the apostrophe."""
DOTTED: Final = re.compile("([ij][\u0300-\u0306\u0308-\u036f]*)\u0307")
"""An i or j with the dot that it has anyway, as in the small letter of İ."""


@lru_cache(maxsize=4096)
def identify_person(name: str) -> UUID:
    """Return the key of the person with this name: the same at every table, on every server, in every release.

    Case, letter forms and the width of gaps make no difference. Keys are kept in merges and in other programs, so this
    function never changes. Names with different keys may still be the same: see `are_same`.

    >>> identify_person("Änne  Groß") == identify_person("ÄNNE GROSS")
    True
    """
    name = name.translate(JOINERS)
    form = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return uuid.uuid5(PEOPLE, " ".join(form.split()))


@lru_cache(maxsize=4096)
def list_forms(name: str) -> frozenset[str]:
    """Return the forms of a name by which it is compared. Names that share one are the same: see `are_same`.

    One is the name as it is drawn, one its small letters as they are drawn: capitals of two alphabets may look alike
    where their small letters do not.
    """
    return frozenset(map(_fold, (name, unicodedata.normalize("NFKC", name).casefold())))


def are_same(name: str, other: str) -> bool:
    """True if two names are the same: they have the same letters, or look the same.

    Case, letter forms, gaps, apostrophes, hyphens, dots of i and invisible characters make no difference.

    >>> are_same("O’Neill", "o'neill"), are_same("Anne‐Marie", "Anne–Marie"), are_same("İpek", "ipek")
    (True, True, True)
    >>> are_same("Anna", "\\u0410nna"), are_same("Anna", "Änna")
    (True, False)
    """
    return not list_forms(name).isdisjoint(list_forms(other))


def is_visible(name: str) -> bool:
    """True if something of the name can be seen: more than blanks, invisible characters and accents.

    >>> is_visible("Anna"), is_visible("🐈"), is_visible("\\u3164\\u2800")
    (True, True, False)
    """
    categories = map(unicodedata.category, _fold(name))
    return any(category[0] not in "MZ" and category not in HIDDEN for category in categories)


def find_root(person: UUID, aliases: Mapping[UUID, UUID]) -> UUID:
    """Return the person at the end of a chain of aliases."""
    while person in aliases:
        person = aliases[person]
    return person


def _fold(text: str) -> str:
    drawn = unicodedata.normalize("NFKD", text).translate(FOLDED).replace(ACUTE, "'").casefold()
    return " ".join(DOTTED.sub(r"\1", unicodedata.normalize("NFKD", drawn)).split())
