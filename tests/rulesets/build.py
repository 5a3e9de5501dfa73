"""`python -m tests.rulesets.build FOLDER`: the app with the test rulesets among its games.

A copy of the phone's sources, which has facts and pictures of the product's games, gets those of the test games too
(`python -m tests.rulesets.manage export_assets --below FOLDER --games ...`), and the texts of all. It is built there;
the checkout does not change. A server started by
`tests.rulesets.manage` with `TEST_RULESETS_BUILT=FOLDER` serves that app and draws with those pictures.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.rulesets import TEST_GAMES
from tests.serving import MANAGE_WITH_TEST_RULESETS, ROOT

SOURCES = ROOT / "frontend"


def build(folder: Path) -> None:
    copy = folder / "frontend"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("node_modules", "dist"), dirs_exist_ok=True)
    if not (copy / "node_modules").exists():
        (copy / "node_modules").symlink_to(SOURCES / "node_modules")
    names = [game.meta.id for game in TEST_GAMES]
    export = [*MANAGE_WITH_TEST_RULESETS, "export_assets", "--below", str(folder), "--games", *names]
    subprocess.run([sys.executable, *export], cwd=ROOT, check=True)
    vite = SOURCES / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(["node", str(vite), "build", "--logLevel", "warn"], cwd=copy, check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
