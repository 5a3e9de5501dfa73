"""Golden tables and recorded games."""

import json
from pathlib import Path
from typing import Any

import msgspec

GOLDEN = Path(__file__).parent


def read_rows(path: Path) -> list[dict[str, Any]]:
    """Return the rows of a `.jsonl` file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def plain(value: Any) -> Any:
    """Return the value as plain JSON data."""
    return json.loads(msgspec.json.encode(value))


def by_id(row: dict[str, Any]) -> str:
    """Return the id of a row, which names its test."""
    return str(row["id"])
