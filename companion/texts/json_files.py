"""JSON files that are exported and imported: their base struct, and their decoding."""

import json
import re
from codecs import BOM_UTF8
from typing import Annotated, Any, Final, NoReturn, TypeVar

import msgspec

from companion.errors import AppError, TooLarge
from companion.texts.clean_text import clean

MOST_DEPTH: Final = 24
MOST_OF_A_FIELD: Final = 60
"""Characters of the way to a field that a refusal names."""
TOKENS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
BEGUN: Final = re.compile(r"|t|tr|tru|f|fa|fal|fals|n|nu|nul|-|\.|[eE][+-]?|\.?[0-9]+[eE][+-]?|u[0-9a-fA-F]{0,4}")
"""What may be left of the last word, number or escape of a file that was cut off, from where it cannot be read on."""
NAMED: Final = re.compile(r"Object (contains unknown|missing required) field `(.*)`", re.DOTALL)
"""How msgspec names a field."""
S = TypeVar("S", bound=msgspec.Struct)

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[ -~]+$(?!\n)")]


class FilePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a file holds."""


class CutOff(AppError, code="take_along.cut_off", status=422):
    """The end of the file is missing, or all of it."""


class NotSavedHere(AppError, code="take_along.not_saved_here", status=422):
    """The file is no JSON: a sheet, a picture, or one that something else has changed."""


class UnknownField(AppError, code="take_along.unknown_field", status=422):
    """The file has a field that its format does not have: `field`, with the way to it."""

    field: str


class WrongField(AppError, code="take_along.wrong_field", status=422):
    """A field of the file is missing, or has a value that it cannot have: `field`, with the way to it."""

    field: str


def read_json(body: bytes, most: int) -> Any:
    """Decode a file of at most `most` bytes: no duplicate keys, no NaN, no lone surrogates, not nested too deep.

    :raises TooLarge: :raises CutOff: its end is missing. :raises NotSavedHere:
    """
    if len(body) > most:
        raise TooLarge
    _check_depth(body)
    try:
        content = json.loads(
            body.decode("utf-8-sig"), object_pairs_hook=_refuse_duplicate_keys, parse_constant=_refuse_number
        )
        json.dumps(content, ensure_ascii=False).encode()  # refuses half a surrogate pair
    except ValueError as error:
        raise (CutOff if _is_cut_off(error) else NotSavedHere) from None
    except RecursionError:
        raise NotSavedHere from None
    return content


def find_unknown_version(content: Any, format_name: str, version: int) -> int | None:
    """Return the unknown version of a decoded JSON file, 0 if its format is another; None if both are known."""
    if not isinstance(content, dict) or content.get("format") != format_name:
        return 0
    stated = content.get("format_version")
    if stated == version and not isinstance(stated, bool):
        return None
    return stated if isinstance(stated, int) and 0 <= stated < 10**9 else 0


def convert_fields(content: Any, kind: type[S]) -> S:
    """Return decoded JSON as a struct.

    :raises UnknownField, WrongField: which name the first field that does not fit. :raises ValueError, OverflowError:
        a number or time that no field can have.
    """
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        raise _find_field_fault(str(error)) from None


def _find_field_fault(message: str) -> UnknownField | WrongField:
    what, is_inside, at = message.rpartition(" - at `$")
    named = NAMED.fullmatch(what if is_inside else message)
    way = [at.removesuffix("`").lstrip(".") if is_inside else "", named[2] if named else ""]
    field = clean(".".join(filter(None, way)))[:MOST_OF_A_FIELD]
    if named and named[1] == "contains unknown":
        return UnknownField(field=field)
    return WrongField(field=field or "format")


def _is_cut_off(error: ValueError) -> bool:
    """True if the file is empty, or the beginning of an object that goes on."""
    if isinstance(error, UnicodeDecodeError):
        start = error.object.removeprefix(BOM_UTF8).lstrip()[:1]
        is_begun = start == b"{" or BOM_UTF8.startswith(error.object)
        return is_begun and error.reason == "unexpected end of data"
    if not isinstance(error, json.JSONDecodeError):
        return False
    text = error.doc.strip()
    if not text.startswith("{"):
        return not text
    rest = error.doc[error.pos :].rstrip()
    return error.msg.startswith("Unterminated string") or bool(BEGUN.fullmatch(rest))


def _check_depth(body: bytes) -> None:
    depth = 0
    for token in TOKENS.finditer(body):
        first = token[0][0]
        if first in b"[{":
            depth += 1
            if depth > MOST_DEPTH:
                raise NotSavedHere
        elif first in b"]}":
            depth -= 1


def _refuse_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object, and refuse duplicate keys."""
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError
    return members


def _refuse_number(_text: str) -> NoReturn:
    """Refuse NaN and infinities, which JSON does not have."""
    raise ValueError
