"""Codes and names as phones enter them: composed by a keyboard, pasted with words around them, in an address that was
passed on."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.coming_in import sit_down
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

LONGEST_NAME = 24


def compose(phone: Phone, field: Locator, text: str) -> None:
    """Type a text as Android keyboards do, which keep the word underlined until it is finished."""
    field.focus()
    session = phone.context.new_cdp_session(phone.page)
    for end in range(1, len(text) + 1):
        session.send("Input.imeSetComposition", {"text": text[:end], "selectionStart": end, "selectionEnd": end})
        expect(field).to_have_value(text[:end])
    session.send("Input.insertText", {"text": text})
    session.detach()


def paste(phone: Phone, field: Locator, text: str) -> None:
    phone.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    field.focus()
    phone.page.keyboard.press("Control+V")


def test_a_code_and_a_name_are_composed_letter_by_letter(phone: NewPhone, device: NewDevice) -> None:
    host = seat_devices(device, 1)[0]
    code = host.ask("GET", f"/tables/{host.table}/invite")["code"]
    this_phone = phone()
    this_phone.open("join")
    compose(this_phone, this_phone.page.get_by_label(this_phone.say("join.code")), code.lower())
    name = this_phone.page.get_by_label(this_phone.say("join.name"))
    compose(this_phone, name, "Bartholomäus Maximilian von Hagen")
    expect(name).to_have_value("Bartholomäus Maximilian von Hagen"[:LONGEST_NAME])
    name.fill("")
    compose(this_phone, name, "Ben")
    expect(name).to_have_value("Ben")
    this_phone.tap(this_phone.page.locator("label.colour:not(.colour-taken)").first)
    this_phone.press("join.take")
    expect(this_phone.text("lobby.wait_about")).to_be_visible()
    assert [seat["name"] for seat in host.look()["document"]["table"]["seats"].values()] == ["Anna", "Ben"]


@pytest.mark.parametrize("message", ["Code: {code}", "Code: {half} {rest}", "Join my table: {url} - see you!"])
def test_a_code_is_pasted_with_the_words_around_it(message: str, phone: NewPhone, device: NewDevice) -> None:
    host = seat_devices(device, 1)[0]
    invite = host.ask("GET", f"/tables/{host.table}/invite")
    code = invite["code"]
    this_phone = phone()
    this_phone.open("join")
    field = this_phone.page.get_by_label(this_phone.say("join.code"))
    paste(this_phone, field, message.format(code=code, half=code[:3], rest=code[3:], url=invite["url"]))
    expect(field).to_have_value(code)
    sit_down(this_phone, "Ben")


@pytest.mark.parametrize("rest", ["", "/points"])
def test_the_address_of_a_table_leads_others_to_the_field_for_the_code(
    rest: str, phone: NewPhone, device: NewDevice
) -> None:
    host = seat_devices(device, 1)[0]
    other = seat_devices(device, 1)[0]
    for this_phone, table in ((phone(), host), (phone(language="de"), other)):
        with this_phone.watch.expecting("404"):
            this_phone.page.goto(f"{this_phone.url}/#/t/{host.table}{rest}")
            expect(this_phone.text("closed.ask")).to_be_visible()
            code = table.ask("GET", f"/tables/{table.table}/invite")["code"]
            this_phone.page.get_by_label(this_phone.say("join.code")).press_sequentially(code)
            sit_down(this_phone, "Ben")
            assert this_phone.path == ["t", table.table]


@pytest.mark.parametrize("address", ["/%23/join/{code}", "/join/{code}", "/#/join/{code}%20"])
def test_an_address_that_an_app_has_rewritten_still_leads_to_the_table(
    address: str, phone: NewPhone, device: NewDevice
) -> None:
    host = seat_devices(device, 1)[0]
    code = host.ask("GET", f"/tables/{host.table}/invite")["code"]
    this_phone = phone()
    this_phone.page.goto(f"{this_phone.url}{address.format(code=code)}")
    sit_down(this_phone, "Ben")
    assert this_phone.page.url == f"{this_phone.url}/#/t/{host.table}"
