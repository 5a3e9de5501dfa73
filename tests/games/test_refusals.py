"""Every refusal of a game names its section of the rules, except those about the table itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.serving import ROOT

OF_THE_TABLE = ("table.", "action.")


def refusals(game: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield where and how the source of a game refuses something."""
    for path in sorted(Path(ROOT / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("IllegalAction", "GameError"):
                yield f"{path.name}:{node.lineno}", node


def names_a_rule(call: ast.Call) -> bool:
    """True if a section is given."""
    rule = next((keyword.value for keyword in call.keywords if keyword.arg == "rule"), None)
    return isinstance(rule, ast.Constant) and bool(rule.value)


def is_of_the_table(call: ast.Call) -> bool:
    """True if its literal code belongs to no game."""
    code = call.args[0]
    return isinstance(code, ast.Constant) and str(code.value).startswith(OF_THE_TABLE)


@pytest.mark.parametrize("game", [game.meta.id for game in GAMES])
def test_every_refusal_names_its_rule(game: str) -> None:
    all_refusals = dict(refusals(game))
    assert all_refusals
    assert [place for place, call in all_refusals.items() if not is_of_the_table(call) and not names_a_rule(call)] == []
