"""Build hook of the package: first brings the phone's app up to date."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildApp(BuildHookInterface):
    """Hook that runs `scripts/setup.sh run`, which needs Python alone. A source package brings the app."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the app up to date in a checkout."""
        if Path(self.root, "scripts/setup.sh").is_file():
            subprocess.run(["sh", "scripts/setup.sh", "run"], cwd=self.root, check=True)
