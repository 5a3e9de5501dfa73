"""A finished game with Druids: a buyer's look into the bag stays secret, results have names, the log is not
exported."""

import csv
import itertools
import json
import re
from io import StringIO
from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import pytest

from companion.archive.errors import SealedLog
from companion.archive.exports.bgstats import build_play_file
from companion.archive.exports.picture import draw_picture
from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.exports.table_file import export_table
from companion.archive.finished import load_ended_table
from companion.archive.imports import import_finished_table
from companion.archive.library import TableFilter, load_library
from companion.archive.statistics import compute_statistics
from companion.errors import UnknownGame
from companion.history.replay import replay_step
from companion.history.timeline import build_timeline
from companion.tables.models import Result
from companion.texts.localization import format_sentence
from tests.contract.tables import play
from tests.games.wording import WHOLE
from tests.history.files import encode, short_file
from tests.history.results import plain, texts_in
from tests.tables.conftest import SystemSeat
from tests.tables.druids import FULL, STONES, DruidsTable, enter_game
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
BERLIN = ZoneInfo("Europe/Berlin")
EDITION = ["Druids, invented tiles", "Druiden, erfundene Plättchen"]
"""Expected words by language."""
PLAYED = play(FULL["app"])
"""A step at which somebody bought from the bag."""


@pytest.fixture
def finished(system_seat: SystemSeat) -> PlayedTable:
    """A whole game with app draws."""
    return enter_game(PLAYED, system_seat)


def test_everything_is_told_except_the_look_into_the_bag(finished: PlayedTable) -> None:
    texts = [
        text for viewer in (0, "spectator") for text in texts_in(plain(build_timeline(finished.id, viewer, host=False)))
    ]
    assert {"isle_of_skye.event_bag_paid", "isle_of_skye.event_tablet"} <= {text.code for text in texts}
    for text, language in itertools.product({repr(text): text for text in texts}.values(), WHOLE):
        words = format_sentence(text.code, text.params, language)
        assert words != text.code
        assert not re.search(r"\{|isle.of.skye[._]", words), words
    lines = {viewer: build_timeline(finished.id, viewer, host=False).entries for viewer in (0, 1, 2, "spectator")}
    looks = [row for row in finished.entries() if row.action_type == "look_into_bag"]
    assert len(looks) == 2
    for row in looks:
        buyer, other_viewers = row.seat, [seat for seat in (0, 1, 2, "spectator") if seat != row.seat]
        assert buyer is not None
        for viewer in other_viewers:
            (line,) = [line for line in lines[viewer] if line.v == row.version]
            assert (line.ref, line.narrations, line.can_correct) == ("", (), False)
            step = replay_step(finished.id, viewer, row.version, "played")
            assert (step.narrations, step.ref) == ((), "")
            before = replay_step(finished.id, viewer, row.version - 1, "played")
            assert step.view == before.view, "nothing changes for anybody else"


def test_results_are_kept_by_name_and_the_log_is_not_exported(finished: PlayedTable) -> None:
    goals = PLAYED.steps[-1].after.goals
    assert any(goal.startswith("druid_") for goal in goals)
    (listed,) = load_library(finished.host, TableFilter()).tables
    assert listed.expansions == ("druids",)
    kinds = {
        category.category
        for row in compute_statistics(finished.host, TableFilter()).rows
        for category in row.categories
    }
    assert kinds <= {*goals, "scrolls", "gold"}
    assert kinds & {*goals}
    assert sum(sum(points.values()) for points in Result.objects.get().by_category) == sum(Result.objects.get().scores)
    ended = load_ended_table(finished.host, finished.id)
    assert [ended.format_edition(language) for language in WHOLE] == EDITION
    rows = list(csv.DictReader(StringIO(build_plays_csv(ended, BERLIN, "de").decode(), newline="")))
    assert [int(row["score"]) for row in rows] == list(PLAYED.ruleset.find_outcome(PLAYED.steps[-1].after).scores)  # type: ignore[union-attr]
    assert {row["comments"] for row in rows} == {EDITION[1]}
    assert json.loads(build_play_file(ended, BERLIN, "en"))["plays"][0]["board"] == EDITION[0]
    assert build_play_file(ended, BERLIN, "en") == build_play_file(ended, BERLIN, "en")
    with pytest.raises(SealedLog):
        export_table(finished.host, finished.id)
    for expansions, refused in ((["druids"], SealedLog), (["druids", "druids"], UnknownGame), (["x"], UnknownGame)):
        file = short_file() | {"game": "isle_of_skye", "expansions": expansions}
        with pytest.raises(refused):
            import_finished_table(finished.host, encode(file))


@pytest.mark.deep
def test_the_picture_shows_tiles_of_the_hosts_box(system_seat: SystemSeat) -> None:
    table = DruidsTable()
    table.to_second()
    table.buy_again(0, "space_5")
    table.buy_again(1)
    table.buy_again(2)
    table.end_round(system_seat)
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    svg = draw_picture(load_ended_table(table.host, table.id), BERLIN, "en")
    tree = ElementTree.fromstring(svg)
    uses = {use.get("href") or "" for use in tree.iter("{http://www.w3.org/2000/svg}use")}
    ids = {f"#{element.get('id')}" for element in tree.iter() if element.get("id")}
    assert any(STONES[4] in use for use in uses)
    assert uses <= ids
    assert "Druids" in svg
