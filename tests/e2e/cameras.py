"""A browser whose camera shows a QR code."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import segno
from playwright.sync_api import Browser

from tests.e2e.conftest import FLAGS

WIDTH, HEIGHT = 640, 480
PX = 8
"""Of a module of the code: it takes about half of the picture's height."""
DARK, LIGHT, WALL = 40, 220, 128
"""Luminance of the code and of what is behind it; a camera sees no black and no white."""


def write_film(path: Path, text: str) -> None:
    """Write a film (YUV4MPEG2) that shows the QR code of a text, a little right of the middle."""
    modules = [list(row) for row in segno.make(text, error="m", boost_error=False).matrix_iter(border=4)]
    side = len(modules) * PX
    assert side <= HEIGHT, "the code does not fit into the picture"
    left, top = (WIDTH - side) // 2 + 20, (HEIGHT - side) // 2
    luminance = bytearray([WALL]) * (WIDTH * HEIGHT)
    for y in range(side):
        row = modules[y // PX]
        start = (top + y) * WIDTH + left
        luminance[start : start + side] = b"".join(bytes([DARK if dark else LIGHT]) * PX for dark in row)
    colours = bytes([128]) * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode()
    path.write_bytes(head + (b"FRAME\n" + bytes(luminance) + colours) * 10)


@contextmanager
def camera_showing(browser: Browser, executable: str, film: Path | None) -> Iterator[Browser]:
    """Start a browser with a camera that shows a film, again and again; without a film it shows a test pattern.

    The headless shell has no cameras.
    """
    flags = [*FLAGS, "--use-fake-device-for-media-stream"]
    if film:
        flags.append(f"--use-file-for-fake-video-capture={film}")
    with_camera = browser.browser_type.launch(executable_path=executable, args=flags)
    try:
        yield with_camera
    finally:
        with_camera.close()
