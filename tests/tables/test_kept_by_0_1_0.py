"""Tables stored by version 0.1.0, in every state: what they hold is the same, and they are played to their end."""

import lzma
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.tables.kept_by_0_1_0 import FILE

pytestmark = pytest.mark.computes

ROOT = Path(__file__).parents[2]
SKYE = ("", "+druids", "+journeyman", "+druids+journeyman")
TABLES = {"carcassonne": 2, "isle_of_skye": 2, "dolmengoetter": 1} | {f"isle_of_skye{boxes}": 1 for boxes in SKYE[1:]}
"""How many groups of tables the database holds, by game and expansions."""


def test_tables_of_0_1_0_are_played_to_their_end(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(lzma.decompress(FILE.read_bytes()))
    env = {**os.environ, "COMPANION_DATABASE_URL": f"sqlite:///{database}", "COMPANION_REDIS_URL": ""}
    command = [sys.executable, "-m", "tests.tables.kept_by_0_1_0"]
    process = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    checked, *lines = process.stdout.splitlines()
    assert checked == "22 tables are what their log leads to."
    heads = Counter(line for line in lines if line.startswith("head of "))
    assert heads == {"head of carcassonne": 4, "head of isle_of_skye": 15, "head of dolmengoetter": 3}
    tables = Counter(line for line in lines if not line.startswith("head of "))
    for boxes, groups in TABLES.items():
        assert tables[f"{boxes} lobby finished"] == groups
        assert tables[f"{boxes} playing finished"] >= groups
        assert tables[f"{boxes} finished with a result"] >= groups
    assert tables.total() == 30
