"""The project's image, built with buildah on a base from debootstrap, and containers of it.

Needs root, buildah and debootstrap. BUILD_OPTIONS are further options of `buildah bud`. Where packages come
through a proxy that signs TLS itself, they mount its authority and the settings of the package managers.
"""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from scripts.node import with_node
from tests.serving import ROOT, START_LIMIT_S, STOP_LIMIT_S, ServedTable

TOOLS = ("buildah", "debootstrap")
BASE_PACKAGES = "python3,python3-venv,ca-certificates"
SERVER = "localhost/tableside-server"


def missing_for_images() -> str | None:
    """Return why no image can be built here, or None if one can."""
    if os.geteuid() != 0:
        return "images are built by root"
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    return f"not installed: {', '.join(missing)}" if missing else None


@dataclass(frozen=True)
class Store:
    """An image store in `folder`, separate from the system's."""

    folder: Path

    def command(self, *arguments: str) -> list[str]:
        """Return a buildah command for this store."""
        locations = [
            "--root",
            str(self.folder / "images"),
            "--runroot",
            str(self.folder / "run"),
            "--storage-driver",
            "vfs",
        ]
        return ["buildah", *locations, *arguments]

    def buildah(self, *arguments: str) -> str:
        """Run a buildah command; return its output."""
        process = subprocess.run(self.command(*arguments), cwd=ROOT, capture_output=True, text=True)
        assert process.returncode == 0, f"buildah {' '.join(arguments)}:\n{process.stdout}\n{process.stderr}"
        return process.stdout.strip()

    def make_bases(self) -> None:
        """Create `localhost/base`, Debian with Python, and `localhost/node`, the same with the Node.js used here."""
        system = self.folder / "system"
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={BASE_PACKAGES}", "trixie", str(system)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        container = self.buildah("from", "scratch")
        self.buildah("copy", container, str(system), "/")
        self.buildah("commit", container, "localhost/base")
        self.buildah("rm", container)
        folders = with_node()["PATH"]
        npm = Path(shutil.which("npm", path=folders) or "").resolve().parents[1]
        node = str(Path(shutil.which("node", path=folders) or "").resolve())
        container = self.buildah("from", "localhost/base")
        self.buildah("copy", container, node, "/usr/bin/node")
        self.buildah("copy", container, str(npm), "/usr/lib/node_modules/npm")
        link = ["ln", "-s", "../lib/node_modules/npm/bin/npm-cli.js", "/usr/bin/npm"]
        self.buildah("run", "--isolation", "chroot", container, "--", *link)
        self.buildah("commit", container, "localhost/node")
        self.buildah("rm", container)

    def build(self, name: str = SERVER) -> None:
        bases = {"BASE": "localhost/base", "NODE_BASE": "localhost/node", "VERSION": "1.2.3"}
        arguments = [part for base, image in bases.items() for part in ("--build-arg", f"{base}={image}")]
        options = shlex.split(os.environ.get("BUILD_OPTIONS", ""))
        file = ["--file", "docker/Dockerfile", "--tag", name]
        self.buildah("bud", "--isolation", "chroot", "--format", "docker", *file, *arguments, *options, ".")

    @contextmanager
    def container(self, image: str = SERVER) -> Iterator[str]:
        name = self.buildah("from", image)
        try:
            yield name
        finally:
            self.buildah("rm", name)

    def inside(
        self, container: str, environment: Mapping[str, str], *arguments: str, volume: Path | None = None
    ) -> list[str]:
        """Return the command that runs something in a container on this machine's network. It keeps `volume`."""
        environment_arguments = [part for name, value in environment.items() for part in ("--env", f"{name}={value}")]
        mounts = ["--volume", f"{volume}:/srv/tableside/var"] if volume else []
        return self.command(
            "run", "--isolation", "chroot", *mounts, *environment_arguments, container, "--", *arguments
        )


@contextmanager
def run_process(command: list[str], log: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run a container's process for the length of the block; its output goes to `log`."""
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=output, text=True, start_new_session=True)
        try:
            yield process
        finally:
            os.killpg(process.pid, 15)
            try:
                process.communicate(timeout=STOP_LIMIT_S)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                process.communicate()


@contextmanager
def run_web_process(command: list[str], log: Path) -> Iterator[ServedTable]:
    """Run a container's web process for the length of the block."""
    with run_process(command, log) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if address := re.search(r"answers on (http://\S+)", line):
                yield ServedTable(address[1], process, log)
                return
        raise AssertionError(f"it ended with {process.wait(START_LIMIT_S)}:\n{log.read_text()}")
