"""Photos of every type and depth come out as they look: colours, transparency, orientation, the first frame."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageOps

from companion.archive.errors import HeicImage, ImageCutOff, NotAnImage
from companion.archive.images import shrink_image
from tests.history.image_files import PLACE, image
from tests.history.written_images import (
    GREYS,
    P3,
    PATCHES,
    SIZE,
    SRGB,
    Colour,
    coded,
    deep_png,
    from_p3,
    icc,
    in_lab,
    middles,
    picture,
    saved,
    tiff,
)

NEAR = 9
"""How far a colour may be from the expected one: the kept photo is a JPEG."""
DEEP = [[257 * value for value in colour] for colour in PATCHES]
DEEP_GREYS = [[257 * value] for value in GREYS]
HALF = [(*colour, 128) for colour in PATCHES]
ON_WHITE = [tuple(round(value + (255 - value) * 127 / 255) for value in colour) for colour in PATCHES]
GREY = [(value, value, value) for value in GREYS]


def colours_of(body: bytes) -> list[Colour]:
    """Return the colours in the middles of the kept photo's patches."""
    kept = Image.open(BytesIO(shrink_image(body)[0]))
    assert (kept.format, kept.mode) == ("JPEG", "RGB")
    return [kept.getpixel(at) for at in middles(kept.size)]  # type: ignore[misc]


def assert_looks(body: bytes, expected: Any = PATCHES, near: int = NEAR) -> None:
    """Check the colours of a kept photo."""
    actual = colours_of(body)
    distances = [
        abs(a - b) for one, other in zip(actual, expected, strict=True) for a, b in zip(one, other, strict=True)
    ]
    assert max(distances) <= near, (actual, list(expected))


def paletted(transparent: int | None = None) -> Image.Image:
    """Return the picture with a palette, one of whose colours may be transparent."""
    flat = Image.new("P", SIZE)
    flat.putpalette([value for colour in PATCHES for value in colour])
    flat.paste(picture("L", range(6)))
    if transparent is not None:
        flat.info["transparency"] = transparent
    return flat


def adobe_cmyk(colour: Colour) -> tuple[int, int, int, int]:
    return (255 - colour[0], 255 - colour[1], 255 - colour[2], 0)


