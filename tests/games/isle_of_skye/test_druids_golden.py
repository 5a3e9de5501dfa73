"""Golden tables of Druids: every action and event, refusal, tablet, scroll and scoring tile."""

import json

import pytest

from games.core.action import derive_wire_name, index_by_name
from games.isle_of_skye.expansions import druids
from games.isle_of_skye.expansions.druids import actions, events
from games.isle_of_skye.expansions.druids.data import TABLET_FACTS
from games.isle_of_skye.expansions.druids.scoring import GOALS, SCROLLS
from tests.games.isle_of_skye.druids import BARE, RULES
from tests.games.isle_of_skye.golden import (
    FOLDER,
    Row,
    find_accepted,
    find_events,
    find_untested_refusals,
    golden,
    play_golden,
    start_of,
)
from tests.golden import by_id, read_rows

TABLES = golden("druids")


@pytest.mark.parametrize("row", TABLES, ids=by_id)
def test_a_table_follows_the_rules(row: Row) -> None:
    play_golden(BARE if row.get("bare") else RULES, start_of({"expansions": ["druids"], **row}), row)


def entries() -> list[Row]:
    return [entry for row in TABLES for entry in row["log"]]


def test_every_row_names_its_source() -> None:
    assert all(row["source"].startswith("RULES.md section") for row in TABLES)


def test_every_action_and_every_event_occurs() -> None:
    assert find_accepted(entries()) >= set(index_by_name(*actions.DRUID_ACTIONS))
    assert find_events(entries()) >= {derive_wire_name(kind.__name__) for kind in events.DRUID_EVENTS}


def test_every_tablet_scoring_tile_and_scroll_occurs() -> None:
    """In the tables and the recorded situations."""
    tablets = {event["tablet"] for entry in entries() for event in entry.get("events", ()) if "tablet" in event}
    records = {name: (FOLDER / f"{name}.jsonl").read_text("utf-8") for name in ("prices", "phase4", "finals")}
    assert tablets | {kind for kind in TABLET_FACTS if f'"{kind}"' in "".join(records.values())} == set(TABLET_FACTS)
    lands = read_rows(FOLDER / "territories.jsonl")
    goals = {
        goal
        for land in lands
        for goal, score in land["expected"]["scores"].items()
        if score.get("vp", score.get("value"))
    }
    assert goals >= set(GOALS)
    ends = [json.loads(line)["expected"]["players"] for line in records["finals"].splitlines()]
    scrolls = [scroll for land in lands for scroll in land["expected"]["scrolls"]]
    scrolls += [scroll for players in ends for player in players for scroll in player["scrolls"]]
    assert {scroll["scroll"] for scroll in scrolls if scroll["vp"]} >= set(SCROLLS)


def test_every_refusal_occurs_in_a_table_or_a_test() -> None:
    assert find_untested_refusals(druids, entries(), "test_druids*.py") == set()
