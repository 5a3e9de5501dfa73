"""Isle of Skye on narrow phones: names, start player and scoring letters stay on the screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES
from tests.e2e.looks import TARGET, Look, faults_of, show

LOOKS = (Look("day", 320, 640), Look("lamp", 360, 740), Look("day", 320, 640, 160))
WIDER = Look("day", 390, 844)
"""Names have room beside the stamps."""
SEEN = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  const isIn = box.left >= 0 && box.right <= innerWidth + 0.5 && box.top >= 0;
  return one.checkVisibility() && isIn && box.width >= 12 && box.height >= 10;
})"""
"""True if each element is visible: of some size, and within the window."""
HIDDEN = "(lines) => lines.scrollHeight - lines.clientHeight"
"""Height in px of lines that are cut off."""
LINES = """() => {
  const walker = document.createTreeWalker(document.querySelector(".phases-about"), NodeFilter.SHOW_TEXT);
  const middles = [];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    const isUnseen = getComputedStyle(parentElement).clipPath !== "none";
    if (isUnseen || parentElement.closest(".phases-purse, .surface-tabs, .unseen")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    middles.push(...[...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2));
  }
  middles.sort((a, b) => a - b);
  return middles.filter((middle, i) => !i || middle - middles[i - 1] > 6).length;
}"""
"""Number of lines of words between the purse and the switch to the own board; two are as high as a thumb needs."""
ON_WORDS = """() => {
  const chip = document.querySelector(".phases-scores");
  const { left, right, top, bottom } = chip.getBoundingClientRect();
  const walker = document.createTreeWalker(document.querySelector(".phases-about"), NodeFilter.SHOW_TEXT);
  const covered = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (chip.contains(parentElement) || getComputedStyle(parentElement).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const quarter = parseFloat(getComputedStyle(parentElement).fontSize) / 4; // of a line, above and below its letters
    for (const box of range.getClientRects()) {
      const meet = box.left < right - 1 && box.right > left + 1;
      if (meet && box.top + quarter < bottom && box.bottom - quarter > top) covered.push(textContent);
    }
  }
  return covered;
}"""
"""Words that the frame of the letters that count is drawn over."""


SWITCHES = """() => [...document.querySelectorAll(".phases-side .chip")].map((chip) => {
  const room = document.querySelector(".phases").getBoundingClientRect();
  const { top, bottom } = chip.getBoundingClientRect();
  return [chip.textContent.replace("\\u00ad", ""), Math.round(Math.min(top - room.top, room.bottom - bottom))];
})"""
"""For each switch beside the round: its words, and its distance in px to the edges of the band."""
SMALLEST = Look("day", 320, 568, 160)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_switch_to_the_dolmen_board_has_its_whole_frame(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3, expansions=["druids"])
    this_phone = phone(token=sitting[0].token, language=language)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-offer]").first.wait_for()
    for look in (*LOOKS, SMALLEST):
        show(this_phone, look)
        this_phone.drawn()
        chips = dict(this_phone.page.evaluate(SWITCHES))
        assert this_phone.say("isle_of_skye.market").replace("\u00ad", "") in chips, look
        assert min(chips.values()) >= 4, (look, chips)


