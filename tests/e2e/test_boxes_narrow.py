"""Tables with all boxes on narrow phones: five seats at 390 px, six at 320 px and 160 %; in German. Nothing is cut, and
no page is higher than its window, where figures are chosen and where a builder's owner is asked."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from games.carcassonne.actions import PlaceTile
from games.core.grid import name_cell, pack
from games.core.prompt import PlacePrompt
from tests.e2e.boxes import BOXES, GOODS, RULES, Entry, apply, begin, play_game
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import TARGET, Look, faults_of, show
from tests.e2e.phone import Phone
from tests.e2e.play import lay
from tests.e2e.record import Turn
from tests.e2e.tables import seat_devices

pytestmark = pytest.mark.e2e

TILE_SEEN = """() => {
  const list = document.querySelector(".choices").getBoundingClientRect();
  const tile = document.querySelector(".tile-choice .tile-picture").getBoundingClientRect();
  const bar = document.querySelector(".action-bar").getBoundingClientRect();
  return Math.min(tile.bottom, list.bottom, bar.top) - tile.top;
}"""
HEIGHT = "() => document.documentElement.scrollHeight - innerHeight"


class Evening(NamedTuple):
    """Seats, the seed of a game in which a builder works after an abbot could be taken back, and looks."""

    people: int
    seed: int
    looks: tuple[Look, ...]


EVENINGS = (
    Evening(5, 15, (Look("day", 390, 844), Look("day", 390, 844, 160))),
    Evening(6, 23, (Look("lamp", 320, 640), Look("lamp", 320, 640, 160))),
)


def find_fullest(entries: list[Entry], people: int) -> tuple[int, Turn]:
    """Return the entry with most targets among those where goods were taken, an abbot may come back and figures may be
    chosen, and its tile as it is laid."""
    state, found = begin(people), []
    for number, entry in enumerate(entries):
        action = entry.action
        if isinstance(action, PlaceTile):
            (prompt,) = RULES.list_prompts(state, entry.seat)
            assert isinstance(prompt, PlacePrompt)
            cell, rotation = name_cell(pack(action.x, action.y)), action.rotation % RULES.rules.box.turns[prompt.piece]
            stocks = [RULES.rules.count_stock(state, seat) for seat in range(people)]
            if (
                prompt.taking_back
                and cell in prompt.taking_back.points
                and prompt.further
                and any(stock[kind] for stock in stocks for kind in GOODS)
            ):
                targets = len(prompt.cells[cell][str(rotation)])
                found.append((targets, number, Turn(entry.seat, (), prompt.piece, cell, rotation, None, ())))
        state = apply(state, entry.seat, action)
    _, number, turn = max(found)
    return number, turn


def check(phone: Phone, name: str, looks: tuple[Look, ...]) -> None:
    for look in looks:
        show(phone, look)
        phone.picture(f"narrow-{name}-{look.width}-{look.text}")
        assert faults_of(phone, axe=True) == []
        assert phone.page.evaluate(HEIGHT) <= 0, f"{name}: the page scrolls at {look}"
    show(phone, looks[0])


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: f"{evening.people} seats")
def test_sheets_with_figures_fit_into_narrow_windows(phone: NewPhone, device: NewDevice, evening: Evening) -> None:
    people, seed, looks = evening
    entries = [*play_game(seed, people)]
    number, turn = find_fullest(entries, people)
    sitting = seat_devices(device, people, RULES.meta.colours, expansions=list(BOXES), draw="table")
    sitting[0].start()
    asked = next(n for n, entry in enumerate(entries) if type(entry.action).__name__ == "UseBuilder")
    for moment in sorted((number, asked)):
        own_seat = entries[moment].seat
        last = max(n for n, entry in enumerate(entries[:moment]) if isinstance(entry.action, PlaceTile))
        played = 0 if moment == min(number, asked) else min(number, asked)
        for entry in entries[played:last]:
            sitting[entry.seat].act(entry.seat, entry.action)
        own = phone(token=sitting[own_seat].token, language="de")
        own.open("t", sitting[0].table)
        own.page.get_by_role("application").wait_for()
        for entry in entries[last:moment]:  # told in the strip
            sitting[entry.seat].act(entry.seat, entry.action)
        expect(own.page.locator(".band-strip")).not_to_be_empty()
        if moment == asked:
            own.heading("carcassonne.prompt_builder").wait_for()
            check(own, f"builder-{people}", looks)
            continue
        lay(own, turn)
        own.page.locator("[data-back]").wait_for()
        check(own, f"figures-{people}", looks)
        own.tap(own.page.locator("[data-kind]").last)
        check(own, f"special-{people}", looks)


def test_tiles_are_in_sight_in_landscape_after_an_undo(phone: NewPhone, device: NewDevice) -> None:
    """Redo is offered below the picker then, and German prompts have two lines."""
    sitting = seat_devices(device, 2, RULES.meta.colours, expansions=list(BOXES), draw="table")
    sitting[0].start()
    own = phone(token=sitting[0].token, language="de")
    own.open("t", sitting[0].table)
    own.page.locator(".tile-choice").first.wait_for()
    show(own, Look("day", 740, 360))
    own.tap(own.page.locator(".tile-choice").first)
    own.press("play.other_tile")
    own.button("common.redo").wait_for()
    symbol = own.page.locator(".symbol-chip").first
    for chosen in (False, True):
        if chosen:
            own.tap(symbol)
        own.picture(f"landscape-undone-{chosen}")
        seen = own.page.evaluate(TILE_SEEN)
        assert seen >= TARGET, f"{seen} px of the first tile are in sight"
