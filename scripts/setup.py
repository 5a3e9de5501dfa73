"""Installer into `.venv/` and `frontend/node_modules` that also builds the PWA. Each step runs only if its inputs
changed.

`setup.py run` installs what the server needs; `setup.py dev` also installs the tools of tests and checks, of which
`setup.py python` installs the Python packages alone. It needs only the Python that runs it, Node and npm; `setup.sh`
has checked them.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
FRONTEND = ROOT / "frontend"
MODULES = FRONTEND / "node_modules"
DIST = FRONTEND / "dist"
# What the build reads. The generated sources among it are committed, so it needs no Python.
BUILD_INPUTS = [
    "frontend/*.html",
    "frontend/*.json",
    "frontend/*.ts",
    "frontend/public/**/*",
    "frontend/src/**/*",
]


class StepFailed(Exception):
    """A failed command of a step, with its output."""


def main(kind: str) -> None:
    """Bring everything up to date; exit with 1 and the output of a failing command."""
    try:
        (ROOT / "var").mkdir(exist_ok=True)
        with (ROOT / "var" / "setup.lock").open("w") as lock, ThreadPoolExecutor(2) as pool:
            fcntl.flock(lock, fcntl.LOCK_EX)  # two at once would install over each other
            packages = None if kind == "python" else pool.submit(install_frontend_packages)
            install_python_packages(kind)
            if packages:
                packages.result()
                build()
    except StepFailed as error:
        sys.exit(f"Cannot start: {error}")
    except PermissionError as error:
        sys.exit(f"Cannot start: {error.filename} cannot be written to.\nGive yourself write access to {ROOT}.")


def install_python_packages(kind: str) -> None:
    """Make `.venv` and install the locked packages into it; uv, fetched by hash, does the work."""
    interpreter = f"{sys.version} {ROOT}"

    def make_venv() -> None:
        shutil.rmtree(VENV, ignore_errors=True)
        # A copied interpreter may still be open for writing in what another thread begins meanwhile: "Text file busy".
        venv.create(VENV, with_pip=True, symlinks=os.name != "nt")
        run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
            "--require-hashes", "--requirement", "requirements/installer.txt")  # fmt: skip

    def install() -> None:
        run(VENV / "bin" / "uv", "pip", "install", "--quiet", "--python", PYTHON, "--no-deps",
            "--require-hashes", "--requirement", requirements)  # fmt: skip

    step("Python environment", make_venv, VENV / ".made", [interpreter], ["requirements/installer.txt"])
    requirements = "requirements/base.txt" if kind == "run" else "requirements/dev.txt"
    step("Python packages", install, VENV / f".installed-{Path(requirements).stem}", [interpreter], [requirements])


def install_frontend_packages() -> None:
    """Install `frontend/node_modules` from the lock."""

    def install() -> None:
        try:
            run("npm", "ci", cwd=FRONTEND)
        except StepFailed:
            # npm 11 refuses a lock that names packages of other platforms only in part; `install` takes it.
            run("npm", "install", cwd=FRONTEND)

    inputs = ["frontend/package.json", "frontend/package-lock.json", "frontend/.npmrc"]
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    step("frontend packages", install, MODULES / ".installed", [node], inputs)


def build() -> None:
    """Build the PWA into `frontend/dist`, compressed beside each file."""

    def make() -> None:
        run("npm", "run", "build", cwd=FRONTEND)
        run(PYTHON, "-m", "servestatic.compress", "--quiet", DIST)

    stamp = MODULES / ".built"
    if not (DIST / "index.html").exists():
        stamp.unlink(missing_ok=True)
    step("the phone's app", make, stamp, [], BUILD_INPUTS)


def step(name: str, work: Callable[[], None], stamp: Path, facts: Iterable[str], inputs: Iterable[str]) -> None:
    """Do `work` unless `stamp` says that it was done with these facts and input files."""
    key = fingerprint(facts, inputs)
    if stamp.exists() and stamp.read_text() == key:
        return
    began = time.monotonic()
    work()
    stamp.write_text(key)
    print(f"{name}: ready after {time.monotonic() - began:.0f} s", flush=True)


def fingerprint(facts: Iterable[str], inputs: Iterable[str]) -> str:
    """Return a hash of `facts` and of the names and bytes of the files that the globs below ROOT match."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for path in sorted({path for pattern in inputs for path in ROOT.glob(pattern) if path.is_file()}):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run `command`; its output is shown only if it fails."""
    environment = os.environ | {"VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}
    finished = subprocess.run(
        command, cwd=cwd, env=environment, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if finished.returncode:
        command_line = " ".join(str(part) for part in command)
        raise StepFailed(f"'{command_line}' failed in {cwd}:\n{finished.stdout.strip()}")


if __name__ == "__main__":
    main(sys.argv[1])
