"""The name of a step appears in its class only: other code refers to the class."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from games.core.step import Step

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "games"
WITH_STEPS = [folder.parent for folder in sorted(GAMES.glob("*/steps"))]
"""Games that play in steps."""
OF_A_STEP = re.compile(r"\b(flow|phase|step)\b")
PLACING = {"Flow", "Placement", "place_after", "place_around", "place_before"}


def step_classes() -> list[type[Step]]:
    """Return every step class that has a name of its own."""
    for folder in GAMES.rglob("steps"):
        for path in folder.glob("*.py"):
            import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    classes, waiting = [], [Step]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        waiting += kinds
        classes += [kind for kind in kinds if kind.__module__.startswith("games.") and "name" in vars(kind)]
    return classes


def names() -> set[str]:
    return {kind.name for kind in step_classes()}


def step_mentions(tree: ast.AST, step_names: set[str]) -> Iterator[str]:
    """Yield the places where source names a step: in a comparison, a match, next to a step, or in a collection of step
    names."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare() if OF_A_STEP.search(ast.unparse(node)):
                texts = set(_texts(node))
            case ast.Match(subject=subject) if OF_A_STEP.search(ast.unparse(subject)):
                texts = {text for case in node.cases for text in _texts(case.pattern)}
            case ast.Call(func=ast.Name(id=name), args=args) if name in PLACING:
                texts = {text for argument in args for text in _texts(argument)}
            case ast.keyword(arg="step" | "phase", value=value):
                texts = set(_texts(value))
            case ast.Set(elts=members) | ast.Tuple(elts=members) | ast.List(elts=members) if len(members) > 1:
                texts = {member.value for member in members if isinstance(member, ast.Constant)}
                texts = texts if len(texts) == len(members) and texts <= step_names else set()
            case ast.Dict(keys=keys) if len(keys) > 1:
                texts = {key.value for key in keys if isinstance(key, ast.Constant)}
                texts = texts if len(texts) == len(keys) and texts <= step_names else set()
            case _:
                continue
        yield from (f"line {node.lineno if hasattr(node, 'lineno') else 0}: {text}" for text in texts & step_names)


def _texts(tree: ast.AST) -> Iterator[str]:
    return (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def game_of(kind: type[Step]) -> str:
    """Return the folder of the game that a step belongs to."""
    return kind.__module__.split(".")[1]


def test_each_name_stands_in_one_class_and_that_in_a_folder_of_steps() -> None:
    classes = step_classes()
    assert len(classes) >= 24
    assert len({(game_of(kind), kind.name) for kind in classes}) == len(classes)
    assert {kind for kind in classes if ".steps." not in kind.__module__} == set()


def test_no_text_names_a_step() -> None:
    step_names = names()
    texts_with_steps = {
        f"{path.relative_to(ROOT)}, {place}"
        for game in WITH_STEPS
        for path in game.rglob("*.py")
        for place in step_mentions(ast.parse(path.read_text("utf-8")), step_names)
    }
    assert texts_with_steps == set()


@pytest.mark.parametrize(
    "code",
    [
        'state.step == "buy"',
        'state.flow.step in ("goals", "castle")',
        '(number, state.step) != (state.round, "build")',
        'view.phase == "reckon"',
        'match state.step:\n    case "price" | "buy":\n        pass',
        'Flow("goals")',
        'replace(state.flow, step="count")',
        'place_after("unsold")',
        'SCORING = frozenset({"score", "reckon"})',
        'WORK = {"score": 1, "reckon": 2}',
        'PHASES = (("goals", "castle"), "discard")',
    ],
)
def test_a_text_that_names_a_step_is_found(code: str) -> None:
    assert list(step_mentions(ast.parse(code), names()))


@pytest.mark.parametrize(
    "code",
    [
        'action = {"type": "draw", "number": 1}',
        'FACTS["income"]["castle"]',
        'wanted.kind == "castle"',
        'self.told("castle", seat)',
        "state.step == Buy.name",
        'SHAPE = ("edges", "roads", "count")',
    ],
)
def test_a_text_that_means_something_else_is_left_alone(code: str) -> None:
    assert list(step_mentions(ast.parse(code), names())) == []
