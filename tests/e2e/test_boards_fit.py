"""Screens with a board in windows of 701 to 760 px: the board gives way, the page does not scroll, and the last answer
is above the bar."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Played, play
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.geometry import BEYOND
from tests.e2e.looks import Look, show
from tests.e2e.moments import BEFORE, SEAT, Moment, ShownMoments, kind_of
from tests.e2e.phone import Phone
from tests.e2e.play import pick, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import seat_devices, start_table
from tests.e2e.timeline import find_row, open_timeline, step_rows
from tests.serving import ServedTable

LOOKS = (*(Look("day", 360, height) for height in (701, 740, 760)), Look("lamp", 390, 740))
BOXES = ("river", "abbot", "inns_cathedrals", "traders_builders")
INVENTED = {"tracking": "full", "drawn_tiles": "complete"}
CASES = (
    Case(find_game("carcassonne"), (), 3, "table", {}),
    Case(find_game("carcassonne"), BOXES, 5, "app", {}),
    Case(find_game("isle_of_skye"), (), 4, "app", {}),
    Case(find_game("isle_of_skye"), ("druids", "journeyman"), 4, "app", INVENTED),
    Case(find_game("isle_of_skye"), ("journeyman",), 3, "table", {"progress_board": "by_hand"}),
    Case(find_game("dolmengoetter"), (), 5, "none", {}),
)
READY = ".screen:not(:has(.seams, .sheet-settling)) .sheet h1"
"""The question of a screen whose parts are loaded."""
PLACE = ".board-frame :is([data-cell], [data-place]:not(.target-quiet))"
BELOW_BAR = """() => {
  const [list, bar] = [".choices", ".action-bar"].map((name) => document.querySelector(name));
  if (!list || !bar) return 0;
  list.scrollTop = list.scrollHeight;
  const shown = [...list.querySelectorAll("button, summary, label")].filter((one) => one.checkVisibility());
  const answers = shown.map((one) => one.getBoundingClientRect());
  list.scrollTop = 0;
  const bottom = Math.max(0, ...answers.filter(({ height }) => height > 1).map((box) => box.bottom));
  return Math.max(0, bottom - bar.getBoundingClientRect().top);
}"""
"""By how many px the last answer reaches below the top of the bar, with the list scrolled to its end."""
FIRST_IN_SIGHT = """(places) => {
  const isSeen = (place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".board-frame");
  };
  const { cell, place } = places.find(isSeen)?.dataset ?? {};
  return cell ? `[data-cell='${cell}']` : place ? `.board-frame [data-place='${place}']` : null;
}"""
"""A selector of the first place that can be tapped without moving the board."""
GAME = turns("go-0025")
WRONG = 5
"""A turn whose tile is corrected."""


def moments_of(played: Played) -> Iterator[Moment]:
    """Yield for each kind of question the one with the longest list of what may be answered."""
    most: dict[str, tuple[int, int]] = {}
    for number in range(len(played.states)):
        for prompt in played.prompts(number, SEAT)[:1]:
            name, size = kind_of(prompt), len(str(prompt))
            most[name] = max(most.get(name, (0, 0)), (size, number))
    for name, (_, number) in most.items():
        yield Moment(name, played.view(number, SEAT), 0)


class ShownQuestions(ShownMoments):
    """As `ShownMoments`, also for questions that no place of a board answers; none is answered by itself."""

    def __init__(self, phone: Phone, table: str, look: dict[str, Any]) -> None:
        super().__init__(phone, table, look)
        phone.page.route("**/actions", lambda route: route.fulfill(json={"version": 0}))

    def wait(self) -> None:
        """Wait until the question is shown, behind what may lie over the table."""
        page = self.phone.page
        page.locator(READY).wait_for()
        for code in BEFORE:
            if (button := self.phone.button(code)).count():
                self.phone.tap(button)
                page.locator(READY).wait_for()


def faults_in(phone: Phone, name: str) -> list[str]:
    """Return what is wrong with the screen in any look."""
    faults = []
    for look in LOOKS:
        show(phone, look)
        phone.drawn()
        phone.picture(f"fit-{name}-{look.width}-{look.height}")
        if beyond := phone.page.evaluate(BEYOND):
            faults.append(f"{name}, {look}: the page is {beyond} px higher than the window")
        if below := phone.page.evaluate(BELOW_BAR):
            faults.append(f"{name}, {look}: the last answer is {below:.1f} px below the bar")
    return faults


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=pytest.mark.deep if len(case.expansions) > 1 else ()) for case in CASES],
    ids=str,
)
def test_no_question_makes_the_page_scroll(case: Case, phone: NewPhone, device: NewDevice, server: ServedTable) -> None:
    chosen: dict[str, Any] = {"game": case.game.meta.id, "draw": case.draw, "expansions": list(case.expansions)}
    sitting = seat_devices(device, case.seats, case.game.meta.colours[: case.seats], options=case.options, **chosen)
    sitting[0].start()
    shown = ShownQuestions(phone(token=sitting[0].token, language="de"), sitting[0].table, sitting[0].look(SEAT))
    faults = []
    for moment in moments_of(play(case)):
        shown.open(moment)
        name = f"{case.game.meta.id}-{moment.name}"
        faults += faults_in(shown.phone, name)
        if place := shown.phone.page.locator(PLACE).evaluate_all(FIRST_IN_SIGHT):
            shown.phone.tap_board(place)
            shown.phone.drawn()
            shown.phone.page.locator(READY).wait_for()
            faults += faults_in(shown.phone, f"{name}-tapped")
    assert not faults, "\n".join(faults)


def test_no_correction_makes_the_page_scroll(phone: NewPhone, device: NewDevice) -> None:
    wrong = GAME[WRONG]._replace(tile="V", rotation=2)
    sitting = start_table(device, 3, [*GAME[:WRONG], wrong, *GAME[WRONG + 1 : 12]])
    anna = phone(token=sitting[0].token, language="de")
    anna.open("t", sitting[0].table)
    show_tiles([anna], 13)
    open_timeline(anna)
    faults = faults_in(anna, "timeline")
    anna.tap(find_row(anna, WRONG, wrong, "Cleo"))
    anna.button("corrections.other_tile").wait_for()
    faults += faults_in(anna, "entry")
    anna.press("corrections.other_tile")
    anna.page.locator("[data-piece]").first.wait_for()
    faults += faults_in(anna, "correct-pick")
    pick(anna, GAME[WRONG].tile)
    anna.page.locator("[data-draft]").wait_for(state="attached")
    faults += faults_in(anna, "correct-placed")
    anna.tap(anna.page.locator(".button-main"))
    anna.heading("corrections.for_everyone_correction").wait_for()
    faults += faults_in(anna, "preview")
    anna.press("corrections.do_correction")
    anna.heading("corrections.right_ask").wait_for()
    step_rows(anna).first.wait_for()
    faults += faults_in(anna, "right")
    assert not faults, "\n".join(faults)
