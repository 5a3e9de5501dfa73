"""Start of Tableside in Home Assistant, with the options that somebody chose there."""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

DATA = Path("/data")
"""What Home Assistant keeps and backs up."""
CERTIFICATES = Path("/ssl")


def settings(options: Mapping[str, Any]) -> dict[str, str]:
    """Return the options as settings of Tableside. Phones come by Home Assistant's own addresses and `hosts`."""
    chosen = {
        "PORT": "8000",
        "COMPANION_DATA": str(DATA / "tableside"),
        "COMPANION_CONTAINER": "1",
        "COMPANION_ALLOWED_HOSTS": f"own {options.get('hosts', '')}".strip(),
    }
    if options.get("ssl"):
        chosen["TLS_CERT"] = str(CERTIFICATES / options["certfile"])
        chosen["TLS_KEY"] = str(CERTIFICATES / options["keyfile"])
    return chosen


if __name__ == "__main__":
    given = json.loads((DATA / "options.json").read_text("utf-8"))
    os.execvpe("tableside", ["tableside", *sys.argv[1:]], {**os.environ, **settings(given)})  # noqa: S606, S607
