"""Golden tables of the Journeyman: every space of the tracks, every action and event, refusal, bonus tile and scoring
tile."""

import json
import re
from pathlib import Path

import pytest

from games.core.action import derive_wire_name, index_by_name
from games.isle_of_skye.expansions import journeyman
from games.isle_of_skye.expansions.journeyman import actions, events
from games.isle_of_skye.expansions.journeyman.data import BOARDS, BONUS_TILES
from games.isle_of_skye.expansions.journeyman.scoring import GOALS
from games.isle_of_skye.expansions.journeyman.tracks import NO_STEPS, Marker, find_advance
from games.isle_of_skye.meta import JOURNEYMAN
from tests.games.isle_of_skye.golden import (
    FOLDER,
    Row,
    find_accepted,
    find_events,
    find_untested_refusals,
    golden,
    plain,
    play_golden,
    start_of,
)
from tests.golden import by_id, read_rows
from tests.records.skye_journeyman_land import has_reached
from tests.rulesets.skye_journeyman import recorded

TABLES = golden("journeyman")
SPACES = golden("tracks")


@pytest.mark.parametrize("row", SPACES, ids=by_id)
def test_a_space_costs_and_gives_what_the_board_says(row: Row) -> None:
    board, track = BOARDS[row["side"]], row["track"]
    markers = {**NO_STEPS, track: Marker(*row["from"])}
    step = find_advance(board, markers, track, row["how"])
    if isinstance(step, str):
        assert step == row["refused"]
        return
    castle_step = find_advance(board, markers, track, row["how"], castle=True)
    assert not isinstance(castle_step, str)
    seat = has_reached(board, {track: step.marker})
    space = board.find_space(track, step.marker.at)
    asks = {key: value for key, value in plain(space.requirement).items() if key in row["asks"]}
    assert {
        "to": step.marker.at,
        "points": step.points,
        "cost": step.cost,
        "castle_cost": castle_step.cost,
        "bonus": step.find_tier(board),
        "asks": asks,
        "bridges": len(seat.list_bridges()),
    } == {key: row[key] for key in ("to", "points", "cost", "castle_cost", "bonus", "asks", "bridges")}
    for benefit in ("vp", "gold", "move"):
        banners = seat.list_banners(1, benefit)  # type: ignore[arg-type]
        values = {banner_track: value for banner_track, value, _ in banners}
        assert values.get(track, 0) == row["lasting"].get(benefit, 0)


def test_every_space_occurs() -> None:
    for name, board in BOARDS.items():
        for track, facts in board.tracks.items():
            rows = [row for row in SPACES if (row["side"], row["track"]) == (name, track) and "to" in row]
            assert {row["to"] for row in rows} == {space.n for space in facts.spaces}


def test_the_board_agrees_with_the_text_of_the_rules() -> None:
    """Section j12: facts known for certain."""
    for board in BOARDS.values():
        first = {track: facts.spaces[0].requirement.feature for track, facts in board.tracks.items()}
        assert (first["merchant"], first["herald"]) == ("ship", "farm")
        for track in ("warrior", "merchant"):
            spaces = board.tracks[track].spaces[:4]  # type: ignore[index]
            assert [space.segment for space in spaces] == [1, 1, 1, 2]
            assert "castle" not in {space.requirement.kind for space in spaces}
        assert [space.fee for space in board.tracks["herald"].spaces if space.fee] == [5, 8, 12]
        assert board.find_space("herald", 3).fee == 5
        for facts in board.tracks.values():
            assert [space.bonus_tier for space in facts.spaces if space.bonus_tier] == ["I", "II", "III"]
            assert facts.loop.vp in (3, 4)
    gold = {
        name: [s.banner["gold"] for s in board.tracks["merchant"].spaces if s.banner and "gold" in s.banner]
        for name, board in BOARDS.items()
    }
    assert gold == {"2-4": [2, 4, 7], "5": [2, 5, 7]}
    ends = [has_reached(board, {"merchant": Marker(11, 11)}) for board in BOARDS.values()]
    assert [end.sum_values("move", 1) for end in ends] == [8, 6]


# --- tables ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", TABLES, ids=by_id)
def test_a_table_follows_the_rules(row: Row) -> None:
    play_golden(recorded(tuple(row["expansions"])), start_of(row), row)


def entries() -> list[Row]:
    return [entry for row in TABLES for entry in row["log"]]


def sources_of_tests() -> str:
    return "".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_journeyman*.py")))


def test_every_row_names_its_source() -> None:
    assert all(re.match(r"RULES\.md sections? j|Q\d", row["source"]) for row in (*TABLES, *SPACES))


def test_every_action_and_every_event_occurs() -> None:
    assert find_accepted(entries()) >= set(index_by_name(*actions.JOURNEYMAN_ACTIONS))
    assert find_events(entries()) >= {derive_wire_name(kind.__name__) for kind in events.JOURNEYMAN_EVENTS}


def test_every_bonus_tile_scoring_tile_and_option_occurs() -> None:
    """In the tables, the recorded situations and the tests."""
    bonus_tiles = {
        event["tile"] for entry in entries() for event in entry.get("events", ()) if event["type"] == "bonus_taken"
    }
    assert bonus_tiles | {tile for tile in BONUS_TILES if f'"{tile}"' in sources_of_tests()} == set(BONUS_TILES)
    lands = read_rows(FOLDER / "territories.jsonl")
    goals = {goal for land in lands for goal, score in land["expected"]["scores"].items() if score.get("vp")}
    assert goals >= set(GOALS)
    options = "".join(json.dumps(row["options"]) for row in TABLES) + sources_of_tests()
    settings = (FOLDER / "settings.jsonl").read_text("utf-8")
    assert "Q19 only equal scrolls and tablets match" in settings
    assert {option.key for option in JOURNEYMAN.options if option.key not in options} <= {"matching_symbols"}


def test_every_refusal_occurs_in_a_table_or_a_test() -> None:
    assert find_untested_refusals(journeyman, entries(), "test_journeyman*.py") == set()
