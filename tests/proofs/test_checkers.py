"""Checkers, and the lands that they read, share no code with the rules that they check."""

import ast
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
CHECKERS = sorted(path for kind in ("checker", "land", "referee") for path in FOLDER.glob(f"*{kind}.py"))


@pytest.mark.parametrize("path", [FOLDER / "faults.py", *CHECKERS], ids=lambda path: path.stem)
def test_a_checker_shares_no_code_with_the_rules(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    imported = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    imported |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    assert not [source for source in imported if source.startswith(("games", "companion", "tests.records"))]
