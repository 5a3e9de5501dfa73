"""Rounds of Isle of Skye as the phones' prompts ask for them, and recorded games, entered behind the phones' backs."""

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
from tests.e2e.tables import seated
from tests.golden import GOLDEN
from tests.records.skye_games import CASTLES, as_printed, own_pieces

Prompt = dict[str, Any]
FOLDER = GOLDEN / "isle_of_skye"
TILES = PRINTED.tiles
COLOURS = ("red", "blue", "yellow", "green", "bone")


def described(phone: Phone, tile: str = "", symbols: dict[str, int] | None = None) -> str:
    """What a phone calls a tile in words: by what is on it."""
    printed = TILES[tile].symbols if symbols is None else [Symbol(kind, n, 0) for kind, n in symbols.items()]
    counts = Counter[str]()
    for symbol in printed:
        counts[symbol.kind] += symbol.count
    if not counts:
        return phone.say("isle_of_skye.tile_plain")
    *first, last = (phone.say(f"isle_of_skye.with_{kind}", n=n) for kind, n in counts.items())
    both = {"en": " and ", "de": " und "}[phone.language]
    return phone.say("isle_of_skye.tile_with", what=both.join([", ".join(first), last] if first else [last]))


def begun(new: NewDevice, number: int, **chosen: Any) -> list[Device]:
    """A table whose app draws: scoring tiles and castles lie, all tiles of the first round are drawn."""
    sitting = seated(new, number, COLOURS, game="isle_of_skye", draw="app", **chosen)
    sitting[0].start()
    answer_all(sitting, "draw", "place")
    return sitting


def asked(device: Device, seat: int) -> list[Prompt]:
    """What a seat is asked now, without what anybody may tell of the dolmen board."""
    prompts: dict[str, Prompt] = device.look(seat)["document"]["view"].get("prompts", {})
    return [prompt for prompt in prompts.values() if "place" not in prompt]


def answer(device: Device, seat: int, prompt: Prompt) -> None:
    """The first thing that may be answered: the first cell, or to let it be."""
    action = dict(prompt["action"])
    match prompt["kind"]:
        case "place":
            (cell, rotations), *_ = prompt["cells"].items()
            x, y = map(int, cell.split(","))
            action |= {"x": x, "y": y, "rotation": int(next(iter(rotations)))}
        case "choose":
            action |= (prompt.get("decline") or prompt["choices"][0])["payload"]
        case "pick":
            # What another seat has drawn is on the list as well.
            choices = prompt["choices"]
            action[prompt["field"]] = choices[7 * seat % len(choices)]
        case "amounts":
            action[prompt["field"]] = {one["id"]: one.get("least", 0) for one in prompt["amounts"]}
    try:
        device.act(seat, action)
    except AssertionError:
        # A phone that shows the seat draws the rest of its hand by itself, and may have been faster.
        if prompt["kind"] != "draw" or any(one["id"] == prompt["id"] for one in asked(device, seat)):
            raise


def place_all(device: Device, seat: int) -> None:
    """A seat lays everything in its hand, each tile into the first cell in which it fits."""
    while found := [prompt for prompt in asked(device, seat) if prompt["kind"] == "place"]:
        answer(device, seat, found[0])


def answer_all(sitting: Sequence[Device], *kinds: str) -> None:
    """Everybody answers prompts of these kinds until nobody is asked any. Amounts are told once: they can be told anew
    for as long as another seat is asked for its own."""
    told: set[tuple[int, str]] = set()
    while True:
        waiting = False
        for seat, device in enumerate(sitting):
            while found := [
                prompt for prompt in asked(device, seat) if prompt["kind"] in kinds and (seat, prompt["id"]) not in told
            ]:
                answer(device, seat, found[0])
                waiting = True
                if found[0]["kind"] == "amounts":
                    told.add((seat, found[0]["id"]))
        if not waiting:
            return


def draw(device: Device, seat: int, *tiles: str) -> None:
    """What a seat drew, scoring tiles or landscape tiles, where the table draws."""
    for tile in tiles:
        (prompt,) = asked(device, seat)
        device.act(seat, {**prompt["action"], prompt["field"]: tile})


def build(device: Device, seat: int, tile: str, x: int, y: int, rotation: int = 0) -> None:
    """A tile of the hand into the territory."""
    prompt = next(prompt for prompt in asked(device, seat) if prompt["action"].get("tile") == tile)
    device.act(seat, {**prompt["action"], "x": x, "y": y, "rotation": rotation})


def choose(device: Device, seat: int, prices: tuple[int, int], axe: int = 0) -> list[str]:
    """The axe on one of a seat's tiles and prices on the other two; the tiles."""
    mark = next(prompt for prompt in asked(device, seat) if prompt["kind"] == "choose")
    tiles = [choice["piece"] for choice in mark["choices"]]
    device.act(seat, {**mark["action"], "tile": tiles[axe]})
    rest = [tile for tile in tiles if tile != tiles[axe]]
    amounts = next(prompt for prompt in asked(device, seat) if prompt["kind"] == "amounts")
    device.act(seat, {**amounts["action"], "prices": dict(zip(rest, prices, strict=True))})
    return tiles


def lift(device: Device, seat: int) -> None:
    """The screens go up."""
    (prompt,) = asked(device, seat)
    device.act(seat, {**prompt["action"], **prompt["choices"][0]["payload"]})


def draw_next(sitting: Sequence[Device]) -> None:
    """What the system seat counts is counted; then the tiles of the next round are drawn, or the game is over."""
    sitting[0].once(lambda view: "outcome" in view or "system" not in view["waits"])
    answer_all(sitting, "draw")


def buy_nothing(sitting: Sequence[Device]) -> None:
    """Every buyer passes."""
    for _ in sitting:
        view = sitting[0].look()["document"]["view"]
        buyer = int(next(iter(view["waits"])))
        (prompt,) = asked(sitting[buyer], buyer)
        answer(sitting[buyer], buyer, prompt)


def record(players: int) -> dict[str, Any]:
    """The last recorded game of so many."""
    rows = [as_printed(msgspec.json.decode(line)) for line in (FOLDER / "games.jsonl").read_text("utf-8").splitlines()]
    return [row for row in rows if len(row["players"]) == players][-1]


def with_record(new: NewDevice, names: Sequence[str]) -> list[Device]:
    """A table of these people that has begun, with the tiles of the recorded games in its box."""
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
    """Enter these moves of a record, each from the device of its seat; what is the system's is waited for."""
    version = sitting[0].look()["v"]
    for seat, action in moves:
        version += 1
        if seat is None:
            reached(sitting[0], version)
        else:
            assert sitting[seat].act(seat, action, version - 1) == version


def reached(device: Device, version: int) -> None:
    """Wait until the table is at this version."""
    device.settled(lambda table: table["v"] >= version)
