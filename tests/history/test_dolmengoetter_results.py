"""A finished game of Dolmengötter: timeline, steps, points, results by category, picture, and the export where values
are no secret."""

import csv
import itertools
import json
import re
from io import StringIO
from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import pytest

from companion.archive.errors import SealedLog
from companion.archive.exports.bgstats import build_play_file, build_play_link
from companion.archive.exports.picture import draw_picture
from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.exports.table_file import export_table
from companion.archive.finished import load_ended_table
from companion.archive.imports import Imported, import_finished_table
from companion.archive.library import TableFilter, load_library
from companion.archive.statistics import compute_statistics
from companion.history.replay import replay_step
from companion.history.timeline import build_timeline
from companion.tables import store
from companion.tables.models import Table
from companion.texts.languages import LANGUAGES
from companion.texts.localization import format_sentence
from games.core.art.palette import SEATS
from games.core.host import UNFINISHED
from games.core.seats import SPECTATOR
from games.registry import find_game
from tests.chaos.games import DOLMENS
from tests.contract.cases import Case
from tests.contract.tables import Played, play
from tests.history.results import plain, texts_in
from tests.tables.conftest import SystemSeat
from tests.tables.dolmengoetter import CHOSEN, build
from tests.tables.druids import enter_game
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
BERLIN = ZoneInfo("Europe/Berlin")
SVG = "{http://www.w3.org/2000/svg}"
FEW = {"stones": "9", "dolmens_1": "3", "dolmens_2": "2"}


@pytest.mark.parametrize("values", ["turned_over", "when_built"])
def test_a_whole_game_has_timeline_steps_chart_result_picture_and_export(system_seat: SystemSeat, values: str) -> None:
    """One test for all, because entering a game takes longest."""
    played = play(Case(find_game("dolmengoetter"), (), 3, "none", {"values": values, **FEW}))
    table = enter_game(played, system_seat)
    check_timeline_texts(table)
    check_chart(table, played)
    check_replay(table, played)
    check_statistics_and_exports(table, played)
    check_picture(table)
    if values == "when_built":
        with pytest.raises(SealedLog):
            export_table(table.host, table.id)
        return
    data = export_table(table.host, table.id)
    view = table.document()["view"]
    Table.objects.filter(pk=table.id).delete()
    store.forget_all()
    assert import_finished_table(table.host, data) == Imported(str(table.id), new=True)
    assert export_table(table.host, table.id) == data
    assert table.document()["view"] == view


def check_timeline_texts(table: PlayedTable) -> None:
    texts = [
        text for viewer in (0, SPECTATOR) for text in texts_in(plain(build_timeline(table.id, viewer, host=False)))
    ]
    codes = {text.code.removeprefix("dolmengoetter.event_") for text in texts}
    assert {"walked", "right_arose", "dolmen_built", "circle_scored"} <= codes
    for text, language in itertools.product({repr(text): text for text in texts}.values(), LANGUAGES):
        words = format_sentence(text.code, text.params, language, {0: "Anna", 1: "Ben", 2: "Cleo"})
        assert words != text.code
        assert not re.search(r"\{|dolmengoetter[._-]", words), words


def check_chart(table: PlayedTable, played: Played) -> None:
    """Check that the points of all entries add up to the result."""
    entries = build_timeline(table.id, SPECTATOR, host=False).entries
    assert entries[0].points == {"0": 4, "1": 4, "2": 4}
    points = [sum(entry.points.get(str(seat), 0) for entry in entries) for seat in range(3)]
    assert points == list(played.states[-1].points)


def check_replay(table: PlayedTable, played: Played) -> None:
    """Check that each viewer sees each step as it was then, without values that it did not know."""
    for number, viewer in itertools.product(range(0, len(played.states), 20), (0, SPECTATOR)):
        step = replay_step(table.id, viewer, number + 1, "played")
        view = plain(played.ruleset.build_view(played.states[number], viewer))
        assert plain(step.view)["surfaces"] == view["surfaces"]


