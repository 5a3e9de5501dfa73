"""Golden tables of Carcassonne with boxes: worked positions as logs, which no hook of a box can be left out of."""

import inspect
import json
from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from games.carcassonne.capability import CarcassonneCapability
from games.carcassonne.expansions.abbot.capability import Abbot
from games.carcassonne.expansions.inns_cathedrals.capability import InnsCathedrals
from games.carcassonne.expansions.river.capability import River
from games.carcassonne.expansions.traders_builders.capability import TradersBuilders
from games.carcassonne.game import load
from games.carcassonne.meta import META
from games.carcassonne.state import Table
from games.core.action import Action, StartTable, find_actor
from games.core.errors import IllegalAction
from tests.golden import GOLDEN, plain
from tests.proofs.moments import build_moments

CAPABILITIES = (River, Abbot, InnsCathedrals, TradersBuilders)
HOOKS = [name for name, value in vars(CarcassonneCapability).items() if inspect.isfunction(value) and name[0] != "_"]
Row = dict[str, Any]


@cache
def tables() -> tuple[Row, ...]:
    return tuple(json.loads((GOLDEN / "carcassonne/boxes/tables.json").read_text("utf-8")))


def replay(row: Row) -> None:
    """Play the log of a table and compare everything that it says.

    :raises AssertionError: the rules say otherwise.
    """
    rules = load(tuple(row["expansions"]))
    colours = META.colours[: row["seats"]]
    start = StartTable(META.id, 1, row["options"], colours, 0, tuple(row["expansions"]), "table")
    state: Table = rules.setup(start).state
    if "bag" in row:
        state = msgspec.structs.replace(state, bag={**dict.fromkeys(state.bag, 0), **row["bag"]})
    decoded: Any = reduce(or_, rules.action_types)
    steps: list[tuple[Table, Action, Table]] = []
    for number, entry in enumerate([None, *row["log"]]):
        if entry:
            action = msgspec.convert(entry["action"], decoded)
            actor, before = find_actor(action, entry["seat"]), msgspec.json.encode(state)
            refused = None
            try:
                progress = rules.apply(state, actor, action)
            except IllegalAction as error:
                refused = plain({"code": error.code, "params": error.params})
            assert refused == entry.get("refused")
            if refused:
                assert msgspec.json.encode(state) == before
            else:
                assert plain(progress.events) == entry.get("events")
                steps.append((state, action, progress.state))
                state = progress.state
        for seen in row.get("views", ()):
            if seen["after"] == number:
                shown = plain(rules.build_view(state, seen["viewer"]))
                for key in seen["path"]:
                    shown = shown.get(key) if isinstance(shown, dict) else None
                assert shown == seen["value"], seen["path"]
    assert sorted([line.seat, line.reason, line.points] for line in state.lines) == row["lines"]
    outcome = rules.find_outcome(state)
    assert (plain(outcome) if outcome else None) == row.get("result")
    for moment in build_moments(steps, rules):
        moment.check()


@pytest.mark.parametrize("row", tables(), ids=lambda row: str(row["id"]))
def test_a_table_follows_the_rules(row: Row) -> None:
    replay(row)


def overridden() -> Iterator[tuple[type[CarcassonneCapability], str]]:
    """Yield every hook of games.carcassonne.capability with each expansion that uses it."""
    for capability in CAPABILITIES:
        yield from ((capability, hook) for hook in HOOKS if hook in vars(capability))


def test_every_hook_has_a_user() -> None:
    assert {hook for _, hook in overridden()} == set(HOOKS)


def is_followed(row: Row) -> bool:
    try:
        replay(row)
    except (AssertionError, AttributeError, IllegalAction, LookupError, TypeError):
        return False
    return True


@pytest.mark.parametrize(
    ("capability", "hook"), [*overridden()], ids=[f"{each.__name__}-{hook}" for each, hook in overridden()]
)
def test_a_hook_that_does_nothing_is_noticed(
    capability: type[CarcassonneCapability], hook: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(capability, hook)
    rows = [row for row in tables() if capability.id in row["expansions"]]
    assert not all(is_followed(row) for row in rows)


def test_every_table_names_its_source() -> None:
    ids = [row["id"] for row in tables()]
    assert len(ids) == len(set(ids))
    assert all(row["source"] for row in tables())
