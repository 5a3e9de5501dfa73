"""Scored dolmens: proof, TV, ceremony and result show each stack as it lay and who got what; an early end counts."""

from typing import Any

import pytest
from playwright.sync_api import expect

from games.dolmengoetter.actions import ReportValue
from tests.e2e import dolmens
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.dolmens import open_table_of, play_on, turns
from tests.e2e.geometry import OUTSIDE
from tests.e2e.looks import Look, axe_faults, faults_of, raw_codes, show
from tests.e2e.phone import Phone

FOUR = "g21"
SHARED = next(
    n
    for n, turn in enumerate(turns(FOUR))
    if len({entry.seat for entry in turn if isinstance(entry.action, ReportValue)}) > 1
)
"""The first turn that fills a circle in which two players have dolmens."""
EARLY = 30
LOOKS = (Look("day", 390, 844), Look("lamp", 320, 640), Look("day", 320, 568), Look("lamp", 320, 640, 160))
LEAST_PX = 22
"""Height of a number that is read on a TV of 1920 pixels."""
IN_SIGHT = """(place) => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const pieces = [...document.querySelectorAll(`.proof [data-stack='${place}'] .spot-piece`)];
  return pieces.map((piece) => piece.getBoundingClientRect()).every(
    ({ left, top, right, bottom }) =>
      left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom && right - left >= 12,
  );
}"""
FALLS = """() => {
  const [falling, words] = [".winners-falling", ".winners-words"].map((name) => document.querySelector(name));
  const cut = getComputedStyle(falling).overflow === "hidden" ? falling.offsetParent : document.body;
  return cut.offsetTop + cut.offsetHeight - words.offsetTop;
}"""
"""How far shapes fall below the top of the winner's name, in px, wherever both are moved just now."""
CUT = """() => {
  const frame = document.querySelector(".winners-falling").getBoundingClientRect();
  const shapes = [...document.querySelectorAll(".winners-falling > span")];
  const isCut = (shape) => {
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    const beyond = left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom;
    return beyond && getComputedStyle(shape).opacity > 0.1;
  };
  let cut = 0;
  for (let ms = 0; ms < 3000; ms += 100) {
    for (const fall of shapes.flatMap((shape) => shape.getAnimations())) {
      fall.pause();
      fall.currentTime = ms;
    }
    cut += shapes.filter(isCut).length;
  }
  return cut;
}"""
"""How often a falling shape is seen cut at an edge, with all of them looked at every 100 ms."""
LINES = """(cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
}"""


def tv_of(new: NewPhone, host: Device, **chosen: Any) -> Phone:
    """Return a large TV that watches the table."""
    code = host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"]
    tv = new(light="lamp", **chosen)
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.open("tv", code)
    tv.page.locator(".tv-seat").first.wait_for()
    return tv


