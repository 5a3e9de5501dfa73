"""Replay of a finished game by slider, steps and play, as played and as corrected, with its charts and tables; nothing
later is revealed."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.geometry import BEYOND, OUTSIDE, SEEN_HEIGHT
from tests.e2e.looks import Look, show
from tests.e2e.phone import Phone
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import play_on, start_table

GAME = turns("go-0025")
NAMES = ("Anna", "Ben", "Cleo")
MIDDLE = 40
"""Turns that are played before the past is changed."""

SMALLEST = Look("lamp", 320, 568, 160)
LEAST_PX = 140
"""Height of the board in sight there."""
PASSING = """(one) => {
  for (let step = 1; step <= 60; step += 1) {
    one.value = step;
    one.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""
"""Moves the thumb over sixty steps and stops at the last."""
EDGES = """(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return [top, bottom];
}"""
RING_GAP = """(one) => {
  one.focus();
  const { outlineOffset, outlineWidth } = getComputedStyle(one);
  const ring = one.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
  return document.querySelector(".history-jumps").getBoundingClientRect().top - ring;
}"""
"""Px between the slider's focus ring and the chips below it."""
RESTS = """(least) => {
  const step = document.querySelector(".slider-input").value;
  return Number(step) > least && document.querySelector(".history-board").dataset.step === step;
}"""
"""True if the board is that of the thumb's step, beyond this many steps."""


def replays(phone: Phone) -> list[str]:
    """Return the list of the phone's requests for steps of the game."""
    requests: list[str] = []
    phone.page.on("request", lambda request: requests.append(request.url) if "/replay?" in request.url else None)
    return requests


def slider(phone: Phone) -> Locator:
    return phone.page.get_by_role("slider", name=phone.say("history.slider"))


def wait_for_step(phone: Phone) -> int:
    """Return the shown step, once it is loaded."""
    board = phone.page.locator(".history-board[data-step]")
    board.wait_for(state="attached")
    return int(board.get_attribute("data-step") or 0)


def go_to(phone: Phone, step: int) -> None:
    """Go to a step by a tap on the slider, and by single steps from there."""
    field = slider(phone)
    last_step = int(field.get_attribute("max") or 0)
    width = float(field.evaluate("one => one.getBoundingClientRect().width"))
    phone.tap(field, at=((16 + (width - 32) * (step - 1) / (last_step - 1)) / width, 0.5))
    phone.drawn()
    while (step_shown := int(field.input_value())) != step:
        phone.press("history.before" if step_shown > step else "history.after")
        expect(field).not_to_have_value(str(step_shown))
    phone.page.locator(f".history-board[data-step='{step}']").wait_for(state="attached")


def points_table(phone: Phone) -> list[list[str]]:
    """Return the table of points per turn."""
    table = phone.page.get_by_role("table", name=phone.say("history.course"))
    table.wait_for()
    rows: list[list[str]] = table.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.children].map((cell) => cell.textContent))"
    )
    return rows


def correct_claim(sitting: list[Device]) -> tuple[int, int]:
    """Correct a scored claim: the follower never stood there. Return its turn and step."""
    host = sitting[0]
    lines = host.look()["document"]["view"]["lines"].values()
    undisputed = {place for line in lines if len(line["majority"]) == 1 for place in line["majority"]}
    at, turn = next((at, turn) for at, turn in enumerate(GAME, 1) if f"{turn.cell}/{turn.segment}" in undisputed)
    device = sitting[turn.seat]
    entries = device.ask("GET", f"/tables/{device.table}/timeline?seat={turn.seat}")["entries"]
    entry = [entry for entry in entries if entry["turn"] == at and entry["kind"] == "action"][-1]
    *_, place = turn.actions()
    right = msgspec.to_builtins(place) | {"follower": None}
    draft = {"type": "correction", "edits": [{"type": "replace", "ref": entry["ref"], "action": right}]}
    body = {"seat": turn.seat, "draft": draft, "id": "mended"}
    answer = device.ask("POST", f"/tables/{device.table}/corrections", body)
    host.ask("POST", f"/tables/{host.table}/corrections/{answer['proposal']}", {})
    return at, int(entry["v"])


