"""A round of Isle of Skye with Druids by taps, with both buy turns. Players draw real tiles, and the host's box has no
Druid tiles yet. A tablet takes effect a round later; the next table knows the tiles.

In deep runs all four seats play by taps. Otherwise one does, two get phones for the second buy turn, and one plays over
HTTP.
"""

from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from games.core.action import Facts
from tests.e2e import druids, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES, Device
from tests.e2e.druid_rounds import buy_none
from tests.e2e.druids import DrawnUp, draw_up, space, tiles_drawn
from tests.e2e.looks import faults_of
from tests.e2e.phone import Phone
from tests.e2e.skye import DRAWN, find, lay, mark, price, tag
from tests.records.druid_box import BOX

ANNA, BEN, CLEO, DORA = range(4)
SMALL = (320, 640)
HANDS: tuple[dict[str, Any], ...] = (
    {"language": "de"},
    {"language": "en"},
    {"language": "en", "light": "lamp"},
    {"language": "de"},
)
COLOURS = ("blue", "red", "yellow", "green")
GOALS = ("base_sheep", "base_most_ships", "base_squares", "base_castle_road_tiles")
LYING = (("x2", ANNA), ("x9", DORA), ("x17", CLEO), ("x35", BEN), ("x20", DORA))
"""First tiles of the dolmen board from left to right, by their names in the records, and who enters them. x35 brings
the tablet "pay 2 less"."""
COMING = "x24"
"""Tiles that come up after purchases."""
FROM_BAG = "b40"
MOST_TO_DRAW_UP = 13
"""Median of taps for a tile with all its symbols, from the own prompt and back."""
MOST_TAPS = (20, 26)
"""Median and largest number of taps of a player in a round."""
MOST_AT_MARKET = 3
DISCOUNT = 2


class Table(NamedTuple):
    """Phones at a table, the first of them small; `faults` collects what was measured. The seats of `tapping` play by
    taps, the others over HTTP but for the second buy turn, and for what Ben builds."""

    sitting: list[Device]
    phones: dict[int, Phone]
    faults: list[str]
    tapping: Sequence[int]

    def view(self, seat: int = ANNA) -> Any:
        """Return the table as the server shows it to a seat."""
        return self.sitting[seat].look(seat)["document"]["view"]

    def show(self, seat: int, name: str) -> None:
        """Save a picture of a phone and measure it."""
        phone = self.phones[seat]
        phone.picture(f"druids-round-{name}")
        self.faults.extend(f"{name}: {fault}" for fault in faults_of(phone))


def open_by_taps(phone: NewPhone, device: NewDevice, tapping: Sequence[int]) -> Table:
    """Open a table with Druids by taps on the small phone, with an option of Druids; the others join."""
    anna = phone(**HANDS[ANNA])
    anna.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    anna.open("new")
    table = Table([], {ANNA: anna}, [], tapping)
    anna.tap(anna.page.locator("label", has_text=anna.say("isle_of_skye.name")))
    anna.tap(anna.page.get_by_role("switch", name=anna.say("isle_of_skye.druids.name"), exact=True))
    table.show(ANNA, "new")
    box_rules = anna.say("new.box_rules", box=anna.say("isle_of_skye.druids.name"))
    anna.tap(anna.page.locator("summary", has_text=box_rules))
    late = "isle_of_skye.option_late_scroll"
    anna.tap(anna.page.locator("label", has_text=anna.say(f"{late}_does_not_work_about")))
    anna.press("new.open")
    anna.page.get_by_label(anna.say("join.name")).fill(NAMES[ANNA])
    anna.tap(anna.page.locator("label.colour").first)
    anna.press("join.take")
    anna.text("isle_of_skye.druids.name").wait_for()
    expect(anna.page.get_by_text(anna.say(f"{late}_does_not_work"))).not_to_have_count(0)
    table.show(ANNA, "lobby")
    host = anna.device()
    code = host.ask("GET", f"/tables/{host.table}/invite?to=join")["code"]
    table.sitting.extend((host, *(device() for _ in HANDS[1:])))
    for seat, sits in enumerate(table.sitting[1:], 1):
        sits.join(code)
        sits.sit(seat, colour=COLOURS[seat])
        if seat in tapping:
            table.phones[seat] = phone(token=sits.token, **HANDS[seat])
    anna.button("lobby.start", n=len(HANDS)).wait_for()
    read_rulings(table)
    anna.press("lobby.start", n=len(HANDS))
    anna.heading("isle_of_skye.prompt_goal_pick", place="A").wait_for()
    for seat in tapping[1:]:
        table.phones[seat].open("t", host.table)
    for goal in GOALS:
        host.act(ANNA, {"type": "draw_goal", "goal": goal})
    skye.answer_all(table.sitting, "place")
    return table


