"""Joining a table: every phone in the lobby shows the code to play, spectators may sit down, and in a rematch people
get their seats back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.codes import card, code_in, follow
from tests.e2e.coming_in import sit_down
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.people import open_table_of
from tests.e2e.tables import seat_devices, start_table
from tests.e2e.watch import OFFLINE
from tests.e2e.words import words
from tests.serving import ServedTable


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


@pytest.mark.parametrize("way", ["typed", "join", "seat", "watch"])
def test_a_code_entered_without_a_network_is_asked_again_with_one(phone: NewPhone, device: NewDevice, way: str) -> None:
    anna = seat_devices(device, 2)[0]
    info = anna.look(0)["document"]["table"]
    guest = phone()
    guest.open("join")
    guest.page.get_by_label(guest.say("join.code")).wait_for()
    guest.until("() => document.fonts.status === 'loaded'")
    code = info["code"]
    if way == "seat":
        ben = info["seats"]["1"]["id"]
        code = anna.ask("POST", f"/tables/{anna.table}/seats/{ben}/pass", {})["code"]
    if way == "watch":
        code = anna.ask("GET", f"/tables/{anna.table}/invite?to=watch")["code"]
    with guest.watch.expecting(OFFLINE):
        guest.context.set_offline(True)
        if way == "typed":
            guest.page.get_by_label(guest.say("join.code")).press_sequentially(code)
        else:
            guest.page.evaluate("(hash) => { location.hash = hash; }", f"#/{way}/{code}")
        expect(guest.button("common.again")).to_be_visible()
        expect(guest.text("client.offline")).to_be_visible()
        guest.press("common.again")
        expect(guest.text("client.offline")).to_be_visible()
        guest.context.set_offline(False)
        reached = {
            "seat": guest.heading("seat.title_of", name="Ben"),
            "watch": guest.text("lobby.watch_about"),
        }.get(way, guest.button("join.missing_name"))
        expect(reached).to_be_visible()
    expect(guest.text("client.offline")).to_have_count(0)


def test_a_name_that_looks_like_anothers_or_cannot_be_seen_takes_no_seat(phone: NewPhone, device: NewDevice) -> None:
    anna, ben = seat_devices(device, 2)
    guest = phone()
    guest.open("join", anna.look(0)["document"]["table"]["code"])
    name = guest.page.get_by_label(guest.say("join.name"))
    name.fill("\u3164\u2800")
    guest.tap(guest.page.locator("label.colour:not(.colour-taken)").first)
    expect(guest.button("join.missing_name")).to_be_visible()
    name.fill("\u0410nna")  # its first letter is Cyrillic
    expect(guest.text("lobby.name_taken", name="\u0410nna")).to_be_visible()
    name.fill("O’Neill")
    expect(guest.button("join.take")).to_be_visible()
    seat = ben.look()["document"]["table"]["seats"]["1"]["id"]
    ben.ask("PATCH", f"/tables/{ben.table}/seats/{seat}", {"name": "O'Neill"})
    guest.press("join.name_use", name="O’Neill 2")  # the phone has heard of it and offers another name
    guest.press("join.take")
    expect(guest.text("lobby.wait_about")).to_be_visible()
    names = [seat["name"] for seat in anna.look()["document"]["table"]["seats"].values()]
    assert names == ["Anna", "O'Neill", "O’Neill 2"]


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_address_that_the_server_does_not_answer_to_says_so(
    phone: NewPhone, server: ServedTable, language: str
) -> None:
    lost = phone(language=language, at="table.test")
    with lost.watch.expecting("400|Cross-Origin-Opener-Policy"):
        lost.page.goto(lost.url)
        host = lost.url.removeprefix("http://")
        expect(lost.page.get_by_role("heading", level=1)).to_have_text(words(language, "foreign_host.title"))
        expect(lost.page.get_by_text(words(language, "server.unknown_host", host=host))).to_be_visible()
        expect(lost.page.get_by_text(words(language, "foreign_host.cure_own", name="table.test"))).to_be_visible()
        expect(lost.page.locator("html")).to_have_attribute("lang", language)
