"""The source files of the project, and the words in them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


GAME_IDS = [path.name for path in (ROOT / "games").iterdir() if (path / "meta.py").exists() and path.name != "core"]


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def words(tree: ast.AST) -> Iterator[str]:
    """Yield every name and every string of a module, docstrings excluded."""
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in documentation:
                yield text
