"""A finished table of Isle of Skye: the stored and exported result by category, without the log."""

import csv
import re
from collections import Counter
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
from companion.archive.library import TableFilter, load_library
from companion.archive.statistics import compute_statistics
from companion.history.replay import replay_step
from companion.tables.models import Result
from companion.texts.languages import LANGUAGES, Language
from companion.texts.localization import format_sentence
from games.core.view import View
from tests.tables.clans import SkyeTable
from tests.tables.conftest import SystemSeat

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
BERLIN = ZoneInfo("Europe/Berlin")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def finished(system_seat: SystemSeat) -> SkyeTable:
    """One round, ended by the host."""
    return ended_early(system_seat)


def ended_early(system_seat: SystemSeat, seats: int = 3) -> SkyeTable:
    """Play one round with this many seats and end the game as the host."""
    table = SkyeTable(seats)
    table.offer_all()
    table.pass_all()
    table.build_all()
    system_seat.work()
    table.act(0, {"type": "finish_now"})
    system_seat.work()
    return table


def test_the_result_has_its_categories_of_points(finished: SkyeTable) -> None:
    result = Result.objects.get(table=finished.id)
    assert tuple(result.scores) == finished.state.scores
    (listed,) = load_library(finished.devices[1], TableFilter()).tables
    assert (listed.game, [seat.score for seat in listed.seats]) == ("isle_of_skye", list(finished.state.scores))
    kinds = [seat["by_category"] for _, seat in sorted(finished.view()["seats"].items())]
    assert {kind for by_kind in kinds for kind in by_kind} in ({"place_a", "scrolls", "gold"}, {"place_a", "gold"})
    assert result.by_category == [
        {("base_sheep" if k == "place_a" else k): n for k, n in by_kind.items()} for by_kind in kinds
    ]


def test_categories_name_the_scoring_tile_and_not_its_place(finished: SkyeTable) -> None:
    """Old tables, which stored the place, are included. Tables that ended early add no points."""
    Result.objects.update(reason="isle_of_skye.end_last_round")
    rows = compute_statistics(finished.host, TableFilter()).rows
    assert "base_sheep" in {category.category for row in rows for category in row.categories}
    points_by_category = Result.objects.get().by_category
    by_place = [
        {("place_a" if kind == "base_sheep" else kind): n for kind, n in by_kind.items()}
        for by_kind in points_by_category
    ]
    Result.objects.update(by_category=by_place)
    assert compute_statistics(finished.host, TableFilter()).rows == rows
    assert Result.objects.get().by_category == points_by_category


def test_the_result_is_exported_in_every_form_and_the_log_in_none(finished: SkyeTable) -> None:
    ended = load_ended_table(finished.devices[2], finished.id)
    rows = list(csv.DictReader(StringIO(build_plays_csv(ended, BERLIN, "de").decode(), newline="")))
    assert [int(row["score"]) for row in rows] == list(finished.state.scores)
    assert {(row["game"], row["objectid"], row["incomplete"]) for row in rows} == {("Isle of Skye", "176494", "1")}
    assert b"Isle of Skye" in build_play_file(ended, BERLIN, "en")
    assert "Isle%20of%20Skye" in build_play_link(ended, "en")
    with pytest.raises(SealedLog):
        export_table(finished.host, finished.id)


