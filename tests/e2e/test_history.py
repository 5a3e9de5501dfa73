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
from tests.e2e.phone import Phone
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import begun, play_on

pytestmark = pytest.mark.e2e

GAME = turns("go-0025")
NAMES = ("Anna", "Ben", "Cleo")
MIDDLE = 40
"""Turns that are played before the past is changed."""

PASSING = """(one) => {
  for (let step = 1; step <= 60; step += 1) {
    one.value = step;
    one.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""
"""Moves the thumb over sixty steps and stops at the last."""
RESTS = """(least) => {
  const step = document.querySelector(".slider-input").value;
  return Number(step) > least && document.querySelector(".history-board").dataset.step === step;
}"""
"""True if the board is that of the thumb's step, beyond this many steps."""


def replays(phone: Phone) -> list[str]:
    """Return the list of the phone's requests for steps of the game."""
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    return asked


def slider(phone: Phone) -> Locator:
    """Return the slider."""
    return phone.page.get_by_role("slider", name=phone.say("history.slider"))


def at_step(phone: Phone) -> int:
    """Return the shown step, once it is loaded."""
    shown = phone.page.locator(".history-board[data-step]")
    shown.wait_for(state="attached")
    return int(shown.get_attribute("data-step") or 0)


def go_to(phone: Phone, step: int) -> None:
    """Go to a step by a tap on the slider, and by single steps from there."""
    field = slider(phone)
    most = int(field.get_attribute("max") or 0)
    width = float(field.evaluate("one => one.getBoundingClientRect().width"))
    phone.tap(field, at=((16 + (width - 32) * (step - 1) / (most - 1)) / width, 0.5))
    phone.drawn()
    while (now := int(field.input_value())) != step:
        phone.press("history.before" if now > step else "history.after")
        expect(field).not_to_have_value(str(now))
    phone.page.locator(f".history-board[data-step='{step}']").wait_for(state="attached")


def course(phone: Phone) -> list[list[str]]:
    """Return the table of points per turn."""
    table = phone.page.get_by_role("table", name=phone.say("history.course"))
    table.wait_for()
    rows: list[list[str]] = table.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.children].map((cell) => cell.textContent))"
    )
    return rows


