"""Rounds of Isle of Skye and recorded games, entered over HTTP as the prompts of the phones allow."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from games.core.action import Action
from games.core.seats import Seat
from games.isle_of_skye.tiles import PRINTED, Symbol
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.phone import BOX, MIDST, Phone
from tests.e2e.tables import seat_devices
from tests.golden import GOLDEN
from tests.records.skye_games import CASTLES, as_printed, own_pieces
from tests.serving import ROOT

Prompt = dict[str, Any]
FOLDER = GOLDEN / "isle_of_skye"
TILES = PRINTED.tiles
COLOURS = ("red", "blue", "yellow", "green", "bone")


def tile_description(phone: Phone, tile: str = "", symbols: dict[str, int] | None = None) -> str:
    """Return what a phone calls a tile in words, from its symbols."""
    printed = TILES[tile].symbols if symbols is None else [Symbol(kind, n, 0) for kind, n in symbols.items()]
    counts = Counter[str]()
    for symbol in printed:
        counts[symbol.kind] += symbol.count
    if not counts:
        return phone.say("isle_of_skye.tile_plain")
    *first, last = (phone.say(f"isle_of_skye.with_{kind}", n=n) for kind, n in counts.items())
    conjunction = {"en": " and ", "de": " und "}[phone.language]
    return phone.say("isle_of_skye.tile_with", what=conjunction.join([", ".join(first), last] if first else [last]))


def placed(phone: Phone, name: str, tile: str = "", symbols: dict[str, int] | None = None) -> re.Pattern[str]:
    """Return news that somebody (without a name: the reader) built such a tile, whichever of those that look alike."""
    code = "isle_of_skye.event_placed" if name else "isle_of_skye.event_placed_own"
    before, after = phone.say(code, seat=name, tile="|").split("|")
    return re.compile(f"{re.escape(before + tile_description(phone, tile, symbols))}.*{re.escape(after)}")


def start_where_app_draws(new: NewDevice, number: int, **chosen: Any) -> list[Device]:
    """Start a table where the app draws: castles are placed, all tiles of the first round are drawn."""
    sitting = seat_devices(new, number, COLOURS, game="isle_of_skye", draw="app", **chosen)
    sitting[0].start()
    answer_all(sitting, "place")
    return sitting


def prompts_of(device: Device, seat: int) -> list[Prompt]:
    """Return the current prompts of a seat, without asides about the dolmen board."""
    return prompts_in(device.look(seat)["document"]["view"])


def prompts_in(view: Any) -> list[Prompt]:
    """Return the prompts in a seat's view, without asides about the dolmen board."""
    prompts: dict[str, Prompt] = view.get("prompts", {})
    return [prompt for prompt in prompts.values() if "place" not in prompt]


def answer(device: Device, seat: int, prompt: Prompt) -> None:
    """Give the first possible answer: the first cell, or to decline."""
    action = dict(prompt["action"])
    match prompt["kind"]:
        case "place":
            (cell, rotations), *_ = prompt["cells"].items()
            x, y = map(int, cell.split(","))
            action |= {"x": x, "y": y, "rotation": int(next(iter(rotations)))}
        case "choose":
            action |= (prompt.get("decline") or prompt["choices"][0])["payload"]
        case "pick":
            # Draws of other seats are on the list as well.
            choices = prompt["choices"]
            action[prompt["field"]] = choices[7 * seat % len(choices)]
        case "amounts":
            action[prompt["field"]] = {amount["id"]: amount.get("least", 0) for amount in prompt["amounts"]}
    try:
        device.act(seat, action)
    except AssertionError:
        # A phone that shows the seat draws the rest of its hand by itself, and may have been faster.
        if prompt["kind"] != "draw" or any(
            asked_prompt["id"] == prompt["id"] for asked_prompt in prompts_of(device, seat)
        ):
            raise


def place_all(device: Device, seat: int) -> None:
    """Place all tiles of a seat's hand, each at the first cell where it fits."""
    while placing := [prompt for prompt in prompts_of(device, seat) if prompt["kind"] == "place"]:
        answer(device, seat, placing[0])


