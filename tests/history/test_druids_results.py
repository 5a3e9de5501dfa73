"""A finished game with Druids: a buyer's look into the bag stays secret, results have names, the log is not
exported."""

import csv
import itertools
import json
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any
from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import msgspec
import pytest

from companion.archive.errors import SealedLog
from companion.archive.exports.bgstats import play_file
from companion.archive.exports.picture import drawing
from companion.archive.exports.plays_csv import plays_csv
from companion.archive.exports.table_file import table_export
from companion.archive.finished import ended_table
from companion.archive.imports import table_import
from companion.archive.library import TableFilter, library
from companion.archive.statistics import statistics
from companion.errors import UnknownGame
from companion.history.replay import replay_step
from companion.history.timeline import timeline
from companion.tables.models import Result
from companion.texts.localization import LANGUAGES, sentence
from games.core.text import Text
from tests.contract.tables import play
from tests.history.files import encode, short_file
from tests.tables.conftest import SystemSeat
from tests.tables.druids import FULL, STONES, DruidsTable, enter_game
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
BERLIN = ZoneInfo("Europe/Berlin")
EDITION = ["Druids, invented tiles", "Druiden, erfundene Plättchen"]
"""Expected words by language."""
PLAYED = play(FULL["app"])
"""A step at which somebody bought from the bag."""


@pytest.fixture
def finished(system_seat: SystemSeat) -> PlayedTable:
    """A whole game with app draws."""
    return enter_game(PLAYED, system_seat)


def texts_in(value: Any) -> Iterator[Text]:
    """Yield every text of a document."""
    if isinstance(value, dict):
        if value.keys() <= {"code", "params"} and "code" in value:
            yield msgspec.convert(value, Text)
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part)


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def test_everything_is_told_except_the_look_into_the_bag(finished: PlayedTable) -> None:
    texts = [text for viewer in (0, "spectator") for text in texts_in(plain(timeline(finished.id, viewer, host=False)))]
    assert {"isle_of_skye.event_bag_paid", "isle_of_skye.event_tablet"} <= {text.code for text in texts}
    for text, language in itertools.product({repr(text): text for text in texts}.values(), LANGUAGES):
        words = sentence(text.code, text.params, language)
        assert words != text.code
        assert not re.search(r"\{|isle.of.skye[._]", words), words
    lines = {viewer: timeline(finished.id, viewer, host=False).entries for viewer in (0, 1, 2, "spectator")}
    looks = [row for row in finished.entries() if row.action_type == "look_into_bag"]
    assert len(looks) == 2
    for row in looks:
        buyer, other_viewers = row.seat, [seat for seat in (0, 1, 2, "spectator") if seat != row.seat]
        assert buyer is not None
        for viewer in other_viewers:
            (line,) = [line for line in lines[viewer] if line.v == row.version]
            assert (line.ref, line.told, line.can_correct) == ("", (), False)
            step = replay_step(finished.id, viewer, row.version, "played")
            assert (step.told, step.ref) == ((), "")
            before = replay_step(finished.id, viewer, row.version - 1, "played")
            assert step.view == before.view, "nothing changes for anybody else"


def test_results_are_kept_by_name_and_the_log_is_not_exported(finished: PlayedTable) -> None:
    goals = PLAYED.steps[-1].after.goals
    assert any(goal.startswith("druid_") for goal in goals)
    (listed,) = library(finished.host, TableFilter()).tables
    assert listed.expansions == ("druids",)
    kinds = {category.category for row in statistics(finished.host, TableFilter()).rows for category in row.categories}
    assert kinds <= {*goals, "scrolls", "gold"}
    assert kinds & {*goals}
    assert sum(sum(points.values()) for points in Result.objects.get().by_category) == sum(Result.objects.get().scores)
    ended = ended_table(finished.host, finished.id)
    assert [ended.edition(language) for language in LANGUAGES] == EDITION
    rows = list(csv.DictReader(StringIO(plays_csv(ended, BERLIN, "de").decode(), newline="")))
    assert [int(row["score"]) for row in rows] == list(PLAYED.ruleset.outcome(PLAYED.steps[-1].after).scores)  # type: ignore[union-attr]
    assert {row["comments"] for row in rows} == {EDITION[1]}
    assert json.loads(play_file(ended, BERLIN, "en"))["plays"][0]["board"] == EDITION[0]
    assert play_file(ended, BERLIN, "en") == play_file(ended, BERLIN, "en")
    with pytest.raises(SealedLog):
        table_export(finished.host, finished.id)
    for expansions, refused in ((["druids"], SealedLog), (["druids", "druids"], UnknownGame), (["x"], UnknownGame)):
        file = short_file() | {"game": "isle_of_skye", "expansions": expansions}
        with pytest.raises(refused):
            table_import(finished.host, encode(file))


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
    svg = drawing(ended_table(table.host, table.id), BERLIN, "en")
    tree = ElementTree.fromstring(svg)
    uses = {use.get("href") or "" for use in tree.iter("{http://www.w3.org/2000/svg}use")}
    ids = {f"#{element.get('id')}" for element in tree.iter() if element.get("id")}
    assert any(STONES[4] in use for use in uses)
    assert uses <= ids
    assert "Druids" in svg
