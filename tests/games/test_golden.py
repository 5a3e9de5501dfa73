"""Golden tables: worked positions, every option, every ruling, every end, every refusal of the rules."""

import ast
import json
import re
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from games.carcassonne.meta import META
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.core.action import Draw, StartTable, derive_wire_name, find_actor, index_by_name
from games.core.errors import IllegalAction
from games.core.host import UNFINISHED
from games.core.score import ScoreLine
from tests.games.codes import codes_in_source
from tests.games.wording import HOUSE_CODES, ROOT, variables
from tests.golden import GOLDEN, by_id, plain
from tests.proofs.moments import build_moments, complete_line

RULES = Carcassonne()
EXPANSIONS = "expansions"
WITH_EXPANSIONS = {"not_next", "no_figure_left", "no_follower_in_garden"}
"""Refusals of the base that only tables with expansions can meet: see the tests of those."""
ACTIONS: Any = reduce(or_, (*RULES.action_types, Draw))
COLOURS = (*META.colours, "bone")
Table = dict[str, Any]


@cache
def tables() -> tuple[Table, ...]:
    all_tables: list[Table] = []
    for file in sorted((GOLDEN / "carcassonne").glob("*.json")):
        all_tables += json.loads(file.read_text("utf-8"))
    return tuple(all_tables)


def start_of(table: Table) -> StartTable:
    colours = tuple(table.get("colours", COLOURS[: table["seats"]]))
    expansions = tuple(table.get("expansions", ()))
    return StartTable("carcassonne", 1, table["options"], colours, table["starter"], expansions, table["draw"])


def first_state(table: Table) -> State:
    """Return the state before the first draw. A table may begin with part of the bag."""
    state: State = RULES.setup(start_of(table)).state
    if "bag" not in table:
        return state
    return msgspec.structs.replace(state, bag={**dict.fromkeys(state.bag, 0), **table["bag"]})


def line_rows(lines: tuple[ScoreLine, ...]) -> list[list[Any]]:
    return sorted([line.seat, line.reason, line.points] for line in lines)


def value_seen(state: State, viewer: Any, path: list[str]) -> Any:
    """Return what a viewer sees at a path, None if there is nothing."""
    view = RULES.build_view(state, viewer)
    if path == ["projection"]:
        return line_rows(RULES.project_scores(view))
    plain_view = plain(view)
    for key in path:
        plain_view = plain_view.get(key) if isinstance(plain_view, dict) else None
    return plain_view


@pytest.mark.parametrize("table", [table for table in tables() if "log" in table], ids=by_id)
def test_a_table_follows_the_rules(table: Table) -> None:
    state = first_state(table)
    steps = []
    for number, entry in enumerate([None, *table["log"]]):
        if entry:
            action = msgspec.convert(entry["action"], ACTIONS)
            actor = find_actor(action, entry["seat"])
            before = msgspec.json.encode(state)
            if refused := entry.get("refused"):
                with pytest.raises(IllegalAction) as error:
                    RULES.apply(state, actor, action)
                assert plain({"code": error.value.code, "params": error.value.params}) == refused
            else:
                progress = RULES.apply(state, actor, action)
                assert plain(progress.events) == entry["events"]
                assert list(progress.state.scores) == entry.get("scores", list(progress.state.scores))
                steps.append((state, action, progress.state))
            assert msgspec.json.encode(state) == before
            state = steps[-1][2] if steps else state
        for see in table.get("views", ()):
            if see["after"] == number:
                assert value_seen(state, see["viewer"], see["path"]) == see["value"], see["path"]
    assert line_rows(state.lines) == sorted(table["lines"])
    outcome = RULES.find_outcome(state)
    assert (plain(outcome) if outcome else None) == table.get("result")
    for moment in build_moments(steps):
        moment.check()


@pytest.mark.parametrize("table", [table for table in tables() if "log" not in table], ids=by_id)
def test_an_invalid_start_is_refused_with_its_reason(table: Table) -> None:
    with pytest.raises(IllegalAction) as error:
        RULES.setup(start_of(table))
    assert {"code": error.value.code, "params": error.value.params} == table["refused"]


def test_ids_are_unique_and_every_table_names_its_source() -> None:
    ids = [table["id"] for table in tables()]
    assert len(ids) == len(set(ids))
    assert all(table["source"] for table in tables())


def entries() -> list[dict[str, Any]]:
    return [entry for table in tables() for entry in table.get("log", ())]


