"""Isle of Skye's territories on phones: scoring tiles, castles, tiles found by their symbols, simultaneous building."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES, Device
from tests.e2e.gallery import Gallery
from tests.e2e.hand_over import hand_over
from tests.e2e.phone import Phone
from tests.e2e.skye import lay, pick
from tests.e2e.tables import seat_devices

GOALS = ("base_sheep", "base_squares", "base_most_ships", "base_castle_road_tiles")
LEAST_TARGET_PX = 44
TOOK = 3
"""Most taps to enter which tile was drawn."""


def table(new: NewDevice, number: int, draw: str, **options: str) -> list[Device]:
    sitting = seat_devices(new, number, game="isle_of_skye", draw=draw, options=options)
    sitting[0].start()
    return sitting


GOALS_DRAWN = """(n) => {
  const pictures = [...document.querySelectorAll(".goal-picture > use")];
  return pictures.length === n && pictures.every((one) => document.querySelector(one.getAttribute("href")));
}"""
"""True if this many scoring tiles are on the screen, each with its picture."""


EMPTY_BELOW_LIST = "() => innerHeight - document.querySelector('.choices').getBoundingClientRect().bottom"
"""Height in px of what is below the list of answers, on a screen without an action bar."""


FILLED = """() => [...document.querySelectorAll(".pill-points")].map(
  (one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)"
)"""
"""The seats with a filled pill: their board is shown instead of the own one."""


def awaited(sitting: list[Device]) -> list[int]:
    """Return the seats that the table waits for."""
    return [int(seat) for seat in sitting[0].look()["document"]["view"]["waits"]]


def tiles_of(sitting: list[Device], seat: int) -> dict[str, Any]:
    tiles: dict[str, Any] = sitting[0].look()["document"]["view"]["surfaces"][str(seat)]["tiles"]
    return tiles


def offers(sitting: list[Device], *seats: int) -> list[Any]:
    surfaces = sitting[0].look()["document"]["view"]["surfaces"]
    return [surfaces[f"offer-{seat}"]["slots"] for seat in seats]


def build_at_last_place(phone: Phone) -> None:
    """Place tiles around the castle, one of which takes the last place of another in hand.

    That is shown before placing, and the other one is placed first.
    """
    taker, stranded = "b24", "b06"
    pick(phone, "b02")
    lay(phone, "-1,0")
    pick(phone, stranded)
    phone.tap(phone.button("play.enter_tile"))
    pick(phone, taker)
    phone.tap(phone.page.locator(f"[data-hand='{taker}']"))
    phone.page.locator(f"[data-hand='{taker}'][aria-pressed='true']").wait_for()
    second_line = phone.page.locator(".prompt .second-line")
    warning = phone.say("play.strands", tile=skye.tile_description(phone, stranded))
    expect(second_line.filter(has_text=warning)).to_have_count(0)
    phone.tap_board("[data-cell='1,0']")
    expect(second_line.filter(has_text=warning)).to_be_visible()
    phone.press("play.other_place")
    expect(second_line.filter(has_text=warning)).to_have_count(0)
    phone.tap(phone.page.locator(f"[data-hand='{stranded}']"))
    phone.page.locator(f"[data-hand='{stranded}'][aria-pressed='true']").wait_for()
    lay(phone, "1,0")
    lay(phone)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_round_of_territories_is_entered_by_taps(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = table(device, 2, "table", tracking="territories")
    first = awaited(sitting)[0]
    this_phone = phone(token=sitting[first].token, language=language)
    two = phone(token=sitting[1 - first].token, language=language, light="lamp")
    for viewer in (this_phone, two):
        viewer.open("t", sitting[0].table)
    gallery = Gallery(this_phone, "skye-build-")
    this_phone.heading("isle_of_skye.prompt_goal_pick", place="A").wait_for()
    this_phone.until(GOALS_DRAWN, 16)
    gallery.show("goals")
    assert this_phone.page.evaluate(EMPTY_BELOW_LIST) < LEAST_TARGET_PX
    for place, goal in zip("ABCD", GOALS, strict=True):
        this_phone.heading("isle_of_skye.prompt_goal_pick", place=place).wait_for()
        this_phone.tap(this_phone.page.locator(f"[data-choice='{goal}']"))
    this_phone.heading("isle_of_skye.prompt_castle").wait_for()
    this_phone.press("play.turn")
    gallery.show("castle")
    this_phone.press("play.lay")
    two.press("play.lay")
    this_phone.heading("isle_of_skye.prompt_take").wait_for()
    assert tiles_of(sitting, first)["0,0"]["rotation"] == 1
    gallery.show("take")
    assert pick(this_phone, "b01") <= TOOK
    this_phone.page.locator("[data-hand='b01'][aria-pressed='true']").wait_for()
    gallery.show("hand")
    this_phone.tap(this_phone.button("play.enter_tile"))
    assert pick(this_phone, "b30") <= TOOK
    this_phone.page.locator("[data-hand='b30']").wait_for()
    gallery.show("two-in-hand")
    this_phone.tap(this_phone.page.locator("[data-hand='b30']"))
    this_phone.page.locator("[data-hand='b30'][aria-pressed='true']").wait_for()
    this_phone.tap_board("[data-cell]")
    this_phone.page.locator("[data-draft]").wait_for(state="attached")
    gallery.show("laid")
    this_phone.tap(this_phone.page.locator("[data-hand='b01']"))
    this_phone.page.locator("[data-draft]").wait_for(state="detached")
    this_phone.tap(this_phone.page.locator("[data-hand='b30']"))
    this_phone.page.locator("[data-draft]").wait_for(state="attached")
    this_phone.press("play.lay")
    this_phone.page.locator("[data-hand='b30']").wait_for(state="detached")
    this_phone.delivered()
    this_phone.page.reload()
    expect(this_phone.page.locator("[data-tile]")).to_have_count(2)
    lay(this_phone)
    build_at_last_place(two)
    expect(two.button("isle_of_skye.choice_done")).to_be_visible()
    other = 1 - first
    name = sitting[0].look()["document"]["table"]["seats"][str(other)]["name"]
    assert this_phone.page.evaluate(FILLED) == [False, False]
    this_phone.tap(this_phone.page.locator(".pill").nth(other))
    expect(this_phone.text("isle_of_skye.surface_territory", seat=name)).to_be_visible()
    expect(this_phone.page.locator("[data-tile]")).to_have_count(4)
    assert this_phone.page.evaluate(FILLED) == [seat == other for seat in (0, 1)]
    gallery.show("of-another")
    this_phone.press("play.own_board")
    expect(this_phone.page.locator("[data-tile]")).to_have_count(3)
    assert this_phone.page.evaluate(FILLED) == [False, False]
    this_phone.press("isle_of_skye.choice_done")
    expect(this_phone.heading("isle_of_skye.wait_build", seat=name)).to_be_visible()
    gallery.show("waiting")
    two.press("isle_of_skye.choice_done")
    this_phone.button("play.scored_right").wait_for()
    assert gallery.faults == []


BESIDE = """() => {
  const [sheet, work] = ["sheet", "work"].map((band) => document.querySelector(`.band-${band}`));
  return sheet?.offsetLeft >= work?.offsetWidth;
}"""


def test_the_app_draws_and_all_build_at_once(phone: NewPhone, device: NewDevice) -> None:
    sitting = table(device, 3, "app")
    first = awaited(sitting)[0]
    second = (first + 1) % 3
    first_phone, two = (phone(token=sitting[seat].token) for seat in (first, second))
    first_phone.open("t", sitting[0].table)
    two.open("t", sitting[0].table)
    first_phone.heading("isle_of_skye.prompt_castle_app").wait_for()
    # On a wide screen the prompt is beside the board, not below it.
    two.page.set_viewport_size({"width": 1366, "height": 768})
    two.until(BESIDE)
    skye.answer_all(sitting, "place")
    assert [len(slots) for slots in offers(sitting, *range(3))] == [3, 3, 3]
    # A castle in the wrong rotation is undone all the same; then the same tiles come again.
    drawn = offers(sitting, first, second)
    first_phone.press("common.undo")
    first_phone.heading("isle_of_skye.prompt_castle_app").wait_for()
    first_phone.press("play.turn")
    first_phone.press("play.lay")
    first_phone.delivered()
    assert tiles_of(sitting, first)["0,0"]["rotation"] == 1
    assert offers(sitting, first, second) == drawn
    names = [seat["name"] for seat in sitting[0].look()["document"]["table"]["seats"].values()]
    other_names = " and ".join(names[seat] for seat in range(3) if seat != first)
    for seat, answering in enumerate(sitting):
        skye.choose(answering, seat, (1, 1))
    skye.lift(sitting[0], 0)
    skye.buy_nothing(sitting)
    lay(first_phone)
    lay(two)
    assert (len(tiles_of(sitting, first)), len(tiles_of(sitting, second))) == (2, 2)
    first_phone.press("common.undo")
    expect(first_phone.page.locator("[data-tile]")).to_have_count(1)
    first_phone.delivered()
    assert (len(tiles_of(sitting, first)), len(tiles_of(sitting, second))) == (1, 2)
    first_phone.tap(first_phone.page.locator(".pill").nth(second))
    expect(first_phone.text("isle_of_skye.surface_territory", seat=names[second])).to_be_visible()
    expect(first_phone.page.locator("[data-tile]")).to_have_count(2)
    expect(first_phone.page.locator("[data-cell]")).to_have_count(0)
    first_phone.press("play.own_board")
    for _ in range(2):
        lay(first_phone)
    expect(first_phone.heading("isle_of_skye.wait_build_still", names=other_names)).to_be_visible()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_board_tiles_and_button_are_visible_together_in_large_text(
    language: str, phone: NewPhone, device: NewDevice
) -> None:
    """The longest name of a tile, two people on one phone, and an available undo."""
    shared_device, cleos = device(), device()
    code = shared_device.open_table(game="isle_of_skye", draw="table")
    shared_device.sit(0)
    shared_device.sit(1, "Mia", phone=False)
    cleos.join(code)
    cleos.sit(2)
    shared_device.start()
    sitting = [shared_device, shared_device, cleos]
    skye.draw(shared_device, awaited(sitting)[0], *GOALS)
    skye.answer_all(sitting, "place")
    for seat, tiles in enumerate((("b03", "b08", "b24"), ("b20", "b31", "b30"), ("b01", "b02", "b05"))):
        skye.draw(sitting[seat], seat, *tiles)
    for seat in range(3):
        skye.choose(sitting[seat], seat, (1, 1))
    skye.lift(shared_device, 0)
    skye.buy_nothing(sitting)
    this_phone = phone(token=shared_device.token, language=language)
    this_phone.open("t", shared_device.table)
    this_phone.page.locator("[data-hand]").first.wait_for()
    gallery = Gallery(this_phone, "skye-build-large-")
    visible = (
        ".prompt-words",
        "[data-hand][aria-pressed='true']",
        ".action-bar > :first-child",
        ".action-bar > :last-child",
    )
    lay(this_phone)
    this_phone.page.locator("[data-hand]").first.wait_for()
    this_phone.delivered()
    gallery.assert_fully_visible(*visible, *(".band-work", "[data-cell]"))
    this_phone.tap_board("[data-cell]")
    this_phone.page.locator("[data-draft]").wait_for(state="attached")
    gallery.assert_fully_visible(*visible, ".band-work")


@pytest.mark.deep  # two people of one phone in every run: test_skye_market
def test_two_people_of_one_phone_hand_it_over_only_while_something_is_secret(
    phone: NewPhone, device: NewDevice
) -> None:
    """Territories: both build in the open; each enters gold, which a scoring tile counts, alone."""
    shared_device, cleos = device(), device()
    code = shared_device.open_table(game="isle_of_skye", draw="table", options={"tracking": "territories"})
    shared_device.sit(0)
    shared_device.sit(1, phone=False)
    cleos.join(code)
    cleos.sit(2)
    shared_device.start()
    sitting = [shared_device, shared_device, cleos]
    first = awaited(sitting)[0]
    for goal in ("base_most_gold", *GOALS[:3]):
        sitting[first].act(first, {"type": "draw_goal", "goal": goal})
    phone(token=cleos.token).open("t", cleos.table)  # so that nothing says that Cleo's phone is silent
    this_phone = phone(token=shared_device.token, language="de")
    this_phone.open("t", shared_device.table)
    gallery = Gallery(this_phone, "skye-shared-")
    asked_of = this_phone.page.locator(".prompt .second-line")
    for name in NAMES[:2]:
        this_phone.heading("isle_of_skye.prompt_castle").wait_for()
        expect(asked_of).to_contain_text(this_phone.say("play.for_seat", name=name))
        this_phone.press("play.lay")
    shared_device.once(lambda view: view["waits"].keys() == {"2"})
    skye.answer_all(sitting, "place")
    for name, tile in (("Ben", "b20"), ("Anna", "b01")):  # the player who placed the last castle continues
        this_phone.heading("isle_of_skye.prompt_take").wait_for()
        expect(asked_of).to_contain_text(this_phone.say("play.for_seat", name=name))
        gallery.show(f"take-{name}")
        gallery.in_sight("[data-piece]", ".band-work .board")
        pick(this_phone, tile)
        this_phone.page.locator("[data-cell]").first.wait_for(state="attached")
        this_phone.press("common.more")
        this_phone.button("corrections.timeline").wait_for()
        assert this_phone.button("cover.now").count() == 0
        this_phone.press("common.more")
        lay(this_phone)
        this_phone.press("isle_of_skye.choice_done")
    this_phone.heading("isle_of_skye.wait_build", seat="Cleo").wait_for()
    assert [len(tiles_of(sitting, seat)) for seat in (0, 1, 2)] == [2, 2, 1]

    cleos.act(2, {"type": "finish_building", "round": 1})
    for name in NAMES[:2]:
        hand_over(this_phone, name)
        this_phone.heading("isle_of_skye.prompt_gold").wait_for()
        expect(this_phone.button("cover.now")).to_be_visible()
        gallery.show(f"gold-{name}", elsewhere=name == NAMES[1])
        this_phone.press("play.done")
    this_phone.heading("isle_of_skye.wait_purses", seat="Cleo").wait_for()
    cleos.act(2, {"type": "report_gold", "round": 1, "amounts": {"gold": 3}})
    this_phone.page.get_by_role(
        "button", name=re.compile(this_phone.say("play.scored_next", name="(Anna|Ben)"))
    ).click()
    this_phone.press("play.scored_right")
    this_phone.heading("isle_of_skye.prompt_take").wait_for()
    assert gallery.faults == []
