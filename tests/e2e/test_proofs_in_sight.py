"""A proof in large text on the smallest phone: the board shows a place that it speaks of, and the words scroll."""

from typing import Any

import msgspec
import pytest

from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import play
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.geometry import BEYOND, SEEN_HEIGHT
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.moments import INVENTED, SEAT, ShownMoments
from tests.e2e.tables import seat_devices

LOOKS = (Look("day", 320, 568, 160), Look("lamp", 320, 640, 160), Look("day", 360, 740, 160), Look("day", 320, 568))
CASES = (
    Case(find_game("carcassonne"), (), 3, "app", {}),
    Case(find_game("isle_of_skye"), ("druids", "journeyman"), 4, "app", INVENTED),
    Case(find_game("dolmengoetter"), (), 3, "none", {}),
)
LEAST_PX = 88
"""Height of a board in sight."""
LEAST_WORDS_PX = 48
MARKED = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const bottom = Math.min(frame.bottom, document.querySelector(".sheet").getBoundingClientRect().top);
  const marks = [...document.querySelectorAll("[data-name='proof'], [data-outline='proof']")];
  const isSeen = ({ left, right, top, bottom: end }) =>
    Math.min(right, frame.right) - Math.max(left, frame.left) >= Math.min(12, right - left) &&
    Math.min(end, bottom) - Math.max(top, frame.top) >= Math.min(12, end - top);
  return [marks.length, marks.filter((mark) => isSeen(mark.getBoundingClientRect())).length];
}"""
"""How many places are marked on the board, and how many of them are in sight."""
WORDS = "() => document.querySelector('.choices').clientHeight"


def longest_lines(view: dict[str, Any]) -> dict[str, int]:
    """Return the number of a line of each category: the one that cites most."""
    most: dict[str, tuple[int, int]] = {}
    for line in view["lines"].values():
        found = len(str(line)), line["n"]
        most[line["category"]] = max(most.get(line["category"], found), found)
    return {category: n for category, (_, n) in most.items()}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_proof_shows_a_place_and_its_words(case: Case, phone: NewPhone, device: NewDevice) -> None:
    chosen: dict[str, Any] = {"game": case.game.meta.id, "draw": case.draw, "expansions": list(case.expansions)}
    sitting = seat_devices(device, case.seats, case.game.meta.colours[: case.seats], options=case.options, **chosen)
    sitting[0].start()
    played = play(case)
    reader = phone(token=sitting[0].token, language="de")
    view = msgspec.to_builtins(played.view(len(played.states) - 1, SEAT))
    shown = ShownMoments(reader, sitting[0].table, sitting[0].look(SEAT))
    shown.answer_with(view)
    faults = []
    for category, n in longest_lines(view).items():
        reader.open("t", sitting[0].table, "line", str(n))
        for part in (".proof-total", ".board-frame"):
            reader.page.locator(part).wait_for()
        for look in LOOKS:
            show(reader, look)
            reader.drawn()
            reader.picture(f"proof-in-sight-{case.game.meta.id}-{category}-{look.width}-{look.height}-{look.text}")
            marks, seen = reader.page.evaluate(MARKED)
            if marks and not seen:
                faults.append(f"{category}, {look}: none of {marks} places is in sight")
            if (height := reader.page.evaluate(SEEN_HEIGHT)) < LEAST_PX:
                faults.append(f"{category}, {look}: the board is {height:.0f} px high")
            if (words := reader.page.evaluate(WORDS)) < LEAST_WORDS_PX:
                faults.append(f"{category}, {look}: {words} px of words")
            # Below a strip the largest words do not fit on the smallest phone.
            if (beyond := reader.page.evaluate(BEYOND)) and look != LOOKS[0]:
                faults.append(f"{category}, {look}: the page is {beyond} px higher than the window")
            faults += [f"{category}, {look}: {fault}" for fault in faults_of(reader)]
    assert not faults, "\n".join(faults)
