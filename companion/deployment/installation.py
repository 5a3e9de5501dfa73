"""How this copy was installed: from a checkout, or as a Python package that holds the built app."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
"""The checkout, or the folder of installed packages."""
PACKAGED: Final = ROOT / "companion" / "packaged"
"""The built app and the generated files inside the package. A checkout has them in `frontend`."""
IS_PACKAGE: Final = PACKAGED.is_dir()
APP: Final = PACKAGED / "app" if IS_PACKAGE else ROOT / "frontend" / "dist"
GENERATED: Final = PACKAGED / "generated" if IS_PACKAGE else ROOT / "frontend" / "src" / "generated"
START_COMMAND: Final = "tableside" if IS_PACKAGE else "make run"
"""What people type to start the server."""
COMMAND: Final = "tableside" if IS_PACKAGE else "manage.py"
"""What people type before the name of another command."""


def read_version() -> str:
    """Return the version of Tableside, as `pyproject.toml` states it."""
    if IS_PACKAGE:
        from importlib.metadata import version as version_of_package

        return version_of_package("tableside")
    import tomllib

    version: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return version


def find_data_folder() -> Path:
    """Return the folder of everything that the server keeps, if no setting names another."""
    if not IS_PACKAGE:
        return ROOT / "var"
    from platformdirs import user_data_path

    return user_data_path("tableside", appauthor=False)
