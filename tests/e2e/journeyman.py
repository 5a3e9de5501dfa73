"""Tables with the Journeyman for phones: a progress board as somebody has copied it out, rounds entered behind their
backs up to what is tapped."""

import copy
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices
from tests.records.skye_games import own_facts
from tests.rulesets.skye_journeyman import COPIED_BOARDS, FOLDER

ANNA, BEN, CLEO = range(3)
GOALS = ("base_sheep", "base_squares", "base_most_ships", "jour_distance")
COLOURS = ("red", "blue", "yellow", "green", "bone")
LAYOUT = (
    ("one_road", "advance", "third_waypoint"),
    ("two_roads", "five_gold", "extra_movement"),
    ("no_axe", "bank_pays", "two_buys"),
)
"""Bonus tiles of a seat, by tier, on Warrior, Merchant and Herald."""
STOP_QUESTIONS = ("prompt_pick_up", "prompt_advance_here", "prompt_only_go", "prompt_go")
"""What a journey asks: for the next marker, or about the one that is chosen."""
WALKER = "x1"
"""A tile of the box with a journeyman symbol."""


def copied_board(side: str = "2-4") -> dict[str, Any]:
    """Return a board whose bonus tiles and fee are reached within two rounds.

    The bonus tiles are on the first spaces of Warrior and Merchant; the fee is on Herald's second space.
    """
    board = copy.deepcopy(dict(COPIED_BOARDS[side]))
    spaces = {track: facts["spaces"] for track, facts in board["tracks"].items()}
    for track, (tier, n, instead) in {"warrior": ("I", 3, 1), "merchant": ("I", 3, 1)}.items():
        spaces[track][n - 1]["bonus_tier"] = None
        spaces[track][instead - 1]["bonus_tier"] = tier
    warrior_two = next(space for space in spaces["warrior"] if space["bonus_tier"] == "II")
    warrior_two["bonus_tier"], spaces["warrior"][1]["bonus_tier"] = None, "II"
    spaces["herald"][1]["fee"], spaces["herald"][2]["fee"] = 5, 0
    return board


def walker() -> dict[str, Any]:
    raw = json.loads((FOLDER / "tiles.json").read_text("utf-8"))
    return own_facts(next(facts for facts in raw.values() if facts.get("set") == "journeyman")) | {"set": "journeyman"}


def to_draws(sitting: Sequence[Device], layouts: Mapping[int, Sequence[tuple[str, str, str]]]) -> None:
    """Place scoring tiles, castles and bonus tiles: `layouts` has each seat's by tier, on Warrior, Merchant and
    Herald."""
    for goal in GOALS:
        sitting[ANNA].act(ANNA, {"type": "draw_goal", "goal": goal})
    for seat, device in enumerate(sitting):
        device.act(seat, {"type": "lay_castle", "x": 0, "y": 0, "rotation": 0})
    for seat, tiers in layouts.items():
        for tier, tiles in zip(("I", "II", "III"), tiers, strict=True):
            sitting[seat].act(seat, {"type": "lay_bonus_tiles", "seat": seat, "tier": tier, "tiles": tiles})


def offer_tiles(sitting: Sequence[Device], drawn: Mapping[int, Sequence[str]]) -> None:
    """Draw three tiles per seat, set the axe on the last one, offer the others for 1 gold and open the prices."""
    for seat, tiles in drawn.items():
        skye.draw(sitting[seat], seat, *tiles)
    for seat, tiles in drawn.items():
        sitting[seat].act(seat, {"type": "place_axe", "round": _round(sitting), "seat": seat, "tile": tiles[2]})
        prices = dict.fromkeys(tiles[:2], 1)
        sitting[seat].act(seat, {"type": "set_prices", "round": _round(sitting), "seat": seat, "prices": prices})
    skye.lift(sitting[ANNA], ANNA)