def answer_all(sitting: Sequence[Device], *kinds: str) -> None:
    """Let everybody answer prompts of these kinds until nobody has one. Amounts are entered once: they stay changeable
    while another seat is still asked for its own."""
    answered_prompts: set[tuple[int, str]] = set()
    while True:
        waiting = False
        for seat, device in enumerate(sitting):
            while open_prompts := [
                prompt
                for prompt in prompts_of(device, seat)
                if prompt["kind"] in kinds and (seat, prompt["id"]) not in answered_prompts
            ]:
                answer(device, seat, open_prompts[0])
                waiting = True
                if open_prompts[0]["kind"] == "amounts":
                    answered_prompts.add((seat, open_prompts[0]["id"]))
        if not waiting:
            return


def draw(device: Device, seat: int, *tiles: str) -> None:
    """Enter a seat's draws, scoring tiles or landscape tiles, where the table draws."""
    for tile in tiles:
        (prompt,) = prompts_of(device, seat)
        device.act(seat, {**prompt["action"], prompt["field"]: tile})


def build(device: Device, seat: int, tile: str, x: int, y: int, rotation: int = 0) -> None:
    """Place a tile of the hand in the territory."""
    prompt = next(prompt for prompt in prompts_of(device, seat) if prompt["action"].get("tile") == tile)
    device.act(seat, {**prompt["action"], "x": x, "y": y, "rotation": rotation})


def choose(device: Device, seat: int, prices: tuple[int, int], axe: int = 0) -> list[str]:
    """Place the axe at one of a seat's tiles and set prices for the other two; return the tiles."""
    mark = next(prompt for prompt in prompts_of(device, seat) if prompt["kind"] == "choose")
    tiles = [choice["piece"] for choice in mark["choices"]]
    device.act(seat, {**mark["action"], "tile": tiles[axe]})
    priced_tiles = [tile for tile in tiles if tile != tiles[axe]]
    amounts = next(prompt for prompt in prompts_of(device, seat) if prompt["kind"] == "amounts")
    device.act(seat, {**amounts["action"], "prices": dict(zip(priced_tiles, prices, strict=True))})
    return tiles


def lift(device: Device, seat: int) -> None:
    (prompt,) = prompts_of(device, seat)
    device.act(seat, {**prompt["action"], **prompt["choices"][0]["payload"]})


def draw_next(sitting: Sequence[Device]) -> None:
    """Wait for the system's scoring, and the tiles of the next round, unless the game is over."""
    sitting[0].once(lambda view: "outcome" in view or "system" not in view["waits"])


def buy_nothing(sitting: Sequence[Device]) -> None:
    """Let every buyer pass."""
    for _ in sitting:
        view = sitting[0].look(0)["document"]["view"]
        buyer = int(next(iter(view["waits"])))
        (prompt,) = prompts_of(sitting[buyer], buyer) if buyer else prompts_in(view)
        answer(sitting[buyer], buyer, prompt)


def record(players: int) -> dict[str, Any]:
    """Return the last recorded game for this many players."""
    rows = [as_printed(msgspec.json.decode(line)) for line in (FOLDER / "games.jsonl").read_text("utf-8").splitlines()]
    return [row for row in rows if len(row["players"]) == players][-1]


def start_record(new: NewDevice, names: Sequence[str]) -> list[Device]:
    """Start a table of these people, with the tiles of the recorded games in its box."""
    host = new()
    host.ask("PUT", "/games/isle_of_skye/box", {"pieces": own_pieces(FOLDER)})
    code = host.open_table(game="isle_of_skye", draw="table")
    sitting = [host, *(new() for _ in names[1:])]
    for place, (device, name) in enumerate(zip(sitting, names, strict=True)):
        if place:
            device.join(code)
        device.sit(place, name, colour=CASTLES[place])
    host.start()
    return sitting


def enter(sitting: Sequence[Device], moves: Iterable[tuple[Seat | None, Action]]) -> None:
    """Enter these moves of a record, each from the device of its seat; wait for those of the system."""
    version = sitting[0].look()["v"]
    for seat, action in moves:
        version += 1
        if seat is None:
            wait_for_version(sitting[0], version)
        else:
            assert sitting[seat].act(seat, action, version - 1) == version


def wait_for_version(device: Device, version: int) -> None:
    """Wait until the table is at this version."""
    device.settled(lambda table: table["v"] >= version)


DRAWN_TILES = json.loads((ROOT / "frontend/src/generated/games/isle_of_skye.json").read_text("utf-8"))["tiles"]


