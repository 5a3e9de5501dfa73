"""The Journeyman beside its sheet on a wide screen; its review on a narrow phone."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.journeyman import ANNA, answer_first_prompt, start_first_plan
from tests.e2e.looks import Look, show

WIDE = Look("day", 1366, 768)
NARROW = Look("lamp", 320, 800, 160)
RULES_BELOW_FOLD = """() => {
  const { borderTopWidth, paddingTop } = getComputedStyle(document.querySelector(".fold + .beside"));
  return [borderTopWidth, paddingTop];
}"""
SPACES = """() => {
  const board = document.querySelector(".board-frame").getBoundingClientRect();
  const spaces = [...document.querySelectorAll("[data-spot]")].map((space) => space.getBoundingClientRect());
  const outside = spaces.filter(({ top, bottom }) => top < board.top || bottom > board.bottom);
  const edges = spaces.flatMap(({ left, right }) => [left, right]);
  return [outside.length, (Math.max(...edges) - Math.min(...edges)) / board.width];
}"""
"""Number of spaces that are not wholly on the screen, and what part of the width all of them take."""
BOARD_BEYOND = """() => document.querySelector(".history-board").getBoundingClientRect().bottom - innerHeight"""
CUT_TABS = """(tabs) => tabs.filter((tab) => tab.getBoundingClientRect().right > innerWidth).length"""


def test_a_progress_board_takes_the_width_and_one_rule_ends_the_list(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_first_plan(device)
    anna = phone(token=sitting[ANNA].token, language="de")
    anna.open("t", sitting[ANNA].table)
    show(anna, WIDE)
    anna.page.locator(".fold + .beside").wait_for()
    assert anna.page.evaluate(RULES_BELOW_FOLD) == ["0px", "0px"]
    anna.tap(anna.page.locator(".surface-tabs .chip").nth(1))
    anna.page.locator("[data-spot]").first.wait_for(state="attached")
    anna.picture("journeyman-wide-tracks")
    outside, width = anna.page.evaluate(SPACES)
    assert outside == 0
    assert width > 0.8


def test_the_review_names_both_boards_and_the_replay_shows_a_whole_one(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_first_plan(device)
    host = sitting[ANNA]
    anna = phone(token=host.token, language="de")
    anna.open("t", host.table)
    while host.look()["document"]["view"]["turn"] == 1:
        for seat, seated in enumerate(sitting):
            answer_first_prompt(seated, seat)
    anna.button("play.scored_right").wait_for()
    show(anna, NARROW)
    anna.picture("journeyman-review-narrow")
    tabs = anna.page.locator(".surface-tabs .chip")
    expect(tabs).to_have_count(2)
    assert tabs.evaluate_all(CUT_TABS) == 0
    show(anna, WIDE)
    anna.open("t", host.table, "history")
    anna.page.locator(".history > .seats + .history-board").wait_for()
    anna.picture("journeyman-wide-replay")
    assert anna.page.evaluate(BOARD_BEYOND) <= 0
