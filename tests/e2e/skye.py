"""Rounds of Isle of Skye as the phones' prompts ask for them, entered behind their backs."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PATIENCE_S, Device
from tests.e2e.tables import seated

Prompt = dict[str, Any]


def begun(new: NewDevice, number: int, **chosen: Any) -> list[Device]:
    """A table whose app draws: scoring tiles and castles lie, all tiles of the first round are drawn."""
    sitting = seated(new, number, game="isle_of_skye", draw="app", **chosen)
    sitting[0].start()
    answer_all(sitting, "draw", "place")
    return sitting


def asked(device: Device, seat: int) -> list[Prompt]:
    """What a seat is asked now."""
    prompts: dict[str, Prompt] = device.look(seat)["document"]["view"].get("prompts", {})
    return list(prompts.values())


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
        case "amounts":
            action[prompt["field"]] = {one["id"]: one.get("least", 0) for one in prompt["amounts"]}
    device.act(seat, action)


def answer_all(sitting: Sequence[Device], *kinds: str) -> None:
    """Everybody answers prompts of these kinds until nobody is asked any."""
    while True:
        waiting = False
        for seat, device in enumerate(sitting):
            while found := [prompt for prompt in asked(device, seat) if prompt["kind"] in kinds]:
                answer(device, seat, found[0])
                waiting = True
        if not waiting:
            return


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


def play_round(sitting: Sequence[Device], price: int = 1) -> None:
    """A whole round, from the drawn tiles to those of the next one, or to the end: nobody buys, all build."""
    for seat, device in enumerate(sitting):
        choose(device, seat, (price, price))
    lift(sitting[0], 0)
    buy_nothing(sitting)
    answer_all(sitting, "place", "choose")
    draw_next(sitting)


def draw_next(sitting: Sequence[Device]) -> None:
    """What the system seat counts is counted; then the tiles of the next round are drawn, or the game is over."""
    ends = monotonic() + PATIENCE_S
    while monotonic() < ends:
        view = sitting[0].look()["document"]["view"]
        if "outcome" in view or "system" not in view["waits"]:
            answer_all(sitting, "draw")
            return
    raise AssertionError("the round was not counted")


def buy_nothing(sitting: Sequence[Device]) -> None:
    """Every buyer passes."""
    for _ in sitting:
        view = sitting[0].look()["document"]["view"]
        buyer = int(next(iter(view["waits"])))
        (prompt,) = asked(sitting[buyer], buyer)
        answer(sitting[buyer], buyer, prompt)