def slabs(screen: Phone, place: str) -> list[tuple[str, str]]:
    """Return value and factor of each piece of a stack in a proof, from the top."""
    pieces = screen.page.locator(f".proof [data-stack='{place}'] .spot-piece")
    parts = [".spot-piece-level", ".spot-piece-times"]
    texts = [[piece.locator(part).text_content() or "" for part in parts] for piece in pieces.all()]
    return [(value, times) for value, times in reversed(texts)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_full_circle_shows_its_stack_and_who_gets_what(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = dolmens.start_record(device, FOUR, SHARED)
    tv = tv_of(phone, sitting[0], language=language)
    reader = open_table_of(phone, sitting[0], language=language)
    play_on(sitting, turns(FOUR)[SHARED : SHARED + 1])

    shares = tv.page.locator(".tv-share")
    expect(shares).to_have_text(["Cleo +6", "Dora +12"])
    expect(tv.page.locator(".tv-seat", has_text="Dora").locator(".tv-gain")).to_have_text("+12")
    expect(tv.page.locator(".tv-seat", has_text="Cleo").locator(".tv-gain")).to_have_text("+6")
    assert slabs(tv, "c01") == [("1", "×4"), ("4", "×3"), ("1", "×2")]
    heights = [box["height"] for slab in tv.page.locator(".spot-piece-times").all() if (box := slab.bounding_box())]
    assert min(heights) >= LEAST_PX
    tv.picture(f"dolmens-scored-tv-{language}")
    assert tv.page.evaluate(OUTSIDE) == []
    assert axe_faults(tv) + raw_codes(tv) == []
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.drawn()
    heights = tv.page.locator(".tv-seat").evaluate_all("rows => rows.map((row) => Math.round(row.offsetHeight))")
    assert max(heights) - min(heights) <= 2, "points of a scene make no row taller"
    assert {supply.evaluate(LINES) for supply in tv.page.locator(".tv-stock > [aria-hidden]").all()} == {1}

    lines = sitting[0].look()["document"]["view"]["lines"].values()
    (dora,) = (line for line in lines if (line["category"], line["seat"]) == ("circle", 3))
    reader.open("t", sitting[0].table, "line", str(dora["n"]))
    reader.page.locator(".proof").wait_for()
    assert slabs(reader, "c01") == [("1", "×4"), ("4", "×3"), ("1", "×2")]
    expect(reader.page.locator("[data-name='proof']")).to_have_count(1)
    faults = []
    for look in LOOKS:
        show(reader, look)
        reader.until(IN_SIGHT, "c01")
        reader.picture(f"dolmens-scored-proof-{language}-{look.light}-{look.width}-{look.height}-{look.text}")
        faults += [f"{look}: {fault}" for fault in faults_of(reader, axe=look == LOOKS[0])]
    assert faults == []


def test_the_end_is_shown_stack_by_stack_and_the_tv_gives_nothing_away(phone: NewPhone, device: NewDevice) -> None:
    sitting = dolmens.start_record(device, FOUR, len(turns(FOUR)) - 1)
    tv = tv_of(phone, sitting[0])
    watcher, reader = open_table_of(phone, sitting[1], language="de", motion=True), open_table_of(phone, sitting[0])
    tv.page.clock.install()
    tv.pause_clock()
    play_on(sitting, turns(FOUR)[-1:])
    view = sitting[0].once(lambda view: "outcome" in view)
    steps = len({line["segments"][0] for n in view["final_lines"] for line in [view["lines"][str(n)]]})

    # A phone that nobody taps is at a step before the TV is.
    headline = tv.page.locator(".tv-what")
    expect(headline).to_have_text(tv.say("ceremony.title"))
    tv.page.clock.run_for(3_500)
    expect(watcher.text("ceremony.step", n=1, all=steps)).to_be_visible()
    expect(headline).to_have_text(tv.say("ceremony.title"))
    tv.page.clock.run_for(600)
    expect(tv.page.locator(".tv-before")).to_have_text(tv.say("ceremony.step", n=1, all=steps))
    tv.picture("dolmens-end-tv")

    # A phone that goes ahead stays ahead.
    gains = reader.page.locator(".ceremony-gains li")
    taken = 1
    while not gains.count():
        reader.press("ceremony.next")
        taken += 1
        expect(reader.text("ceremony.step", n=taken, all=steps)).to_be_visible()
    expect(gains).to_have_text(["Ben3 × 5 + 1 × 4+19", "Cleo4 × 3 + 2 × 2+16"])
    assert [value for value, _ in slabs(reader, "c07")] == ["3", "1", "4", "2"]
    faults = []
    for look in LOOKS:
        show(reader, look)
        reader.picture(f"dolmens-end-{look.light}-{look.width}-{look.height}-{look.text}")
        faults += [f"{look}: {fault}" for fault in faults_of(reader, axe=look == LOOKS[0])]
    assert faults == []

    while tv.page.locator(".winners").count() == 0:
        tv.page.clock.run_for(1_000)
    title = watcher.say("result.title_own", n=1, names="Du", points=59)
    expect(watcher.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    assert watcher.page.evaluate(FALLS) <= 0, "shapes fall through the points"
    assert watcher.page.evaluate(CUT) == 0, "shapes are cut in the middle of the screen"
    tv.picture("dolmens-end-tv-winner")
    reader.press("ceremony.result")
    stacks = view["surfaces"]["plan"]["stacks"]
    for circle in ("c07", "c26"):
        stack = reader.page.locator(f".board-frame [data-stack='{circle}']")
        expect(stack).to_have_attribute("data-count", str(len(stacks[circle])))
    reader.picture("dolmens-end-result")


def test_ending_early_asks_for_values_and_counts_them(phone: NewPhone, device: NewDevice) -> None:
    sitting = dolmens.start_record(device, FOUR, EARLY)
    host, (_, *others) = sitting[0], sitting
    before = host.look()["document"]["view"]
    built = [(piece["seat"], circle) for circle, stack in before["surfaces"]["plan"]["stacks"].items()
             for piece in stack if piece["kind"] == "dolmen"]  # fmt: skip
    assert {seat for seat, _ in built} >= {0, 1}
    reader = open_table_of(phone, host)
    reader.press("common.more")
    reader.press("people.host")
    reader.tap(reader.page.locator(".table-menu-row", has_text=reader.say("corrections.finish")))
    expect(reader.text("dolmengoetter.early_end_asked")).to_be_visible()
    reader.press("corrections.finish_yes")
    skip = reader.page.get_by_role("button", name=reader.say("dolmengoetter.choice_skip"), exact=True)
    skip.wait_for()
    reader.picture("dolmens-early-asked")
    assert faults_of(reader, axe=True) == []
    reader.tap(reader.page.locator("[data-choice='2']"))
    reader.delivered()
    if sum(seat == 0 for seat, _ in built) > 1:
        reader.tap(skip)
        reader.delivered()
    for seat, sits in enumerate(others, 1):
        for prompt in sits.look(seat)["document"]["view"].get("prompts", {}).values():
            sits.act(seat, {**prompt["action"], **prompt["decline"]["payload"]})
    view = host.once(lambda view: "outcome" in view)
    final = [view["lines"][str(n)] for n in view["final_lines"]]
    assert [(line["seat"], [part["params"]["value"] for part in line["parts"]]) for line in final] == [(0, [2])]
    gained = [after - before["seats"][str(seat)]["score"] for seat, after in enumerate(view["outcome"]["scores"])]
    assert gained == [final[0]["points"], 0, 0, 0]
    reader.to_result()
    expect(reader.page.get_by_text(reader.say("dolmengoetter.early_end_left_out"), exact=False).first).to_be_visible()
    reader.picture("dolmens-early-result")


def test_what_is_not_known_stands_beside_the_sum(phone: NewPhone, device: NewDevice) -> None:
    sitting = dolmens.start_record(device, FOUR, EARLY)
    sitting[0].act(0, {"type": "adjust_score", "seat": 1, "points": 120, "reason": "a bet"})
    reader = open_table_of(phone, sitting[0])
    reader.open("t", sitting[0].table, "points", "ended")
    unknown = reader.page.locator(".score-total", has_text="?")
    unknown.first.wait_for()
    for look in (*LOOKS, Look("lamp", 320, 640, 200)):
        show(reader, look)
        assert [cell.evaluate(LINES) for cell in unknown.all()] == [1] * unknown.count(), look
        reader.picture(f"dolmens-unknown-{look.width}-{look.text}")
        assert faults_of(reader) == [], look
