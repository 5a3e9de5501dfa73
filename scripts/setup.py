"""Installer into `.venv/` and `frontend/node_modules` that also generates sources of the PWA and builds it. Each step
runs only if its inputs changed.

`setup.py run` installs what the server needs; `setup.py dev` also installs the tools of tests and checks, of which
`setup.py python` installs the Python packages alone. It needs only the Python that runs it; `setup.sh` has checked
that.
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
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from scripts import node

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
FRONTEND = ROOT / "frontend"
MODULES = FRONTEND / "node_modules"
DIST = FRONTEND / "dist"
INTERPRETER = f"{sys.version} {ROOT}"
BUILD_INPUTS = [
    "frontend/*.html",
    "frontend/*.json",
    "frontend/*.ts",
    "frontend/public/**/*",
    "frontend/src/**/*",
]


@dataclass(frozen=True)
class Part:
    """Files that `scripts/generate.py` writes and git does not keep: what they follow from, and where they go."""

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


def list_sources(*folders: str) -> tuple[str, ...]:
    """Return patterns of the sources below these folders."""
    return tuple(f"{folder}/**/*.{ending}" for folder in folders for ending in ("py", "ftl", "json", "jsonl"))


CODE = ("requirements/base.txt", *list_sources("companion", "games"))
ASSETS = Part(
    "assets",
    # Of companion only what the command imports: drawing takes seconds. `make check` compares with a fresh copy.
    (
        "pyproject.toml",
        "requirements/base.txt",
        "companion/settings.py",
        *(f"companion/{name}.py" for name in ("archive/photos", "live/presence", "people/names", "tables/clock")),
        *list_sources("games", "companion/management", "companion/texts"),
    ),
    ("frontend/src/generated/*.json", "frontend/src/generated/*/**/*"),
)
TYPES = Part(
    "types",
    ("companion/schema/*", "frontend/package-lock.json", "frontend/tools/wire-types.mjs"),
    ("frontend/src/generated/*.ts",),
)
FIXTURES = Part(
    "fixtures",
    (
        *CODE,
        *list_sources("tests/component_fixtures", "tests/contract", "tests/golden", "tests/records", "tests/people"),
    ),
    ("frontend/src/testing/fixtures/*",),
)


class StepFailed(Exception):
    """A failed command of a step, with its output."""


def main(kind: str) -> None:
    """Bring everything up to date; exit with 1 and the output of a failing command."""
    try:
        (ROOT / "var").mkdir(exist_ok=True)
        with (ROOT / "var" / "setup.lock").open("w") as lock, ThreadPoolExecutor(2) as pool:
            fcntl.flock(lock, fcntl.LOCK_EX)  # two at once would install over each other
            has_node = node.has_machine_node()
            environment = pool.submit(make_environment)
            packages = None
            if kind != "python":
                packages = pool.submit(install_frontend_packages, None if has_node else environment)
            environment.result()
            install_python_packages(kind)
            if packages:
                generate(ASSETS)  # while packages of the frontend come
                packages.result()
                generate_sources(kind)
                build()
    except StepFailed as error:
        sys.exit(f"Cannot start: {error}")
    except PermissionError as error:
        sys.exit(f"Cannot start: {error.filename} cannot be written to.\nGive yourself write access to {ROOT}.")


def make_environment() -> None:
    """Make `.venv` with uv, fetched by hash, which installs everything else."""

    def make_venv() -> None:
        shutil.rmtree(VENV, ignore_errors=True)
        # A copied interpreter may still be open for writing in what another thread begins meanwhile: "Text file busy".
        venv.create(VENV, with_pip=True, symlinks=os.name != "nt")
        run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
            "--require-hashes", "--requirement", "requirements/installer.txt")  # fmt: skip

    run_step("Python environment", make_venv, VENV / ".made", [INTERPRETER], ["requirements/installer.txt"])


def install_python_packages(kind: str) -> None:
    """Install the locked packages into `.venv`."""
    requirements = "requirements/base.txt" if kind == "run" else "requirements/dev.txt"
    stamp = VENV / f".installed-{Path(requirements).stem}"
    run_step("Python packages", lambda: install_locked(requirements), stamp, [INTERPRETER], [requirements])


def install_locked(requirements: str, *options: str | Path) -> None:
    """Install the packages of a lock file with uv."""
    run(VENV / "bin" / "uv", "pip", "install", "--quiet", "--python", PYTHON, "--no-deps",
        "--require-hashes", "--requirement", requirements, *options)  # fmt: skip


def install_node() -> None:
    """Install Node.js from the Python index into `.venv/node`, for a machine without one that is new enough."""

    def install() -> None:
        shutil.rmtree(node.FOLDER, ignore_errors=True)
        try:
            install_locked("requirements/node.txt", "--target", node.FOLDER)
        except StepFailed as error:
            oldest = ".".join(map(str, node.OLDEST))
            raise StepFailed(
                f"{error}\nThe phone's app is built by Node.js {oldest} or newer, with npm. This machine has none, and "
                "none could be fetched from the Python index. Install one, or try again with a connection."
            ) from error
        node.link_programs(node.FOLDER)

    run_step("Node.js", install, node.FOLDER / ".installed", [INTERPRETER], ["requirements/node.txt"])


def install_frontend_packages(environment: Future[None] | None) -> None:
    """Install `frontend/node_modules` from the lock.

    `environment` is given if the machine has no Node.js: the `.venv` being made, which is waited for to install one.
    """
    if environment:
        environment.result()
        install_node()
    else:
        shutil.rmtree(node.FOLDER, ignore_errors=True)

    def install() -> None:
        try:
            run("npm", "ci", cwd=FRONTEND)
        except StepFailed:
            # npm 11 refuses a lock that names packages of other platforms only in part; `install` takes it.
            run("npm", "install", cwd=FRONTEND)

    inputs = ["frontend/package.json", "frontend/package-lock.json", "frontend/.npmrc"]
    version = run("node", "--version")
    run_step("frontend packages", install, MODULES / ".installed", [version], inputs)


def generate_sources(kind: str) -> None:
    """Write the generated sources that the build needs, or those that tests and checks need as well."""
    for part in (ASSETS, TYPES, FIXTURES) if kind == "dev" else (ASSETS,):
        generate(part)


def generate(part: Part) -> None:
    """Write one part of the generated sources."""

    def write() -> None:
        for path in list_matching(part.outputs):
            path.unlink()
        run(PYTHON, "-m", "scripts.generate", part.name)

    run_step(f"generated {part.name}", write, VENV / f".generated-{part.name}", [], part.inputs, part.outputs)


def build() -> None:
    """Build the PWA into `frontend/dist`, compressed beside each file."""

    def make() -> None:
        run("npm", "run", "build", cwd=FRONTEND)
        run(PYTHON, "-m", "servestatic.compress", "--quiet", DIST)

    stamp = MODULES / ".built"
    if not (DIST / "index.html").exists():
        stamp.unlink(missing_ok=True)
    run_step("the phone's app", make, stamp, [], BUILD_INPUTS)


def run_step(
    name: str,
    work: Callable[[], None],
    stamp: Path,
    facts: Iterable[str],
    inputs: Iterable[str],
    outputs: Iterable[str] = (),
) -> None:
    """Do `work` unless `stamp` says that it was done with these facts and input files, and left these output files."""
    outputs, key = tuple(outputs), compute_fingerprint(facts, inputs)

    def done() -> str:
        return key + (compute_fingerprint((), outputs) if outputs else "")

    if stamp.exists() and stamp.read_text() == done():
        return
    began = time.monotonic()
    work()
    stamp.write_text(done())
    print(f"{name}: ready after {time.monotonic() - began:.0f} s", flush=True)


def compute_fingerprint(facts: Iterable[str], inputs: Iterable[str]) -> str:
    """Return a hash of `facts` and of the names and bytes of the files that the globs below ROOT match."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for path in list_matching(inputs):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def list_matching(patterns: Iterable[str]) -> list[Path]:
    """Return the files below ROOT that any of the globs matches."""
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()})


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run `command` and return its output, which is shown only if it fails."""
    environment = node.with_node() | {"VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}
    finished = subprocess.run(
        command, cwd=cwd, env=environment, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if finished.returncode:
        command_line = " ".join(str(part) for part in command)
        raise StepFailed(f"'{command_line}' failed in {cwd}:\n{finished.stdout.strip()}")
    return finished.stdout


if __name__ == "__main__":
    main(sys.argv[1])
