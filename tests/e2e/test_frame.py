"""The frame of a table on small phones and in large text: seats, menu, result, replay, lobby."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.record import turns
from tests.e2e.tables import play_on, seat_devices, start_table

GAME = turns("go-0025")
SMALL = Look("day", 320, 640, 160)
NAMES = ("Anna", "Bernhard", "Cleo", "Bartholomäus-Maximilian")
BROKEN = """() => [...document.querySelectorAll(".score-name")].flatMap((name) => {
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(({ 0: word }) => word);
})"""
"""Words of names that are broken inside."""
GAPS = """() => [...document.querySelectorAll(".score-table tbody tr")].map((row) => {
  const bottom = row.querySelector(".score-name").getBoundingClientRect().bottom;
  const range = document.createRange();
  range.selectNodeContents(row.querySelector(".score-total"));
  return range.getBoundingClientRect().top - bottom;
})"""
"""Px between a name and the numbers below it; negative where they are in one line."""
BOARD = """() => {
  const board = document.querySelector(".band-work > .board");
  return board?.checkVisibility() ? board.getBoundingClientRect().height : 0;
}"""
TABS_AND_BOARD = (".surface-tabs", ".board")
MARGIN = 16
"""Between any content and the edge of the window, in px."""
HEIGHT = "one => one.getBoundingClientRect().height"
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const under = document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
  return box.top >= 0 && one.contains(under);
}"""
"""True if an element is in the window and nothing lies over its lower edge."""


def start_with_names(new: NewDevice, **chosen: str) -> list[Device]:
    """Start a game of four people with long names."""
    host = new()
    code = host.open_table(**chosen)
    sitting = [host, *(new() for _ in NAMES[1:])]
    for place, (device, name) in enumerate(zip(sitting, NAMES, strict=True)):
        if place:
            device.join(code)
        device.sit(place, name, colour=skye.COLOURS[place])
    host.start()
    return sitting


@pytest.mark.parametrize("game", ["carcassonne", "isle_of_skye", "dolmengoetter"])
def test_a_result_breaks_no_name_and_shows_no_slice_of_a_board(game: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_with_names(device, game=game)
    sitting[0].act(0, {"type": "finish_now"})
    this_phone = phone(token=sitting[1].token, language="de")
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator(".score-table").wait_for()
    this_phone.page.locator(".band-work > .seams").wait_for(state="detached")
    for look in (
        Look("day", 390, 844),
        Look("day", 360, 740),
        Look("day", 360, 640),
        Look("lamp", 390, 844, 160),
        SMALL,
    ):
        show(this_phone, look)
        this_phone.picture(f"frame-result-{game}-{look.width}-{look.height}-{look.text}")
        assert this_phone.page.evaluate(BROKEN) == [], look
        assert all(gap < 20 for gap in this_phone.page.evaluate(GAPS)), look
        height = this_phone.page.evaluate(BOARD)
        assert height == 0 or height >= 160, (look, height)
        assert not faults_of(this_phone), look
    this_phone.open("t", sitting[0].table, "points")
    this_phone.page.locator(".points-table").wait_for()
    for look in (Look("day", 390, 844), Look("day", 360, 740), SMALL):
        show(this_phone, look)
        assert this_phone.page.evaluate(BROKEN) == [], look
        assert not faults_of(this_phone), look


def test_a_result_shows_its_board_where_there_is_room(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME)
    sitting[0].once(lambda view: "outcome" in view)
    this_phone = phone(token=sitting[1].token)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator(".band-work > .board").wait_for()
    for look in (Look("day", 390, 844), Look("day", 360, 740)):
        show(this_phone, look)
        assert this_phone.page.evaluate(BOARD) >= 160, look
    show(this_phone, SMALL)
    assert this_phone.page.evaluate(BOARD) == 0
    assert this_phone.page.locator(".choices").evaluate(HEIGHT) > 640 / 2.5


def test_in_large_text_a_clock_stands_for_the_words_about_a_silent_phone(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 4)
    sitting[0].start()
    play_on(sitting, GAME[:2])
    gone, this_phone = phone(token=sitting[2].token), phone(token=sitting[1].token)
    for one in (gone, this_phone):
        one.open("t", sitting[0].table)
        one.page.locator(".pill").first.wait_for()
    gone.page.goto("about:blank")
    words, clock = (this_phone.page.locator(selector) for selector in (".pill-presence", ".pill-who > .icon"))
    expect(words).to_be_visible()
    expect(clock).to_be_hidden()
    expect(this_phone.strip_saying("play.silent", name="Cleo", time="...")).to_be_visible()
    show(this_phone, SMALL)
    expect(words).to_be_hidden()
    expect(clock).to_be_visible()
    assert this_phone.page.locator(".seats").evaluate(HEIGHT) <= 90
    assert this_phone.page.locator(".band-work").evaluate(HEIGHT) >= 200
    text, *ways = (
        this_phone.page.locator(selector).first.bounding_box() for selector in (".strip-words", ".strip-ways .button")
    )
    assert text
    assert all(way and way["y"] >= text["y"] + text["height"] - 1 for way in ways)
    this_phone.press("common.more")
    menu = this_phone.page.locator(".table-menu-list")
    rows = menu.locator("button")
    home = this_phone.page.get_by_role("button", name=this_phone.say("play.leave"), exact=True)
    for row in rows.all():
        row.evaluate("one => one.scrollIntoView({ block: 'center' })")
        assert row.evaluate(IN_SIGHT)
        assert home.evaluate(IN_SIGHT)
    box = menu.bounding_box()
    assert box
    assert 640 - 16 <= box["y"] + box["height"] <= 640
    assert not faults_of(this_phone)


def test_no_switch_lies_over_the_board_of_a_review(phone: NewPhone, device: NewDevice) -> None:
    sitting = journeyman.start_first_plan(device)
    while sitting[0].look(0)["document"]["view"]["turn"] == 1:
        for seat, mine in enumerate(sitting):
            if any(prompt["kind"] != "pick" for prompt in skye.prompts_of(mine, seat)):
                journeyman.answer_first_prompt(mine, seat)
    this_phone = phone(token=sitting[0].token, language="de")
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator(".scoring").wait_for()
    for look in (Look("day", 390, 844), Look("day", 320, 640), SMALL):
        show(this_phone, look)
        this_phone.picture(f"frame-review-{look.width}-{look.text}")
        tabs, board = (this_phone.page.locator(f".band-work > {part}").bounding_box() for part in TABS_AND_BOARD)
        assert tabs
        assert board
        assert board["x"] >= tabs["x"] + tabs["width"] - 1 or board["y"] >= tabs["y"] + tabs["height"] - 1, look
        assert board["height"] >= 100, look
        first = this_phone.page.locator(".scoring-line").first
        assert first.locator(".scoring-points").evaluate(IN_SIGHT), look
        assert not faults_of(this_phone), look


def test_points_has_one_width_beside_an_undo_and_without(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:1])
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    undo, points = this_phone.button("common.undo"), this_phone.button("play.points")
    undo.wait_for()
    looks = (Look("day", 390, 844), SMALL)

    def boxes() -> Iterator[Any]:
        for look in looks:
            show(this_phone, look)
            yield points.bounding_box()

    beside_undo = list(boxes())
    sitting[1].act(1, next(GAME[1].actions()))
    expect(undo).to_have_count(0)
    assert list(boxes()) == beside_undo


