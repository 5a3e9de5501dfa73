"""Dolmengötter with four and five people: nothing in the picture or the margin is covered, cramped or left empty."""

import json

import pytest

from games.dolmengoetter.actions import Walk
from tests.e2e import dolmens
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.dolmens import choose_move, open_table_of, play_on, turns
from tests.e2e.looks import Look, show
from tests.serving import ROOT

FOUR, FIVE = "g21", "g27"
RIGHTS = 35
"""A turn whose stone gives several players rights."""
SIZES = [(390, 844), (360, 780), (412, 915), (390, 900), (360, 740), (393, 873)]
COVERED = """() => [...document.querySelectorAll(".board-frame .board-stage .spot-figure")].flatMap((figure) => {
  const at = figure.getStartPositionOfChar(0).matrixTransform(figure.getScreenCTM());
  const own = figure.getBoundingClientRect();
  return [...document.querySelectorAll(".board-frame .board-stage .spot-holders rect")].filter((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    return left < own.right && right > own.left && top < at.y && bottom > at.y - own.height / 2;
  }).map(() => figure.textContent);
})"""
"""Figures of circles whose digits lie under the sign of who leads there."""
TIMES = """(place) => {
  const ring = document.querySelector(`[data-ring="${place}"][data-name="proof"]`).getBoundingClientRect();
  const times = [...document.querySelectorAll(`.proof [data-stack="${place}"] .spot-piece-times`)];
  return times.map((text) => ring.right - text.getBoundingClientRect().right);
}"""
EMPTY = """() => {
  const { left, top, width, height } = document.querySelector(".band-work").getBoundingClientRect();
  const lies = document.elementFromPoint(left + width / 2, top + height / 2);
  return height > 1 && !lies.closest(".board-frame") ? height : 0;
}"""
"""Height of the band between seats and words if no board is shown there."""
ROWS = """(selector) => {
  const tops = [...document.querySelectorAll(selector)].map((part) => part.offsetTop);
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}"""
EDGES = """(choice) => {
  const range = document.createRange();
  range.selectNodeContents(choice);
  const [box, words] = [choice.getBoundingClientRect(), range.getBoundingClientRect()];
  return Math.min(words.top - box.top, box.bottom - words.bottom);
}"""


def test_words_keep_off_the_edge_and_stamps_stand_in_rows(phone: NewPhone, device: NewDevice) -> None:
    one = dolmens.start_on_one_phone(device, FOUR, RIGHTS)
    (entry, *_) = turns(FOUR)[RIGHTS]
    reader = open_table_of(phone, one, language="de")
    assert isinstance(entry.action, Walk)
    choose_move(reader, entry.action)
    choices = reader.page.locator(".action-bar [data-choice]")
    choices.first.wait_for()
    reader.picture("dolmens-four-choices")
    assert min(choice.evaluate(EDGES) for choice in choices.all()) >= 5
    reader.open("t", one.table, "points")
    reader.page.locator(".own-mark-person").first.wait_for()
    reader.picture("dolmens-four-stamps")
    assert reader.page.evaluate(ROWS, ".own-mark-person") == [2, 2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_five_people_at_the_end(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = dolmens.start_record(device, FIVE, len(turns(FIVE)) - 1)
    reader = open_table_of(phone, sitting[0], language=language)
    for width, height in (390, 844), (1920, 1080):
        show(reader, Look("day", width, height))
        assert reader.page.evaluate(COVERED) == []
    show(reader, Look("day", 390, 844))

    play_on(sitting, turns(FIVE)[-1:])
    view = sitting[0].once(lambda view: "outcome" in view)
    board = json.loads((ROOT / "games/dolmengoetter/data/board.json").read_text("utf-8"))
    squares = {circle["id"] for circle in board["circles"] if circle["size"] == 4}
    final = [view["lines"][str(n)] for n in view["final_lines"]]
    line, place = next((line, line["segments"][0]) for line in final if line["segments"][0] in squares)
    reader.to_result()
    for width, height in SIZES:
        show(reader, Look("day", width, height))
        reader.picture(f"dolmens-five-result-{language}-{width}-{height}")
        assert reader.page.evaluate(EMPTY) == 0, (width, height)
    show(reader, Look("day", 740, 360))
    assert reader.page.evaluate(ROWS, ".pills > li") in ([5], [3, 2])

    show(reader, Look("day", 390, 844))
    reader.open("t", sitting[0].table, "line", str(line["n"]))
    reader.page.locator(f"[data-ring='{place}'][data-name='proof']").wait_for(state="attached")
    gaps = reader.page.evaluate(TIMES, place)
    reader.picture(f"dolmens-five-proof-{language}")
    assert gaps
    assert min(gaps) >= 2
