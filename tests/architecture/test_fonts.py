"""The shipped fonts stay legible in poor light."""

from pathlib import Path

import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from scripts.fonts import PICTURES, TARGET, single_substitutions

FONTS = sorted([*TARGET.glob("*.woff2"), *PICTURES.glob("*.ttf")])


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.name)
def test_a_zero_has_no_slash(path: Path) -> None:
    """An outline and one hole. With a slash, "0 gold" reads as a letter before a word."""
    font = TTFont(path)
    zero = font.getBestCmap()[ord("0")]
    tabular = single_substitutions(font, "tnum").get(zero, zero) if "GSUB" in font else zero
    for name in {zero, tabular}:
        outline = DecomposingRecordingPen(font.getGlyphSet())
        font.getGlyphSet()[name].draw(outline)
        assert sum(operator == "moveTo" for operator, _ in outline.value) == 2, name
