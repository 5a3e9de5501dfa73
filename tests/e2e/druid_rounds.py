"""Rounds of Isle of Skye with Druids, entered over HTTP; seat 0 buys Druid tiles."""

from collections.abc import Sequence

from tests.e2e import skye
from tests.e2e.device import Device

ANNA = 0


def market(device: Device) -> list[str]:
    """Return the tiles on the dolmen board, from left to right."""
    slots = device.look()["document"]["view"]["surfaces"]["market"]["slots"]
    return [slots[space].get("piece", "") for space in sorted(slots)]


def play_to_second_turn(sitting: Sequence[Device]) -> None:
    """Let all offer two tiles for 1 gold each; nobody buys in the first buy turn."""
    for seat, device in enumerate(sitting):
        skye.choose(device, seat, (1, 1))
    skye.lift(sitting[0], 0)
    buy_nothing(sitting)


def buy_nothing(sitting: Sequence[Device]) -> None:
    """Let every buyer pass, including those who may take own tiles."""
    for _ in sitting:
        buyer = int(next(iter(sitting[0].look()["document"]["view"]["waits"])))
        buy_none(sitting[buyer], buyer)


def buy_none(device: Device, seat: int) -> None:
    """Let the buyer pass once it is prompted."""
    passing = next(prompt for prompt in _once_prompted(device, seat) if prompt.get("decline"))
    skye.answer(device, seat, passing)


def _once_prompted(device: Device, seat: int) -> list[skye.Prompt]:
    """Return the prompts of the seat once the table waits for it."""
    return skye.prompts_in(device.once(lambda view: str(seat) in view["waits"], seat))


def buy_again(device: Device, seat: int, pieces: Sequence[str] = ()) -> None:
    """Take a seat's second buy turn once it is prompted: buy the first affordable tile of `pieces`, else nothing."""
    (prompt,) = (asked_prompt for asked_prompt in _once_prompted(device, seat) if asked_prompt["kind"] == "choose")
    paid = {choice.get("piece"): choice for choice in prompt["choices"] if "unavailable" not in choice}
    bought = next((paid[tile] for tile in pieces if tile in paid), prompt["decline"])
    device.act(seat, {**prompt["action"], **bought["payload"]})


def play_round(sitting: Sequence[Device], number: int, pieces: Sequence[str] = ()) -> None:
    """Play a whole round from its offers to those of the next one, or to the questions at the end."""
    play_to_second_turn(sitting)
    for turn in range(len(sitting)):
        seat = (number - 1 + turn) % len(sitting)
        buy_again(sitting[seat], seat, pieces if seat == ANNA else ())
    skye.answer_all(sitting, "place")
    skye.draw_next(sitting)
