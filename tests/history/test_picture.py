"""The picture of a finished table: a PNG of the right size with board and players, and no external content."""

import json
import re
from collections import Counter
from io import BytesIO
from typing import Any
from xml.etree import ElementTree
from zoneinfo import ZoneInfo

import pytest
from PIL import Image

from companion.archive.exports import picture as pictures
from companion.archive.exports.picture import draw_picture, render_picture
from companion.archive.finished import load_ended_table
from companion.errors import TableBusy
from companion.texts.localization import format_sentence
from games.carcassonne.meta import META
from games.core.art.palette import INKS, SEATS, SURFACES
from tests.games.recorded import rows
from tests.history.ended_tables import ended_table_from
from tests.history.files import encode_file, expansions_file, recorded_file, short_file
from tests.records import carcassonne_expansions
from tests.tables.conftest import SystemSeat
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
BERLIN = ZoneInfo("Europe/Berlin")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _nothing_rendered_yet() -> None:
    pictures._pictures.clear()


def result_file(players: int, *names: str) -> dict[str, Any]:
    """Return a recorded game for this many players, with these names."""
    row = next(row for row in rows() if row["players"] == players)
    file: dict[str, Any] = json.loads(encode_file(recorded_file(row)))
    for seat, name in zip(file["seats"], names, strict=False):
        seat["name"] = name
    return file