@pytest.mark.parametrize(("seats", "language"), [(3, "de"), (5, "en")])
def test_names_starter_and_letters_stay(seats: int, language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, seats)
    this_phone = phone(token=sitting[0].token, language=language)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-offer]").first.wait_for()
    letters = {3: "A", 5: "A and B"}[seats]
    counted = this_phone.say("play.goals_now", n=len(letters.split(" and ")), places=letters)
    faults: list[str] = []
    for look in LOOKS:
        show(this_phone, look)
        this_phone.picture(f"skye-narrow-{seats}-{look.width}-{look.text}")
        # The own pill says "you", with the name only if both fit.
        if look.text == 100:
            assert all(this_phone.page.evaluate(SEEN, ".pill-name")[1:]), look
        assert this_phone.page.evaluate(SEEN, ".pill-you") == [True], look
        assert this_phone.page.evaluate(SEEN, ".phases-stamp") == [True], look
        assert this_phone.page.evaluate(SEEN, ".phases-scores") == [True], look
        expect(this_phone.page.locator(".phases-scores")).to_have_text(counted)
        expect(this_phone.page.locator("button.phases-purse")).to_have_css("min-width", f"{TARGET}px")
        assert this_phone.page.evaluate(LINES) <= 3, look
        assert this_phone.page.evaluate(SEEN, ".phases .surface-tabs .chip") == [True], look
        if look.text > 100:  # on a line of its own it says what it shows
            assert this_phone.page.evaluate(SEEN, ".phases .surface-tab") == [True], look
        assert this_phone.page.evaluate(ON_WORDS) == [], look
        faults += [f"{look}: {fault}" for fault in faults_of(this_phone)]
    show(this_phone, WIDER)
    assert this_phone.page.evaluate(ON_WORDS) == []
    names = this_phone.page.locator(".pill-name").all_text_contents()
    assert names[1:] == list(NAMES[1:seats])
    assert faults == []
    seat = f"/tables/{sitting[0].table}?seat=0"
    worths = sitting[0].ask("GET", seat)["document"]["view"]["goal_worths"].values()
    worths_shown = ["?" if worth.get("unknown") else worth.get("points", 0) for worth in worths]
    now = letters.split(" and ")
    several = len(now) > 1
    parts = [
        f"{place}\u00a0{points}" if several else str(points) for place, points in zip(now, worths_shown, strict=False)
    ]
    goals_text = this_phone.say("play.goals_worth", n=len(now), points=", ".join(parts))
    expect(this_phone.page.locator(".phases-worths")).to_contain_text(goals_text)
    this_phone.page.locator(".phases-goals").click()
    goals = this_phone.page.locator(".goals > li")
    expect(goals).to_have_count(4)
    for goal, points in zip(goals.all(), worths_shown, strict=True):
        expect(goal).to_contain_text(this_phone.say("points.goal_worth", points=points))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_own_discard_is_told_to_its_seat_and_whole(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    for seat, seat_device in enumerate(sitting):
        skye.choose(seat_device, seat, (1, 1))
    this_phone = phone(token=sitting[0].token, language=language)
    this_phone.open("t", sitting[0].table)
    skye.lift(sitting[1], 1)
    before, after = this_phone.say("isle_of_skye.event_discarded_own", tile="|").split("|")
    news = this_phone.page.locator(".strip-read")
    expect(news).to_have_text(re.compile(f"^{re.escape(before)}.+{re.escape(after)}$"))
    for look in (*LOOKS, WIDER):
        show(this_phone, look)
        assert this_phone.page.locator(".strip-lines").evaluate(HIDDEN) <= 0, look
        this_phone.picture(f"own-discard-{language}-{look.width}-{look.text}")


BOARD = """() => document.querySelector(".board-frame").getBoundingClientRect().height / innerHeight"""
BROKEN = """() => {
  const walker = document.createTreeWalker(document.querySelector(".phases-about > p"), NodeFilter.SHOW_TEXT);
  const broken = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (/\\w/.test(range.toString()) && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
      broken.push(range.toString());
  }
  return broken;
}"""
"""Facts about the round that go on in the next line."""


def test_a_fact_about_the_round_stays_in_a_line_and_the_board_is_half_of_a_phone_in_landscape(
    phone: NewPhone, device: NewDevice
) -> None:
    sitting = skye.start_where_app_draws(device, 2, expansions=["journeyman"])
    for seat, seat_device in enumerate(sitting):
        skye.choose(seat_device, seat, (1, 1))
    skye.lift(sitting[0], 0)
    skye.buy_nothing(sitting)
    for seat, seat_device in enumerate(sitting):  # a tile that is bought may lead on along a track
        while (prompts := skye.prompts_of(seat_device, seat)) and prompts[0]["action"]["type"] == "advance":
            skye.answer(seat_device, seat, prompts[0])
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-cell]").first.wait_for(state="attached")
    expect(this_phone.page.locator(".phases-about > p").first).to_be_visible()
    for look in (WIDER, *LOOKS):
        show(this_phone, look)
        assert this_phone.page.evaluate(BROKEN) == [], look
    show(this_phone, Look("lamp", 740, 360))
    assert this_phone.page.evaluate(BOARD) >= 0.45
    assert faults_of(this_phone) == []
