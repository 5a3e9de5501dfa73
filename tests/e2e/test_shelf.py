"""Finished games: the place is asked for once, a game is hidden on the start screen, its times are edited, all games
are exported as one table, and each person has a page."""

import csv
import io
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES as PEOPLE
from tests.e2e.gallery import Gallery
from tests.e2e.record import turns
from tests.e2e.tables import start_table

GAME = turns("go-0025")
NAMES = PEOPLE[:3]
TWO = "go-0028"
END = {"type": "finish_now"}

UNDER_THE_TOAST = """() => {
  const { left, top, width, height } = document.querySelector(".toast").getBoundingClientRect();
  const parts = [...Array(20).keys()];
  const under = parts.flatMap((i) =>
    [0.1, 0.5, 0.9].flatMap((down) =>
      document.elementsFromPoint(left + (width * (i + 0.5)) / 20, top + height * down)),
  );
  return [...new Set(under)].flatMap((one) => (one.closest("button, a, label, input") ? [one.outerHTML] : []));
}"""
"""True if something could be tapped at the toast's place."""


def test_where_it_was_is_asked_of_the_host_below_the_result(phone: NewPhone, device: NewDevice) -> None:
    people = start_table(device, 2)
    people[0].act(0, END)
    people[0].once(lambda view: "outcome" in view)
    people[0].ask("PUT", f"/library/{people[0].table}/kept", {"place": "Annas Balkon", "note": ""})
    same = iter(people)
    sitting = start_table(lambda: next(same), 2, turns(TWO)[:8])
    anna, ben = phone(language="de", light="lamp", token=sitting[0].token), phone(token=sitting[1].token)
    gallery = Gallery(anna, of="keepsake-")
    for each_phone in (anna, ben):
        each_phone.open("t", sitting[0].table)
        each_phone.page.get_by_role("application").wait_for()
    sitting[0].act(0, END)
    anna.press("ceremony.skip")
    anna.press("ceremony.result")
    anna.button("result.again").wait_for()
    anna.press("keep.step")
    anna.heading("keep.step").wait_for()
    anna.text("photos.title").wait_for()
    gallery.show("question")
    anna.tap(anna.page.get_by_role("button", name="Annas Balkon", exact=True))
    picture = io.BytesIO()
    Image.new("RGB", (320, 240), (180, 40, 40)).save(picture, "JPEG")
    anna.page.get_by_label(anna.say("photos.take")).set_input_files(
        {"name": "table.jpg", "mimeType": "image/jpeg", "buffer": picture.getvalue()}
    )
    anna.page.locator("canvas.photo").wait_for()
    gallery.show("answered")
    anna.press("keep.save")
    anna.button("result.again").wait_for()
    expect(anna.button("keep.step")).to_have_count(0)
    anna.page.reload()
    anna.button("result.again").wait_for()
    expect(anna.button("keep.step")).to_have_count(0)
    ben.press("ceremony.skip")
    ben.press("ceremony.result")
    ben.button("result.again").wait_for()
    expect(ben.button("keep.step")).to_have_count(0)
    ben.press("keep.title")
    expect(ben.page.get_by_label(ben.say("keep.place"))).to_have_value("Annas Balkon")
    expect(ben.page.locator("canvas.photo")).to_have_count(1)
    assert not gallery.faults, "\n".join(gallery.faults)


