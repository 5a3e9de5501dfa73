"""A file system of a few megabytes that a test can fill up."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.conftest import unavailable

FILL = "fill"
BLOCK = b"x" * 4096


class SmallDisk:
    """A mounted file system. `folder` is where it is mounted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, spare: int = 0) -> None:
        """Write until there is no room left but for `spare` bytes."""
        with (self.folder / FILL).open("ab", buffering=0) as file:
            with suppress(OSError):
                while True:
                    file.write(BLOCK)
            file.truncate(file.tell() - spare)

    def clear(self) -> None:
        """Give the room back that `fill` took."""
        (self.folder / FILL).unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path, megabytes: int, user: str = "root") -> Iterator[SmallDisk]:
    """Mount a file system of this size, which `user` may write to, for the length of the block.

    The test needs a process that may mount one.
    """
    folder.mkdir(parents=True)
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,uid={user},mode=700", "tmpfs", str(folder)]
    try:
        subprocess.run(mounting, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        unavailable("no small file system can be mounted here")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
