"""A game with secrets while others watch: on a TV, and after a seat was given up."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.hand_over import ANNA, CLEO, card_of, hand_over, kept_card, seal, server, table_of_two_phones
from tests.e2e.looks import axe_faults
from tests.e2e.traces import places_of, stored

__all__ = ["server"]


def test_a_tv_never_holds_what_a_seat_knows(phone: NewPhone, device: NewDevice) -> None:
    annas, _cleos = kept_card(device)
    watch = annas.ask("GET", f"/tables/{annas.table}/invite?to=watch")["code"]
    tv = phone(light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", watch)
    sentence = tv.page.locator(".tv-sentence")
    expect(sentence).to_contain_text("sealed market: wait tip")
    expect(tv.page.get_by_role("region", name=tv.say("tv.title")).get_by_role("listitem")).to_have_count(3)
    assert places_of(tv, card_of(annas, ANNA)) == []
    assert axe_faults(tv) == []
    tv.picture("tv-of-secrets")


def test_a_seat_is_given_up_and_its_phone_forgets(phone: NewPhone, device: NewDevice) -> None:
    annas, cleos = table_of_two_phones(device)
    seal(cleos, CLEO, 3, 1)
    this_phone = phone(token=cleos.token, language="de")
    this_phone.open("t", cleos.table)
    this_phone.button("cover.now").wait_for()
    this_phone.open("t", cleos.table, "people")
    this_phone.tap(this_phone.page.get_by_role("button", name=re.compile(r"\bCleo\b.*, ")))
    this_phone.press("people.give_up", name="Cleo")
    this_phone.press("people.give_up_yes", name="Cleo")
    row = this_phone.page.get_by_role("listitem").filter(has_text="Cleo")
    expect(row).to_contain_text(this_phone.say("lobby.no_phone"))
    expect(row.get_by_role("button")).to_have_count(0)
    this_phone.open("t", cleos.table)
    expect(this_phone.page.locator(".sheet").first).to_be_visible()
    expect(this_phone.button("cover.now")).to_be_hidden()
    assert "amounts" not in str(stored(this_phone))
    host = phone(token=annas.token)
    host.open("t", annas.table)
    hand_over(host, "Anna")
    host.open("t", annas.table, "people")
    host.tap(host.page.get_by_role("button", name=re.compile(r"\bCleo\b.*, ")))
    expect(host.button("people.hand", name="Cleo")).to_be_visible()