def test_a_tv_says_whose_points_a_correction_changed(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:MIDDLE])
    tv = phone(language="de")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    expect(tv.page.locator("[data-tile]").first).to_be_attached()
    turn, _ = correct_claim(sitting)
    shares = tv.page.locator(".tv-sentence .tv-share")
    expect(shares).to_have_count(1)
    expect(shares).to_contain_text(("Anna", "Ben", "Cleo")[GAME[turn - 1].seat])
    expect(shares.locator(".display")).to_have_text(re.compile(r"^\d+ → \d+$"))
    assert tv.page.evaluate(OUTSIDE) == []
    tv.picture("tv-corrected")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_the_evening_again(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:MIDDLE])
    turn, step = correct_claim(sitting)
    play_on(sitting, GAME[MIDDLE:])
    this_phone = phone(language=language, light="day" if language == "en" else "lamp", token=sitting[0].token)
    gallery = Gallery(this_phone, of="history-")
    this_phone.open("t", sitting[0].table)
    this_phone.press("history.again")
    check_first_step(this_phone)
    drag_slider(this_phone)
    check_step_as_played(this_phone, turn, step)
    check_step_as_corrected(this_phone, turn)
    gallery.show("corrected")
    play_automatically(this_phone)
    check_charts(gallery, sitting[0])
    assert not gallery.faults, "\n".join(gallery.faults)


def check_first_step(phone: Phone) -> None:
    """Check the first step: an empty course, one tile, no winner, no mark of later corrections."""
    assert wait_for_step(phone) == 1
    turn_text = phone.say("points.after", turn=1)
    expect(phone.heading("points.turn_of", when=turn_text, name="Anna")).to_be_visible()
    none = ", ".join(phone.say("history.name_points", name=name, points=0) for name in NAMES)
    expect(
        phone.page.get_by_role("img", name=phone.say("history.course_label", when=turn_text, points=none))
    ).to_be_visible()
    show_tiles([phone], 1)
    expect(phone.page.locator("[data-tick]")).to_have_count(0)
    words = phone.page.locator("body").inner_text()
    assert phone.say("history.turned") not in words
    assert not any(str(points) in words for points in GAME[-1].scores if points > 9)
    phone.page.keyboard.press("Tab")  # from now on the focus is seen
    assert slider(phone).evaluate(RING_GAP) >= 3
    check_smallest_phone(phone)


def check_smallest_phone(phone: Phone) -> None:
    """Check that in large text on the smallest phone the whole board is in sight, and every button of the replay."""
    before = Look(phone.light, 390, 844)
    show(phone, SMALLEST)
    wait_for_step(phone)
    phone.picture(f"history-smallest-{phone.language}")
    edges = [
        phone.page.locator(selector).evaluate(EDGES)
        for selector in (".history-board", ".band-sheet", ".history-jumps", ".sheet .action-bar")
    ]
    (_, board), (sheet, _), (_, jumps), (bar, _) = edges
    assert board <= sheet + 1
    assert jumps <= bar + 1
    assert phone.page.evaluate(SEEN_HEIGHT) >= LEAST_PX
    assert phone.page.evaluate(BEYOND) == 0
    show(phone, before)


def drag_slider(phone: Phone) -> None:
    """Drag the thumb with a finger; passed steps are not requested."""
    box = slider(phone).bounding_box()
    assert box is not None
    phone.swipe((box["x"] + 16, box["y"] + 22), (box["width"] - 40, 0))
    phone.until(RESTS, 100)
    step = int(slider(phone).input_value())
    requests = replays(phone)
    slider(phone).evaluate(PASSING)
    phone.page.locator(".history-board[data-step='60']").wait_for(state="attached")
    steps_expected = {60, 61, 62, 59, step + 1, step + 2, step - 1}
    assert {int(re.findall(r"step=(\d+)", url)[0]) for url in requests} <= steps_expected


def pieces(phone: Phone) -> int:
    """Return the number of followers on the board."""
    return phone.page.locator(".history-board .piece").count()


