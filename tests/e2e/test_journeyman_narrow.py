"""The Journeyman on narrow phones: the territory stays legible while tiles are picked, planned on and left."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.geometry import BEYOND, IN_SIGHT, SEEN_HEIGHT
from tests.e2e.journeyman import ANNA, BEN, build_tiles, mark_tiles, offer_tiles, start_first_draws
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

LOOKS = (Look("day", 320, 640), Look("lamp", 390, 844), Look("day", 320, 640, 160))
SMALLEST = Look("day", 320, 568, 160)
SHORTEST = Look("lamp", 320, 568)
LARGE = Look("day", 360, 740, 160)
LANDSCAPE = Look("day", 740, 360, 160)
LEAST_PX = 140
SHORT = 700
"""Height of a window that shows the spaces in question instead of the board: two of them are in sight."""
LEAST_PICKING_PX = 90
"""Of the board, while tiles are picked in large text on the smallest phone."""
LEAST_IN_REPLAY_PX = 80
"""Of the board, at the last step of a replay: two rows of tiles."""
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const tabs = boxes(".surface-tabs .chip").filter(({ width }) => width);
  const { top } = document.querySelector(".board-frame").getBoundingClientRect();
  return tabs.length === 2 ? tabs.filter((tab) => tab.bottom > top).length : -1;
}"""
"""Number of tabs that reach over the board; -1 if there are not two."""

HIDDEN_NEWS = """(words) => {
  const lines = document.querySelector(".strip-lines");
  lines.textContent = words;
  return lines.scrollHeight - lines.clientHeight;
}"""
"""Height in px of the lines that are cut off of such news."""
ENDING_DOTS = """() => [...document.querySelectorAll(".phases-dot, .stage-now")].filter((dot) => {
  if (dot.matches(".stage-now")) return getComputedStyle(dot, "::after").content.includes("·");
  const { right, width } = dot.getBoundingClientRect();
  const next = document.createRange();
  next.selectNode(dot.nextSibling);
  return width && next.getClientRects()[0].left < right - 1;
}).length"""
"""Number of dots between two facts that end a line, or would where the words are longer."""
QUESTION = """() => {
  const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
  const { top } = document.querySelector(".action-bar").getBoundingClientRect();
  return [document.querySelectorAll(".target-space").length, top - bottom(".prompt-words")];
}"""
"""Number of spaces to choose from, and how many px above the buttons the question ends."""


