"""Data files of games: facts as JSON, in the folder `data` of a game or an expansion."""

import json
from importlib import resources
from typing import Any


def load_data(package: str, name: str) -> Any:
    """Return the contents of `data/<name>.json` of a package."""
    return json.loads(resources.files(package).joinpath(f"data/{name}.json").read_text("utf-8"))
