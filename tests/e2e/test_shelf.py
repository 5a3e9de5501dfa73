"""What becomes of a game once it is over: hidden on the start screen, its times put right, all games as one table,
and each person's page."""

import csv
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES as PEOPLE
from tests.e2e.gallery import Gallery
from tests.e2e.record import turns
from tests.e2e.tables import begun

pytestmark = pytest.mark.e2e

GAME = turns("go-0025")
NAMES = PEOPLE[:3]


def test_a_finished_game_leaves_the_start_screen_and_stays_on_the_shelf(phone: NewPhone, device: NewDevice) -> None:
    sitting = begun(device, 3, GAME)
    one = phone(language="de", light="lamp", token=sitting[0].token)
    gallery = Gallery(one, of="shelf-")
    one.open()
    row = one.page.locator(".your-table")
    expect(row).to_have_count(1)
    gallery.show("your-tables")
    hide = one.button("start.hide_of", names="Anna, Ben, Cleo")
    one.tap(hide)
    expect(one.text("start.hidden_now", names="Anna, Ben, Cleo", status="finished")).to_be_visible()
    gallery.show("hidden")
    one.press("common.undo")
    expect(row).to_have_count(1)
    one.tap(hide)
    one.button("common.undo").wait_for()
    one.page.reload()
    one.page.locator(".margin-full").wait_for()  # it lists none
    one.press("library.title")
    expect(one.page.locator(".shelf-table")).to_have_count(1)
    assert not gallery.faults, "\n".join(gallery.faults)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_times_are_put_right_and_all_games_leave_as_one_table(
    language: str, phone: NewPhone, device: NewDevice
) -> None:
    sitting = begun(device, 3, GAME)
    one = phone(language=language, light="day" if language == "en" else "lamp", token=sitting[0].token)
    gallery = Gallery(one, of="times-")
    one.open("t", sitting[0].table, "keep")
    one.press("keep.times_edit")
    one.page.get_by_label(one.say("keep.day")).fill("2026-03-07")
    one.page.get_by_label(one.say("keep.time")).fill("19:30")
    one.page.get_by_label(one.say("keep.minutes")).fill("20000")
    one.page.get_by_label(one.say("keep.minutes")).blur()
    with one.watch.expecting("422"):
        one.press("keep.save")
        expect(one.page.get_by_role("alert")).to_have_text(one.say("times.duration", days=7))
    one.page.get_by_role("alert").scroll_into_view_if_needed()
    gallery.show("refused")
    one.page.get_by_label(one.say("keep.minutes")).fill("95")
    one.page.get_by_label(one.say("keep.minutes")).blur()
    one.press("keep.save")
    one.button("keep.times_forget").wait_for()
    one.button("keep.times_forget").scroll_into_view_if_needed()
    gallery.show("saved")
    with one.page.expect_download() as saved:
        one.tap(one.page.get_by_role("button", name=one.say("keep.csv")))
    assert saved.value.suggested_filename == "tableside-carcassonne-2026-03-07.csv"
    one.open("library")
    expect(one.page.locator(".shelf-table")).to_contain_text("2026")
    expect(one.page.locator(".shelf-table")).to_contain_text(one.say("common.minutes", n=95))
    one.button("library.sheet").scroll_into_view_if_needed()
    gallery.show("all-games")
    with one.page.expect_download() as saved:
        one.press("library.sheet")
    rows = list(csv.DictReader(Path(saved.value.path()).read_text("utf-8-sig").splitlines()))
    assert [(row["date"], row["length"], row["name"]) for row in rows] == [("2026-03-07", "95", name) for name in NAMES]
    assert not gallery.faults, "\n".join(gallery.faults)


def test_from_statistics_to_a_persons_page_and_its_games(phone: NewPhone, device: NewDevice) -> None:
    sitting = begun(device, 3, GAME)
    scores = sitting[0].once(lambda view: "outcome" in view)["outcome"]["scores"]
    one = phone(language="de", light="lamp", token=sitting[0].token)
    gallery = Gallery(one, of="person-")
    one.open("library", "numbers")
    one.page.locator(".numbers-table").wait_for()
    gallery.show("statistics")
    one.tap(one.page.locator(".numbers-table").get_by_role("button", name=one.say("library.person_open", name="Ben")))
    won = int(scores[1] == max(scores))
    one.heading("library.person_title", plays=1, wins=won).wait_for()
    expect(one.page.locator(".numbers-table td").nth(2)).to_have_text(str(scores[1]))
    gallery.show("page")
    one.tap(one.page.locator(".duels").get_by_role("button", name=one.say("library.person_open", name="Cleo")))
    one.heading("library.person_title", plays=1, wins=int(scores[2] == max(scores))).wait_for()
    one.press("library.person_games")
    expect(one.page.locator("summary")).to_have_text(one.say("library.only", what="Cleo"))
    expect(one.page.locator(".shelf-table")).to_have_count(1)
    assert not gallery.faults, "\n".join(gallery.faults)
