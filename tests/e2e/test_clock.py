"""Time per player: the host switches the clock on and off; result, replay and statistics show the times."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery, look_at
from tests.e2e.phone import Phone
from tests.e2e.record import turns
from tests.e2e.tables import play_on, seat_devices, start_table

GAME = turns("go-0025")
MIDWAY = 12
WATCH = re.compile(r"\d:\d\d")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_the_host_switches_the_clock_and_the_result_tells_the_times(
    language: str, phone: NewPhone, device: NewDevice
) -> None:
    sitting = start_table(device, 3, GAME[:MIDWAY])
    anna = phone(language=language, light="day" if language == "en" else "lamp", token=sitting[0].token)
    ben, tv = phone(token=sitting[1].token), phone(language=language)
    gallery = Gallery(anna, of="clock-")
    ben.open("t", sitting[0].table)
    open_tv(tv, sitting[0])
    times = (ben.page.get_by_role("timer"), tv.page.locator(".tv-who").get_by_text(WATCH))

    assert_choice(anna, sitting[0], "live")
    gallery.show("people")
    expect(times[0]).to_have_text(WATCH)
    expect(times[1]).to_have_count(3)
    look_at(tv, f"clock-tv-{language}")
    anna.open("t", sitting[0].table)
    expect(anna.page.get_by_role("timer")).to_have_text(WATCH)
    gallery.show("running")

    assert_choice(anna, sitting[0], "off")
    for none in times:
        expect(none).to_have_count(0)
    assert_choice(anna, sitting[0], "result")
    anna.open("t", sitting[0].table)
    anna.page.get_by_role("application").wait_for()
    for other in (anna, ben, tv):
        other.page.goto("about:blank")  # rendering each turn takes long
    play_on(sitting, GAME[MIDWAY:])
    anna.open("t", sitting[0].table)
    anna.to_result()
    check_player_times(gallery, "result")
    anna.press("history.again")
    anna.page.get_by_role("slider").press("End")
    check_player_times(gallery, "replay")
    anna.open("library", "numbers")
    expect(anna.page.locator(".numbers-table tbody th").first).to_contain_text(WATCH)
    gallery.show("statistics")
    assert not gallery.faults, "\n".join(gallery.faults)


def test_the_clock_is_chosen_for_a_new_table_and_in_its_lobby(phone: NewPhone, device: NewDevice) -> None:
    this_phone = phone(language="de", light="lamp")
    gallery = Gallery(this_phone, of="clock-")
    this_phone.open("new")
    this_phone.tap(this_phone.page.locator("summary"))
    radio(this_phone, "live").scroll_into_view_if_needed()
    gallery.show("new", elsewhere=True)
    sitting = seat_devices(device, 2, clock="live")
    host = phone(language="de", light="lamp", token=sitting[0].token)
    lobby = Gallery(host, of="clock-lobby-")
    host.open("t", sitting[0].table)
    host.tap(host.page.locator("summary").filter(has_text=host.say("lobby.change")))
    expect(radio(host, "live")).to_be_checked()
    choose(host, "result")
    assert sitting[1].look()["document"]["table"].get("clock", "result") == "result"
    radio(host, "result").scroll_into_view_if_needed()
    lobby.show("chosen", elsewhere=True)
    assert not gallery.faults + lobby.faults, "\n".join(gallery.faults + lobby.faults)


@pytest.mark.parametrize("hours", [-1, 1])
def test_the_clock_runs_on_when_that_of_the_phone_is_set(phone: NewPhone, device: NewDevice, hours: int) -> None:
    """The phone also stays connected, and shows no silence that nobody kept."""
    sitting = start_table(device, 2, clock="live")
    ben = phone(token=sitting[1].token)
    ben.page.clock.install()
    ben.open("t", sitting[0].table)
    timer = ben.page.get_by_role("timer")
    expect(timer).to_have_text(WATCH)
    ben.page.clock.set_system_time(ben.page.evaluate("Date.now()") / 1000 + 3600 * hours)
    for _second in range(2):
        expect(timer).not_to_have_text(timer.inner_text())
    expect(timer).to_have_text(re.compile(r"\b[01]:\d\d this turn"))
    play_on(sitting, GAME[:1])
    expect(ben.heading("carcassonne.prompt_pick")).to_be_visible()
    expect(ben.page.locator(".strip-sunk")).to_have_count(0)


def open_tv(tv: Phone, host: Device) -> None:
    """Show the table on a TV."""
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])
    expect(tv.page.locator(".tv-seat")).to_have_count(3)


def radio(phone: Phone, clock: str) -> Locator:
    """Return one of the three choices."""
    return phone.page.get_by_role("radio", name=re.compile(f"^{re.escape(phone.say(f'clock.{clock}'))}"))


def assert_choice(phone: Phone, host: Device, clock: str) -> None:
    """Assert the host's choice, in the people and phones screen."""
    phone.open("t", host.table, "people")
    choose(phone, clock)


def choose(phone: Phone, clock: str) -> None:
    """Tap one of the three choices; it applies to everybody once the server has answered."""
    with phone.page.expect_response(lambda answer: answer.url.endswith("/clock")):
        phone.tap(phone.page.locator("label").filter(has=radio(phone, clock)))
    expect(radio(phone, clock)).to_be_checked()


def check_player_times(gallery: Gallery, name: str) -> None:
    """Check each player's time, as a chart and as a table."""
    card = gallery.phone.page.locator("section.chart").filter(has=gallery.phone.text("clock.title"))
    expect(card.get_by_role("listitem")).to_have_count(3)
    expect(card.locator(".times-total")).to_have_text([WATCH] * 3)
    card.scroll_into_view_if_needed()
    gallery.show(name)
    gallery.phone.tap(card.get_by_role("button"))
    expect(card.get_by_role("table").get_by_role("row")).to_have_count(4)
    gallery.show(f"{name}-table")
