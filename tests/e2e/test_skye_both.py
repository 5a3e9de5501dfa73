"""Isle of Skye with Druids and Journeyman at one table that draws for itself: four phones play two rounds by taps, with
a tablet, a bonus tile, a road and journeys; five phones play all six phases of one."""

import copy
import re
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES, Device
from tests.e2e.druids import space
from tests.e2e.geometry import HIDDEN
from tests.e2e.looks import faults_of
from tests.e2e.phone import Phone
from tests.e2e.skye import find, lay, mark, price, seal, tag
from tests.records.druid_box import BOX
from tests.rulesets.skye_journeyman import COPIED_BOARDS

pytestmark = [pytest.mark.deep, pytest.mark.timeout(900)]

ANNA, BEN, CLEO, DORA = range(4)
HANDS: tuple[dict[str, Any], ...] = (
    {"language": "en"},
    {"language": "de"},
    {"language": "en", "light": "lamp"},
    {"language": "de", "light": "lamp"},
)
FIVE_HANDS: tuple[dict[str, Any], ...] = (*HANDS, {"language": "de"})
SMALL = BEN
"""The seat whose phone is 320 px wide."""
GOALS = ("base_sheep", "jour_matching_rows", "druid_longest_diagonal", "base_castle_road_tiles")
LYING = ("x2", "x9", "x17", "x35", "x20")
"""First tiles of the dolmen board; x35 brings the tablet "pay 2 less"."""
COMING = ("x24", "x30", "x13", "x5", "x6", "x7")
"""Tiles that come up after purchases and after the rounds."""
LAYOUT = (
    ("one_road", "third_waypoint", "advance"),
    ("five_gold", "extra_movement", "two_roads"),
    ("no_axe", "bank_pays", "two_buys"),
)
MOST_TAPS = 20
"""Median of a player's taps in a round."""


def copied_board(side: str) -> dict[str, Any]:
    """Return a progress board with a bonus tile on the first space of the Warrior track."""
    board = copy.deepcopy(dict(COPIED_BOARDS[side]))
    spaces = board["tracks"]["warrior"]["spaces"]
    first = next(space for space in spaces if space["bonus_tier"] == "I")
    first["bonus_tier"], spaces[0]["bonus_tier"] = None, "I"
    return board