def read_rulings(table: Table) -> None:
    """Read the rulings of Druids before the start, then start from the lobby."""
    anna = table.phones[ANNA]
    anna.press("settings.title")
    druids_words = anna.say("isle_of_skye.druids.name")
    anna.tap(anna.page.locator("summary", has_text=anna.say("settings.rulings", game=druids_words)))
    expect(anna.text("isle_of_skye.druids.ruling_12")).to_be_visible()
    table.show(ANNA, "rulings")
    anna.press("common.back")
    anna.tap(anna.page.locator("label", has=anna.page.locator("input[name=starter]")).first)
    expect(anna.page.locator("input[name=starter]").first).to_be_checked()


def fill_board(table: Table) -> list[DrawnUp]:
    """Enter the five tiles of the start, composed on several phones; return what each took."""
    composed = []
    for n, (tile, seat) in enumerate(LYING, 1):
        if seat not in table.tapping:
            _enter_tile(table.sitting[seat], seat, n, BOX[tile])
            continue
        phone = table.phones[seat]
        with phone.counted() as way:
            druids.go_to_market(phone)
        if n == 1:
            space(phone, n, "untold").wait_for()
            table.show(seat, "untold")
        drawn = draw_up(phone, n, BOX[tile], space(phone, n, "untold").get_by_role("button"))
        composed.append(drawn._replace(taps=drawn.taps + way[0].taps))
        _wait_until_entered(table, str(n))
        if seat == ANNA:
            expect(space(phone, n, "piece").locator(".coin")).to_have_css("border-radius", "24px")
            tiles_drawn(phone)
        if seat in (ANNA, BEN):
            table.show(seat, f"told-{n}")
    for phone in table.phones.values():
        phone.page.locator("[data-wares]").wait_for()
        druids.return_from_market(phone)
    return composed


def _enter_tile(device: Device, seat: int, n: int, facts: Facts) -> None:
    """Compose the tile on a space, as a phone does."""
    prompts = device.look(seat)["document"]["view"]["prompts"].values()
    stone_prompt = next(prompt for prompt in prompts if prompt.get("place") == str(n))
    device.act(seat, {**stone_prompt["unlisted"], "facts": facts})
    device.act(seat, {**stone_prompt["action"], stone_prompt["field"]: stone_prompt["unlisted"]["tile"]})


def _wait_until_entered(table: Table, space: str) -> None:
    """Wait until the server knows the tile of a space."""
    table.sitting[0].once(lambda view: "piece" in view["surfaces"]["market"]["slots"][space])


def taps(table: Table) -> list[int]:
    """Return the taps of each tapping seat up to now."""
    return [table.phones[seat].taps for seat in table.tapping]


def offer(table: Table) -> None:
    """Let everybody draw three tiles and set axe and prices in secret; the last one shows them all."""
    for seat, sits in enumerate(table.sitting):
        tiles = DRAWN[3 * seat : 3 * seat + 3]
        if seat not in table.tapping:
            skye.draw(sits, seat, *tiles)
            continue
        phone = table.phones[seat]
        for n, tile in enumerate(tiles, 1):
            phone.heading("isle_of_skye.prompt_pick", n=n).wait_for()
            find(phone, tile)
    for seat, sits in enumerate(table.sitting):
        if seat not in table.tapping:
            skye.choose(sits, seat, (1, 1))
            continue
        phone = table.phones[seat]
        mark(phone, 0)
        price(phone, 1, 1)
        price(phone, 2, 1)
        skye.seal(phone, sits, seat)
    if seat not in table.tapping:
        skye.lift(sits, seat)


def buy(table: Table) -> None:
    """Play the first buy turn: Anna buys from Cleo, who can then pay for the bag; the others pass."""
    for seat, sits in enumerate(table.sitting):
        if seat not in table.tapping:
            buy_none(sits, seat)
            continue
        phone = table.phones[seat]
        phone.heading("isle_of_skye.prompt_buy").wait_for()
        if seat == ANNA:
            table.show(ANNA, "first-market")
            phone.tap(tag(phone, CLEO))
        else:
            phone.press("isle_of_skye.choice_pass")