def test_a_finished_game_leaves_the_start_screen_and_stays_on_the_shelf(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME)
    this_phone = phone(language="de", light="lamp", token=sitting[0].token)
    gallery = Gallery(this_phone, of="shelf-")
    this_phone.open()
    row = this_phone.page.locator(".your-table")
    expect(row).to_have_count(1)
    gallery.show("your-tables")
    hide = this_phone.button("start.hide_of", names="Anna, Ben, Cleo")
    this_phone.tap(hide)
    expect(this_phone.text("start.hidden_now", names="Anna, Ben, Cleo", status="finished")).to_be_visible()
    gallery.show("hidden")
    this_phone.press("common.undo")
    expect(row).to_have_count(1)
    this_phone.tap(hide)
    this_phone.button("common.undo").wait_for()
    this_phone.page.reload()
    this_phone.page.locator(".margin-full").wait_for()  # it lists none
    this_phone.press("library.title")
    expect(this_phone.page.locator(".shelf-table")).to_have_count(1)
    assert not gallery.faults, "\n".join(gallery.faults)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_times_are_put_right_and_all_games_leave_as_one_table(
    language: str, phone: NewPhone, device: NewDevice
) -> None:
    sitting = start_table(device, 3, GAME)
    this_phone = phone(language=language, light="day" if language == "en" else "lamp", token=sitting[0].token)
    gallery = Gallery(this_phone, of="times-")
    this_phone.open("t", sitting[0].table, "keep")
    this_phone.press("keep.times_edit")
    this_phone.page.get_by_label(this_phone.say("keep.day")).fill("2026-03-07")
    this_phone.page.get_by_label(this_phone.say("keep.time")).fill("19:30")
    this_phone.page.get_by_label(this_phone.say("keep.minutes")).fill("20000")
    this_phone.page.get_by_label(this_phone.say("keep.minutes")).blur()
    with this_phone.watch.expecting("422"):
        this_phone.press("keep.save")
        expect(this_phone.page.get_by_role("alert")).to_have_text(this_phone.say("times.duration", days=7))
    this_phone.page.get_by_role("alert").scroll_into_view_if_needed()
    gallery.show("refused")
    this_phone.page.get_by_label(this_phone.say("keep.minutes")).fill("95")
    this_phone.page.get_by_label(this_phone.say("keep.minutes")).blur()
    this_phone.press("keep.save")
    this_phone.button("keep.times_forget").wait_for()
    this_phone.button("keep.times_forget").scroll_into_view_if_needed()
    gallery.show("saved")
    with this_phone.page.expect_download() as saved:
        this_phone.tap(this_phone.page.get_by_role("button", name=this_phone.say("keep.csv")))
    assert saved.value.suggested_filename == "tableside-carcassonne-2026-03-07.csv"
    this_phone.page.locator(".toast").wait_for()
    gallery.show("toast")
    assert this_phone.page.evaluate(UNDER_THE_TOAST) == []
    this_phone.open("library")
    expect(this_phone.page.locator(".shelf-table")).to_contain_text("2026")
    expect(this_phone.page.locator(".shelf-table")).to_contain_text(this_phone.say("common.minutes", n=95))
    this_phone.button("library.sheet").scroll_into_view_if_needed()
    gallery.show("all-games")
    with this_phone.page.expect_download() as saved:
        this_phone.press("library.sheet")
    lines = Path(saved.value.path()).read_text("utf-8-sig").splitlines()
    separator = ";" if language == "de" else ","  # as a spreadsheet of the language opens it
    rows = list(csv.DictReader(lines, delimiter=separator))
    assert [(row["date"], row["length"], row["name"]) for row in rows] == [("2026-03-07", "95", name) for name in NAMES]
    assert not gallery.faults, "\n".join(gallery.faults)


def test_from_statistics_to_a_persons_page_and_its_games(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME)
    scores = sitting[0].once(lambda view: "outcome" in view)["outcome"]["scores"]
    this_phone = phone(language="de", light="lamp", token=sitting[0].token)
    gallery = Gallery(this_phone, of="person-")
    this_phone.open("library", "numbers")
    this_phone.page.locator(".numbers-table").wait_for()
    gallery.show("statistics")
    this_phone.tap(
        this_phone.page.locator(".numbers-table").get_by_role(
            "button", name=this_phone.say("library.person_open", name="Ben")
        )
    )
    won = int(scores[1] == max(scores))
    this_phone.heading("library.person_title", plays=1, wins=won).wait_for()
    expect(this_phone.page.locator(".numbers-table td").nth(2)).to_have_text(str(scores[1]))
    gallery.show("page")
    this_phone.tap(
        this_phone.page.locator(".duels").get_by_role("button", name=this_phone.say("library.person_open", name="Cleo"))
    )
    this_phone.heading("library.person_title", plays=1, wins=int(scores[2] == max(scores))).wait_for()
    this_phone.press("library.person_games")
    expect(this_phone.page.locator("summary")).to_have_text(this_phone.say("library.only", what="Cleo"))
    expect(this_phone.page.locator(".shelf-table")).to_have_count(1)
    assert not gallery.faults, "\n".join(gallery.faults)
