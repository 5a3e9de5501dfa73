"""A whole game of Carcassonne by taps: five people, one phone for two of them, one late arrival, one phone that dies,
and a TV."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPhone
from tests.e2e.device import NAMES
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Hands, Phone
from tests.e2e.play import enter, show_scores, show_tiles
from tests.e2e.record import game, turns
from tests.e2e.test_whole_games import describe_taps

pytestmark = [pytest.mark.e2e, pytest.mark.deep, pytest.mark.timeout(900)]

RECORD = "jcz-11583"
GAME = turns(RECORD)
COLOURS = ("red", "blue", "yellow", "green", "coal")
PEOPLE = list(zip(NAMES, COLOURS, strict=True))
ANNA, BEN, CLEO, DORA, EMIL = range(5)
LATE, DEAD = 12, 31
"""Turns before which Cleo's phone joins, and Dora's dies."""


def sit_down(phone: Phone, seat: int, colours: Sequence[str] = COLOURS) -> None:
    """Enter name and colour, and take the seat."""
    phone.page.get_by_label(phone.say("join.name")).fill(NAMES[seat])
    phone.tap(phone.page.locator("label.colour").filter(has_text=phone.say(f"colour.{colours[seat]}")))
    phone.press("join.take")


def add_seat(phone: Phone, seat: int, colours: Sequence[str] = COLOURS) -> None:
    """Add a seat for a person who is played from this phone."""
    phone.press("lobby.add")
    phone.page.get_by_label(phone.say("lobby.add_name"), exact=True).fill(NAMES[seat])
    phone.tap(phone.page.locator("label.colour").filter(has_text=phone.say(f"colour.{colours[seat]}")))
    phone.press("lobby.add_save")
    phone.page.locator(".row-title", has_text=NAMES[seat]).wait_for()


def code_shown(phone: Phone) -> str:
    """Return the code to join that a phone in the lobby shows."""
    code = phone.page.locator(".invite-code > [aria-hidden]").first
    code.wait_for()
    return "".join(phone.page.locator(".invite").first.locator(".invite-code > [aria-hidden]").all_inner_texts())


def join_by_code(phone: Phone, code: str) -> None:
    """Type the code to join."""
    phone.open()
    phone.press("start.join")
    phone.page.get_by_label(phone.say("join.code")).press_sequentially(code)


def take_over(host: Phone, name: str) -> None:
    """Play for another person from the host's phone."""
    host.press("common.more")
    host.tap(host.page.locator(".table-menu-row", has_text=host.say("people.title")))
    host.tap(host.page.get_by_role("button", name=f"{name}, "))
    host.press("people.take_over", name=name)
    host.press("people.take_over_yes", name=name)
    host.press("common.back")


def pictures(phones: dict[str, Phone], moment: str) -> None:
    """Save a picture of each screen."""
    for name, phone in phones.items():
        phone.picture(f"evening-{moment}-{name}")


def test_an_evening_of_carcassonne(phone: NewPhone, record_property: Any) -> None:
    anna, ben, dora = phone(), phone(language="de"), phone(language="de", light="lamp")
    ben.page.set_viewport_size({"width": 360, "height": 740})
    anna.open("new")
    anna.press("new.open")
    sit_down(anna, ANNA)
    code = code_shown(anna)
    join_by_code(ben, code)
    sit_down(ben, BEN)
    add_seat(anna, CLEO)
    join_by_code(dora, code_shown(ben))
    dora.press("join.none")
    sit_down(dora, DORA)
    add_seat(ben, EMIL)
    tv = phone(language="de", light="lamp")
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    join_by_code(tv, code)
    tv.press("join.tv")
    phones = {"anna": anna, "ben": ben, "dora": dora, "tv": tv}
    expect(tv.page.locator(".tv")).to_contain_text("Emil")
    pictures(phones, "1-lobby")
    anna.press("lobby.start", n=5)

    holds = {ANNA: anna, BEN: ben, CLEO: anna, DORA: dora, EMIL: ben}
    hands: list[Hands] = []
    for number, turn in enumerate(GAME, 1):
        if number == LATE:
            holds[CLEO] = phones["cleo"] = cleo = phone()
            join_by_code(cleo, code)
            show(cleo, Look("day", 320, 640, 160))
            cleo.tap(cleo.page.get_by_role("button", name="Cleo"))
            expect(cleo.heading("join.asked")).to_be_visible()
            pictures(phones, "2-late")
            anna.press("play.request_yes")
            show_tiles([cleo], number)
        if number == DEAD:
            phones.pop("dora").close()
            take_over(anna, "Dora")
            holds[DORA] = anna
            show_tiles([anna], number)
            pictures(phones, "3-dead")
        with holds[turn.seat].counted() as gestures:
            enter(holds[turn.seat], turn, on_tile=number % 2 == 0)
        hands += gestures
        if number % 10 == 0:
            show_tiles([phone for name, phone in phones.items() if name != "tv"], number + 1)
            show_scores([phone for name, phone in phones.items() if name != "tv"], PEOPLE, turn.scores)
            pictures(phones, f"turn-{number}")
            assert not (faults := [fault for phone in phones.values() for fault in faults_of(phone, axe=False)]), faults
    for name, player_phone in phones.items():
        if name != "tv":
            player_phone.to_result()
    show_scores([phone for name, phone in phones.items() if name != "tv"], PEOPLE, game(RECORD)["final_scores"])
    pictures(phones, "4-end")
    record_property("taps", describe_taps("five people, table draws", hands))
    print(describe_taps("five people, table draws", hands))