def start_first_draws(new_device: Callable[[], Device], starter: int = ANNA) -> list[Device]:
    """Seat Anna and Ben at a table with a copied board, and play to the draws of the first round."""
    sitting = seat_devices(new_device, 2, COLOURS, game="isle_of_skye", draw="table", expansions=["journeyman"])
    host = sitting[ANNA]
    host.ask("PUT", "/games/isle_of_skye/box/boards/2-4", {"facts": copied_board(), "before": None})
    host.ask("PATCH", f"/tables/{host.table}", {"starter": starter})
    host.start()
    to_draws(sitting, dict.fromkeys((ANNA, BEN), LAYOUT))
    return sitting


def start_first_plan(new_device: Callable[[], Device]) -> list[Device]:
    """Play to the first plan, as `start_first_draws`: Anna has built two tiles."""
    sitting = start_first_draws(new_device)
    offer_tiles(sitting, {ANNA: ("b01", "b10", "b20"), BEN: ("b11", "b02", "b21")})
    skye.buy_nothing(sitting)
    build_tiles(sitting, ANNA, ("b10", 1, 0), ("b01", 2, 0))
    skye.answer_all(sitting, "place")
    sitting[ANNA].once(lambda view: view["phase"] == "plan")
    return sitting


def _round(sitting: Sequence[Device]) -> int:
    return int(sitting[ANNA].look()["document"]["view"]["turn"])


def build_tiles(sitting: Sequence[Device], seat: int, *laid: tuple[str, int, int]) -> None:
    """Build the seat's tiles on these cells, each in the first rotation that fits."""
    for tile, x, y in laid:
        prompt = next(
            asked_prompt
            for asked_prompt in skye.prompts_of(sitting[seat], seat)
            if asked_prompt["action"].get("tile") == tile
        )
        rotation = int(next(iter(prompt["cells"][f"{x},{y}"])))
        skye.build(sitting[seat], seat, tile, x, y, rotation)


def mark_tiles(phone: Phone, *cells: str) -> None:
    """Tap these tiles, one waypoint marker each, once they light up; none is on its way any more."""
    for cell in cells:
        phone.tap_board(f"[data-cell='{cell}']")
        phone.page.locator(f"[data-piece='{cell}/waypoint']").wait_for(state="attached")
        phone.delivered()


def pick_up_marker(phone: Phone, cell: str, track: str = "") -> None:
    """Go to a marker, which is tapped unless the phone proposes it, and advance on this track. Without a track nothing
    else is possible there."""
    if proposed_stop(phone) != cell:
        phone.tap_board(f"[data-cell='{cell}']")
    phone.tap(phone.page.locator(f"[data-choice='{cell}-{track}']" if track else ".action-bar .button-main"))
    expect(phone.page.locator(f"[data-piece='{cell}/waypoint']")).to_have_count(0)
    phone.delivered()


def proposed_stop(phone: Phone) -> str | None:
    """Return the marker that the trail on the board leads to, once the phone asks for a stop."""
    stops = (phone.say(f"isle_of_skye.{code}") for code in STOP_QUESTIONS)
    phone.page.get_by_role("heading", level=1, name=re.compile("|".join(map(re.escape, stops)))).wait_for()
    trail = phone.page.locator("[data-trail]")
    return str(trail.get_attribute("data-trail")).split()[-1] if trail.count() else None


def answer_first_prompt(device: Device, seat: int) -> None:
    """Answer the first prompt of a seat: it plans as many markers as it can, and advances where it can."""
    prompt = next(iter(skye.prompts_of(device, seat)), None)
    if prompt is None:
        return
    choices = prompt.get("choices", ()) if prompt["kind"] == "choose" else ()
    open_choices = [choice for choice in choices if not choice.get("unavailable")]
    if prompt["kind"] == "move":
        (targets,) = prompt["moves"].values()
        place, move = next(iter(targets.items()))
        stops: list[dict[str, Any]] = [choice["payload"] for choice in prompt["endings"][move["ending"]]]
        device.act(seat, {**prompt["action"], "place": place, **max(stops, key=lambda stop: "track" in stop)})
    elif prompt["action"]["type"] == "place_axe":
        skye.choose(device, seat, (1, 1))
    elif prompt["action"]["type"] in ("plan_marker", "advance") and open_choices:
        device.act(seat, {**prompt["action"], **open_choices[0]["payload"]})
    else:
        skye.answer(device, seat, prompt)