def final_lines() -> list[dict[str, Any]]:
    """Return every final line of every golden table as JSON data."""
    lines = []
    for table in tables():
        state = first_state(table) if "log" in table else None
        for entry in table.get("log", ()):
            if "refused" not in entry:
                action = msgspec.convert(entry["action"], ACTIONS)
                state = RULES.apply(state, find_actor(action, entry["seat"]), action).state  # type: ignore[arg-type]
        lines += [complete_line(line) for line in state.lines] if state else []
    return lines


def refusal_codes() -> set[str]:
    """Return every code that the ruleset gives an IllegalAction, from the modules that raise it, without ends, close
    looks and questions. `action.unknown` is what the sequencer says."""
    sources = (ROOT / "games/carcassonne").rglob("*.py")
    raising = [path for path in sources if "IllegalAction(" in path.read_text("utf-8") and EXPANSIONS not in path.parts]
    raising.append(ROOT / "games/core/start.py")
    trees = [ast.parse(path.read_text("utf-8")) for path in raising]
    strings = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    codes = re.compile(
        rf"({'|'.join(('carcassonne', *HOUSE_CODES))})\.(?!end_|belongs_|hint_|piece_|prompt_|wait_)[a-z_]+"
    )
    only_with = {f"carcassonne.{code}" for code in WITH_EXPANSIONS}
    return {code for code in strings if codes.fullmatch(code)} - only_with | {"action.unknown"}


def test_every_action_type_occurs() -> None:
    accepted = {entry["action"]["type"] for entry in entries() if "refused" not in entry}
    assert accepted == set(index_by_name(*RULES.action_types))


def test_every_event_type_occurs() -> None:
    event_types = {event["type"] for entry in entries() for event in entry.get("events", ())}
    started = {event["type"] for event in plain(RULES.setup(start_of(tables()[0])).events)}
    assert event_types | started == {derive_wire_name(kind.__name__) for kind in RULES.event_types}


def test_every_score_reason_occurs() -> None:
    texts = variables("games/carcassonne/texts", "en")
    reasons = {name.removeprefix("carcassonne-rule-") for name in texts if name.startswith("carcassonne-rule-")}
    reasons.add("table.adjusted")
    reason_codes = {
        line[1].removeprefix("carcassonne.").replace("_", "-") for t in tables() for line in t.get("lines", ())
    }
    assert reason_codes == reasons


def test_every_part_and_every_reason_to_leave_something_over_occurs() -> None:
    lines = final_lines()
    assert {part["code"] for line in lines for part in line["parts"]} == {"tiles", "pennants", "cities", "adjustment"}
    reasons = {left_over["reason"].removeprefix("carcassonne.") for line in lines for left_over in line["left_over"]}
    assert reasons == {"same_tile", "open_edge", "empty_cell", "city_unfinished", "city_already_paid"}


def test_every_value_of_every_option_occurs() -> None:
    complete = [META.resolve_options(table["options"]) for table in tables() if "log" in table]
    for option in META.options:
        assert {options[option.key] for options in complete} == set(option.values)
    outright = {key for table in tables() for key in table["options"]}
    assert outright >= {option.key for option in META.options}


def test_every_refusal_of_the_rules_occurs() -> None:
    codes = {entry["refused"]["code"] for entry in entries() if "refused" in entry}
    codes |= {table["refused"]["code"] for table in tables() if "refused" in table}
    assert codes == refusal_codes()


def test_every_reason_for_an_end_occurs() -> None:
    codes = {code for code in codes_in_source("carcassonne", "carcassonne") if ".end_" in code}
    assert {table["result"]["reason"] for table in tables() if "result" in table} == codes | {UNFINISHED}


def test_every_option_that_changes_rules_changes_a_result() -> None:
    """Tables with the same moves that differ in one option and in the result."""
    for option in META.options:
        if option.kind == "rule" and len(option.values) > 1:
            for value in option.values[1:]:
                option_tables = [table for table in tables() if table["options"] == {option.key: value}]
                assert any(differs(table) for table in option_tables), (option.key, value)


def differs(table: Table) -> bool:
    """True if another table with the same moves and default options has another result."""
    return any(
        moves(other) == moves(table) and other.get("result") != table.get("result")
        for other in tables()
        if "log" in other and not any(key in table["options"] for key in other["options"])
    )


def moves(table: Table) -> list[tuple[int, int, str]]:
    actions = [entry["action"] for entry in table["log"] if "refused" not in entry]
    return [(a["x"], a["y"], str(a["rotation"])) for a in actions if a["type"] == "place_tile"]