BELOW_NEWS = """() => {
  const [news, sheet] = ["strip", "sheet"].map((name) => document.querySelector(`.band-${name} .${name}`));
  return sheet.getBoundingClientRect().top - news.getBoundingClientRect().bottom;
}"""
"""Height in px of what is empty between the news and the sheet."""
ANSWERS = """() => {
  const { clientHeight, scrollTop } = document.querySelector(".choices");
  return [clientHeight, scrollTop];
}"""
"""Height in px of what is in sight of the answers, and how far they are scrolled."""
LEAST_ANSWERS_PX = 80
SCROLL_ANSWERS = """(down) => {
  const choices = document.querySelector(".choices");
  choices.scrollTop = down ? choices.scrollHeight : 0;
  return choices.scrollHeight - choices.clientHeight > 20;
}"""
"""Scroll the answers to their end or start. Returns whether not all fit."""
ARROW_IS = "(opacity) => getComputedStyle(document.querySelector('.choices'), '::after').opacity === opacity"
"""True if the sign that there are more answers is that opaque."""


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])  # German has longer words
def test_the_territory_is_legible(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_first_draws(device)
    host = sitting[ANNA]
    anna = phone(token=host.token, language=language)
    anna.open("t", host.table)
    anna.page.locator(".tile-choice").first.wait_for()
    faults = faults_in_all_looks(anna, "pick")
    offer_tiles(sitting, {ANNA: ("b01", "b10", "b20"), BEN: ("b11", "b02", "b21")})
    skye.buy_nothing(sitting)
    build_tiles(sitting, ANNA, ("b10", 1, 0), ("b01", 2, 0))
    skye.answer_all(sitting, "place")
    anna.page.locator("[data-cell='0,0']").wait_for(state="attached")
    faults += faults_in_all_looks(anna, "plan")
    mark_tiles(anna, "1,0", "0,0")
    show(anna, SHORTEST)
    expect(anna.page.locator(".action-bar .button-points")).to_be_hidden()  # the question needs that row
    show(anna, LOOKS[0])
    anna.press("isle_of_skye.choice_plan_ready")
    sitting[BEN].act(BEN, {"type": "plan_marker", "round": 1, "nth": 1, "place": ""})
    anna.page.locator("[data-choice='0,0-merchant']").wait_for()
    faults += faults_in_all_looks(anna, "stop")
    show(anna, LOOKS[-1])
    for down, opacity in ((False, "1"), (True, "0")):
        assert anna.page.evaluate(SCROLL_ANSWERS, down)
        anna.until(ARROW_IS, opacity)
    anna.tap(anna.page.locator("[data-choice='0,0-warrior']"))
    anna.page.locator("[data-choice^='1,0-']").first.wait_for()
    show(anna, SMALLEST)
    anna.picture(f"journeyman-narrow-one-{language}")
    spaces, above = anna.page.evaluate(QUESTION)
    assert spaces == 1
    assert above >= 0, "the question is read whole"
    expect(anna.page.locator(".strip-read")).to_have_text(anna.say("isle_of_skye.event_picked_up_own", n=0))
    bonus = anna.say("isle_of_skye.bonus_third_waypoint")
    if hidden := anna.page.evaluate(HIDDEN_NEWS, anna.say("isle_of_skye.event_bonus_taken", seat="Dora", bonus=bonus)):
        faults.append(f"{hidden} px of news are hidden")
    anna.press("play.something_else")
    expect(anna.page.locator(".button-off")).to_have_text(anna.say("isle_of_skye.tap_pick_up"))
    faults += faults_of(anna)
    show(anna, LANDSCAPE)
    anna.picture(f"journeyman-narrow-landscape-{language}")
    expect(anna.page.locator(".action-bar .button-off")).to_be_hidden()  # the board is beside the question
    _, above = anna.page.evaluate(QUESTION)
    assert above >= 0, "the question is read whole"
    assert anna.page.evaluate(BELOW_NEWS) < 1, "no room is lost above the question"
    faults += faults_of(anna)
    anna.press("common.undo")
    anna.button("common.redo").wait_for()
    anna.page.locator("[data-choice='0,0-merchant']").wait_for()
    anna.picture(f"journeyman-narrow-landscape-undone-{language}")
    height, scrolled = anna.page.evaluate(ANSWERS)
    if height < LEAST_ANSWERS_PX or scrolled:
        faults.append(f"after an undo: {height} px of answers are in sight, after {scrolled} px")
    faults += faults_of(anna)
    anna.open("t", host.table, "history")
    anna.page.locator(".history .surface-tabs").wait_for()
    faults += faults_of(anna)
    host.act(ANNA, {"type": "finish_now"})
    anna.open("t", host.table)
    anna.heading("ceremony.title").wait_for()
    show(anna, SMALLEST)
    faults += faults_of(anna)
    assert faults == []


def test_the_only_advance_is_read_whole_and_the_main_button(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_first_draws(device, starter=BEN)
    host = sitting[ANNA]
    offer_tiles(sitting, {ANNA: ("b01", "b10", "b20"), BEN: ("b11", "b02", "b21")})
    (purchase,) = skye.prompts_of(sitting[BEN], BEN)
    sitting[BEN].act(BEN, {**purchase["action"], **purchase["choices"][0]["payload"]})
    anna = phone(token=host.token, language="de", light="lamp")
    anna.open("t", host.table)
    anna.page.locator(".target-space").wait_for()
    show(anna, SHORTEST)
    anna.picture("journeyman-narrow-advance")
    spaces, above = anna.page.evaluate(QUESTION)
    assert spaces == 1
    assert above >= 0, "the question is read whole"
    assert anna.page.locator(".target-space").evaluate_all(IN_SIGHT) == 1, "the space is in sight"
    assert faults_of(anna) == []
    main = anna.page.locator(".action-bar .button-main")
    expect(main).to_have_text(anna.say("isle_of_skye.do_advance"))
    anna.tap(main)
    anna.delivered()
    anna.page.locator(".target-space").wait_for(state="detached")


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.deep)])
def test_the_board_is_in_sight_at_the_end_of_a_replay(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 3, game="isle_of_skye", draw="app", expansions=["journeyman"])
    sitting[ANNA].start()
    skye.answer_all(sitting, "place")
    sitting[ANNA].act(ANNA, {"type": "finish_now"})
    anna = phone(token=sitting[ANNA].token, language=language)
    anna.open("t", sitting[ANNA].table, "history")
    slider = anna.page.get_by_role("slider")
    last = str(slider.get_attribute("max"))
    slider.fill(last)
    anna.page.locator(f".history-board[data-step='{last}']").wait_for()
    for look in (SMALLEST, SHORTEST, LARGE):
        show(anna, look)
        anna.drawn()
        anna.picture(f"journeyman-narrow-replay-{language}-{look.width}-{look.text}")
        assert anna.page.evaluate(SEEN_HEIGHT) >= LEAST_IN_REPLAY_PX, look
        assert not faults_of(anna), look


def faults_in_all_looks(phone: Phone, name: str) -> list[str]:
    """Return what is wrong with the screen in any look."""
    faults: list[str] = []
    for look in LOOKS:
        show(phone, look)
        phone.drawn()
        phone.picture(f"journeyman-narrow-{name}-{phone.language}-{look.width}-{look.text}")
        faults += [f"{name}, {look}: {fault}" for fault in faults_of(phone)]
        height, covered = phone.page.evaluate(SEEN_HEIGHT), phone.page.evaluate(COVERED)
        if name == "stop" and look.height <= SHORT:
            height = LEAST_PX if phone.page.locator(".target-space").evaluate_all(IN_SIGHT) > 1 else 0
        if height < (LEAST_PICKING_PX if name == "pick" and look.text > 100 else LEAST_PX):
            faults.append(f"{name}, {look}: the board is {height:.0f} px high")
        if covered:
            faults.append(f"{name}, {look}: {covered} tabs over the board")
    for look in (*LOOKS, SMALLEST):
        show(phone, look)
        if beyond := phone.page.evaluate(BEYOND):
            faults.append(f"{name}, {look}: the page is {beyond} px higher than the window")
        if dots := phone.page.evaluate(ENDING_DOTS):
            faults.append(f"{name}, {look}: {dots} dots end a line")
    phone.picture(f"journeyman-narrow-{name}-{phone.language}-smallest")
    show(phone, LOOKS[0])
    return faults
