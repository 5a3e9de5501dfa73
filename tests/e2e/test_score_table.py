"""The table of points on narrow phones: no empty band above the result, numbers at their names and pictures."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, faults_of, show

LEAST_BOARD_PX = 160
BASELINES = """(row) => [".score-name", ".score-total"].map((name) => {
  const end = document.createElement("span");
  end.style.display = "inline-block";
  const cell = row.querySelector(name);
  cell.prepend(end);
  const { bottom } = end.getBoundingClientRect();
  end.remove();
  return bottom;
})"""
ASIDE = """(table) => {
  const icons = [...table.querySelectorAll("thead .score-kind > .icon")];
  const cells = [...table.querySelectorAll("tbody tr:first-child .score-part")];
  const middle = ({ left, right }) => (left + right) / 2;
  return cells.map((cell, i) => {
    const digit = document.createRange();
    digit.setStart(cell.firstChild, cell.textContent.length - 1);
    digit.setEnd(cell.firstChild, cell.textContent.length);
    return Math.abs(middle(digit.getBoundingClientRect()) - middle(icons[i].getBoundingClientRect()));
  });
}"""
"""How far the last digit of each column is beside the middle of its picture, in px."""

BEYOND_CARD = """(table) => {
  const { right } = table.closest(".card").getBoundingClientRect();
  return [...table.querySelectorAll("th:last-child, .score-total")]
    .filter((cell) => cell.getBoundingClientRect().right > right)
    .map((cell) => cell.textContent);
}"""


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.deep)])
def test_the_words_of_a_result_leave_no_empty_band(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    sitting[0].act(0, {"type": "finish_now"})
    anna = phone(token=sitting[0].token, language=language)
    anna.open("t", sitting[0].table)
    expect(anna.page.locator(".score-table tbody tr")).to_have_count(3)
    for look in (Look("day", 360, 740), Look("day", 390, 844), Look("day", 412, 915), Look("day", 320, 640)):
        show(anna, look)
        anna.picture(f"result-three-{language}-{look.width}")
        height = anna.page.locator(".band-work").evaluate("one => one.clientHeight")
        assert height == 0 or height >= LEAST_BOARD_PX, look
        assert anna.page.locator(".band-work .board").is_visible() == (height > 0), look
        assert not faults_of(anna), look
    assert max(anna.page.locator(".score-table").evaluate(ASIDE)) <= 2


def test_points_that_are_not_known_stand_at_their_names(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    anna = phone(token=sitting[0].token, language="de")
    anna.open("t", sitting[0].table, "points")
    anna.press("points.ended")
    show(anna, Look("day", 320, 640))
    rows = anna.page.locator(".score-table tbody tr")
    expect(rows.filter(has_text="?").nth(1)).to_be_visible()  # the own row too, where a majority of gold counts
    anna.picture("points-not-known-320")
    for row in rows.all():
        name, total = row.evaluate(BASELINES)
        assert abs(name - total) <= 1
    assert not faults_of(anna)


def test_totals_beside_seven_kinds_are_whole_in_large_text(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3, expansions=["druids", "journeyman"])
    sitting[0].act(0, {"type": "finish_now"})
    anna = phone(token=sitting[0].token, language="de")
    anna.open("t", sitting[0].table, "points")
    anna.page.locator(".score-table tbody tr").nth(2).wait_for()
    show(anna, Look("lamp", 320, 568, 160))
    anna.picture("points-seven-kinds-320")
    assert anna.page.locator(".score-table").evaluate(BEYOND_CARD) == []
    assert not faults_of(anna)
