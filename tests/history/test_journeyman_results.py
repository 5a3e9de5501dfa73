"""A finished game with the Journeyman: timeline, steps, results by category, picture, and the put-right list of a
correction."""

import csv
import itertools
import json
import re
from io import StringIO
from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import msgspec
import pytest

from companion.archive.exports.bgstats import build_play_file
from companion.archive.exports.picture import draw_picture
from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.finished import load_ended_table
from companion.archive.library import TableFilter, load_library
from companion.archive.statistics import compute_statistics
from companion.history.replay import replay_step
from companion.history.timeline import build_timeline
from companion.tables import store
from companion.texts.localization import format_sentence
from games.core.art.palette import SEATS
from games.core.difference import compare_views
from games.core.grid import pack
from games.core.replay import replay
from games.core.seats import SPECTATOR
from games.core.surface import GridView
from games.core.table_step import TableStep
from games.isle_of_skye.expansions.journeyman.art import PIECES
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import play
from tests.games.isle_of_skye.journeyman import MEADOWS, has, markers_at, meadow
from tests.games.wording import WHOLE
from tests.history.results import texts_in
from tests.tables.conftest import SystemSeat
from tests.tables.druids import enter_game
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.computes

BERLIN = ZoneInfo("Europe/Berlin")
SVG = "{http://www.w3.org/2000/svg}"
EDITION = ["Journeyman, invented tiles", "Wanderer, erfundene Plättchen"]
"""Expected words by language."""
PLAYED = play(Case(find_game("isle_of_skye"), ("journeyman",), 2, "app", {"track_end": "any_step"}))
"""A played game with a road in a territory and a seat with a third waypoint marker."""


@pytest.fixture
def finished(system_seat: SystemSeat) -> PlayedTable:
    """A whole game with app draws."""
    return enter_game(PLAYED, system_seat)


@pytest.mark.django_db(transaction=True)
def test_a_whole_game_has_timeline_steps_result_and_picture(finished: PlayedTable) -> None:
    """One test for all, because entering a game takes longest."""
    last = PLAYED.steps[-1].after
    _check_timeline_texts(finished)
    _check_replay(finished)
    _check_statistics_and_exports(finished)
    svg = draw_picture(load_ended_table(finished.host, finished.id), BERLIN, "en")
    tree = ElementTree.fromstring(svg)
    ids = {f"#{element.get('id')}" for element in tree.iter() if element.get("id")}
    assert {use.get("href") or "" for use in tree.iter(f"{SVG}use")} <= ids
    grids = [
        surface
        for surface in PLAYED.ruleset.build_view(last, SPECTATOR).surfaces.values()
        if isinstance(surface, GridView)
    ]
    kinds = [piece.kind for grid in grids for piece in grid.pieces.values()]
    assert (kinds.count("journeyman"), kinds.count("road")) == (2, 1)
    for kind in ("journeyman", "road"):
        outlines = re.findall(r'd="([^"]+)"', PIECES[kind])
        assert svg.count(outlines[0]) == kinds.count(kind), kind
    assert float(tree.get("height") or 0) < 2_400
    lines = [element.text or "" for element in tree.iter(f"{SVG}text")]
    progress = [
        line.split(" · ") for line in lines if line.startswith(format_sentence("isle_of_skye.track_warrior", {}, "en"))
    ]
    assert [len(spaces) for spaces in progress] == [3, 3], "how far each seat came on its three tracks"
    assert all(SEATS[seat.colour].fill.day in svg for seat in load_ended_table(finished.host, finished.id).seats)


def _check_timeline_texts(table: PlayedTable) -> None:
    texts = [
        text for viewer in (0, SPECTATOR) for text in texts_in(_plain(build_timeline(table.id, viewer, host=False)))
    ]
    codes = {text.code.removeprefix("isle_of_skye.") for text in texts}
    assert {"event_marker", "event_picked_up", "event_advanced", "event_road"} <= codes
    for text, language in itertools.product({repr(text): text for text in texts}.values(), WHOLE):
        words = format_sentence(text.code, text.params, language, {0: "Anna", 1: "Ben"})
        assert words != text.code
        assert not re.search(r"\{|isle.of.skye[._]", words), words


def _plain(value: object) -> object:
    return msgspec.to_builtins(value)


def _check_replay(table: PlayedTable) -> None:
    log = store.load_entries(table.row)
    for number in range(0, len(log), 40):
        step = replay_step(table.id, SPECTATOR, number + 1, "played")
        state = replay(PLAYED.ruleset, log[: number + 1]).state
        view = msgspec.to_builtins(PLAYED.ruleset.build_view(state, SPECTATOR))
        assert _plain(step.view)["surfaces"] == view["surfaces"]  # type: ignore[index]


def _check_statistics_and_exports(table: PlayedTable) -> None:
    (listed,) = load_library(table.host, TableFilter()).tables
    assert listed.expansions == ("journeyman",)
    kinds = {
        category.category for row in compute_statistics(table.host, TableFilter()).rows for category in row.categories
    }
    assert "tracks" in kinds
    ended = load_ended_table(table.host, table.id)
    assert [ended.format_edition(language) for language in WHOLE] == EDITION
    rows = list(csv.DictReader(StringIO(build_plays_csv(ended, BERLIN, "de").decode(), newline="")))
    assert [int(row["score"]) for row in rows] == list(PLAYED.ruleset.find_outcome(PLAYED.steps[-1].after).scores)  # type: ignore[union-attr]
    assert {row["comments"] for row in rows} == {EDITION[1]}
    assert json.loads(build_play_file(ended, BERLIN, "en"))["plays"][0]["board"] == EDITION[0]


# --- the put-right list of a correction ----------------------------------------------------------------------


def test_a_marker_returns_on_its_track_and_a_pawn_and_a_road_move() -> None:
    before = has(
        meadow(("way", 1, 0), ("way", 2, 0)),
        0,
        markers=markers_at(warrior=5),
        at=pack(1, 0),
        roads=((pack(0, 0), pack(1, 0)),),
    )
    after = has(before, 0, markers=markers_at(warrior=4), at=pack(2, 0), roads=((pack(1, 0), pack(2, 0)),))
    views = (MEADOWS.build_view(before, SPECTATOR), MEADOWS.build_view(after, SPECTATOR))
    assert set(compare_views(*views).steps) == {
        TableStep("move_piece", "tracks-0", "5,0", "4,0", seat=0, kind="progress_warrior"),
        TableStep("move_piece", "0", "1,0/journeyman", "2,0/journeyman", seat=0, kind="journeyman"),
        TableStep("move_piece", "0", "0,0|E", "1,0|E", seat=0, kind="road"),
    }
