"""Images as phones, scanners and editors write them, encoded here where Pillow cannot: deep PNG, TIFF of either byte
order, colour profiles."""

import struct
import zlib
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any, Final

from PIL import Image

from tests.history.image_files import chunk

Colour = tuple[int, int, int]
SIDE: Final = 32
"""Pixels of one of the six patches."""
PATCHES: Final[tuple[Colour, ...]] = (
    (200, 40, 40), (40, 170, 60), (40, 60, 200),
    (230, 200, 40), (128, 128, 128), (245, 245, 245),
)  # fmt: skip
"""The colours of the picture: two rows of three."""
SIZE: Final = (3 * SIDE, 2 * SIDE)
GREYS: Final = tuple(round(0.299 * r + 0.587 * g + 0.114 * b) for r, g, b in PATCHES)


def patch_at(x: int, y: int) -> int:
    """Return the number of the patch of a pixel."""
    return x // SIDE + 3 * (y // SIDE)


def middles(size: tuple[int, int] = SIZE) -> list[tuple[int, int]]:
    """Return the middle of each patch in a picture of this size."""
    wide, high = size
    return [(wide * (2 * column + 1) // 6, high * (2 * row + 1) // 4) for row in range(2) for column in range(3)]


def picture(mode: str = "RGB", colours: Sequence[Any] = PATCHES, size: tuple[int, int] = SIZE) -> Image.Image:
    """Return the picture in a mode of Pillow, with these values of its patches."""
    patches = Image.new(mode, (3, 2))
    for n, colour in enumerate(colours):
        patches.putpixel((n % 3, n // 3), colour)
    return patches.resize(size, Image.Resampling.NEAREST)


def saved(image: Image.Image, kind: str, **options: Any) -> bytes:
    file = BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def samples(values: Sequence[Sequence[int]], pack: Callable[[int], bytes]) -> list[bytes]:
    """Return the rows of the picture, with these samples for each patch."""
    return [b"".join(pack(value) for x in range(SIZE[0]) for value in values[patch_at(x, y)]) for y in range(SIZE[1])]


def deep_png(colour_type: int, values: Sequence[Sequence[int]], *chunks: tuple[bytes, bytes]) -> bytes:
    """Return a PNG of 16 bits: type 0 is grey, 2 RGB, 4 grey and 6 RGB with transparency. `chunks` come before the
    picture."""
    head = struct.pack(">IIBBBBB", *SIZE, 16, colour_type, 0, 0, 0)
    rows = b"".join(b"\0" + row for row in samples(values, lambda value: struct.pack(">H", value)))
    parts = [(b"IHDR", head), *chunks, (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def tiff(values: Sequence[Sequence[int]], order: str = "<", bits: int = 8, photometric: int = 2, **tags: int) -> bytes:
    """Return a TIFF of one strip. `order`: `<` or `>`; `photometric`: 0 grey from white, 1 grey, 2 RGB, 8 Lab. `tags`:
    `extra` (kind of the last sample), `orientation`, `form` (3: floats)."""
    form = tags.get("form", 1)
    kind = {(8, 1): "B", (16, 1): "H", (32, 3): "f"}[bits, form]
    strip = b"".join(samples(values, lambda value: struct.pack(order + kind, value)))
    count = len(values[0])
    entries = [(256, 4, [SIZE[0]]), (257, 4, [SIZE[1]]), (258, 3, [bits] * count), (259, 3, [1]),
               (262, 3, [photometric]), (273, 4, [8]), (274, 3, [tags.get("orientation", 1)]), (277, 3, [count]),
               (278, 4, [SIZE[1]]), (279, 4, [len(strip)]), (339, 3, [form] * count)]  # fmt: skip
    if "extra" in tags:
        entries.append((338, 3, [tags["extra"]]))
    entries.sort()
    at = 8 + len(strip)
    spilled_at = at + 2 + 12 * len(entries) + 4
    directory, spilled = struct.pack(order + "H", len(entries)), b""
    for tag, field, numbers in entries:
        packed = struct.pack(f"{order}{len(numbers)}{'H' if field == 3 else 'I'}", *numbers)
        directory += struct.pack(order + "HHI", tag, field, len(numbers))
        if len(packed) > 4:
            directory += struct.pack(order + "I", spilled_at + len(spilled))
            spilled += packed
        else:
            directory += packed.ljust(4, b"\0")
    head = {"<": b"II*\0", ">": b"MM\0*"}[order] + struct.pack(order + "I", at)
    return head + strip + directory + bytes(4) + spilled


# --- colour profiles ---------------------------------------------------------------------------------------

P3: Final = ((0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407))
"""X, Y and Z of red, green and blue of Display P3."""
SRGB: Final = ((0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.71410))
WHITE: Final = (0.9642, 1.0, 0.8249)


def _number(value: float) -> bytes:
    return struct.pack(">i", round(value * 65536))


def icc(space: bytes, primaries: Sequence[Sequence[float]] = (), gamma: float | None = None) -> bytes:
    """Return an ICC profile: `RGB ` with these primaries, or `GRAY`. The curve is sRGB's, or a `gamma`."""
    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round((gamma or 1) * 256)) + b"\0\0"
    if gamma is None:
        parameters = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
        curve = b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + b"".join(map(_number, parameters))
    names = (b"rXYZ", b"gXYZ", b"bXYZ")[: len(primaries)]
    curves = (b"rTRC", b"gTRC", b"bTRC") if primaries else (b"kTRC",)
    parts = [
        (b"desc", b"mluc" + struct.pack(">4xII2s2sII", 1, 12, b"en", b"US", 4, 28) + "of".encode("utf-16-be")),
        (b"cprt", b"mluc" + struct.pack(">4xII2s2sII", 1, 12, b"en", b"US", 4, 28) + "no".encode("utf-16-be")),
        (b"wtpt", b"XYZ \0\0\0\0" + b"".join(map(_number, WHITE))),
        *((name, b"XYZ \0\0\0\0" + b"".join(map(_number, xyz))) for name, xyz in zip(names, primaries, strict=True)),
        *((name, curve) for name in curves),
    ]
    table, data = struct.pack(">I", len(parts)), b""
    start = 128 + 4 + 12 * len(parts)
    for name, content in parts:
        table += name + struct.pack(">II", start + len(data), len(content))
        data += content + bytes(-len(content) % 4)
    head = struct.pack(">I4sI4s4s4s12s4s4s28x", start + len(data), b"none", 0x04200000, b"mntr", space, b"XYZ ",
                       struct.pack(">6H", 2026, 1, 1, 0, 0, 0), b"acsp", b"APPL")  # fmt: skip
    head += b"".join(map(_number, WHITE))
    return head.ljust(128, b"\0") + table + data


def decoded(value: float) -> float:
    """Return the light of a value of sRGB, both from 0 to 1."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def coded(light: float) -> int:
    """Return the value of sRGB, to 255, of a light."""
    light = min(max(light, 0.0), 1.0)
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def in_lab(colour: Colour) -> tuple[int, int, int]:
    """Return a colour of sRGB as a TIFF has it in Lab: 100 is 255, and a and b are signed."""
    lights = [decoded(value / 255) for value in colour]
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for axis in range(3)
        for share in [sum(lights[n] * SRGB[n][axis] for n in range(3)) / WHITE[axis]]
    )
    return round((116 * y - 16) * 2.55), round(500 * (x - y)) % 256, round(200 * (y - z)) % 256


def from_p3(colour: Colour) -> Colour:
    """Return a colour of Display P3 in sRGB, worked out without a colour engine."""
    lights = [decoded(value / 255) for value in colour]
    xyz = [sum(lights[n] * P3[n][axis] for n in range(3)) for axis in range(3)]
    (a, b, c), (d, e, f), (g, h, i) = zip(*SRGB, strict=True)  # rows: X, Y, Z
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    inverse = ((e * i - f * h, c * h - b * i, b * f - c * e), (f * g - d * i, a * i - c * g, c * d - a * f),
               (d * h - e * g, b * g - a * h, a * e - b * d))  # fmt: skip
    red, green, blue = (coded(sum(row[n] * xyz[n] for n in range(3)) / det) for row in inverse)
    return red, green, blue
