"""Two people on one phone at a table with both expansions of Isle of Skye: it is covered for secrets alone, and shows
nothing of a purse without its cover."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES, Device
from tests.e2e.hand_over import hand_over
from tests.e2e.looks import faults_of
from tests.e2e.skye import lay, mark, price, seal

ANNA, BEN, CLEO = range(3)
SHARED = (ANNA, BEN)
SECRET = {"place_axe", "set_prices", "buy_tile", "buy_again", "buy_second"}
"""Actions behind the cover: axe, prices and purchases, since gold is hidden."""
MOST_TAPS = 22
"""Taps per seat in a round. Advances are not counted: which tiles bring one is left to chance."""


class SharedPhone:
    """A phone for Anna and Ben; Cleo has one of her own, which plays by itself."""

    def __init__(self, phone: NewPhone, device: NewDevice) -> None:
        ours, cleos = device(), device()
        code = ours.open_table(game="isle_of_skye", draw="app", expansions=["druids", "journeyman"])
        ours.sit(ANNA, colour=skye.COLOURS[ANNA])
        ours.sit(BEN, colour=skye.COLOURS[BEN], phone=False)
        cleos.join(code)
        cleos.sit(CLEO, colour=skye.COLOURS[CLEO])
        ours.start()
        self.sitting = [ours, ours, cleos]
        journeyman_setup(self.sitting)
        self.phone = phone(token=ours.token, language="de")
        self.phone.page.set_viewport_size({"width": 320, "height": 640})
        self.phone.open("t", ours.table)
        self.faults: list[str] = []
        self.shown: set[str] = set()
        self.advances = 0

    def play_round(self) -> None:
        while (view := self.sitting[CLEO].once(settled))["turn"] == 1:
            waiting = sorted(int(seat) for seat in view["waits"])
            ours = [seat for seat in waiting if seat in SHARED]
            if ours:
                self.answer(self.shown_seat(ours))
            else:
                journeyman.answer_first_prompt(self.sitting[CLEO], CLEO)

    def shown_seat(self, ours: list[int]) -> int:
        """Return which of the awaited seats the phone asks, or asks for."""
        if len(ours) == 1:
            return ours[0]
        asked = self.phone.page.locator(".prompt")
        expect(asked).to_contain_text(re.compile("|".join(NAMES[seat] for seat in ours)))
        return next(seat for seat in ours if NAMES[seat] in asked.inner_text())

    def answer(self, seat: int) -> None:
        """Answer a seat's first prompt by taps; the phone is handed over where that is secret."""
        prompts = skye.prompts_of(self.sitting[seat], seat)
        if not prompts:
            return
        prompt = prompts[0]
        kind = prompt["action"]["type"]
        asks = self.phone.heading("hand.ask", name=NAMES[seat])
        words = (self.phone.say("play.scored_right"), *(self.phone.say("play.scored_next", name=n) for n in NAMES[:2]))
        review = self.phone.page.get_by_role("button", name=re.compile("|".join(map(re.escape, words))))
        its_turn = self.phone.page.get_by_text(self.phone.say("play.for_seat", name=NAMES[seat]))
        shown = asks.or_(its_turn).or_(self.phone.page.locator(".market-row, .price-row, .wares, .chosen"))
        expect(review.or_(shown).first).to_be_visible()
        while review.is_visible():
            said = review.inner_text()
            self.phone.tap(review)
            expect(shown.or_(review.filter(has_not_text=said)).first).to_be_visible()
        if kind in SECRET and asks.is_visible():
            hand_over(self.phone, NAMES[seat])
        elif kind not in SECRET:
            expect(asks).to_be_hidden()
            if kind != "lift_screens":  # it is nobody's turn
                self.check_open(seat, kind)
        self.tap(kind, prompt)
        self.phone.delivered()

    def check_open(self, seat: int, kind: str) -> None:
        """Check that the phone says whose turn it is, and shows no gold of anybody."""
        whose = self.phone.page.locator(".prompt .second-line")
        expect(whose).to_contain_text(self.phone.say("play.for_seat", name=NAMES[seat]))
        expect(self.phone.page.locator("button.phases-purse > .phases-hidden")).to_be_visible()
        for other in SHARED:
            gold = self.sitting[other].look(other)["document"]["view"]["seats"][str(other)]["stock"]["gold"]
            words = self.phone.say("isle_of_skye.stock_gold", n=gold)
            expect(self.phone.page.locator(".seats, .phases").filter(has_text=words)).to_have_count(0)
            assert "gold" not in str(self.sitting[seat].look(f"open-{seat}")["document"]["view"]["seats"][str(other)])
        if kind not in self.shown:
            self.shown.add(kind)
            self.phone.picture(f"shared-{kind}")
            self.faults += [f"{kind}: {fault}" for fault in faults_of(self.phone)]

    def tap(self, kind: str, prompt: Any) -> None:
        phone = self.phone
        match kind:
            case "place_axe" | "set_prices":
                mark(phone, 0)
                price(phone, 1, 1)
                price(phone, 2, 1)
                seat = prompt["action"]["seat"]
                seal(phone, self.sitting[seat], seat)
            case "draw":
                phone.press("play.draw")
            case "lift_screens":  # Cleo was the last to choose, over HTTP
                phone.press("isle_of_skye.choice_lift")
            case "buy_tile" | "buy_again" | "buy_second":
                phone.press("isle_of_skye.choice_pass")
            case "place_tile":
                lay(phone)
            case "plan_marker":
                if prompt["action"]["nth"] == 1:
                    free = [choice for choice in prompt["choices"] if "unavailable" not in choice]
                    cell = next((choice["id"] for choice in free if choice["id"] != "0,0"), free[0]["id"])
                    phone.tap_board(f"[data-cell='{cell}']")
                    phone.page.locator(f"[data-piece='{cell}/waypoint']").wait_for(state="attached")
                    phone.delivered()
                words = (phone.say(f"isle_of_skye.{code}") for code in ("choice_planned", "choice_plan_ready"))
                phone.tap(phone.page.get_by_role("button", name=re.compile("|".join(words))))
            case "pick_up":
                assert prompt["preselected"], "the only marker"
                phone.tap(phone.page.locator("[data-choice]:visible, .action-bar .button-main").first)
            case "advance":
                self.advances += 1
                phone.tap(phone.page.locator(".action-bar button").last)  # not to
            case _:
                raise AssertionError(kind)


def settled(view: Any) -> bool:
    """True once the system has nothing left to do."""
    return "system" not in view["waits"]


def journeyman_setup(sitting: list[Device]) -> None:
    """Answer what comes before the first prices."""
    while sitting[CLEO].once(settled)["phase"] != "price":
        for seat, seat_device in enumerate(sitting):
            for prompt in skye.prompts_of(seat_device, seat)[:1]:
                skye.answer(seat_device, seat, prompt)


def test_a_shared_phone_is_covered_for_secrets_alone(phone: NewPhone, device: NewDevice, record_property: Any) -> None:
    table = SharedPhone(phone, device)
    before = table.phone.taps
    table.play_round()
    taps = (table.phone.taps - before - table.advances) / len(SHARED)
    record_property("taps", f"both expansions, two people on one phone: {taps} taps a seat")
    print(f"\nshared phone: {taps} taps a seat")
    assert taps <= MOST_TAPS
    assert {"place_tile", "plan_marker"} <= table.shown
    assert table.faults == []