def corrected(sitting: list[Device]) -> tuple[int, int]:
    """Correct a scored claim: the follower never stood there. Return its turn and step."""
    host = sitting[0]
    lines = host.look()["document"]["view"]["lines"].values()
    alone = {place for line in lines if len(line["majority"]) == 1 for place in line["majority"]}
    at, turn = next((at, turn) for at, turn in enumerate(GAME, 1) if f"{turn.cell}/{turn.segment}" in alone)
    told = sitting[turn.seat]
    entries = told.ask("GET", f"/tables/{told.table}/timeline?seat={turn.seat}")["entries"]
    entry = [one for one in entries if one["turn"] == at and one["kind"] == "action"][-1]
    *_, place = turn.actions()
    right = msgspec.to_builtins(place) | {"follower": None}
    draft = {"type": "correction", "edits": [{"type": "replace", "ref": entry["ref"], "action": right}]}
    asked = {"seat": turn.seat, "draft": draft, "id": "mended"}
    done = told.ask("POST", f"/tables/{told.table}/corrections", asked)
    host.ask("POST", f"/tables/{host.table}/corrections/{done['proposal']}", {})
    return at, int(entry["v"])


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_the_evening_again(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = begun(device, 3, GAME[:MIDDLE])
    turn, step = corrected(sitting)
    play_on(sitting, GAME[MIDDLE:])
    one = phone(language=language, light="day" if language == "en" else "lamp", token=sitting[0].token)
    gallery = Gallery(one, of="history-")
    one.open("t", sitting[0].table)
    one.press("history.again")
    nothing_is_told(one)
    drawn_along(one)
    as_it_was_played(one, turn, step)
    as_corrected(one, turn)
    gallery.show("corrected")
    played(one)
    charts(gallery, sitting[0])
    assert not gallery.faults, "\n".join(gallery.faults)


def nothing_is_told(one: Phone) -> None:
    """At the first step: an empty course, one tile, no winner, no mark of later corrections."""
    assert at_step(one) == 1
    when = one.say("points.after", turn=1)
    expect(one.heading("points.turn_of", when=when, name="Anna")).to_be_visible()
    none = ", ".join(one.say("history.name_points", name=name, points=0) for name in NAMES)
    expect(one.page.get_by_role("img", name=one.say("history.course_label", when=when, points=none))).to_be_visible()
    show_tiles([one], 1)
    expect(one.page.locator("[data-tick]")).to_have_count(0)
    words = one.page.locator("body").inner_text()
    assert one.say("history.turned") not in words
    assert not any(str(points) in words for points in GAME[-1].scores if points > 9)


def drawn_along(one: Phone) -> None:
    """A finger drags the thumb along; passed steps are not requested."""
    box = slider(one).bounding_box()
    assert box is not None
    one.swipe((box["x"] + 16, box["y"] + 22), (box["width"] - 40, 0))
    one.until(RESTS, 100)
    shown = int(slider(one).input_value())
    asked = replays(one)
    slider(one).evaluate(PASSING)
    one.page.locator(".history-board[data-step='60']").wait_for(state="attached")
    wanted = {60, 61, 62, 59, shown + 1, shown + 2, shown - 1}
    assert {int(re.findall(r"step=(\d+)", url)[0]) for url in asked} <= wanted


def pieces(one: Phone) -> int:
    """Return the number of followers on the board."""
    return one.page.locator(".history-board .piece").count()


def as_it_was_played(one: Phone, turn: int, step: int) -> None:
    """The follower that is corrected later stands at its place; only past corrections have a mark."""
    go_to(one, step)
    slider(one).press("End")
    expect(one.page.locator("[data-tick]")).to_have_count(1)
    go_to(one, step - 1)
    show_tiles([one], turn)
    before = pieces(one)
    one.press("history.after")
    when = one.say("points.after", turn=turn)
    expect(one.heading("points.turn_of", when=when, name=NAMES[GAME[turn - 1].seat])).to_be_visible()
    show_tiles([one], turn + 1)
    assert pieces(one) == before + 1
    expect(one.page.locator("[data-tick]")).to_have_count(0)


def as_corrected(one: Phone, turn: int) -> None:
    """The same step without that follower."""
    before = pieces(one)
    one.tap(one.page.locator("label", has_text=one.say("history.as_corrected")))
    expect(one.page.locator("[data-tick]")).to_have_count(1)
    one.until("(n) => document.querySelectorAll('.history-board .piece').length === n", before - 1)
    show_tiles([one], turn + 1)
    one.until(RESTS, 0)


def played(one: Phone) -> None:
    """It plays automatically, and stops on request."""
    step = at_step(one)
    one.press("history.play")
    one.until("(step) => Number(document.querySelector('.history-board').dataset.step) >= step", step + 2)
    one.press("history.pause")
    expect(one.button("history.play")).to_be_visible()
    still = int(slider(one).input_value())
    one.press("history.before")
    expect(slider(one)).to_have_value(str(still - 1))


def charts(gallery: Gallery, host: Device) -> None:
    """At the end: the course equals the sums of the lines, the categories add up to the totals, a tap on a change of
    the lead leads to that turn, and a line to its proof."""
    one = gallery.phone
    slider(one).press("End")
    view = host.look()["document"]["view"]
    one.page.get_by_role("heading", level=1, name=str(max(view["outcome"]["scores"]))).wait_for()
    gallery.show("end")
    title = one.say("history.course")
    one.press("history.as_table_of", title=title)
    assert course(one) == summed(one, view["lines"].values())
    one.press("history.as_table_of", title=one.say("points.by_kind"))
    totals = one.page.get_by_role("table", name=one.say("points.by_kind")).locator(".score-total")
    expect(totals).to_have_count(len(NAMES))
    gallery.show("tables")
    assert [int(total) for total in totals.all_inner_texts()] == sorted(view["outcome"]["scores"], reverse=True)
    one.press("history.as_chart_of", title=title)
    change = one.page.get_by_role("list", name=one.say("history.turned")).get_by_role("button").first
    turned = re.search(r"\d+", change.locator(".second-line").inner_text())
    assert turned
    one.tap(change)
    back = one.page.locator("h1", has_text=turned[0])
    back.wait_for()
    at_step(one)
    one.tap(one.page.locator("summary"))
    one.tap(one.page.get_by_role("list", name=one.say("points.lines")).get_by_role("button").first)
    one.page.locator("[data-outline='proof']").wait_for(state="attached")
    one.press("history.back")
    at_step(one)
    expect(back).to_be_visible()


def summed(one: Phone, lines: Iterable[Any]) -> list[list[str]]:
    """Return a row for each turn with points: its name, and everybody's points after it."""
    turned = sorted({line["turn"] for line in lines})

    def after(turn: int, seat: int) -> int:
        return sum(line["points"] for line in lines if line["seat"] == seat and line["turn"] <= turn)

    points = {turn: [str(after(turn, seat)) for seat in range(len(NAMES))] for turn in turned}
    return [[one.say("points.after", turn=turn), *points[turn]] for turn in turned]
