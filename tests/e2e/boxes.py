"""A game of Carcassonne with all boxes that nobody recorded: drawn and played by a seed, with every kind of figure."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from games.carcassonne.actions import DrawTile, PlaceTile
from games.carcassonne.game import load
from games.carcassonne.meta import EXPANSIONS, META
from games.carcassonne.state import Table
from games.core.action import Action, StartTable, find_actor
from games.core.prompt import PickPrompt, PlacePrompt
from tests.e2e.phone import Phone

BOXES = tuple(expansion.id for expansion in EXPANSIONS)
RULES = load(BOXES)
CANDIDATES = 24
"""Placements that are compared in each turn."""
WORTH_OF = {"builder": 6.0, "pig": 3.0, "abbot": 4.0, "big": 1.5, "follower": 2.0}
WORTH_BACK = 5.0
WORTH_GOODS = 6.0
GOODS = ("wine", "grain", "cloth")


class Entry(NamedTuple):
    """An entry of the log of a table, and the scores after it."""

    seat: int
    action: Action
    scores: tuple[int, ...]


def begin(players: int) -> Table:
    """Return the state of a table with all boxes that draws for itself."""
    start = StartTable(META.id, 1, {}, RULES.meta.colours[:players], 0, BOXES, "table")
    state: Table = RULES.setup(start).state
    return state


def apply(state: Table, seat: int, action: Action) -> Table:
    """Return the state after an action.

    :raises GameError: the rules do not allow it.
    """
    after: Table = RULES.apply(state, find_actor(action, seat), action).state
    return after


def play_game(seed: int, players: int) -> Iterator[Entry]:
    """Yield every entry of a game up to its final scoring."""
    random = Random(seed)
    state = begin(players)
    while not state.end:
        seat = state.active
        prompt = next(iter(RULES.list_prompts(state, seat)))
        if isinstance(prompt, PickPrompt):
            tiles = [tile for tile, left in prompt.left.items() for _ in range(left)]
            action: Action = DrawTile(random.choice(tiles))
        elif isinstance(prompt, PlacePrompt):
            action = choose(state, seat, prompt, random)
        else:
            kind = next(kind for kind in RULES.action_types if kind.__name__ == "UseBuilder")
            action = msgspec.convert({"type": "use_builder", "draws": True}, kind)
        state = apply(state, seat, action)
        yield Entry(seat, action, tuple(state.scores))


def choose(state: Table, seat: int, prompt: PlacePrompt, random: Random) -> PlaceTile:
    """Return the best of some placements: points now, figures set, a second tile."""
    options = [*list_options(prompt)]
    chosen = random.sample(options, min(CANDIDATES, len(options)))
    special = [facts for facts in options if facts.get("figure") or facts.get("back")]
    chosen += random.sample(special, min(CANDIDATES, len(special)))

    def rate(facts: dict[str, Any]) -> float:
        action = msgspec.convert({"type": "place_tile", **facts}, PlaceTile)
        after = apply(state, seat, action)
        figure = facts.get("figure", "follower") if facts.get("follower") else ""
        in_hand = state.count_in_hand(figure)[seat] if figure else 0
        gained: float = (
            after.scores[seat] - state.scores[seat] + WORTH_GOODS * (count_goods(after) - count_goods(state))
        )
        return (
            gained
            + WORTH_OF.get(figure, 0) * (in_hand > (2 if figure == "follower" else 0))
            + (WORTH_BACK * (gained > 4) if facts.get("back") else 0)
        )

    best = max(chosen, key=rate)
    return msgspec.convert({"type": "place_tile", **best}, PlaceTile)


def count_goods(state: Table) -> int:
    """Return how many goods everybody has."""
    stocks = [RULES.rules.count_stock(state, seat) for seat in range(state.seats)]
    return sum(stock.get(kind, 0) for stock in stocks for kind in GOODS)


def list_options(prompt: PlacePrompt) -> Iterator[dict[str, Any]]:
    """Yield the fields of every answer to a prompt."""
    sources = [
        ("", prompt.cells),
        *((piece.kind, prompt.cells if piece.as_plain else piece.cells) for piece in prompt.further),
    ]
    for figure, cells in sources:
        for cell, rotations in cells.items():
            x, y = map(int, cell.split(","))
            for rotation, targets in rotations.items():
                laid = {"x": x, "y": y, "rotation": int(rotation)}
                if not figure:
                    yield laid
                    if prompt.taking_back and cell in prompt.taking_back.points:
                        yield {**laid, "back": prompt.taking_back.cell}
                for target in targets if figure or prompt.stock else ():
                    yield {**laid, "follower": target, **({"figure": figure} if figure else {})}


def finish(phone: Phone, action: PlaceTile) -> None:
    """Enter what lies, by taps: with its figure, taking one back, or as it is."""
    choice, kinds = phone.page.locator(f"[data-choice='{action.follower}']"), phone.page.locator("[data-kind]")
    if action.follower:
        choice.or_(kinds).first.wait_for()
        if action.figure and kinds.count():  # a figure that is the only one for this place needs no tap
            phone.tap(phone.page.locator(f"[data-kind='{action.figure}']"))
            phone.page.locator(f"[data-kind='{action.figure}'][aria-pressed='true']").wait_for()
        phone.tap(choice)
        return
    if action.back:
        phone.tap(phone.page.locator("[data-back]"))
        phone.page.locator("[data-back][aria-pressed='true']").wait_for()
    phone.tap(phone.page.locator(".button-main"))
