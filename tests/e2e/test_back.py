"""Back of browser and phone closes what covers the screen, then leaves it; nothing is left behind for another one."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from games.isle_of_skye.actions import PlaceTile
from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.phone import Phone
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.skye import press_long
from tests.e2e.tables import seat_devices, start_table
from tests.records.skye_games import moves

GAME = turns("go-0028")


def assert_back_closes(phone: Phone, opens: Callable[[], None], overlay: Locator) -> None:
    """Assert that Back closes what `opens` has opened and stays on the screen, and that Forward opens nothing."""
    path = phone.path
    opens()
    expect(overlay).to_be_visible()
    phone.page.go_back()
    expect(overlay).to_have_count(0)
    phone.page.go_forward()
    phone.until("() => !history.state?.overlays")
    expect(overlay).to_have_count(0)
    assert phone.path == path


def from_start(phone: Phone, *path: str) -> None:
    """Open the start screen, then a path, so that Back has somewhere to go."""
    phone.open()
    phone.heading("start.prompt").wait_for()
    phone.page.evaluate("(hash) => { location.hash = hash }", f"#/{'/'.join(path)}")


def test_back_closes_menu_and_close_look_and_then_leaves_the_table(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:4])
    anna = phone(token=sitting[0].token)
    from_start(anna, "t", sitting[0].table)
    show_tiles([anna], 5)
    menu, dialog = anna.page.locator(".table-menu-list"), anna.page.get_by_role("dialog")
    assert_back_closes(anna, lambda: anna.press("common.more"), menu)
    assert_back_closes(anna, lambda: press_long(anna, "[data-piece]"), dialog)

    anna.press("common.more")
    expect(menu).to_be_visible()
    anna.press("common.more")
    expect(menu).to_have_count(0)
    press_long(anna, "[data-piece]")
    anna.press("look.close")
    expect(dialog).to_have_count(0)
    anna.press("common.more")
    anna.tap(anna.page.locator(".table-menu-row", has_text=anna.say("play.points")))
    anna.button("points.ended").wait_for()
    anna.page.go_back()
    show_tiles([anna], 5)
    expect(menu).to_have_count(0)
    anna.page.go_forward()
    anna.button("points.ended").wait_for()
    anna.page.go_back()
    show_tiles([anna], 5)

    anna.press("common.more")
    expect(menu).to_be_visible()
    anna.page.reload()
    show_tiles([anna], 5)
    expect(menu).to_have_count(0)
    anna.page.go_back()
    anna.heading("start.prompt").wait_for()


def test_back_leads_from_another_board_to_the_own_one(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_record(device, ("Anna", "Ben", "Cleo"))
    log = list(moves(skye.record(3)))
    skye.enter(sitting, log[: next(at for at, (_, action) in enumerate(log) if isinstance(action, PlaceTile))])
    anna = phone(token=sitting[0].token)
    from_start(anna, "t", sitting[0].table)
    seats = anna.page.get_by_role("navigation", name=anna.say("seats.band")).get_by_role("button")
    ben = seats.filter(has_text="Ben")
    assert_back_closes(anna, lambda: anna.tap(ben), anna.button("play.own_board"))
    anna.page.go_back()
    anna.heading("start.prompt").wait_for()


def test_back_closes_forms_questions_and_codes_in_the_lobby(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2)
    anna = phone(token=sitting[0].token)
    from_start(anna, "t", sitting[0].table)
    anna.heading("lobby.start_prompt", n=2).wait_for()
    assert_back_closes(anna, lambda: anna.press("lobby.add"), anna.heading("lobby.add_prompt"))
    ask = anna.text("people.new_code_join_ask")
    assert_back_closes(anna, lambda: anna.press("people.new_code_join"), ask)
    larger = anna.page.get_by_role("button", name=anna.say("lobby.qr_larger", qr=anna.say("lobby.qr"))).first
    assert_back_closes(anna, lambda: anna.tap(larger), anna.page.locator(".invite-large"))
    anna.page.go_back()
    anna.heading("start.prompt").wait_for()
