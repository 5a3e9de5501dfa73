"""Tables stored before Druids existed: their logs still give the same states and results."""

import lzma
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.tables.before_druids import FILE, differences

ROOT = Path(__file__).parents[2]
SKYE = [f"isle_of_skye {draw} {tracking}" for draw in ("app", "table") for tracking in ("full", "territories")]


def test_stored_states_of_an_older_version_equal_their_replayed_logs(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(lzma.decompress(FILE.read_bytes()))
    env = {**os.environ, "COMPANION_DATABASE_URL": f"sqlite:///{database}", "COMPANION_REDIS_URL": ""}
    command = [sys.executable, "-m", "tests.tables.before_druids"]
    process = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    checked, *lines = process.stdout.splitlines()
    assert checked == "12 tables are what their log leads to."
    tables = Counter(line.strip() for line in lines)
    assert tables == dict.fromkeys(SKYE, 2) | {"carcassonne app": 1, "carcassonne table": 3}


def test_a_state_that_differs_is_found() -> None:
    stored = {"clans": [{"gold": 3}], "round": 2}
    assert differences(stored, {"clans": [{"gold": 3, "short": 0}], "round": 2}) == []
    assert differences(stored, {"clans": [{"gold": 4}]}) == ["/round", "/clans/0/gold"]
    assert differences(stored, {"clans": [], "round": 2}) == ["/clans"]
