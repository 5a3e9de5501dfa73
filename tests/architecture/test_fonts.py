"""The shipped fonts stay legible in poor light."""

from pathlib import Path

import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from scripts.fonts import PICTURES, ROOT, TARGET, list_substitutions

FONTS = sorted([*TARGET.glob("*.woff2"), *PICTURES.glob("*.ttf")])

SOFT_HYPHEN = "\xad"
"""Never drawn itself."""


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.name)
def test_a_zero_has_no_slash(path: Path) -> None:
    """An outline and one hole. With a slash, "0 gold" reads as a letter before a word."""
    font = TTFont(path)
    zero = font.getBestCmap()[ord("0")]
    tabular = list_substitutions(font, "tnum").get(zero, zero) if "GSUB" in font else zero
    for name in {zero, tabular}:
        outline = DecomposingRecordingPen(font.getGlyphSet())
        font.getGlyphSet()[name].draw(outline)
        assert sum(operator == "moveTo" for operator, _ in outline.value) == 2, name


@pytest.mark.parametrize("path", sorted(TARGET.glob("*.woff2")), ids=lambda path: path.name)
def test_a_font_has_all_letters_of_the_texts(path: Path) -> None:
    files = [*ROOT.glob("companion/texts/**/*.ftl"), *ROOT.glob("games/**/*.ftl")]
    assert files
    used = {letter for file in files for line in file.read_text().splitlines() if line[:1] != "#" for letter in line}
    assert used - {SOFT_HYPHEN} - {chr(code) for code in TTFont(path).getBestCmap()} == set()
