"""Decoding of uploaded JSON files, independent of their content."""

import json
import re
from typing import Any, Final, NoReturn

from companion.errors import InvalidRequest, NotJson, TooLarge

MOST_DEPTH: Final = 24
TOKENS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


def read_json(body: bytes, most: int) -> Any:
    """Decode a file of at most `most` bytes: no duplicate keys, no NaN, no lone surrogates.

    :raises TooLarge, NotJson: :raises InvalidRequest: it is nested too deep.
    """
    if len(body) > most:
        raise TooLarge
    _check_depth(body)
    try:
        content = json.loads(body.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_refuse_number)
        json.dumps(content, ensure_ascii=False).encode()  # refuses half a surrogate pair
    except (ValueError, RecursionError):
        raise NotJson from None
    return content


def _check_depth(body: bytes) -> None:
    depth = 0
    for token in TOKENS.finditer(body):
        first = token[0][0]
        if first in b"[{":
            depth += 1
            if depth > MOST_DEPTH:
                raise InvalidRequest(detail="nested too deep")
        elif first in b"]}":
            depth -= 1


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object, and refuse duplicate keys."""
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError
    return members


def _refuse_number(_text: str) -> NoReturn:
    """Refuse NaN and infinities, which JSON does not have."""
    raise ValueError
