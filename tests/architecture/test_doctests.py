"""Doctests: the examples in docstrings."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from tests.serving import ROOT


def modules_with_examples() -> list[str]:
    """Return the modules of games and companion whose source contains a doctest prompt."""
    paths = (path for folder in ("games", "companion") for path in sorted((ROOT / folder).rglob("*.py")))
    return [_name(path) for path in paths if ">>> " in path.read_text("utf-8")]


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_a_module_hold(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted
    assert not result.failed
