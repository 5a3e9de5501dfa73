"""A whole game of Carcassonne by taps: five people, one phone for two of them, one late arrival, one phone that dies,
and a TV."""

from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPhone
from tests.e2e.device import NAMES
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Hands
from tests.e2e.play import enter, show_scores, show_tiles
from tests.e2e.record import game, turns
from tests.e2e.seating import COLOURS, add_seat, code_shown, join_by_code, pictures, sit_down, take_over
from tests.e2e.taps import describe_taps

pytestmark = [pytest.mark.deep, pytest.mark.timeout(900)]

RECORD = "jcz-11583"
GAME = turns(RECORD)
PEOPLE = list(zip(NAMES, COLOURS, strict=False))
ANNA, BEN, CLEO, DORA, EMIL = range(5)
LATE, DEAD = 12, 31
"""Turns before which Cleo's phone joins, and Dora's dies."""


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
    assert median(hand.taps for hand in hands) <= 3
    assert max(hand.taps for hand in hands) <= 4