OPAQUE: dict[str, bytes] = {
    "JPEG": saved(picture(), "JPEG", quality=95),
    "progressive JPEG": saved(picture(), "JPEG", quality=95, progressive=True),
    "JPEG of CMYK": saved(picture("CMYK", [adobe_cmyk(colour) for colour in PATCHES]), "JPEG", quality=95),
    "PNG": saved(picture(), "PNG"),
    "PNG with a palette": saved(paletted(), "PNG"),
    "PNG of 16 bits": deep_png(2, DEEP),
    "PNG of 16 bits with transparency": deep_png(6, [[*colour, 65535] for colour in DEEP]),
    "WebP": saved(picture(), "WEBP", quality=95),
    "WebP without loss": saved(picture(), "WEBP", lossless=True),
    "AVIF": saved(picture(), "AVIF", quality=95),
    "GIF": saved(paletted(), "GIF"),
    "BMP": saved(picture(), "BMP"),
    "BMP with a palette": saved(paletted(), "BMP"),
    "JPEG 2000": saved(picture(), "JPEG2000"),
    "TIFF": saved(picture(), "TIFF"),
    "TIFF with LZW": saved(picture(), "TIFF", compression="tiff_lzw"),
    "TIFF with JPEG": saved(picture(), "TIFF", compression="jpeg", quality=95),
    "TIFF with a palette": saved(paletted(), "TIFF"),
    "TIFF of CMYK": saved(picture("CMYK", [adobe_cmyk(colour) for colour in PATCHES]), "TIFF"),
    "TIFF of YCbCr": saved(picture().convert("YCbCr"), "TIFF"),
    "TIFF, little-endian": tiff(PATCHES, "<"),
    "TIFF, big-endian": tiff(PATCHES, ">"),
    "TIFF of 16 bits, little-endian": tiff(DEEP, "<", 16),
    "TIFF of 16 bits, big-endian": tiff(DEEP, ">", 16),
    "TIFF with a sample without meaning": tiff([[*colour, 99] for colour in PATCHES], extra=0),
}  # fmt: skip
IN_GREY: dict[str, bytes] = {
    "JPEG": saved(picture("L", GREYS), "JPEG", quality=95),
    "PNG": saved(picture("L", GREYS), "PNG"),
    "PNG of 16 bits": deep_png(0, DEEP_GREYS),
    "PNG of 16 bits with transparency": deep_png(4, [[*grey, 65535] for grey in DEEP_GREYS]),
    "JPEG 2000 of 16 bits": saved(picture("I;16", [257 * grey for grey in GREYS]), "JPEG2000"),
    "TIFF": tiff([[grey] for grey in GREYS], photometric=1),
    "TIFF from white": tiff([[255 - grey] for grey in GREYS], photometric=0),
    "TIFF of 16 bits, little-endian": tiff(DEEP_GREYS, "<", 16, 1),
    "TIFF of 16 bits, big-endian": tiff(DEEP_GREYS, ">", 16, 1),
    "TIFF of 16 bits from white": tiff([[65535 - grey[0]] for grey in DEEP_GREYS], "<", 16, 0),
    "TIFF of numbers": saved(picture("I", [257 * grey for grey in GREYS]), "TIFF"),
    "TIFF of floats": tiff([[grey / 255] for grey in GREYS], "<", 32, 1, form=3),  # type: ignore[list-item]
}
TRANSPARENT: dict[str, bytes] = {
    "PNG": saved(picture("RGBA", HALF), "PNG"),
    "PNG of 16 bits": deep_png(6, [[*colour, 257 * 128] for colour in DEEP]),
    "WebP": saved(picture("RGBA", HALF), "WEBP", lossless=True),
    "AVIF": saved(picture("RGBA", HALF), "AVIF", quality=95),
    "TIFF": saved(picture("RGBA", HALF), "TIFF"),
    "TIFF, multiplied": tiff([[*(value * 128 // 255 for value in colour), 128] for colour in PATCHES], extra=1),
    "JPEG 2000": saved(picture("RGBA", HALF), "JPEG2000"),
}


@pytest.mark.parametrize("kind", OPAQUE)
def test_colours_are_as_they_were(kind: str) -> None:
    assert_looks(OPAQUE[kind])


@pytest.mark.parametrize("kind", IN_GREY)
def test_greys_of_any_depth_are_as_they_were(kind: str) -> None:
    assert_looks(IN_GREY[kind], GREY)


@pytest.mark.parametrize("kind", TRANSPARENT)
def test_what_is_transparent_lies_on_white(kind: str) -> None:
    assert_looks(TRANSPARENT[kind], ON_WHITE)


@pytest.mark.parametrize("kind", ["PNG", "GIF"])
@pytest.mark.parametrize("patch", [0, 4])
def test_a_transparent_colour_of_a_palette_is_white(kind: str, patch: int) -> None:
    expected = [(255, 255, 255) if n == patch else colour for n, colour in enumerate(PATCHES)]
    assert_looks(saved(paletted(patch), kind, transparency=patch), expected)


@pytest.mark.parametrize(("mode", "transparent"), [("RGB", PATCHES[2]), ("L", GREYS[2]), ("1", 0)])
def test_a_colour_that_stands_for_transparency_is_white(mode: str, transparent: Any) -> None:
    values = {"RGB": PATCHES, "L": GREYS, "1": [255, 255, 0, 255, 0, 255]}[mode]
    body = saved(picture(mode, values), "PNG", transparency=transparent)
    shown = {"RGB": PATCHES, "L": GREY, "1": [(255, 255, 255)] * 6}[mode]
    assert_looks(body, [(255, 255, 255) if n == 2 else colour for n, colour in enumerate(shown)])


def test_grey_with_transparency_lies_on_white() -> None:
    expected = [tuple([round(grey + (255 - grey) * 127 / 255)] * 3) for grey in GREYS]
    assert_looks(saved(picture("LA", [(grey, 128) for grey in GREYS]), "PNG"), expected)
    assert_looks(deep_png(4, [[*grey, 257 * 128] for grey in DEEP_GREYS]), expected)


@pytest.mark.parametrize("kind", ["PNG", "TIFF", "BMP", "GIF"])
def test_black_and_white_stays_so_and_fine_lines_become_grey(kind: str) -> None:
    black = [0, 255, 0, 255, 0, 255]
    assert_looks(saved(picture("1", black), kind), [(value, value, value) for value in black])
    lines = Image.new("1", (3200, 1600))
    for x in range(0, 3200, 2):
        lines.paste(1, (x, 0, x + 1, 1600))
    assert_looks(saved(lines, kind), [(128, 128, 128)] * 6, 40)


def test_a_fax_is_read() -> None:
    black = [0, 255, 0, 255, 0, 255]
    body = saved(picture("1", black), "TIFF", compression="group4")
    assert_looks(body, [(value, value, value) for value in black])


def test_lab_becomes_rgb() -> None:
    assert_looks(tiff([in_lab(colour) for colour in PATCHES], photometric=8))


# --- colour profiles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "TIFF"])
def test_display_p3_comes_out_in_srgb(kind: str) -> None:
    options: dict[str, Any] = {} if kind in ("PNG", "TIFF") else {"quality": 95}
    body = saved(picture(), kind, icc_profile=icc(b"RGB ", P3), **options)
    expected = [from_p3(colour) for colour in PATCHES]
    assert max(abs(a - b) for a, b in zip(expected[1], PATCHES[1], strict=True)) > 2 * NEAR, "it matters"
    assert_looks(body, expected, NEAR + 3)


def test_profiles_of_deep_transparent_paletted_and_grey_pictures_count() -> None:
    wide, grey = icc(b"RGB ", P3), icc(b"GRAY", gamma=1.0)
    expected = [from_p3(colour) for colour in PATCHES]
    assert_looks(saved(paletted(), "PNG", icc_profile=wide), expected)
    on_white = [tuple(round(value + (255 - value) * 127 / 255) for value in colour) for colour in expected]
    assert_looks(saved(picture("RGBA", HALF), "PNG", icc_profile=wide), on_white)
    lighter = [(coded(value / 255),) * 3 for value in GREYS]
    assert_looks(saved(picture("L", GREYS), "PNG", icc_profile=grey), lighter)
    assert_looks(saved(picture("L", GREYS), "TIFF", icc_profile=grey), lighter)
    assert_looks(saved(picture("L", GREYS), "JPEG", quality=95, icc_profile=wide), GREY)


def test_srgb_itself_changes_nothing() -> None:
    assert_looks(saved(picture(), "JPEG", quality=95, icc_profile=icc(b"RGB ", SRGB)))


@pytest.mark.parametrize("profile", [PLACE * 3, b"", icc(b"RGB ", P3)[:200], icc(b"GRAY", gamma=1.0)])
def test_a_profile_that_is_broken_or_of_other_colours_is_passed_over(profile: bytes) -> None:
    assert_looks(saved(picture(), "JPEG", quality=95, icc_profile=profile))
    assert_looks(saved(picture(), "PNG", icc_profile=profile))
    cmyk = picture("CMYK", [adobe_cmyk(colour) for colour in PATCHES])
    assert_looks(saved(cmyk, "JPEG", quality=95, icc_profile=profile))


def test_the_gamma_of_a_png_counts_where_it_has_no_profile() -> None:
    linear = (b"gAMA", (100_000).to_bytes(4, "big"))
    lighter = [tuple(round(255 * (value / 255) ** (1 / 2.2)) for value in colour) for colour in PATCHES]
    assert_looks(deep_png(2, DEEP, linear), lighter)
    assert_looks(deep_png(2, DEEP, linear, (b"sRGB", b"\0")))
    assert_looks(deep_png(2, DEEP, (b"gAMA", (45_455).to_bytes(4, "big"))))


# --- orientation and frames --------------------------------------------------------------------------------

UNDO = {2: "FLIP_LEFT_RIGHT", 3: "ROTATE_180", 4: "FLIP_TOP_BOTTOM", 5: "TRANSPOSE", 6: "ROTATE_90", 7: "TRANSVERSE",
        8: "ROTATE_270"}  # fmt: skip


def lying(orientation: int, upright: Image.Image) -> Image.Image:
    """Return a picture as a camera stores it that was held like this."""
    return upright.transpose(Image.Transpose[UNDO[orientation]]) if orientation > 1 else upright


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "TIFF"])
def test_every_orientation_is_put_upright(kind: str, orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    options: dict[str, Any] = {} if kind in ("PNG", "TIFF") else {"quality": 95}
    body = saved(lying(orientation, picture()), kind, exif=exif, **options)
    assert shrink_image(body)[1] == SIZE
    assert_looks(body)


@pytest.mark.parametrize("orientation", [1, 3, 6, 7])
def test_deep_grey_and_paletted_pictures_are_put_upright(orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    assert_looks(saved(lying(orientation, paletted()), "PNG", exif=exif))
    deep = picture("I;16", [257 * grey for grey in GREYS])
    turned = Image.frombytes("I;16", *_raw(lying(orientation, deep.convert("I"))))
    assert_looks(saved(turned, "PNG", exif=exif), GREY)


def _raw(numbers: Image.Image) -> tuple[tuple[int, int], bytes]:
    pixels: Any = numbers.get_flattened_data() if hasattr(numbers, "get_flattened_data") else numbers.getdata()
    return numbers.size, b"".join(int(value).to_bytes(2, "little") for value in pixels)


@pytest.mark.parametrize("exif", [b"Exif\0\0" + b"\xff" * 40, b"Exif\0\0II*\0\xff\xff\xff\x7f", b"nothing"])
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_broken_metadata_does_not_cost_the_picture(kind: str, exif: bytes) -> None:
    assert_looks(saved(picture(), kind, exif=exif, **({} if kind == "PNG" else {"quality": 95})))


@pytest.mark.parametrize("kind", ["GIF", "PNG", "WEBP", "TIFF", "AVIF", "MPO"])
def test_of_several_frames_the_first_is_kept(kind: str) -> None:
    """A camera's JPEG may hold a second picture behind it, or the map that brightens it on some screens."""
    other = ImageOps.invert(picture())
    options: dict[str, Any] = {} if kind in ("GIF", "PNG", "TIFF") else {"quality": 95}
    assert_looks(saved(picture(), kind, save_all=True, append_images=[other], **options), near=NEAR + 5)


# --- files that are not read -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "GIF", "TIFF", "BMP", "WEBP", "AVIF", "JPEG2000"])
@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_photo_without_its_end_is_refused(kind: str, part: float) -> None:
    noise = Image.effect_noise((200, 150), 90).convert("RGB")
    body = saved(noise, kind)
    with pytest.raises((ImageCutOff, NotAnImage)) as refused:
        shrink_image(body[: int(len(body) * part)])
    if kind in ("JPEG", "PNG", "GIF", "BMP") and part > 0.1:
        assert isinstance(refused.value, ImageCutOff)


@pytest.mark.parametrize("brand", [b"heic", b"heix", b"mif1"])
def test_a_heic_file_is_named(brand: bytes) -> None:
    with pytest.raises(HeicImage):
        shrink_image((24).to_bytes(4, "big") + b"ftyp" + brand + bytes(4) + b"mif1heic" + bytes(2000))


def test_what_is_no_image_is_not_called_heic() -> None:
    with pytest.raises(NotAnImage):
        shrink_image((24).to_bytes(4, "big") + b"ftypmp42" + bytes(4) + b"isommp42" + image())
