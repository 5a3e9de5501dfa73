"""Shrinking of uploaded images in a process with limits (docs/decisions/0019)."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore
from typing import Final, NamedTuple

from django.conf import settings

from companion.archive import image_worker
from companion.archive.errors import (
    HeicImage,
    ImageCutOff,
    ImageTooComplex,
    ImageTooLarge,
    NotAnImage,
    PhotoNotKept,
    PhotosBusy,
)

MOST_BYTES: Final[int] = settings.LARGER_BODIES[settings.PHOTOS]
MEGABYTES: Final = MOST_BYTES // 1024**2


class Limits(NamedTuple):
    """The limits of reading one image."""

    scans: int = 32
    """Scans of a JPEG. Encoders write about ten."""
    cpu_s: int = 10
    """Seconds of CPU time. Fifty megapixels take up to two on a laptop."""
    memory: int = 1280 * 1024 * 1024
    """Bytes of address space. WebP takes most: 900 MB for fifty megapixels."""
    wall_s: float = 30
    """Seconds after which the process is ended in any case."""


LIMITS: Final = Limits()
AT_ONCE: Final = 2
"""Images that this process reads at the same time, so that a slow one does not delay all others."""
WAITING: Final = 6
"""Images that may wait for their turn. Each occupies a thread and memory."""
WAIT_S: Final = 20
"""Seconds that an image waits at most."""

FAULTS: Final = {
    image_worker.NOT_AN_IMAGE: NotAnImage,
    image_worker.CUT_OFF: ImageCutOff,
    image_worker.HEIC: HeicImage,
}
"""Exit codes of the process with what it found wrong."""

_admitted = BoundedSemaphore(AT_ONCE + WAITING)
_readers = BoundedSemaphore(AT_ONCE)


def shrink_image(body: bytes, limits: Limits = LIMITS) -> tuple[bytes, tuple[int, int]]:
    """Return (JPEG with nothing but the picture, its width and height): upright, at most 1600 pixels long, in sRGB.

    :raises ImageTooLarge: :raises NotAnImage: :raises ImageCutOff: :raises HeicImage: :raises PhotosBusy:
    :raises ImageTooComplex: it took more than `limits`.
    """
    if len(body) > MOST_BYTES:
        raise build_too_large()
    with _wait_for_turn():
        return _read(body, limits)


def build_too_large() -> ImageTooLarge:
    """Return the error for an image beyond MEGABYTES or megapixels."""
    return ImageTooLarge(megabytes=MEGABYTES, megapixels=image_worker.MEGAPIXELS)


@contextmanager
def _wait_for_turn() -> Iterator[None]:
    if not _admitted.acquire(blocking=False):
        raise PhotosBusy
    try:
        if not _readers.acquire(timeout=WAIT_S):
            raise PhotosBusy
        try:
            yield
        finally:
            _readers.release()
    finally:
        _admitted.release()


def _read(body: bytes, limits: Limits) -> tuple[bytes, tuple[int, int]]:
    scans, cpu_s, memory, wall_s = limits
    command = [sys.executable, "-I", image_worker.__file__, str(scans), str(cpu_s), str(memory)]
    try:
        # Without our environment, so that a decoder that an image has taken over finds no key and no password.
        finished = subprocess.run(command, input=body, capture_output=True, timeout=wall_s, env={}, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        raise ImageTooComplex from None
    except OSError:  # the machine can start no more processes
        raise PhotoNotKept from None
    if finished.returncode == image_worker.TOO_LARGE:
        raise build_too_large()
    if finished.returncode in FAULTS:
        raise FAULTS[finished.returncode]
    is_killed = finished.returncode < 0  # by a signal: that of a limit, or a crash
    if finished.returncode == image_worker.TOO_COMPLEX or is_killed:
        raise ImageTooComplex
    if finished.returncode != 0:
        raise RuntimeError(finished.stderr.decode(errors="replace"))
    width, height = image_worker.SIZE.unpack_from(finished.stdout)
    return finished.stdout[image_worker.SIZE.size :], (width, height)
