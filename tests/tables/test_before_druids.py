"""Tables stored before Druids existed: their logs still give the same states and results, and their boxes open."""

import json
import lzma
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.before_druids import FILE, cut, differences

pytestmark = pytest.mark.computes

ROOT = Path(__file__).parents[2]
SKYE = [f"isle_of_skye {draw} {tracking}" for draw in ("app", "table") for tracking in ("full", "territories")]
PIECES = {"x1": {"edges": dict.fromkeys("NESW", "mountain"), "center": "mountain"}}


def keep_box(database: Path) -> None:
    """Keep a box as that version did: it had no boards, counts and links."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "INSERT INTO tables_keptbox (device_id, game, pieces, settled, changed_at)"
            " SELECT id, 'isle_of_skye', ?, ?, '2026-11-22 12:00:00' FROM people_device LIMIT 1",
            (json.dumps(PIECES), json.dumps(["b06"])),
        )


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A copy of the stored database."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(lzma.decompress(FILE.read_bytes()))
    return path


def upgrade(database: Path) -> list[str]:
    """Upgrade the database; return what `tests.tables.before_druids` prints of it."""
    env = {**os.environ, "COMPANION_DATABASE_URL": f"sqlite:///{database}", "COMPANION_REDIS_URL": ""}
    command = [sys.executable, "-m", "tests.tables.before_druids"]
    process = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    return process.stdout.splitlines()


def test_stored_states_of_an_older_version_equal_their_replayed_logs(database: Path) -> None:
    keep_box(database)
    checked, box, *lines = upgrade(database)
    assert box == f"box isle_of_skye {json.dumps([PIECES, ['b06'], {}, {}])}"
    assert checked == "12 tables are what their log leads to."
    tables = Counter(line.strip() for line in lines)
    assert tables == dict.fromkeys(SKYE, 2) | {"carcassonne app": 1, "carcassonne table": 3}


def test_lobbies_and_games_of_an_older_version_go_on(database: Path) -> None:
    cut(database)
    checked, *lines = upgrade(database)
    assert checked == "11 tables are what their log leads to."
    assert Counter(lines[-11:]) == {"lobby, started as 1 asked": 1, "playing asked": 10}
    tables = Counter(line.strip() for line in lines[:-11])
    assert sum(tables.values()) == 11
    assert set(tables) == {*SKYE, "carcassonne app", "carcassonne table"}


def test_a_state_that_differs_is_found() -> None:
    stored = {"clans": [{"gold": 3}], "round": 2}
    assert differences(stored, {"clans": [{"gold": 3, "short": 0}], "round": 2}) == []
    assert differences(stored, {"clans": [{"gold": 4}]}) == ["/round", "/clans/0/gold"]
    assert differences(stored, {"clans": [], "round": 2}) == ["/clans"]