def check_step_as_played(phone: Phone, turn: int, step: int) -> None:
    """Check that the follower corrected later is at its place, and that only past corrections have a mark."""
    go_to(phone, step)
    slider(phone).press("End")
    expect(phone.page.locator("[data-tick]")).to_have_count(1)
    go_to(phone, step - 1)
    check_smallest_phone(phone)
    show_tiles([phone], turn)
    before = pieces(phone)
    phone.press("history.after")
    turn_text = phone.say("points.after", turn=turn)
    expect(phone.heading("points.turn_of", when=turn_text, name=NAMES[GAME[turn - 1].seat])).to_be_visible()
    show_tiles([phone], turn + 1)
    assert pieces(phone) == before + 1
    expect(phone.page.locator("[data-tick]")).to_have_count(0)


def check_step_as_corrected(phone: Phone, turn: int) -> None:
    """Check the same step without that follower."""
    before = pieces(phone)
    phone.tap(phone.page.locator("label", has_text=phone.say("history.as_corrected")))
    expect(phone.page.locator("[data-tick]")).to_have_count(1)
    phone.until("(n) => document.querySelectorAll('.history-board .piece').length === n", before - 1)
    show_tiles([phone], turn + 1)
    phone.until(RESTS, 0)


def play_automatically(phone: Phone) -> None:
    """Play the replay automatically, and stop it."""
    step = wait_for_step(phone)
    phone.press("history.play")
    phone.until("(step) => Number(document.querySelector('.history-board').dataset.step) >= step", step + 2)
    phone.press("history.pause")
    expect(phone.button("history.play")).to_be_visible()
    still = int(slider(phone).input_value())
    phone.press("history.before")
    expect(slider(phone)).to_have_value(str(still - 1))


def check_charts(gallery: Gallery, host: Device) -> None:
    """Check the end: the table of points equals the sums of the lines, categories add up to totals. A tap on a change
    of the lead leads to that turn, and a line to its proof."""
    phone = gallery.phone
    slider(phone).press("End")
    view = host.look()["document"]["view"]
    phone.page.get_by_role("heading", level=1, name=str(max(view["outcome"]["scores"]))).wait_for()
    gallery.show("end")
    title = phone.say("history.course")
    phone.press("history.as_table_of", title=title)
    assert points_table(phone) == sum_points_by_turn(phone, view["lines"].values())
    phone.press("history.as_table_of", title=phone.say("points.by_kind"))
    totals = phone.page.get_by_role("table", name=phone.say("points.by_kind")).locator(".score-total")
    expect(totals).to_have_count(len(NAMES))
    gallery.show("tables")
    assert [int(total) for total in totals.all_inner_texts()] == sorted(view["outcome"]["scores"], reverse=True)
    phone.press("history.as_chart_of", title=title)
    change = phone.page.get_by_role("list", name=phone.say("history.turned")).get_by_role("button").first
    turned = re.search(r"\d+", change.locator(".second-line").inner_text())
    assert turned
    phone.tap(change)
    back = phone.page.locator("h1", has_text=turned[0])
    back.wait_for()
    wait_for_step(phone)
    phone.tap(phone.page.locator("summary"))
    phone.tap(phone.page.get_by_role("list", name=phone.say("points.lines")).get_by_role("button").first)
    phone.page.locator("[data-outline='proof']").wait_for(state="attached")
    phone.press("history.back")
    wait_for_step(phone)
    expect(back).to_be_visible()


def sum_points_by_turn(phone: Phone, lines: Iterable[Any]) -> list[list[str]]:
    """Return a row for each turn with points: its name, and everybody's points after it."""
    turned = sorted({line["turn"] for line in lines})

    def after(turn: int, seat: int) -> int:
        return sum(line["points"] for line in lines if line["seat"] == seat and line["turn"] <= turn)

    points = {turn: [str(after(turn, seat)) for seat in range(len(NAMES))] for turn in turned}
    return [[phone.say("points.after", turn=turn), *points[turn]] for turn in turned]
