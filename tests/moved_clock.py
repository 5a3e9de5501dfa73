"""A wall clock that a test moves, as a person or a time server does: that of its own processes alone."""

import mmap
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.conftest import unavailable

SOURCE: Final = Path(__file__).with_suffix(".c")
SECONDS: Final = struct.Struct("q")


class MovedClock:
    """The wall clock of all processes that are started with `environment`."""

    def __init__(self, library: Path, file: Path, moved: mmap.mmap) -> None:
        self.environment = {"LD_PRELOAD": str(library), "MOVED_CLOCK": str(file)}
        self._moved = moved

    @contextmanager
    def moved(self, seconds: int) -> Iterator[None]:
        """Set the clock forward by this many seconds inside the block, or back if they are negative."""
        self._moved[:] = SECONDS.pack(seconds)
        try:
            yield
        finally:
            self._moved[:] = SECONDS.pack(0)


@contextmanager
def moved_clock(folder: Path) -> Iterator[MovedClock]:
    """Yield a clock that is right until it is moved. Its files go to `folder`."""
    compiler = shutil.which("cc")
    if compiler is None:
        unavailable("no C compiler was found: install gcc")
    assert compiler
    library, file = folder / "moved_clock.so", folder / "moved_clock"
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", library, SOURCE, "-ldl"], check=True)
    file.write_bytes(SECONDS.pack(0))
    with file.open("r+b") as opened, mmap.mmap(opened.fileno(), SECONDS.size) as moved:
        yield MovedClock(library, file, moved)
