"""Hook of the package's build: builds the phone's app first where it is missing, as in a fresh checkout."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildApp(BuildHookInterface):
    """Hook that runs `scripts/setup.sh run`, which needs Python alone. A source package brings the app."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app unless it is there."""
        root = Path(self.root)
        if not (root / "frontend" / "dist" / "index.html").is_file():
            subprocess.run(["sh", "scripts/setup.sh", "run"], cwd=root, check=True)
