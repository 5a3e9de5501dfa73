"""A whole game of Isle of Skye with Druids by taps, where the app draws: five people, one phone for two of them, one
late arrival, one phone that dies, and a TV."""

from contextlib import suppress
from functools import reduce
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TapTimeout

from tests.e2e import skye
from tests.e2e.conftest import NewPhone
from tests.e2e.device import NAMES
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Phone
from tests.e2e.play import show_scores
from tests.e2e.seating import add_seat, code_shown, join_by_code, pictures, sit_down, take_over
from tests.e2e.skye import COLOURS, lay, mark, price, seal

pytestmark = [pytest.mark.deep, pytest.mark.timeout(1200)]

ANNA, BEN, CLEO, DORA, EMIL = range(5)
LATE, DEAD = 2, 4
"""Rounds in which Cleo's phone joins, and Dora's dies."""
TAP_TIMEOUT_MS = 1_000
"""For a button that may disappear because of what others do."""
FREE = "[data-choice]:not([aria-disabled=true])"
"""Choices of the table."""


def reach(phone: Phone, seat: int, target: Locator) -> None:
    """Reach an element: hand over the phone, close a review, lift a cover."""
    asks = phone.heading("hand.ask", name=NAMES[seat])
    review = [phone.button("play.scored_right"), *(phone.button("play.scored_next", name=name) for name in NAMES)]
    review_button, covered = reduce(Locator.or_, review), phone.button("cover.look")
    handed = phone.button("hand.to", name=NAMES[seat])
    while True:
        asks.or_(review_button).or_(covered).or_(handed).or_(target).first.wait_for()
        if target.first.is_visible():
            return
        if asks.is_visible():
            phone.press("hand.hold")
            phone.press("hand.once_more")
            expect(asks).to_be_hidden()
        else:
            # The button may have disappeared meanwhile.
            with suppress(TapTimeout):
                review_button.or_(covered).or_(handed).first.tap(timeout=TAP_TIMEOUT_MS)


def buy(phone: Phone, seat: int, prompt: dict[str, Any]) -> None:
    """Buy the first affordable tile, else nothing."""
    decline = prompt["decline"]["label"]
    reach(phone, seat, phone.button(decline["code"], **decline.get("params", {})))
    tags, wares = (phone.page.locator(f"{of} {FREE}") for of in (".market-row:not(.market-own)", ".wares"))
    if seat % 2 == 0 and wares.count():
        phone.tap(wares.last)
        phone.tap(phone.page.locator(".button-main"))
    elif seat % 2 == 0 and tags.count():
        phone.tap(tags.last)
    else:
        phone.press(decline["code"], **decline.get("params", {}))


def answer(phone: Phone, seat: int) -> None:
    """Answer a seat's first prompt by taps."""
    device = phone.device()
    prompts = skye.prompts_of(device, seat)
    if not prompts:
        return
    prompt = prompts[0]
    match prompt["action"]["type"]:
        case "place_axe" | "set_prices":
            reach(phone, seat, phone.page.locator("[data-offer]"))
            mark(phone, 0)
            for row in (1, 2):
                price(phone, row, 1)
            seal(phone, device, seat)
        case "buy_tile" | "buy_again" | "buy_own_tile":
            buy(phone, seat, prompt)
        case "lay_castle":
            reach(phone, seat, phone.button("play.lay"))
            phone.press("play.lay")
        case "place_tile":
            reach(phone, seat, phone.page.locator("[data-cell]"))
            lay(phone)  # for any of the phone's seats and tiles
        case "keep_bag_tile" | "scroll_again":
            reach(phone, seat, phone.page.locator(FREE))
            phone.tap(phone.page.locator(FREE).first)
        case _:
            # Where nothing is to be decided a phone draws by itself, once the review of the last round is closed.
            by_tap = phone.button("play.draw")
            reach(phone, seat, by_tap.or_(phone.page.locator(".market, [data-offer]")))
            if by_tap.is_visible():
                phone.tap(by_tap)
    phone.delivered()


def test_an_evening_of_isle_of_skye(phone: NewPhone) -> None:
    anna, ben, dora = phone(), phone(language="de"), phone(language="de", light="lamp")
    ben.page.set_viewport_size({"width": 360, "height": 740})
    anna.open("new")
    anna.tap(anna.page.locator("label", has_text=anna.say("isle_of_skye.name")))
    anna.tap(anna.page.get_by_role("switch", name=anna.say("isle_of_skye.druids.name"), exact=True))
    anna.tap(anna.page.locator("label", has_text=anna.say("new.draw_app")))
    anna.press("new.open")
    sit_down(anna, ANNA, COLOURS)
    code = code_shown(anna)
    join_by_code(ben, code)
    sit_down(ben, BEN, COLOURS)
    add_seat(anna, CLEO, COLOURS)
    join_by_code(dora, code)
    dora.press("join.none")
    sit_down(dora, DORA, COLOURS)
    add_seat(ben, EMIL, COLOURS)
    tv = phone(language="de", light="lamp")
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    join_by_code(tv, code)
    tv.press("join.tv")
    phones = {"anna": anna, "ben": ben, "dora": dora, "tv": tv}
    expect(tv.page.locator(".tv")).to_contain_text("Emil")
    anna.press("lobby.start", n=5)
    anna.heading("isle_of_skye.prompt_castle_app").wait_for()

    host = anna.device()
    holds = {ANNA: anna, BEN: ben, CLEO: anna, DORA: dora, EMIL: ben}
    last_seen = ""
    while "outcome" not in (view := host.look()["document"]["view"]):
        if view["turn"] >= LATE and "cleo" not in phones:
            holds[CLEO] = phones["cleo"] = cleo = phone()
            join_by_code(cleo, code)
            show(cleo, Look("day", 320, 640, 160))
            cleo.tap(cleo.page.get_by_role("button", name="Cleo"))
            reach(anna, ANNA, anna.button("play.request_yes"))
            anna.press("play.request_yes")
            cleo.page.locator(".band-work").wait_for()
        if view["turn"] >= DEAD and "dora" in phones:
            phones.pop("dora").close()
            reach(anna, ANNA, anna.button("common.more"))
            take_over(anna, "Dora")
            holds[DORA] = anna
        if (phase := f"{view['turn']}-{view['phase']}") != last_seen:
            last_seen = phase
            pictures(phones, f"skye-{phase}")
            assert not (faults := [fault for phone in phones.values() for fault in faults_of(phone, axe=False)]), faults
        for seat in sorted(int(waiting) for waiting in view["waits"] if waiting != "system"):
            answer(holds[seat], seat)
    for name, player_phone in phones.items():
        if name != "tv":
            reach(player_phone, {"anna": ANNA, "ben": BEN, "cleo": CLEO}[name], player_phone.button("ceremony.skip"))
            player_phone.to_result()
    scores = view["outcome"]["scores"]
    show_scores(
        [phone for name, phone in phones.items() if name != "tv"], list(zip(NAMES, COLOURS, strict=False)), scores
    )
    pictures(phones, "skye-end")
