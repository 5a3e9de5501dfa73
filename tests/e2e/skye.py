"""Rounds of Isle of Skye and recorded games, entered over HTTP as the prompts of the phones allow."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.core.action import Action
from games.core.seats import Seat
from games.isle_of_skye.tiles import PRINTED, Symbol
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices
from tests.golden import GOLDEN
from tests.records.skye_games import CASTLES, as_printed, own_pieces

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


def start_where_app_draws(new: NewDevice, number: int, **chosen: Any) -> list[Device]:
    """Start a table where the app draws: scoring tiles and castles are placed, all tiles of the first round are
    drawn."""
    sitting = seat_devices(new, number, COLOURS, game="isle_of_skye", draw="app", **chosen)
    sitting[0].start()
    answer_all(sitting, "draw", "place")
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
    """Lift the screens."""
    (prompt,) = prompts_of(device, seat)
    device.act(seat, {**prompt["action"], **prompt["choices"][0]["payload"]})


def draw_next(sitting: Sequence[Device]) -> None:
    """Wait for the system's scoring; then draw the tiles of the next round, unless the game is over."""
    sitting[0].once(lambda view: "outcome" in view or "system" not in view["waits"])
    answer_all(sitting, "draw")


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
