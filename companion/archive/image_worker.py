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
from typing import Final

from PIL import Image, ImageOps

MEGAPIXELS: Final = 50
LONGEST: Final = 1600
"""Pixels of a kept photo's longer side."""
QUALITY: Final = 85
SIZE: Final = struct.Struct(">HH")

NOT_AN_IMAGE, TOO_LARGE, TOO_COMPLEX = 10, 11, 12
"""Exit codes."""

NICENESS: Final = 10
FIRST_TO_GO = "1000"

SOS, EOI = 0xDA, 0xD9
MARKER = re.compile(rb"\xff[\x01-\xfe]")  # 0xFF00 is a byte of the picture, further 0xFF are padding
WITHOUT_SEGMENT = {*range(0x01, 0xC0), *range(0xD0, 0xDA)}

Image.MAX_IMAGE_PIXELS = MEGAPIXELS * 1_000_000 // 2  # Pillow refuses more than twice as many


class TooManyScans(Exception):
    """A JPEG with too many scans."""


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


def shrink(body: bytes, most_scans: int) -> tuple[bytes, tuple[int, int]]:
    """Return (JPEG with nothing but the picture, its width and height): upright, at most LONGEST pixels long.

    :raises Image.DecompressionBombError: more than MEGAPIXELS. :raises TooManyScans: :raises Exception: whatever a
        hostile file makes a decoder stumble over.
    """
    with Image.open(BytesIO(body), formats=("JPEG", "PNG", "WEBP")) as opened:
        if body.startswith(b"\xff\xd8") and count_scans(body) > most_scans:
            raise TooManyScans
        opened.draft("RGB", (LONGEST, LONGEST))  # a JPEG is decoded no larger than needed
        opened.thumbnail((LONGEST, LONGEST))
        upright = ImageOps.exif_transpose(opened).convert("RGBA")
    plain = Image.new("RGB", upright.size, "white")  # a new image has nothing of the old one but its pixels
    plain.paste(upright, mask=upright)
    file = BytesIO()
    plain.save(file, "JPEG", quality=QUALITY, optimize=True, progressive=True)
    return file.getvalue(), plain.size


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
    except Exception:  # a hostile file may raise anything in a decoder
        return NOT_AN_IMAGE
    sys.stdout.buffer.write(SIZE.pack(*size) + small)
    return 0


if __name__ == "__main__":
    sys.exit(main())
