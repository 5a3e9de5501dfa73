"""Decoding of frames from phones."""

from typing import Final

import msgspec

from companion.errors import InvalidRequest, NotJson, TooLarge
from companion.live.protocol import Numbered, PhoneMessage

MAX_FRAME: Final = 64 * 1024

decoder: msgspec.json.Decoder[PhoneMessage] = msgspec.json.Decoder(PhoneMessage)
number_decoder = msgspec.json.Decoder(Numbered)


def decode(text: str | None) -> PhoneMessage:
    """Decode one message.

    :raises TooLarge:
    :raises NotJson:
    :raises InvalidRequest: unknown type or field, value out of range.
    """
    if text is None:
        raise NotJson
    if len(text) > MAX_FRAME:
        raise TooLarge
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise InvalidRequest(detail=str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise NotJson from None


def read_number(text: str | None) -> int | None:
    """Return the number under which a refused frame waits for its answer, or None if it cannot be read."""
    if text is None or len(text) > MAX_FRAME:
        return None
    try:
        return number_decoder.decode(text).n
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