def buy_druid(table: Table, seat: int, name: str) -> int:
    """Buy the tile on the last space, without extra cost; return the taps."""
    phone = table.phones[seat]
    phone.heading("isle_of_skye.prompt_second").wait_for()
    table.show(seat, f"{name}-market")
    with phone.counted() as hands:
        phone.tap(space(phone, 5).get_by_role("button"))
        table.show(seat, f"{name}-chosen")
        phone.tap(phone.page.locator(".action-bar .button-main"))
    return hands[0].taps


def buy_again(table: Table, phone: NewPhone) -> tuple[list[int], list[DrawnUp]]:
    """Play the second buy turn: two Druid tiles, one from the bag, a pass. The first three have phones in any run.

    Return the taps of each, and the figures of a tile composed while another seat was choosing.
    """
    for seat in {BEN, CLEO} - table.phones.keys():
        table.phones[seat] = phone(token=table.sitting[seat].token, **HANDS[seat])
        table.phones[seat].open("t", table.sitting[seat].table)
    anna, cleo = table.phones[ANNA], table.phones[CLEO]
    at_market = [buy_druid(table, ANNA, "anna"), buy_druid(table, BEN, "ben")]
    expect(anna.page.locator("[data-space='1'][data-lies=untold], button[data-hand]").first).to_be_attached()

    cleo.heading("isle_of_skye.prompt_second").wait_for()
    expect(cleo.page.locator("[data-lies=untold]")).to_have_count(2)
    with cleo.counted() as hands:
        cleo.tap(cleo.page.locator("[data-choice=bag]"))
    expect(cleo.page.locator("[data-choice=bag]")).to_have_attribute("aria-pressed", "true")
    composed = []
    if DORA in table.tapping:
        dora = table.phones[DORA]
        composed.append(draw_up(dora, 2, BOX[COMING], space(dora, 2, "untold").get_by_role("button")))
    else:
        _enter_tile(table.sitting[DORA], DORA, 2, BOX[COMING])
    space(cleo, 2, "piece").wait_for()
    table.show(CLEO, "bag-chosen")
    expect(cleo.page.locator("[data-choice=bag]")).to_have_attribute("aria-pressed", "true")
    with cleo.counted() as gestures:
        cleo.press("isle_of_skye.do_buy_again", price=5)
        cleo.heading("isle_of_skye.prompt_bag_pick").wait_for()
    at_market.append(hands[0].taps + gestures[0].taps)
    keep_from_bag(table)

    if DORA not in table.tapping:
        buy_none(table.sitting[DORA], DORA)
        return at_market, composed
    dora.heading("isle_of_skye.prompt_second").wait_for()
    with dora.counted() as hands:
        dora.press("isle_of_skye.choice_pass")
    return [*at_market, hands[0].taps], composed


def keep_from_bag(table: Table) -> None:
    """Let Cleo pay for the bag. Her phone is reloaded after that: it asks the same, and she pays once."""
    cleo = table.phones[CLEO]
    gold = table.view(CLEO)["seats"]
    cleo.page.reload()
    cleo.press("cover.look")
    cleo.heading("isle_of_skye.prompt_bag_pick").wait_for()
    table.show(CLEO, "bag-after-reload")
    assert table.view(CLEO)["seats"] == gold
    find(cleo, FROM_BAG)
    table.sitting[CLEO].once(lambda view: FROM_BAG in view["seats"][str(CLEO)]["hand"])


def build(table: Table, first: str) -> None:
    """Let everybody place the tiles in hand, Ben the tile with the tablet first; tiles that fit nowhere return."""
    table.sitting[ANNA].once(lambda view: view["phase"] == "build")
    for seat, sits in enumerate(table.sitting):
        if seat not in (*table.tapping, BEN):
            skye.place_all(sits, seat)
            continue
        phone = table.phones[seat]
        hand = list(table.view()["seats"][str(seat)]["hand"])
        phone.page.locator("[data-cell]").first.wait_for(state="attached")
        if seat == BEN:
            tile = phone.page.locator(f"[data-hand='{first}']")
            phone.tap(tile)
            expect(tile).to_have_attribute("aria-pressed", "true")
            phone.page.locator("[data-cell]").first.wait_for(state="attached")
            table.show(BEN, "build")
        for _ in hand:
            laid = phone.page.locator("[data-tile]").count()
            lay(phone)
            expect(phone.page.locator("[data-tile]")).to_have_count(laid + 1)
            phone.delivered()


