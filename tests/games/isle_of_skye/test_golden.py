"""Golden tables: every scoring tile, scroll, edge case, ruling, option, action, event, refusal and end."""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec
import pytest

import games.isle_of_skye
from games.core import start
from games.core.action import derive_wire_name, find_actor, index_by_name
from games.core.errors import IllegalAction
from games.core.host import UNFINISHED
from games.isle_of_skye import boxes
from games.isle_of_skye.income import count_rounds, find_catch_up_gold, find_letters
from games.isle_of_skye.meta import META
from games.isle_of_skye.scoring import GOALS, SCROLLS
from tests.games.isle_of_skye.golden import (
    ACTIONS,
    RULES,
    Row,
    cell_of,
    find_accepted,
    find_events,
    find_first_arguments,
    golden,
    line_row,
    plain,
    score_lines,
    shape_of,
    start_of,
)
from tests.games.wording import variables
from tests.golden import by_id
from tests.proofs.moments import complete_line
from tests.proofs.skye_final_scoring import check_gold, check_scrolls
from tests.proofs.skye_goals import check_goal
from tests.proofs.skye_land import Land

LANDS, TABLES = golden("lands"), golden("tables")
LOGS = [row for row in TABLES if "log" in row]
FOLDER_OF_THE_GAME = Path(str(games.isle_of_skye.__file__)).parent
SOURCES = [
    *sorted(path for path in FOLDER_OF_THE_GAME.rglob("*.py") if "expansions" not in path.parts),
    Path(str(start.__file__)),
]


# --- scoring ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", LANDS, ids=by_id)
def test_a_territory_scores_what_the_rules_say(row: Row) -> None:
    lines = score_lines(row)
    assert [line_row(line) for line in lines] == row["lines"]
    lands = [land_of(seat["tiles"], row.get("options", {}).values()) for seat in row["seats"]]
    golds = [seat.get("gold", 0) for seat in row["seats"]]
    proofs = [complete_line(line) for line in lines]
    if "goal" in row:
        check_goal(proofs, row["goal"], lands, golds)
        return
    for seat, land in enumerate(lands):
        seat_proofs = [line for line in proofs if line["seat"] == seat]
        check_scrolls([line for line in seat_proofs if line["category"] == "scrolls"], land)
        check_gold([line for line in seat_proofs if line["category"] == "gold"], golds[seat])


def land_of(tiles: list[Row], readings: Collection[str]) -> Land:
    """Return the territory for the checker, which shares no code with the ruleset."""
    board = {"{},{}".format(*cell_of(tile)): {"tile": str(n), "rotation": 0} for n, tile in enumerate(tiles)}
    return Land(board, {str(n): shape_of(tile) for n, tile in enumerate(tiles)}, readings)


# --- tables -------------------------------------------------------------------------------------------------


def value_seen(state: Any, viewer: Any, path: list[str]) -> Any:
    """Return what a viewer sees at a path, None if there is nothing."""
    plain_view = plain(RULES.build_view(state, viewer))
    for key in path:
        plain_view = plain_view.get(key) if isinstance(plain_view, dict) else None
    return plain_view


@pytest.mark.parametrize("row", LOGS, ids=by_id)
def test_a_table_follows_the_rules(row: Row) -> None:
    state = RULES.setup(start_of(row)).state
    for number, entry in enumerate([None, *row["log"]]):
        if entry:
            action = msgspec.convert(entry["action"], ACTIONS)
            actor, before = find_actor(action, entry["seat"]), msgspec.json.encode(state)
            if refused := entry.get("refused"):
                with pytest.raises(IllegalAction) as error:
                    RULES.apply(state, actor, action)
                assert plain({"code": error.value.code, "params": error.value.params}) == refused
                assert msgspec.json.encode(state) == before
            else:
                play = RULES.apply_unchecked if entry.get("unchecked") else RULES.apply
                progress = play(state, actor, action)
                assert plain(progress.events) == entry["events"]
                assert list(progress.state.scores) == entry.get("scores", list(state.scores))
                assert msgspec.json.encode(state) == before
                state = progress.state
        for see in row.get("views", ()):
            if see["after"] == number:
                assert value_seen(state, see["viewer"], see["path"]) == see["value"], see["path"]
    assert [[line.seat, line.reason, line.points] for line in state.lines] == row["lines"]
    outcome = RULES.find_outcome(state)
    assert (plain(outcome) if outcome else None) == row.get("result")


@pytest.mark.parametrize("row", [row for row in TABLES if "refused" in row], ids=by_id)
def test_an_invalid_start_is_refused_with_its_reason(row: Row) -> None:
    with pytest.raises(IllegalAction) as error:
        RULES.setup(start_of(row))
    assert plain({"code": error.value.code, "params": error.value.params}) == row["refused"]


@pytest.mark.parametrize("row", [row for row in TABLES if "rounds" in row], ids=by_id)
def test_places_per_round_and_catch_up_gold(row: Row) -> None:
    seats = row["seats"]
    assert [[find_letters(seats, n), find_catch_up_gold(seats, n)] for n in range(1, count_rounds(seats) + 1)] == row[
        "rounds"
    ]


# --- coverage -----------------------------------------------------------------------------------------------


def entries() -> list[Row]:
    return [entry for row in LOGS for entry in row["log"]]


