"""Joining a table: every phone in the lobby shows the code to play, spectators may sit down, and in a rematch people
get their seats back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices, start_table
from tests.e2e.test_codes import card, code_in, follow
from tests.e2e.test_people import open_table_of

pytestmark = pytest.mark.e2e


def sit_down(phone: Phone, name: str) -> None:
    """Enter the name, choose the first free colour, and sit down."""
    phone.page.get_by_label(phone.say("join.name")).fill(name)
    phone.tap(phone.page.locator("label.colour:not(.colour-taken)").first)
    phone.press("join.take")
    expect(phone.text("lobby.wait_about")).to_be_visible()


def test_the_code_on_any_phone_in_the_lobby_leads_to_a_seat(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2)
    host, guest = sitting
    ben = open_table_of(phone, guest, language="de")
    expect(card(ben, "lobby.qr")).to_be_visible()
    expect(ben.page.locator(".invite")).to_have_count(1)  # the code to watch is collapsed
    cleo = phone()
    cleo.open("join", code_in(card(ben, "lobby.qr")))
    sit_down(cleo, "Cleo")

    dora = phone(light="lamp")
    host.ask("PUT", f"/tables/{host.table}/locked", {"locked": True})
    follow(dora, host.ask("GET", f"/tables/{host.table}/invite?to=watch")["url"])
    expect(dora.text("lobby.watch_about")).to_be_visible()
    expect(dora.button("lobby.sit")).to_have_count(0)
    host.ask("PUT", f"/tables/{host.table}/locked", {"locked": False})
    dora.press("lobby.sit")
    sit_down(dora, "Dora")
    expect(ben.page.locator("ol .row-title")).to_have_text(["Anna", "Ben", "Cleo", "Dora"])


def test_the_same_people_have_their_seats_again(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3)
    sitting[0].act(0, {"type": "finish_now"})
    anna = phone(token=sitting[0].token)
    anna.open("library")
    anna.press("library.again")
    anna.heading("lobby.start_prompt", n=3).wait_for()
    code = code_in(card(anna, "lobby.qr"))

    ben = phone(token=sitting[1].token, language="de")  # the phone that held the seat gets it back with the code alone
    ben.open("join", code)
    expect(ben.heading("lobby.wait_prompt", name="Anna")).to_be_visible()
    cleo = phone()  # a new phone chooses its person
    cleo.open("join", code)
    expect(cleo.heading("join.one_of")).to_be_visible()
    expect(cleo.page.locator(".row-title")).to_have_text(["Cleo"])
    cleo.tap(cleo.page.get_by_role("button", name="Cleo"))
    expect(cleo.heading("lobby.wait_prompt", name="Anna")).to_be_visible()
    for name in ("Ben", "Cleo"):
        row = anna.page.get_by_role("listitem").filter(has_text=name)
        expect(row).to_contain_text(anna.say("lobby.phone"))
