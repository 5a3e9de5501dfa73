"""Rules of the architecture that an import contract cannot express."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.core.host import HOST_ACTIONS
from games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
LOG_MODELS = {"LogEntry", "HeadState", "Snapshot"}
PURE = {
    *(
        "abc",
        "array",
        "collections",
        "copy",
        "functools",
        "heapq",
        "importlib",
        "itertools",
        "json",
        "math",
        "operator",
        "re",
        "types",
    )
}
"""Standard modules that games may use: none with access to clock, randomness or system."""


@cache
def trees(folder: str) -> dict[str, ast.Module]:
    """Map paths below the root to modules, without migrations."""
    paths = sorted((ROOT / folder).rglob("*.py"))
    return {
        str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8"))
        for path in paths
        if "migrations" not in path.parts
    }


def imported_names(tree: ast.Module) -> Iterator[str]:
    """Yield dotted names of imported modules and of names imported from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def users_of(folder: str, pattern: str) -> set[str]:
    """Return the modules with an import that matches the pattern."""
    expression = re.compile(pattern)
    return {
        path for path, tree in trees(folder).items() if any(expression.match(name) for name in imported_names(tree))
    }


def test_only_the_store_uses_the_log() -> None:
    """Other modules may name the kinds of an entry, nothing else of the three models."""
    elsewhere = re.compile(r"\b(entries|head|snapshots)__|tables_(log|head|snap)")
    touching = set()
    for path, tree in trees("companion").items():
        kinds = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "Kind"}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in LOG_MODELS and id(node) not in kinds:
                touching.add(path)
            if isinstance(node, ast.Attribute) and node.attr in ("entries", "head", "snapshots"):
                touching |= {path} if ast.unparse(node.value).endswith(("table", "row")) else set()
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and elsewhere.search(node.value):
                touching.add(path)
    store = {
        f"companion/tables/store/{module}.py" for module in ("heads", "log", "moments", "past", "snapshots", "writing")
    }
    assert touching - {"companion/tables/models.py", "companion/tables/admin.py"} == store


def test_only_broadcast_sends_to_the_channel_layer() -> None:
    sending = {
        path
        for path, tree in trees("companion").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in ("group_send", "channel_layer")
    }
    assert sending == {"companion/tables/edges/broadcast.py"}
    asking = users_of("companion", r"channels\.layers\.get_channel_layer")
    assert (
        asking - {"companion/tables/edges/broadcast.py", "companion/live/hub.py", "companion/serving/health.py"}
        == set()
    )


def test_views_and_consumers_read_through_selectors() -> None:
    """Only services and selectors handle states."""
    of_tables = r"tables(\.|\.\w+\.)(store|models|recording|codec|chance|dispatch|Table|Seat|LogEntry)"
    inner = rf"companion\.({of_tables}|runtime\.raw_sql)\b"
    assert users_of("companion/api", inner) | users_of("companion/live", inner) == set()


def test_only_the_archives_audience_decides_who_may_know_what_people_kept() -> None:
    """Other modules take its queries, never those of the models, and never compare histories with tables."""
    kept = re.compile(r"(Keepsake|Photo|EditedTimes)\.(objects|_default_manager)$|\.(keepsake|edited_times)$")
    querying = {
        path
        for path, tree in trees("companion").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and kept.search(ast.unparse(node))
    }
    assert querying == {"companion/archive/audience.py"}
    comparing = {
        path
        for path, tree in trees("companion").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "filter_table_devices"
    }
    leaving = {"companion/tables/services/import_table.py"}
    assert comparing == {"companion/archive/audience.py"} | leaving
    assert users_of("companion/archive", r"companion\.tables\.models\.(TableDevice|KEEPS)$") == {
        "companion/archive/audience.py",
        "companion/archive/models.py",
    }


def test_only_audience_decides_who_may_know_what() -> None:
    """Other modules ask an `Audience`, never a ruleset for a view or an event for its audience."""
    deciding = {
        path
        for path, tree in trees("companion").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and (
            (node.attr == "view" and ast.unparse(node.value).endswith("ruleset"))
            or (node.attr in ("secrets", "audience") and ast.unparse(node.value).endswith(("meta", "event")))
        )
    }
    knowing = users_of("companion", r"games\.core\.(event\.is_audible|company\.build_view_in_company)$")
    assert deciding | knowing == {"companion/tables/audience.py"}
    asking = {
        path
        for path, tree in trees("companion").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == "has_secrets"
        and re.search(r"ruleset(\(.*\))?$", ast.unparse(node.value))
    }
    assert asking == {"companion/tables/codec.py"}, "answered once per table, with its options"


def test_services_answer_with_rows_and_versions_never_with_state() -> None:
    services = trees("companion/tables/services")
    assert len(services) > 5
    for tree in services.values():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                assert node.returns is not None, node.name
                assert not re.search(r"\b(State|Head|Progress|Any|View)\b", ast.unparse(node.returns)), node.name


def test_there_are_no_signals() -> None:
    assert users_of("companion", r"django\.(dispatch|core\.signals|db\.models\.signals)") == set()


def test_tasks_of_games_are_registered_in_one_place_and_none_is_named() -> None:
    naming = {
        path
        for path, tree in trees("companion").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "task" and ast.unparse(node.value) == "app"
    }
    care = {"companion/retention/purge.py", "companion/serving/backups/nightly.py"}
    assert naming == care | {"companion/tables/tasks.py"}


def test_games_take_nothing_from_outside_but_pure_modules() -> None:
    foreign = {
        f"{path}: {name}"
        for path, tree in trees("games").items()
        for name in imported_names(tree)
        if name.split(".")[0] not in PURE | {"games", "msgspec", "typing", "__future__"}
    }
    assert foreign == set()


def test_games_do_not_reach_around_the_import_rules() -> None:
    reaching = {
        f"{path}: {ast.unparse(node)}"
        for path, tree in trees("games").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("__import__", "eval", "exec", "open", "globals", "input", "print")
    }
    loading = {
        f"{path}: {name}"
        for path, tree in trees("games").items()
        for name in imported_names(tree)
        if name.startswith("importlib") and name != "importlib.resources"
    }
    assert reaching | loading == set()


def test_no_action_or_event_of_a_game_is_named_outside_it() -> None:
    shared = {"draw", "undone", "start_table", *(kind.__struct_config__.tag for kind in HOST_ACTIONS)}
    wire = {
        kind.__struct_config__.tag
        for game in GAMES
        for kind in (*game.load(()).action_types, *game.load(()).event_types)
    } - shared
    assert {"place_tile", "tile_placed", "score_game"} <= wire
    quoted = re.compile(rf"""["'`]({"|".join(map(str, wire))})["'`]""")
    naming = {
        path
        for path, tree in {**trees("companion"), **trees("games/core")}.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in wire
    }
    screens = [
        path
        for path in (ROOT / "frontend" / "src").rglob("*.ts*")
        if not {"generated", "testing"} & set(path.parts) and ".test." not in path.name
    ]
    naming |= {str(path.relative_to(ROOT)) for path in screens if quoted.search(path.read_text("utf-8"))}
    assert naming == set()


@pytest.mark.parametrize("folder", ["companion", "games"])
def test_no_folder_has_modules_for_miscellaneous_code(folder: str) -> None:
    drawers = {"utils.py", "helpers.py", "manager.py", "managers.py", "misc.py", "common.py"}
    assert [path for path in trees(folder) if Path(path).name in drawers] == []