def test_ids_are_unique_and_every_row_names_its_source() -> None:
    ids = [row["id"] for row in (*LANDS, *TABLES)]
    assert len(ids) == len(set(ids))
    assert all(row["source"] for row in (*LANDS, *TABLES))


def test_every_scoring_tile_and_every_scroll_open_and_completed_occurs() -> None:
    assert {row["goal"] for row in LANDS if "goal" in row} == set(GOALS)
    assert {line["reason"] for row in LANDS if "goal" in row for line in row["lines"]} == set(GOALS)
    ends = [line for row in LANDS if "goal" not in row for line in row["lines"]]
    for code in ("scroll", "scroll_doubled"):
        reasons = {line["reason"] for line in ends if code in line["parts"]}
        assert reasons == {f"scroll_{kind}" for kind in SCROLLS}
    assert "gold_left" in {line["reason"] for line in ends}


def test_every_part_and_every_reason_to_leave_something_over_occurs() -> None:
    lines = [line for row in LANDS for line in row["lines"]]
    texts = variables("games/isle_of_skye/texts", "en")
    parts = {name.removeprefix("isle-of-skye-part-").replace("-", "_") for name in texts if "-part-" in name}
    assert {code for line in lines for code in line["parts"]} == {
        part for part in parts if not part.startswith("income_")
    }
    assert {reason for line in lines for reason in line["left_over"].values()} == find_first_arguments(
        "list_uncounted", SOURCES
    )


def test_every_ruling_occurs() -> None:
    rulings = {
        int(name.rpartition("-")[2]) for name in variables("games/isle_of_skye/texts", "en") if "-ruling-" in name
    }
    assert {row["ruling"] for row in (*LANDS, *TABLES, *golden("score_tiles")) if "ruling" in row} == rulings


def test_every_action_and_every_event_occurs() -> None:
    assert find_accepted(entries()) == set(index_by_name(*RULES.action_types))
    started = {event["type"] for event in plain(RULES.setup(start_of(LOGS[0])).events)}
    assert find_events(entries()) | started == {derive_wire_name(kind.__name__) for kind in RULES.event_types}


def bare(row: Row, tile: str) -> Row:
    """Return the table as if nothing were printed on this tile of its box."""
    log = [
        {**entry, "action": {**entry["action"], "facts": {**entry["action"]["facts"], "features": []}}}
        if entry["action"]["type"] == "add_tile" and entry["action"]["tile"] == tile
        else entry
        for entry in row["log"]
    ]
    pieces = {name: {**facts, "features": []} if name == tile else facts for name, facts in row["pieces"].items()}
    return {**row, "log": log, "pieces": pieces}


def lines_of(row: Row) -> list[Any]:
    """Return the score lines of its accepted entries."""
    state = RULES.setup(start_of(row)).state
    for entry in row["log"]:
        if "refused" not in entry:
            action = msgspec.convert(entry["action"], ACTIONS)
            state = RULES.apply(state, find_actor(action, entry["seat"]), action).state
    return [[line.seat, line.reason, line.points] for line in state.lines]


def scoring(row: Row) -> set[str]:
    """Return placed tiles of its own box that score because of what is printed on them."""
    actions = [entry["action"] for entry in row["log"] if "refused" not in entry]
    placed_tiles = {action["tile"] for action in actions if action["type"] == "place_tile"}
    added_tiles = {action["tile"] for action in actions if action["type"] == "add_tile"}
    pieces = row.get("pieces", {})
    return {
        tile
        for tile in placed_tiles & {*pieces, *added_tiles}
        if lines_of(bare({"pieces": pieces, **row}, tile)) != row["lines"]
    }


def test_a_changed_tile_and_an_unlisted_one_are_placed_and_score() -> None:
    scoring_tiles = set().union(*map(scoring, LOGS))
    assert {tile.startswith("x") for tile in scoring_tiles} == {True, False}, scoring_tiles


def test_every_value_of_every_option_occurs() -> None:
    all_options = [META.resolve_options(row.get("options", {})) for row in (*LANDS, *LOGS)]
    for option in META.options:
        assert {options[option.key] for options in all_options} == set(option.values)


def test_every_refusal_occurs_except_those_of_impossible_tiles() -> None:
    codes = {entry["refused"]["code"] for entry in entries() if "refused" in entry}
    codes |= {row["refused"]["code"] for row in TABLES if "refused" in row}
    raised = find_first_arguments("IllegalAction", SOURCES) - {"action.unknown"}
    drawn_up = re.findall(
        r'"(isle_of_skye\.piece_\w+|table\.invented_piece)"', Path(str(boxes.__file__)).read_text("utf-8")
    )
    after_a_correction = {"isle_of_skye.gold_too_little"}
    assert raised - set(drawn_up) - after_a_correction <= codes


def test_every_reason_for_an_end_occurs() -> None:
    ends = {code for path in SOURCES for code in re.findall(r'"(isle_of_skye\.end_\w+)"', path.read_text("utf-8"))}
    assert {row["result"]["reason"] for row in LOGS if "result" in row} == ends | {UNFINISHED}


def test_a_tie_is_broken_according_to_the_option() -> None:
    results = {row["id"]: row["result"]["ranks"] for row in LOGS if "result" in row}
    assert results["tie-broken-by-what-is-left"] != results["tie-broken-by-all-gold"]
