"""Image files: as cameras write them, and malicious ones."""

import struct
import zlib
from io import BytesIO
from typing import Any

from PIL import Image
from PIL.ExifTags import GPS, IFD, Base

from companion.archive.images import MOST_BYTES

PLACE = b"Gasthof zum Druiden"


def image(kind: str = "JPEG", size: tuple[int, int] = (40, 30), **saved: Any) -> bytes:
    """Return an image whose left half is red."""
    picture = Image.new("RGB", size, "blue")
    picture.paste("red", (0, 0, size[0] // 2, size[1]))
    file = BytesIO()
    picture.save(file, kind, **saved)
    return file.getvalue()


def camera_image(kind: str = "JPEG", orientation: int = 1, **chosen: Any) -> bytes:
    """Return an image with all metadata of a camera: place, time, owner, comment, colour profile, thumbnail."""
    exif = Image.Exif()
    exif[Base.Orientation] = orientation
    exif[Base.Artist] = PLACE.decode()
    exif.get_ifd(IFD.GPSInfo).update({GPS.GPSLatitudeRef: "N", GPS.GPSLatitude: (48.0, 8.0, 14.0)})
    exif.get_ifd(IFD.Exif).update({Base.DateTimeOriginal: "2026:11:20 20:15:00", Base.UserComment: PLACE})
    metadata: dict[str, Any] = {"exif": exif, "icc_profile": PLACE * 3, "xmp": b"<x>" + PLACE + b"</x>"}
    if kind == "JPEG":
        metadata |= {"comment": PLACE, "dpi": (300, 300)}
    return image(kind, **metadata, **chosen)


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def bomb(width: int, height: int) -> bytes:
    """Return a one-coloured PNG of this size in pixels: a small file."""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(100_000), 9)) + chunk(b"IEND", b"")


def wide_webp() -> bytes:
    """Return a WebP file that declares the largest size of its format."""
    side = 16383 - 1
    content = b"\x2f" + struct.pack("<I", side | side << 14) + bytes(4001)
    chunks = b"WEBPVP8L" + struct.pack("<I", len(content)) + content
    return b"RIFF" + struct.pack("<I", len(chunks)) + chunks


def oversized(kind: str, at: int, order: str) -> bytes:
    """Return a small file of this kind that declares 50 000 x 50 000 pixels."""
    data = bytearray(image(kind))
    struct.pack_into(order, data, at, 50_000, 50_000)
    return bytes(data)


NO_IMAGES = {
    "nothing": b"",
    "a word": b"photo",
    "a page": b"<!doctype html><script>alert(1)</script>",
    "a drawing": b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "an icon": image("ICO", (16, 16)),
    "a page to print": b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n",
    "a PDF": image("PDF"),
    "an archive": b"PK\x03\x04" + bytes(100),
    "a head alone": image("PNG")[:33],
    "no lines": b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 0, 0, 8, 2, 0, 0, 0)),
    "a bomb of text": b"\x89PNG\r\n\x1a\n"
    + chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 8, 2, 0, 0, 0))
    + chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(80_000_000), 9)),
}


TOO_LARGE = {
    "50 001 x 1000": bomb(50_001, 1_000),
    "a hundred thousand squared": bomb(100_000, 100_000),
    "as large as a PNG may say": bomb(2**31 - 1, 2**31 - 1),
    "a WebP canvas": wide_webp(),
    "a GIF screen": oversized("GIF", 6, "<HH"),
    "a bitmap": oversized("BMP", 18, "<ii"),
    "more bytes than a camera makes": b"\xff\xd8\xff" + bytes(MOST_BYTES),
}


def many_scans(number: int, size: tuple[int, int] = (40, 30)) -> bytes:
    """Return a one-coloured progressive JPEG with this many scans over all pixels: a small file."""
    data = image(size=size, progressive=True)
    *before, last = data.removesuffix(b"\xff\xd9").split(b"\xff\xda")
    return b"\xff\xda".join([*before, *[last] * (number - len(before) + 1)]) + b"\xff\xd9"
