"""QR codes as SVG. Choosing the mask of one takes tens of milliseconds, so the newest are cached."""

from functools import lru_cache
from typing import Final, Literal

import segno

MOST_CACHED: Final = 256


@lru_cache(MOST_CACHED)
def draw_qr_code(text: str, error: Literal["l", "m"], boost_error: bool = True) -> str:
    """Return the QR code of a text as an `svg` element without border, to be scaled by its surroundings.

    :param error: level of error correction; with `boost_error` higher where the code does not become larger.
    :raises segno.encoder.DataOverflowError: the text is longer than a code can hold.
    """
    code = segno.make(text, error=error, boost_error=boost_error, micro=False)
    return code.svg_inline(scale=1, border=0, omitsize=True, svgclass=None, lineclass=None)