class Evening:
    """Phones at a table, and a large screen. `faults` collects what was measured on them."""

    def __init__(self, phone: NewPhone, device: NewDevice, hands: Sequence[dict[str, Any]] = HANDS) -> None:
        side = "5" if len(hands) > 4 else "2-4"
        host = device()
        host.ask("PUT", "/games/isle_of_skye/box", {"pieces": BOX})
        host.ask("PUT", f"/games/isle_of_skye/box/boards/{side}", {"facts": copied_board(side), "before": None})
        expansions = ["druids", "journeyman"]
        code = host.open_table(game="isle_of_skye", draw="table", expansions=expansions)
        self.sitting: list[Device] = [host, *(device() for _ in hands[1:])]
        for seat, sits in enumerate(self.sitting):
            if seat:
                sits.join(code)
            sits.sit(seat, colour=skye.COLOURS[seat])
        host.start()
        self.faults: list[str] = []
        self.saved_pictures: set[str] = set()
        self.phases: set[str] = set()
        self.behind: set[int] = set()
        """How many seats phones without a prompt have waited for."""
        self.coming = iter(COMING)
        for goal in GOALS:
            host.act(ANNA, {"type": "draw_goal", "goal": goal})
        for seat, sits in enumerate(self.sitting):
            sits.act(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})
        for seat, sits in enumerate(self.sitting):
            for tier, tiles in zip(("I", "II", "III"), LAYOUT, strict=True):
                sits.act(seat, {"type": "lay_bonus_tiles", "seat": seat, "tier": tier, "tiles": tiles})
        for number, tile in enumerate(LYING, 1):
            host.act(ANNA, {"type": "report_druid_tile", "number": number, "tile": tile})
        self.phones = [phone(token=sits.token, **settings) for sits, settings in zip(self.sitting, hands, strict=True)]
        self.phones[SMALL].page.set_viewport_size({"width": 320, "height": 640})
        for player_phone in self.phones:
            player_phone.open("t", host.table)
        self.tv = phone(language="de", light="lamp")
        self.tv.page.set_viewport_size({"width": 1280, "height": 720})
        self.tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])

    def view(self, seat: int | str = "spectator") -> Any:
        """Return the table as the server shows it."""
        return self.sitting[0 if isinstance(seat, str) else seat].look(seat)["document"]["view"]

    def show(self, seat: int, name: str) -> None:
        """Save a picture of a phone, once for each name, and measure it."""
        if name in self.saved_pictures:
            return
        self.saved_pictures.add(name)
        phone = self.phones[seat]
        phone.delivered()
        phone.picture(f"both-{name}-{NAMES[seat].lower()}")
        self.faults.extend(f"{name}: {fault}" for fault in faults_of(phone))

    def show_tv(self, name: str) -> None:
        """Save a picture of the large screen, once for each name."""
        if name not in self.saved_pictures:
            self.saved_pictures.add(name)
            self.tv.page.locator(".tv-standings > li").nth(len(self.phones) - 1).wait_for()
            self.tv.drawn()
            self.tv.picture(f"both-tv-{name}")
            self.faults.extend(f"{name} on the large screen: {cut}" for cut in self.tv.page.evaluate(HIDDEN))

    def played(self, number: int, drawn: Iterator[str]) -> list[int]:
        """Play a round by taps; return the taps of each player."""
        before = [player_phone.taps for player_phone in self.phones]
        while True:
            view = self.view()
            if view["turn"] > number or "outcome" in view:
                break
            self.phases.add(view["phase"])
            self.show_tv(f"{number}-{view['phase']}")
            waiting = sorted(int(waiting_seat) for waiting_seat in view["waits"] if waiting_seat != "system")
            if waiting:
                self.idle(waiting, view)
                self.answer(waiting[0], number, drawn)
            elif view["waits"]:
                self.sitting[0].once(lambda view_seen: "system" not in view_seen["waits"])
        for seat, phone in enumerate(self.phones):
            phone.button("play.scored_right").wait_for()
            self.show(seat, f"{number}-scored-{seat}")
            phone.press("play.scored_right")
        return [this_phone.taps - n for this_phone, n in zip(self.phones, before, strict=True)]

    def idle(self, waiting: list[int], view: Any) -> None:
        """Check that a phone without a prompt names everybody the table waits for, and that no phone shows two
        prompts."""
        for seat, phone in enumerate(self.phones):
            phone.delivered()
            expect(phone.page.locator("h1")).to_have_count(1)
            assert phone.page.locator(".action-bar").count() <= 1
            assert phone.page.locator(".action-bar .button-main").count() <= 1
            if seat not in waiting and not self.view(seat).get("prompts"):
                self.behind.add(len(waiting))
                for behind in waiting:
                    expect(phone.page.locator("h1")).to_contain_text(NAMES[behind])

    def answer(self, seat: int, number: int, drawn: Iterator[str]) -> None:
        """Answer a seat's first prompt by taps."""
        phone = self.phones[seat]
        prompts = skye.prompts_of(self.sitting[seat], seat)
        if not prompts:
            return
        prompt = prompts[0]
        action_type = prompt["action"]["type"]
        name = f"{number}-{action_type}-{seat}"
        match action_type:
            case "draw_tile":
                find(phone, next(drawn))
            case "place_axe" | "set_prices":
                mark(phone, 0)
                self.show(seat, name)
                price(phone, 1, 3 if number == 2 else 1)
                price(phone, 2, 1)
                seal(phone, self.sitting[seat], seat)
            case "buy_tile":
                phone.heading("isle_of_skye.prompt_buy").wait_for()
                self.show(seat, name)
                self.buy(seat, number)
            case "buy_again":
                phone.button("isle_of_skye.choice_pass").wait_for()
                space(phone, 5).wait_for()
                self.show(seat, name)
                self.buy_again(seat, number)
            case "advance":
                phone.page.locator("[data-choice]").first.wait_for()
                self.show(seat, name)
                free = phone.page.locator("[data-choice]:not([aria-disabled=true])").first
                phone.tap(free)
            case "place_tile":
                phone.page.locator("[data-cell]").first.wait_for(state="attached")
                self.show(seat, name)
                lay(phone)
            case "plan_marker":
                self.show(seat, name)
                self.plan(phone, prompt)
            case "pick_up":
                self.show(seat, name)
                self.pick_up(phone, prompt)
            case "place_road":
                self.show(seat, name)
                self.place_road(phone, prompt)
            case _:
                raise AssertionError(action_type)
        phone.delivered()

    def buy(self, seat: int, number: int) -> None:
        """Let Anna buy from Cleo, and Ben, with his tablet, from Anna; the others pass."""
        phone = self.phones[seat]
        if number == 1 and seat == ANNA:
            phone.tap(tag(phone, CLEO))
        elif number == 2 and seat == BEN:
            less = phone.say("play.market_less", price=3, less=2)
            phone.tap(phone.page.locator(f"[data-seller='{ANNA}'] .market-buy", has_text=less))
        else:
            phone.press("isle_of_skye.choice_pass")

    def buy_again(self, seat: int, number: int) -> None:
        """Buy the tile on the last space in the first round, as Anna and Ben; Dora enters the tiles that come up."""
        phone, dora = self.phones[seat], self.phones[DORA]
        if number == 1 and seat in (ANNA, BEN):
            phone.tap(space(phone, 5).get_by_role("button"))
            phone.tap(phone.page.locator(".action-bar .button-main"))
            tile = next(self.coming)
            dora.tap(space(dora, 1, "untold").get_by_role("button"))
            dora.tap(dora.page.locator(f"[data-piece='{tile}']"))
            self.sitting[DORA].once(lambda view: "piece" in view["surfaces"]["market"]["slots"]["1"])
        else:
            phone.press("isle_of_skye.choice_pass")

    def plan(self, phone: Phone, prompt: Any) -> None:
        """Place one marker, if possible on a tile other than the castle that allows an advance; then finish the
        plan."""
        if prompt["action"]["nth"] == 1:
            free = [choice for choice in prompt["choices"] if "unavailable" not in choice]
            away = [choice for choice in free if choice["places"] != ["0,0"]] or free
            noted = [choice for choice in away if choice.get("note")]
            cell = (noted or away)[0]["places"][0]
            phone.tap_board(f"[data-cell='{cell}']")
            phone.page.locator(f"[data-piece='{cell}/waypoint']").wait_for(state="attached")
            phone.delivered()
        words = (phone.say(f"isle_of_skye.{code}") for code in ("choice_planned", "choice_plan_ready"))
        phone.tap(phone.page.get_by_role("button", name=re.compile("|".join(words))))

    def place_road(self, phone: Phone, prompt: Any) -> None:
        """Place the road between the first two unlinked tiles."""
        phone.tap_board(f"[data-edge='{prompt['choices'][0]['id']}']")

    def pick_up(self, phone: Phone, prompt: Any) -> None:
        """Go to the marker, which is proposed, with the advance that it allows, if any."""
        (moves,) = prompt["moves"].values()
        ((cell, move),) = moves.items()
        assert cell == prompt["preselected"]
        choices = [choice["id"] for choice in prompt["endings"][move["ending"]]]
        choice_id = next((option for option in choices if not option.endswith("-none")), choices[0])
        button = phone.page.locator(".action-bar .button-main")
        phone.tap(phone.page.locator(f"[data-choice='{choice_id}']") if len(choices) > 1 else button)