def open_picture(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGB")


def colours_of(image: Image.Image) -> Counter[str]:
    """Count the pixels of each colour."""
    colours = image.getcolors(maxcolors=image.width * image.height)
    return Counter({"#{:02X}{:02X}{:02X}".format(*colour): count for count, colour in colours})


def test_the_picture_is_a_png_with_the_board_and_the_points() -> None:
    table = ended_table_from(result_file(5))
    png = render_picture(table, BERLIN, "de")
    image = open_picture(png)
    assert image.width == 1200
    assert 900 < image.height <= 2000
    assert 50_000 < len(png) < 2_000_000
    colours = colours_of(image)
    expected = [
        SURFACES["bg"], SURFACES["sunk"], SURFACES["card"], SURFACES["ink"], INKS["field"], INKS["city"], INKS["road"],
        *(SEATS[seat.colour].fill for seat in table.seats),
    ]  # fmt: skip
    assert [ink.day for ink in expected if colours[ink.day] < 200] == []
    assert colours[INKS["field"].day] > colours.total() / 20, "the meadows are large"


@pytest.mark.parametrize("boxes", [False, True])
def test_every_final_tile_and_follower_is_on_it_and_every_drawing_exists(boxes: bool) -> None:
    row = next(row for row in carcassonne_expansions.rows() if len(row["sets"]) == len(META.expansions))
    table = ended_table_from(expansions_file(row) if boxes else result_file(4))
    svg = draw_picture(table, BERLIN, "en")
    tree = ElementTree.fromstring(svg)
    board = table.view["surfaces"]["main"]
    uses = Counter(element.get("href") for element in tree.iter(f"{SVG}use"))
    laid = Counter(f"#carcassonne-{tile['tile']}-{tile['rotation']}-" for tile in board["tiles"].values())
    drawn = Counter({name[:-1]: count for name, count in uses.items() if name and re.search(r"-\d-[LMS]$", name)})
    assert laid <= drawn
    ids = {f"#{element.get('id')}" for element in tree.iter() if element.get("id")}
    assert set(uses) - ids == set(), "a drawing is missing"
    pegs = re.findall(r'stroke-width="2\.4"[^>]*d="([^"]+)"', svg[svg.rindex("</defs>") :])
    assert len(pegs) == sum(piece["kind"] == "follower" for piece in board["pieces"].values()) > 0
    assert "var(" not in svg
    assert not re.search(r"(?:https?:)?//(?!www\.w3\.org/2000/svg)", svg)


def test_names_points_and_date_are_written_in_order_of_rank() -> None:
    table = ended_table_from(result_file(3, "Maximiliane Großschmidt", '<b>&"Jürgen"</b>', "漢字"))
    words = [
        element.text or "" for element in ElementTree.fromstring(draw_picture(table, BERLIN, "de")).iter(f"{SVG}text")
    ]
    assert words[0] == "Carcassonne"
    assert words[1].startswith("Freitag, 20. November 2026 · 3 Personen · ")
    order = [seat.name for seat in sorted(table.seats, key=lambda seat: (seat.rank, seat.place))]
    assert [word for word in words if word in order] == order
    for seat in table.seats:
        assert str(seat.score) in words
    assert sum("gewonnen" in word for word in words) == sum(seat.rank == 1 for seat in table.seats)
    captions = [word.removesuffix(", gewonnen") for word in words]
    assert [caption for caption in captions if caption in ("Rot", "Blau", "Gelb")] == [
        format_sentence(f"colour.{seat.colour}", {}, "de")
        for seat in sorted(table.seats, key=lambda seat: (seat.rank, seat.place))
    ], "every name has its colour below it"
    english = [
        element.text or "" for element in ElementTree.fromstring(draw_picture(table, BERLIN, "en")).iter(f"{SVG}text")
    ]
    assert english[1].startswith("Friday, 20 November 2026 · 3 players · ")


def test_the_marks_above_the_points_are_named() -> None:
    svg = draw_picture(ended_table_from(result_file(3)), BERLIN, "de")
    words = [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    for kind in ("road", "city", "cloister", "farm"):
        assert words.count(format_sentence(f"carcassonne.category_{kind}", {}, "de")) == 1


def test_the_longest_names_fit_beside_the_points() -> None:
    short, long = (
        open_picture(render_picture(ended_table_from(result_file(2, *names)), BERLIN, "de"))
        for names in (("A", "B"), ("W" * 24, "m" * 24))
    )
    assert short.size == long.size
    rows_at = (short.height - 290, short.height - 110)
    beside = (618, rows_at[0], 640, rows_at[1])
    assert short.crop(beside).tobytes() == long.crop(beside).tobytes(), "a name reaches the columns"
    name = (300, rows_at[0], 560, rows_at[1])
    assert short.crop(name).tobytes() != long.crop(name).tobytes(), "a long name is there whole"


def test_points_by_agreement_have_a_column_and_an_early_end_is_mentioned() -> None:
    file = short_file()
    before = draw_picture(ended_table_from(short_file()), BERLIN, "de")
    adjusted = {"type": "adjust_score", "seat": 1, "points": -7, "reason": "agreed"}
    last = file["log"][-1]
    file["log"].append(
        {"version": last["version"] + 1, "at": last["at"], "kind": "action", "seat": 0, "content": adjusted}
    )
    file["result"]["scores"][1] -= 7
    file["result"]["ranks"] = [1, 2]
    after = draw_picture(ended_table_from(file), BERLIN, "de")
    assert "±" not in before
    assert "±" in after
    assert "−7" in after
    assert format_sentence("table.end_unfinished", {}, "de") in after


def test_a_game_without_drawings_shows_its_points(market: str, system_seat: SystemSeat) -> None:
    table = MarketTable()
    table.act(0, {"type": "finish_now"})
    image = open_picture(render_picture(load_ended_table(table.host, table.id), BERLIN, "en"))
    assert image.width == 1200
    assert colours_of(image)[SEATS["red"].fill.day] > 100


def test_a_picture_is_rendered_once_outside_the_server_process(monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[list[str]] = []
    run = pictures.subprocess.run
    monkeypatch.setattr(
        pictures.subprocess, "run", lambda command, **keywords: (rendered.append(command), run(command, **keywords))[1]
    )
    table = ended_table_from(short_file())
    assert (
        render_picture(table, BERLIN, "de")
        == render_picture(table, BERLIN, "de")
        != render_picture(table, BERLIN, "en")
    )
    assert len(rendered) == 2
    assert not any("--all-fonts" in command for command in rendered), "our own fonts have all that is written"
    foreign = short_file()
    foreign["seats"][0]["name"] = "漢字"
    assert render_picture(ended_table_from(foreign), BERLIN, "de")
    assert "--all-fonts" in rendered[-1]


def test_a_picture_that_takes_too_long_can_be_requested_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended_table_from(short_file())
    monkeypatch.setattr(pictures, "PATIENCE_S", 0)
    with pytest.raises(TableBusy):
        render_picture(table, BERLIN, "de")
    monkeypatch.undo()
    assert render_picture(table, BERLIN, "de")
    assert pictures._rendering.acquire(blocking=False), "whoever waits next is let in"
    monkeypatch.setattr(pictures, "PATIENCE_S", 0.01)
    try:
        with pytest.raises(TableBusy):
            render_picture(table, BERLIN, "en")
    finally:
        pictures._rendering.release()
