"""Generator of the two fonts that the PWA ships, of the CSS that uses them, and of the fonts of the server's
pictures. The latter have more letters, for names of people. Run by hand; the results are committed.

    .venv/bin/python scripts/fonts.py

Subsets keep ASCII, the letters of Latin-1 and French, quotes, dashes, ellipsis, minus and the signs that texts use, and
the features for kerning and lining tabular figures; their zero has no slash. A name with another letter is shown in the
fallback. The font of running text is variable, from medium to bold, because one file with both weights is smaller than
two; its kerning is that of medium at all weights, since kerning that varies costs as many bytes again.
The fallback faces are scaled so that a line of text keeps its width and height when the font has loaded. Widths are
compared over the sample below. Gelasio and Arimo have the widths of Georgia and Arial.
"""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.misc.roundTools import otRound
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

Box = tuple[float, float, float, float]

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "var" / "fonts"
TARGET = ROOT / "frontend" / "src" / "fonts"
PICTURES = ROOT / "companion" / "archive" / "exports" / "fonts"
PACKAGES = [
    "@fontsource/grenze@5.3.0",
    "@fontsource/atkinson-hyperlegible-next@5.3.0",
    "@fontsource-variable/atkinson-hyperlegible-next@5.3.0",
    "@fontsource/gelasio@5.3.0",
    "@fontsource/arimo@5.3.0",
]
UNICODES = (
    "U+0020-007E,U+00A0,U+00A1,U+00A7,U+00AB,U+00B0,U+00B7,U+00BB,U+00BF,U+00C0-00FF,U+0152,U+0153,U+2013,U+2014,"
    "U+2018-201A,U+201C-201E,U+2026,U+2039,U+203A,U+2212"
)
FEATURES = ["kern", "lnum", "tnum"]
COPYRIGHT = 0  # id of a font's name
SAMPLE = (
    "Tap a place for the tile, or turn it first. Three points for the road, two tiles and an inn. "
    "Ben zieht ein Plättchen. Zwölf Punkte für die Stadt: fünf Plättchen, ein Wappen. Nächster Zug: Deniz, 0123456789"
)
# family, package, the package with the fallback's widths, the fallback's local names by weight
FAMILIES = [
    ("Grenze", "grenze", "gelasio", {700: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"]}),
    ("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next", "arimo", {
        500: ["Arial", "ArialMT", "Liberation Sans", "Roboto"],
        700: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold"],
    }),
]  # fmt: skip


def find_source(package: str, weight: int) -> Path:
    """Return the Latin file of a package at a weight; 500 of a fallback is its regular."""
    if package == "arimo" and weight == 500:
        weight = 400
    return SOURCES / "node_modules/@fontsource" / package / "files" / f"{package}-latin-{weight}-normal.woff2"


def measure_width(path: Path) -> float:
    """Return the width of the sample in em."""
    font = TTFont(path)
    glyphs, metrics = font.getBestCmap(), font["hmtx"]
    return float(sum(metrics[glyphs[ord(letter)]][0] for letter in SAMPLE) / font["head"].unitsPerEm)


def load_variable(package: str, weights: tuple[int, int]) -> TTFont:
    """Return a font with all weights between these two."""
    files = SOURCES / "node_modules/@fontsource-variable" / package / "files"
    source = files / f"{package}-latin-wght-normal.woff2"
    font = instantiateVariableFont(TTFont(source), {"wght": weights})
    lightest, boldest = (instantiateVariableFont(TTFont(source), {"wght": weight}) for weight in weights)
    for table in ("GPOS", "GDEF"):
        font[table] = lightest[table]
    for name in open_zero(lightest):
        open_zero(boldest)
        font["glyf"][name] = lightest["glyf"][name]
        (light, _), (bold, _) = (
            ends["glyf"]._getCoordinatesAndControls(name, ends["hmtx"].metrics) for ends in (lightest, boldest)
        )
        font["gvar"].variations[name] = [TupleVariation({"wght": (0, 1, 1)}, list(bold - light))]
    return font


def make_subset(font: TTFont, target: Path) -> None:
    """Write the subset of a font that the texts need."""
    options = subset.Options(layout_features=FEATURES, flavor="woff2", hinting=False, name_IDs=[COPYRIGHT])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(UNICODES))
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def make_picture_font(package: str, weight: int) -> set[int]:
    """Write a font for the picture's renderer, and return its letters.

    Latin and Latin extended are in one file, because the renderer takes a whole line from another font if one letter is
    missing. Figures are lining and tabular, because it applies no font features.
    """
    latin = find_source(package, weight)
    parts = []
    for letters in ("latin", "latin-ext"):
        font = TTFont(latin.with_name(latin.name.replace("latin", letters)))
        font.flavor = None
        open_zero(font)
        part = SOURCES / f"{package}-{letters}-{weight}.ttf"
        font.save(part)
        parts.append(str(part))
    font = Merger().merge(parts)
    for feature in ("lnum", "tnum"):
        replaced = list_substitutions(font, feature)
        for table in font["cmap"].tables:
            table.cmap = {code: replaced.get(glyph, glyph) for code, glyph in table.cmap.items()}
    options = subset.Options(layout_features=["kern", "liga", "ccmp", "mark", "mkmk"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.save(PICTURES / f"{package}-{weight}.ttf")
    return set(font.getBestCmap())


def open_zero(font: TTFont) -> list[str]:
    """Draw each zero without its slash, since a slashed zero before a word ("0 gold") reads as a letter. Return the
    glyphs that were drawn.

    The fonts have no other zero, so the rim is drawn once more, reversed, as large as the part that the slash divided.
    """
    drawn = []
    for name in font.getGlyphOrder():
        if not name.startswith("zero") or font["glyf"][name].isComposite():
            continue
        outline = RecordingPen()
        font.getGlyphSet()[name].draw(outline)
        rim, *holes = split_contours(outline)
        if len(holes) < 2:
            continue
        inner, outer = unite_boxes(map(measure_bounds, holes)), measure_bounds(rim)
        across = (inner[2] - inner[0]) / (outer[2] - outer[0])
        along = (inner[3] - inner[1]) / (outer[3] - outer[1])
        glyph = TTGlyphPen(None)
        rim.replay(glyph)
        shrunk = TransformPen(
            ReverseContourPen(glyph),
            (across, 0, 0, along, inner[0] - outer[0] * across, inner[1] - outer[1] * along),
        )
        rim.replay(shrunk)
        font["glyf"][name] = glyph.glyph(round=otRound)
        font["glyf"][name].recalcBounds(font["glyf"])
        drawn.append(name)
    return drawn


def split_contours(outline: RecordingPen) -> list[RecordingPen]:
    contours: list[RecordingPen] = []
    for operator, points in outline.value:
        if operator == "moveTo":
            contours.append(RecordingPen())
        contours[-1].value.append((operator, points))
    return contours


def measure_bounds(contour: RecordingPen) -> Box:
    """Return the smallest box round a contour: left, bottom, right, top."""
    pen = BoundsPen(None)
    contour.replay(pen)
    return pen.bounds


def unite_boxes(boxes: Iterable[Box]) -> Box:
    """Return the smallest box round all of them."""
    left, bottom, right, top = zip(*boxes, strict=True)
    return min(left), min(bottom), max(right), max(top)


def list_substitutions(font: TTFont, feature: str) -> dict[str, str]:
    """Return the glyph substitutions of this feature: glyph -> its replacement."""
    layout = font["GSUB"].table
    lookups = {
        index
        for record in layout.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    }
    substitutions: dict[str, str] = {}
    for index in lookups:
        for subtable in layout.LookupList.Lookup[index].SubTable:
            substitutions |= getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
    return substitutions


def format_face(family: str, file: str, weights: str) -> str:
    """Return the CSS rule of a font."""
    return f"""
@font-face {{
  font-family: "{family}";
  font-weight: {weights};
  font-display: swap;
  src: url("./{file}") format("woff2");
}}
"""


def format_fallback(family: str, weight: int, package: str, like: str, locals_: list[str]) -> str:
    """Return the CSS rule of the fallback face, shown until the font has loaded."""
    path = find_source(package, weight)
    scale = measure_width(path) / measure_width(find_source(like, weight))
    font = TTFont(path)
    unit, lines = font["head"].unitsPerEm, font["hhea"]
    places = ", ".join(f'local("{place}")' for place in locals_)
    return f"""@font-face {{
  font-family: "{family} fallback";
  font-weight: {weight};
  src: {places};
  size-adjust: {scale:.1%};
  ascent-override: {lines.ascent / unit / scale:.1%};
  descent-override: {-lines.descent / unit / scale:.1%};
  line-gap-override: 0%;
}}
"""


def main() -> None:
    """Fetch the sources into var/, write subsets, licences and CSS into the frontend."""
    SOURCES.mkdir(parents=True, exist_ok=True)
    subprocess.run(["npm", "install", "--prefix", SOURCES, *PACKAGES], check=True)
    TARGET.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    letters: set[int] = set(range(0x20, 0x2600))
    css = "/* Written by scripts/fonts.py. */\n"
    for family, package, like, fallbacks in FAMILIES:
        first, *rest = fallbacks
        if rest:
            font = load_variable(package, (first, rest[-1]))
        else:
            font = TTFont(find_source(package, first))
            open_zero(font)
        target = TARGET / f"{package}-{'-'.join(map(str, fallbacks))}.woff2"
        make_subset(font, target)
        css += format_face(family, target.name, " ".join(map(str, fallbacks)))
        for weight, locals_ in fallbacks.items():
            css += format_fallback(family, weight, package, like, locals_)
            letters &= make_picture_font(package, weight)
        licence = SOURCES / "node_modules/@fontsource" / package / "LICENSE"
        shutil.copyfile(licence, TARGET / f"OFL-{package}.txt")
        shutil.copyfile(licence, PICTURES / f"OFL-{package}.txt")
        print(f"{target.name}: {target.stat().st_size} bytes")
    (TARGET / "fonts.css").write_text(css)
    (PICTURES / "letters.txt").write_text("".join(map(chr, sorted(letters))), "utf-8")


if __name__ == "__main__":
    main()