def test_two_rounds_with_both_expansions(phone: NewPhone, device: NewDevice, record_property: Any) -> None:
    evening = Evening(phone, device)
    drawn = iter(f"b{n:02}" for n in range(1, 25))
    rounds = [evening.played(1, drawn)]
    seats = evening.view()["seats"]
    assert seats[str(BEN)]["stock"]["tablet_discount_2"] == 1
    rounds.append(evening.played(2, drawn))
    all_taps = [*rounds[0], *rounds[1]]
    grids = evening.view()["surfaces"]
    laid = [piece for seat in map(str, range(len(HANDS))) for piece in grids[seat]["pieces"].values()]
    assert any(piece["kind"] == "road" for piece in laid), "a bonus tile was used"
    assert any(
        not key.startswith("0,0/")
        for seat in map(str, range(len(HANDS)))
        for key, piece in grids[seat]["pieces"].items()
        if piece["kind"] == "journeyman"
    ), "somebody travelled"
    report = f"both: taps of each player in round 1 {rounds[0]}, in round 2 {rounds[1]}, median {median(all_taps)}"
    record_property("taps", report)
    print("\n" + report)
    assert median(all_taps) <= MOST_TAPS
    assert evening.faults == []


def test_a_round_of_five_with_both_expansions(phone: NewPhone, device: NewDevice, record_property: Any) -> None:
    evening = Evening(phone, device, FIVE_HANDS)
    taps = evening.played(1, iter(f"b{n:02}" for n in range(1, 16)))
    sentence = f"both, five seats: taps of each player in the round {taps}, median {median(taps)}"
    record_property("taps", sentence)
    print("\n" + sentence)
    assert evening.view()["turn"] == 2
    assert evening.phases >= {"draw", "price", "buy", "second", "build", "plan", "journey"}
    assert evening.behind >= {1, 4}, "phones that wait for one seat, and for all others"
    assert evening.behind >= {1, 4}, "phones that wait for one seat, and for all others"
    assert median(taps) <= MOST_TAPS
    assert evening.faults == []
