"""Rules of docs/architecture.md about imports that an import contract cannot express."""

import ast
import json
import re
import sys
from collections.abc import Iterator

import pytest

from games.registry import GAMES
from tests.architecture.sources import GAME_IDS, ROOT, sources, words


def imported_packages(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def test_every_game_on_disk_is_offered() -> None:
    assert {game.meta.id for game in GAMES} == set(GAME_IDS)


def test_games_import_nothing_but_themselves_msgspec_and_the_standard_library() -> None:
    allowed = {"games", "msgspec", *sys.stdlib_module_names}
    foreign = {
        f"{path.relative_to(ROOT)}: {package}"
        for path in sources("games")
        for package in imported_packages(ast.parse(path.read_text()))
        if package not in allowed
    }
    assert foreign == set()


@pytest.mark.parametrize("game", GAME_IDS)
def test_nothing_outside_a_game_names_it(game: str) -> None:
    """Code, styles and texts are checked. Only `games/registry.py` may name a game."""
    python = [path for path in sources("games/core", "companion", "scripts") if "migrations" not in path.parts]
    naming_files = {
        str(path.relative_to(ROOT))
        for path in python
        if any(game in word.lower() for word in words(ast.parse(path.read_text())))
    }
    spelling = re.compile(game.replace("_", "[ _-]?"), re.IGNORECASE)
    screens = [
        path
        for path in (
            *(ROOT / "frontend" / "src").rglob("*.ts*"),
            *(ROOT / "frontend" / "src").rglob("*.css"),
            *(ROOT / "companion" / "texts").glob("*.ftl"),
        )
        if not {"generated", "testing"} & set(path.parts) and ".test." not in path.name
    ]
    comments = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
    naming_files |= {
        str(path.relative_to(ROOT)) for path in screens if spelling.search(comments.sub("", path.read_text()))
    }
    assert naming_files == set()


@pytest.mark.parametrize(
    ("use", "allowed"),
    [
        pytest.param(
            r"\b(LogEntry|HeadState|Snapshot)(\.objects\b|\()",
            {
                "tables/models.py",
                "tables/admin.py",
                "tables/store/heads.py",
                "tables/store/log.py",
                "tables/store/moments.py",
                "tables/store/past.py",
                "tables/store/snapshots.py",
                "tables/store/writing.py",
            },
            id="only the store reads and writes the log",
        ),
        pytest.param(r"\bgroup_send\b", {"tables/edges/broadcast.py"}, id="only broadcast sends on the layer"),
    ],
)
def test_a_use_stays_where_it_belongs(use: str, allowed: set[str]) -> None:
    users = {
        str(path.relative_to(ROOT / "companion"))
        for path in sources("companion")
        if "migrations" not in path.parts and re.search(use, path.read_text())
    }
    assert users - allowed == set()


def test_the_app_imports_each_of_its_dependencies() -> None:
    dependencies = json.loads((ROOT / "frontend" / "package.json").read_text("utf-8"))["dependencies"]
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "frontend" / "src").rglob("*.ts*"))
    assert {name for name in dependencies if f'from "{name}' not in code} == set()


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "frontend" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert {"node_modules/preact", "node_modules/vite"} <= json.loads(lock)["packages"].keys()


def test_no_module_of_tests_is_imported_by_another() -> None:
    """What several of them need has a module of its own. Only the test of the contract suite runs its tests."""
    imports = re.compile(r"^(from tests\S*\.test_\w+ import|from tests\S* import test_).*", re.MULTILINE)
    importers = {
        str(path.relative_to(ROOT)) for path in sources("tests", "scripts") if imports.search(path.read_text())
    }
    assert importers == {"tests/contract/test_suite.py"}