def check_statistics_and_exports(table: PlayedTable, played: Played) -> None:
    outcome = played.ruleset.find_outcome(played.states[-1])
    assert outcome
    (listed,) = load_library(table.host, TableFilter()).tables
    assert (listed.game, [seat.score for seat in listed.seats]) == ("dolmengoetter", list(outcome.scores))
    kinds = {
        category.category for row in compute_statistics(table.host, TableFilter()).rows for category in row.categories
    }
    assert {"start", "final"} <= kinds <= {"start", "final", "circle", "lost"}
    ended = load_ended_table(table.host, table.id)
    rows = list(csv.DictReader(StringIO(build_plays_csv(ended, BERLIN, "de").decode(), newline="")))
    assert [(int(row["score"]), row["game"], row["objectid"]) for row in rows] == [
        (score, "Dolmengötter", "") for score in outcome.scores
    ], "no number at BoardGameGeek is known"
    file = json.loads(build_play_file(ended, BERLIN, "en"))
    assert [int(score["score"]) for score in file["plays"][0]["playerScores"]] == list(outcome.scores)
    assert [score["winner"] for score in file["plays"][0]["playerScores"]] == [rank == 1 for rank in outcome.ranks]
    assert (file["games"][0]["name"], file["games"][0]["bggId"], file["games"][0]["bggName"]) == ("Dolmengötter", 0, "")
    assert "bggId" not in build_play_link(ended, "en")


def check_picture(table: PlayedTable) -> None:
    """Check that the picture shows the final board with every place, stone and druid, and the value of every counted
    dolmen."""
    ended = load_ended_table(table.host, table.id)
    svg = draw_picture(ended, BERLIN, "en")
    tree = ElementTree.fromstring(svg)
    assert "var(" not in svg
    ids = {f"#{element.get('id')}" for element in tree.iter() if element.get("id")}
    assert {use.get("href") or "" for use in tree.iter(f"{SVG}use")} <= ids
    assert all(SEATS[seat.colour].fill.day in svg for seat in ended.seats)
    stacks = ended.view["surfaces"]["plan"]["stacks"].values()
    stones = [piece for stack in stacks for piece in stack if piece["kind"] == "stone"]
    outline = find_game("dolmengoetter").assets().pieces["stone"].partition(" fill")[0]
    assert svg.count(outline) == len(stones) > 20
    final = [line for line in ended.view["lines"].values() if line["category"] == "final"]
    counted = [piece["value"] for line in final for stack in line.get("stacks", {}).values() for piece in stack]
    size = f'font-size="{(find_game("dolmengoetter").assets().parts["dolmen"].number or (0, 0, 0))[2] * 10:g}"'
    texts = [text for text in tree.iter(f"{SVG}text") if size in ElementTree.tostring(text, "unicode")]
    assert sorted(int(text.text or 0) for text in texts) == sorted(counted) != []


def test_a_file_of_the_first_rules_comes_in_as_it_was_scored(system_seat: SystemSeat) -> None:
    """Their early end counted no dolmens. The table keeps them: it is replayed, shown and exported as it was played."""
    table = PlayedTable(2, "dolmengoetter", draw=None, options={"stones": "3"})
    table.start()
    for seat, action in (*DOLMENS.moves[:CHOSEN], (0, build(0, "turned_over")), (1, build(1, "turned_over"))):
        table.act(seat, action)
    ended = table.act(0, {"type": "finish_now"})
    for seat in (0, 1):
        (prompt,) = table.document(seat)["view"]["prompts"].values()
        table.act(seat, {**prompt["action"], **prompt["decline"]["payload"]})
    system_seat.work()
    file = json.loads(export_table(table.host, table.id))
    assert (file["ruleset_version"], file["log"][0]["content"]["ruleset_version"]) == (2, 2)
    file["ruleset_version"] = file["log"][0]["content"]["ruleset_version"] = 1
    file["log"] = file["log"][:ended]
    file["finished"] = file["log"][-1]["at"]
    Table.objects.filter(pk=table.id).delete()
    store.forget_all()
    old = json.dumps(file, indent=1, ensure_ascii=False).encode() + b"\n"
    assert import_finished_table(table.host, old) == Imported(str(table.id), new=True)
    assert json.loads(export_table(table.host, table.id)) == file
    view = table.document()["view"]
    assert view["outcome"]["reason"] == UNFINISHED
    assert view["surfaces"]["plan"]["stacks"]["c13"] == ({"kind": "dolmen", "seat": 0, "face_down": True},)
    assert view["early_end"]["code"] == "dolmengoetter.early_end_left_out"
    for language in LANGUAGES:
        words = format_sentence("dolmengoetter.early_end_left_out", {}, language)
        assert words in draw_picture(load_ended_table(table.host, table.id), BERLIN, language)
