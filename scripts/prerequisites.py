"""What the tests need in addition to Python packages: the frontend's packages, the built app, Chromium."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.chromium import SHELL, find_chromium, find_shell

ROOT = Path(__file__).resolve().parent.parent


def explain_missing_app() -> str | None:
    """Return None once the frontend's packages are installed and the app is built, else what to do about it."""
    finished = subprocess.run(["sh", "scripts/setup.sh", "dev"], cwd=ROOT, check=False)
    return "it could not be built: see what `make dev` says" if finished.returncode else None


def explain_missing_chromium() -> str | None:
    """Return None if Chromium is installed or could be, else what to do about it.

    The smaller headless engine is installed as well if possible.
    """
    missing = [name for name, path in ((SHELL, find_shell()), ("chromium", find_chromium())) if not path]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"\n=== installing Chromium (apt-get install {' '.join(missing)})", flush=True)
        if not (
            install_packages("install", *missing)
            or (install_packages("update") and install_packages("install", *missing))
        ):
            print("apt-get could not install it")
    if find_chromium():
        return None
    return "no Chromium was found: install it (Debian: apt-get install chromium) or name one with CHROMIUM=/path"


def install_packages(*arguments: str) -> bool:
    """Run apt-get non-interactively; return True if it succeeded."""
    patience = ["--option=Acquire::Retries=0", "--option=Acquire::http::Timeout=10"]
    command = ["apt-get", "--yes", "--quiet", "--no-install-recommends", *patience, *arguments]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL).returncode == 0