def test_the_picture_has_every_territory(finished: SkyeTable) -> None:
    svg = draw_picture(load_ended_table(finished.host, finished.id), BERLIN, "en")
    assert "var(" not in svg, "every colour is that of the day, those of the flags too"
    tree = ElementTree.fromstring(svg)
    uses = [use.get("href") or "" for use in tree.iter(f"{SVG}use")]
    laid = [
        f"#isle_of_skye-{tile['tile']}-{tile['rotation']}-"
        for board in finished.view()["surfaces"].values()
        for tile in board.get("tiles", {}).values()
    ]
    assert len(laid) == 9
    assert Counter(laid) <= Counter(use[:-1] for use in uses)
    ids = {f"#{element.get('id')}" for element in tree.iter() if element.get("id")}
    assert set(uses) <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_the_scoring_tiles(finished: SkyeTable, language: Language) -> None:
    """Each letter above a column with the picture and the name of its scoring tile, inside the picture."""
    tree = ElementTree.fromstring(draw_picture(load_ended_table(finished.host, finished.id), BERLIN, language))
    goals = finished.view()["goals"]
    assert list(goals) == ["A", "B", "C", "D"]
    pictures = {use.get("href"): use for use in tree.iter(f"{SVG}use") if use.get("width") == "64"}
    assert list(pictures) == [f"#isle_of_skye-goal-{goal}" for goal in goals.values()]
    assert set(pictures) <= {f"#{symbol.get('id')}" for symbol in tree.iter(f"{SVG}symbol")}
    columns = [float(use.get("x", "")) for use in pictures.values()]
    for goal, left, right in zip(goals.values(), columns, [*columns[1:], 1200.0], strict=True):
        lines = [text for text in tree.iter(f"{SVG}text") if text.get("font-size") == "23"]
        mine = [text for text in lines if left + 64 < float(text.get("x", "")) < right]
        name = format_sentence(f"isle_of_skye.{goal}", {}, language)
        assert re.sub("[ -]", "", "".join(text.text or "" for text in mine)) == re.sub("[\u00ad -]", "", name)
        assert all(float(text.get("x", "")) + 12 * len(text.text or "") < right for text in mine)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_territory_of_the_picture_has_its_owners_name_above_it(system_seat: SystemSeat, seats: int) -> None:
    """Name and shape lie between the territories, inside the picture and over nothing else."""
    ended = load_ended_table((table := ended_early(system_seat, seats)).host, table.id)
    tree = ElementTree.fromstring(draw_picture(ended, BERLIN, "en"))
    drawn = list(tree)
    names = [seat.name for seat in ended.seats]
    captions = [text for text in drawn if text.text in names][:seats]
    assert [caption.text for caption in captions] == names
    boxes = [
        box_of(element)
        for element in drawn
        if element.tag == f"{SVG}g" and element.find(f"{SVG}use[@width]") is not None
    ]
    assert len(boxes) == seats
    for caption, (left, top, right, bottom) in zip(captions, boxes, strict=True):
        x, y = float(caption.get("x", "")), float(caption.get("y", ""))
        assert left < x < right, "above its own"
        assert top - 40 < y < top
        assert -1 < left - 48 < right - 48 < 1105, "inside the picture"
        assert [box for box in boxes if box[0] < x < box[2] and box[1] < y < box[3]] == []
        beside = [box for box in boxes if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]
        assert beside == [(left, top, right, bottom)], "no other one lies over it"
    rows = sorted({top for _, top, _, _ in boxes})
    assert len(rows) == (1 if seats == 2 else 2)


def box_of(territory: ElementTree.Element) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a group of tiles in the picture, in pixels."""
    x, y, scale, right, down = map(float, re.findall(r"-?[\d.]+", territory.get("transform", "")))
    tiles = territory.findall(f"{SVG}use[@width]")
    xs = [(float(tile.get("x", "")) + right) * scale + x for tile in tiles]
    ys = [(float(tile.get("y", "")) + down) * scale + y for tile in tiles]
    return min(xs), min(ys), max(xs) + 100 * scale, max(ys) + 100 * scale


def test_each_step_is_shown_as_everybody_saw_it_then(finished: SkyeTable) -> None:
    """Choices behind screens stay hidden afterwards; opened ones are shown."""
    views: dict[int, list[View]] = {0: [], 1: []}
    for viewer, steps in views.items():
        last = replay_step(finished.id, viewer, 1, "played").steps
        steps += [replay_step(finished.id, viewer, step, "played").view for step in range(1, last + 1)]
    mine = [slot for view in views[1] if view.phase == "price" for slot in view.displays["offer-1"].slots.values()]
    theirs = [slot for view in views[0] if view.phase == "price" for slot in view.displays["offer-1"].slots.values()]
    assert any(slot.price for slot in mine)
    assert not any(slot.price or slot.mark == "axe" for slot in theirs)
    assert any(view.displays["offer-1"].slots["b04"].price == 2 for view in views[0] if view.phase == "buy")
