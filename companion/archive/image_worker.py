"""Process that reads an untrusted image and shrinks it. `companion.archive.images` starts it.

    python -I image_worker.py SCANS CPU_SECONDS MEMORY_BYTES < image > width, height (16 bits each), JPEG

The decoders are C code that cannot be interrupted, and a small file may keep them busy for hours; the kernel ends this
process at its limits. It imports Pillow alone, so it starts within a tenth of a second.
"""

import os
import re
import resource
import struct
import sys
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageOps

MEGAPIXELS: Final = 50
LONGEST: Final = 1600
"""Pixels of a kept photo's longer side."""
QUALITY: Final = 85
SIZE: Final = struct.Struct(">HH")

NOT_AN_IMAGE, TOO_LARGE, TOO_COMPLEX, CUT_OFF, HEIC = 10, 11, 12, 13, 14
"""Exit codes."""

FORMATS: Final = ("JPEG", "PNG", "WEBP", "AVIF", "GIF", "TIFF", "BMP", "JPEG2000")
HEIC_BRANDS: Final = {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"}
AVIF_BRANDS: Final = {b"avif", b"avis"}
AS_IT_IS: Final = {"L", "LA", "RGB", "RGBA", "CMYK", "LAB"}
"""Modes with eight bits for each colour, from which a picture is scaled."""
TRANSPARENT: Final = {"LA", "RGBA"}
SPACES: Final = {"RGB": "RGB", "GRAY": "L", "CMYK": "CMYK", "Lab": "LAB"}
"""Colour space of an ICC profile -> the mode of pictures that it describes."""
BITS_PER_SAMPLE, PHOTOMETRIC, WHITE_IS_ZERO = 258, 262, 0
"""Tags of a TIFF."""
SCREEN_GAMMA: Final = 1 / 2.2

NICENESS: Final = 10
FIRST_TO_GO = "1000"

SOS, EOI = 0xDA, 0xD9
MARKER = re.compile(rb"\xff[\x01-\xfe]")  # 0xFF00 is a byte of the picture, further 0xFF are padding
WITHOUT_SEGMENT = {*range(0x01, 0xC0), *range(0xD0, 0xDA)}

Image.MAX_IMAGE_PIXELS = MEGAPIXELS * 1_000_000 // 2  # Pillow refuses more than twice as many


class TooManyScans(Exception):
    """A JPEG with too many scans."""


class Unread(Exception):
    """A HEIC image, for which Pillow has no decoder."""


def count_scans(jpeg: bytes) -> int:
    """Return the number of scans that a decoder runs until the image ends. A preview inside a segment does not count.

    libjpeg skips markers below 0xC0 without their segment while it looks for the next restart, and refuses them
    elsewhere. This function treats them alike, so they cannot hide scans.
    """
    scans = position = 0
    while marker := MARKER.search(jpeg, position):
        position = marker.end()
        code = jpeg[position - 1]
        if code == EOI:
            break
        scans += code == SOS
        if code not in WITHOUT_SEGMENT:
            position += int.from_bytes(jpeg[position : position + 2], "big")
    return scans


def is_heic(body: bytes) -> bool:
    """True if a file is a HEIC image: it names a brand of HEIF in its first box, and none of AVIF."""
    size = min(int.from_bytes(body[:4], "big"), 256)
    brands = {body[at : at + 4] for at in (8, *range(16, size, 4))}
    return body[4:8] == b"ftyp" and bool(brands & HEIC_BRANDS) and not brands & AVIF_BRANDS


def shrink(body: bytes, most_scans: int) -> tuple[bytes, tuple[int, int]]:
    """Return (JPEG with nothing but the picture, its width and height): upright, at most LONGEST pixels long, in sRGB.

    Of several frames it is the first.

    :raises Image.DecompressionBombError: more than MEGAPIXELS. :raises TooManyScans: :raises Unread: :raises Exception:
        whatever a hostile file makes a decoder stumble over.
    """
    if is_heic(body):
        raise Unread
    with Image.open(BytesIO(body), formats=FORMATS) as opened:
        if body.startswith(b"\xff\xd8") and count_scans(body) > most_scans:
            raise TooManyScans
        opened.draft(None, (LONGEST, LONGEST))  # a JPEG is decoded no larger than needed
        opened.load()
        picture = convert_to_eight_bits(opened)
        picture.thumbnail((LONGEST, LONGEST))
        upright = turn_upright(picture)
        coloured = convert_to_srgb(upright, opened.info)
    plain = Image.new("RGB", upright.size, "white")  # a new image has nothing of the old one but its pixels
    plain.paste(coloured, mask=upright.getchannel("A") if upright.mode in TRANSPARENT else None)
    file = BytesIO()
    plain.save(file, "JPEG", quality=QUALITY, optimize=True, progressive=True)
    return file.getvalue(), plain.size


def convert_to_eight_bits(opened: Image.Image) -> Image.Image:
    """Return a picture in a mode of AS_IT_IS. Pillow clips deeper greys to white, and scales palettes coarsely."""
    if opened.mode.startswith("I") or opened.mode == "F":
        opened.info.pop("transparency", None)  # in another scale
        grey = opened if opened.mode == "F" else opened.convert("I")
        white = _find_white(opened, grey)
        grey = grey.point(lambda value: value * (255 / white) + 0.5).convert("L")
        is_negative = getattr(opened, "tag_v2", {}).get(PHOTOMETRIC) == WHITE_IS_ZERO
        return ImageOps.invert(grey) if is_negative else grey
    if opened.mode in AS_IT_IS and "transparency" not in opened.info:
        return opened
    return opened.convert("RGBA" if opened.has_transparency_data else "RGB")


def _find_white(opened: Image.Image, grey: Image.Image) -> float:
    """Return the value of white, or of black where white is 0, in a picture of deep greys."""
    if opened.mode.startswith("I;16"):
        (bits,) = getattr(opened, "tag_v2", {}).get(BITS_PER_SAMPLE, (16,))
        return float(2**bits - 1)
    lightest: Any = grey.getextrema()[1]
    return next((white for white in (1.0, 255.0, 65535.0) if lightest <= white), float(2**31 - 1))


def turn_upright(picture: Image.Image) -> Image.Image:
    """Return a picture as it was held, if its metadata can be read."""
    try:
        return ImageOps.exif_transpose(picture)
    except Exception:  # what is wrong with metadata shall not cost the picture
        return picture


def convert_to_srgb(picture: Image.Image, info: dict[str | tuple[int, int], Any]) -> Image.Image:
    """Return a picture without its transparency in sRGB, by its colour profile or its gamma."""
    plain = picture.convert(picture.mode.removesuffix("A")) if picture.mode in TRANSPARENT else picture
    profile = info.get("icc_profile")
    coloured = _convert_by_profile(plain, profile) if profile else None
    if coloured is not None:
        return coloured
    gamma = info.get("gamma")
    if plain.mode in ("L", "RGB") and gamma and "srgb" not in info and not profile:
        exponent = SCREEN_GAMMA / gamma
        plain = plain.point([round(255 * (value / 255) ** exponent) for value in range(256)] * len(plain.getbands()))
    return plain.convert("RGB")


def _convert_by_profile(picture: Image.Image, icc: bytes) -> Image.Image | None:
    """Return a picture in sRGB by its ICC profile; None if the profile is broken or not for this picture."""
    from PIL import ImageCms  # most pictures have no profile

    try:
        profile = ImageCms.getOpenProfile(BytesIO(icc))
        space = profile.profile.xcolor_space.strip()
        if space == "RGB" and picture.mode == "L":
            picture = picture.convert("RGB")
        if SPACES.get(space) != picture.mode:
            return None
        return ImageCms.profileToProfile(picture, profile, ImageCms.createProfile("sRGB"), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
        return None


def limit(cpu_s: int, memory: int) -> None:
    """Have the kernel end this process after `cpu_s` seconds of CPU time, cap its memory, and lower its priority."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_s, cpu_s))
    with suppress(ValueError, OSError):  # macOS has no such limit
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(NICENESS)
    with suppress(OSError):  # Linux only
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO)


def main() -> int:
    """Read from stdin, write to stdout, and return the exit code."""
    scans, cpu_s, memory = map(int, sys.argv[1:])
    limit(cpu_s, memory)
    try:
        small, size = shrink(sys.stdin.buffer.read(), scans)
    except Image.DecompressionBombError:
        return TOO_LARGE
    except (TooManyScans, MemoryError):
        return TOO_COMPLEX
    except Unread:
        return HEIC
    except (OSError, EOFError) as error:
        return CUT_OFF if "truncated" in str(error).lower() else NOT_AN_IMAGE
    except Exception:  # a hostile file may raise anything in a decoder
        return NOT_AN_IMAGE
    sys.stdout.buffer.write(SIZE.pack(*size) + small)
    return 0


if __name__ == "__main__":
    sys.exit(main())