def confirm(table: Table) -> None:
    """Let everybody with a phone read the review of the round."""
    for seat, phone in table.phones.items():
        phone.button("play.scored_right").wait_for()
        if seat == BEN:
            table.show(BEN, "scored")
        phone.press("play.scored_right")


def play_with_discount(table: Table) -> None:
    """Play round 2, which Ben begins: with his tablet a price of 3 costs him 1."""
    sitting, ben = table.sitting, table.phones[BEN]
    skye.answer_all(sitting, "pick")
    for seat, sits in enumerate(sitting):
        skye.choose(sits, seat, (3, 1))
    skye.lift(sitting[ANNA], ANNA)
    ben.heading("isle_of_skye.prompt_buy").wait_for()
    less = ben.say("play.market_less", price=3, less=DISCOUNT)
    dear = ben.page.locator(f"[data-seller='{ANNA}'] .market-buy", has_text=less)
    gold = table.view(BEN)["seats"][str(BEN)]["stock"]["gold"]
    dear.wait_for()
    table.show(BEN, "discount")
    ben.tap(dear)
    sitting[BEN].once(lambda view: view["seats"][str(BEN)]["stock"]["gold"] == gold - (3 - DISCOUNT), BEN)


def keep_all(table: Table) -> int:
    """Save the tiles that the others entered, as the host; return the taps."""
    anna = table.phones[ANNA]
    with anna.counted() as hands:
        anna.press("corrections.strip_look")
        anna.page.locator("li.keep-piece").first.wait_for()
        table.show(ANNA, "keep")
        anna.press("box.keep_all", n=len(LYING))
        expect(anna.text("box.all_kept")).to_be_visible()
        anna.tap(anna.page.locator(".action-bar .button-main"))
    return hands[0].taps


def open_next_table(table: Table, device: NewDevice) -> None:
    """Open another table of the host: a tile of the dolmen board is found in the list."""
    host, anna, guest = table.sitting[ANNA], table.phones[ANNA], device()
    code = host.open_table(game="isle_of_skye", draw="table", expansions=["druids"])
    host.sit(ANNA)
    guest.join(code)
    guest.sit(BEN)
    host.start()
    anna.open("t", host.table)
    anna.heading("isle_of_skye.prompt_goal_pick", place="A").wait_for()  # the table before is no longer shown
    with anna.counted() as hands:
        druids.go_to_market(anna)
        anna.tap(space(anna, 1, "untold").get_by_role("button"))
        tiles = anna.page.locator(".picker-grid [data-piece]")
        expect(tiles).to_have_count(len(LYING) + 1)
        table.show(ANNA, "known")
        anna.tap(tiles.last)
        host.once(lambda view: "piece" in view["surfaces"]["market"]["slots"]["1"])
    assert hands[0].taps == 3


def describe_taps(composed: Sequence[DrawnUp], rounds: Sequence[int], at_market: Sequence[int]) -> str:
    """Report the figures in a sentence."""
    drawn = ", ".join(f"{drawing.taps} taps {drawing.swipes} swipes {drawing.seconds:.1f} s" for drawing in composed)
    return (
        f"Druids: drawn up in {drawn} (by hand {median(drawing.by_hand for drawing in composed):.0f} s by the median); "
        f"taps of the round {list(rounds)}, median {median(rounds)}; second buy turn {list(at_market)}"
    )


@pytest.mark.parametrize("tapping", [pytest.param((ANNA, BEN, CLEO, DORA), marks=pytest.mark.deep), (ANNA,)])
def test_a_round_from_a_bare_box(
    tapping: Sequence[int], phone: NewPhone, device: NewDevice, record_property: Any
) -> None:
    table = open_by_taps(phone, device, tapping)
    composed = fill_board(table)
    before = taps(table)
    offer(table)
    buy(table)
    first = table.view()["surfaces"]["market"]["slots"]["4"]["piece"]
    at_market, late = buy_again(table, phone)
    build(table, first)
    confirm(table)
    rounds = [after - n for after, n in zip(taps(table), before, strict=True)]
    report = describe_taps([*composed, *late], rounds, at_market)
    record_property("taps", report)
    print("\n" + report)
    assert table.view()["seats"][str(BEN)]["stock"]["tablet_discount_2"] == 1
    play_with_discount(table)
    keep_all(table)
    open_next_table(table, device)
    assert median(drawing.taps for drawing in composed) <= MOST_TO_DRAW_UP
    at_median, at_most = MOST_TAPS
    assert median(rounds) <= at_median
    assert max(rounds) <= at_most
    assert max(at_market) <= MOST_AT_MARKET
    assert table.faults == []