def test_before_the_first_phase_no_bars_are_empty(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 3, skye.COLOURS, game="isle_of_skye", draw="app")
    sitting[0].start()
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator(".phases").wait_for()
    for look in (Look("day", 360, 740), Look("day", 320, 640), SMALL):
        show(this_phone, look)
        sides = this_phone.page.locator(".stage").evaluate_all("all => all.map((one) => one.offsetWidth)")
        assert set(sides) == {1}, look
    show(this_phone, Look("day", 390, 844))
    expect(this_phone.page.locator(".stage-word").first).to_be_visible()


def test_an_opened_seat_shows_all_that_may_be_done(phone: NewPhone, device: NewDevice) -> None:
    host = seat_devices(device, 4)[0]
    this_phone = phone(token=host.token, language="de")
    this_phone.open("t", host.table)
    seats = this_phone.page.locator(".row-button[aria-expanded]")
    seats.last.wait_for()
    for look in (Look("day", 390, 844), Look("day", 360, 740)):
        show(this_phone, look)
        this_phone.page.locator(".band-work").evaluate("one => one.scrollTo(0, 0)")
        seats.last.evaluate("one => one.click()")
        for code in ("lobby.remove", "lobby.save"):
            assert this_phone.button(code).evaluate(IN_SIGHT), (look, code)
        seats.last.evaluate("one => one.click()")


def test_the_head_of_a_replay_has_two_lines(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:2])
    this_phone = phone(token=sitting[0].token, language="de")
    this_phone.open("t", sitting[0].table, "history")
    this_phone.page.locator(".history-board[data-step]").wait_for()
    for look in (Look("day", 390, 844), Look("day", 360, 740)):
        show(this_phone, look)
        assert this_phone.page.locator(".heading").evaluate(HEIGHT) <= 66.5, look
        mark_end = this_phone.page.locator(".heading > .own-mark").evaluate("one => one.getBoundingClientRect().right")
        assert mark_end == look.width - MARGIN, look


def test_a_phone_of_five_people_shows_the_name_of_the_game(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    host.open_table()
    for place in range(5):
        host.sit(place, phone=place == 0)
    this_phone = phone(token=host.token)
    this_phone.open("t", host.table)
    title = this_phone.page.locator(".heading-words")
    title.wait_for()
    for look in (Look("day", 390, 844), Look("day", 320, 640), SMALL):
        show(this_phone, look)
        this_phone.picture(f"frame-lobby-{look.width}-{look.text}")
        assert title.evaluate("one => one.scrollWidth <= one.clientWidth && one.offsetWidth > 100"), look
        assert not faults_of(this_phone), look