def pick(phone: Phone, tile: str) -> int:
    """Pick a tile by its symbols, then by its picture; return the number of taps."""
    with phone.counted() as hands:
        for symbol in sorted({name.split("_")[0] for name in DRAWN_TILES[tile]["symbols"]})[:2]:
            chip = phone.page.locator(f"[data-symbol='{symbol}']")
            phone.tap(chip)
            expect(chip).to_have_attribute("aria-pressed", "true")
        phone.tap(phone.page.locator(f"[data-piece='{tile}']"))
    assert hands[0].swipes == 0
    return hands[0].taps


def lay(phone: Phone, cell: str = "") -> None:
    """Tap a highlighted cell, by default the first one, and place the tile; until the server has it, it is drawn as
    movable."""
    phone.tap_board(f"[data-cell='{cell}']" if cell else "[data-cell]")
    draft_tile = phone.page.locator("[data-draft]")
    draft_tile.wait_for(state="attached")
    phone.press("play.lay")
    draft_tile.wait_for(state="detached")


def offered_tile(phone: Phone, row: int) -> Locator:
    """Return one of the rows in which the drawn tiles are priced, from 0."""
    return phone.page.locator("[data-offer]").nth(row)


def mark(phone: Phone, row: int) -> None:
    """Place the axe at a tile by one tap; it is placed once prices are asked for, and may be moved once that is
    sent."""
    axe = offered_tile(phone, row).get_by_role("button", name=phone.say("isle_of_skye.do_place_axe"), exact=True)
    phone.tap(axe)
    phone.page.locator(".price").first.wait_for()
    expect(axe).to_have_attribute("aria-pressed", "true")
    phone.delivered()


def price(phone: Phone, row: int, n: int) -> None:
    """Set a price by one tap."""
    coin = offered_tile(phone, row).locator(".price", has_text=re.compile(f"^{n}$"))
    phone.tap(coin)
    expect(coin).to_have_attribute("aria-pressed", "true")


def seal(phone: Phone, device: Device, seat: int) -> None:
    """Seal a seat's prices by a tap; the last one to do so shows all prices with it."""
    is_last = any("opens" in prompt for prompt in prompts_of(device, seat))
    phone.press("isle_of_skye.do_set_prices_last" if is_last else "isle_of_skye.do_set_prices")
    if is_last:
        device.once(lambda view: view["phase"] != "price")


def tag(phone: Phone, seller: int | None = None) -> Locator:
    """Return the first price tag that buys a tile, of that seller if given."""
    of = "" if seller is None else f"[data-seller='{seller}'] "
    return phone.page.locator(f"{of}.market-buy:not([aria-disabled=true])").first


def amounts(phone: Phone) -> list[str]:
    """Return the coins on the page."""
    return phone.page.locator(".coin").all_inner_texts()


def press_long(phone: Phone, selector: str) -> None:
    """Press an element until its tile opens."""
    # For a moment after a new prompt the page ignores touches.
    expect(phone.page.locator(".sheet-settling")).to_have_count(0)
    box = phone.page.locator(selector).first.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = phone.context.new_cdp_session(phone.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    phone.page.get_by_role("dialog").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


MOST_TO_FIND = 3
"""Taps to enter which tile was drawn."""


DRAWN = [f"b{number:02}" for number in range(1, 25)]
"""The seats' draws, three at a time."""


def is_in_sight(picture: Locator) -> bool:
    """Return True if a thumb could tap it."""
    is_visible: bool = picture.evaluate(BOX, MIDST)[2]
    return is_visible


def find(phone: Phone, tile: str) -> None:
    """Find a tile: tap its symbols until its picture is visible."""
    picture = phone.page.locator(f"[data-piece='{tile}']")
    picture.wait_for()
    with phone.counted() as hands:
        for symbol in sorted({name.split("_")[0] for name in DRAWN_TILES[tile]["symbols"]})[: MOST_TO_FIND - 1]:
            if is_in_sight(picture):
                break
            chip = phone.page.locator(f"[data-symbol='{symbol}']")
            phone.tap(chip)
            expect(chip).to_have_attribute("aria-pressed", "true")
        phone.tap(picture)
    assert hands[0].taps <= MOST_TO_FIND
