"""Benchmark of Isle of Skye with Druids: scoring, longest road, whole games, second buy turn, bytes of own tiles."""

import gzip
import json
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from bench.figures import measure_seconds, print_title, show
from bench.skye import build_land
from companion.tables.merge_patch import merge_diff
from games.core.action import find_actor
from games.core.game import Game
from games.core.grid import pack
from games.core.pieces import draw_piece
from games.isle_of_skye.expansions.druids.roads import find_longest_road
from games.isle_of_skye.expansions.druids.scoring import GOALS, SCROLLS
from games.isle_of_skye.scoring import GOALS as BASE_GOALS
from games.isle_of_skye.scoring import prove_scroll
from games.isle_of_skye.subject import Each, Goal, Subject
from games.isle_of_skye.territory import Placed, Territory, lay
from games.isle_of_skye.tiles import Box, read_facts
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Played, play
from tests.golden import GOLDEN
from tests.records.druid_box import BOX
from tests.records.skye_land import OPTIONS, box_of, territory_of

FOLDER = GOLDEN / "isle_of_skye"
TILES = 25
SEATS = 5
MS, US = 1e3, 1e6
"""Of a second."""


def run() -> None:
    """Measure scoring, a game of five, the second buy turn and own tiles."""
    print_title("Rules: Isle of Skye with Druids, one core")
    _measure_scoring()
    _measure_roads()
    skye = find_game("isle_of_skye")
    playthrough = play(Case(skye, ("druids",), SEATS, "app", {}))
    measure_replay(playthrough)
    _measure_second_buy(playthrough)
    _measure_own_tiles(skye)


def _measure_scoring() -> None:
    """Measure a recorded territory of 25 tiles, whose roads and areas are recomputed each time."""
    lines = (FOLDER / "territories.jsonl").read_text("utf-8").splitlines()
    territories = (json.loads(line)["input"]["tiles"] for line in lines)
    tiles = next(tiles for tiles in territories if len(tiles) == TILES)
    box = box_of(FOLDER)
    territory = territory_of(box, tiles)

    def subject() -> Subject:
        return Subject(build_land(territory, box), OPTIONS, 12)

    def score(goals: Iterable[Goal]) -> None:
        context = subject()
        for goal in goals:
            goal.score(context) if isinstance(goal, Each) else goal.amount(context)

    druid_goals = measure_seconds(partial(score, GOALS.values()))
    show(f"the {len(GOALS)} scoring tiles with proofs, {len(tiles)} tiles", druid_goals * MS, "ms")
    base_goals = measure_seconds(partial(score, BASE_GOALS.values()))
    show("  ratio to those of the base game", druid_goals / base_goals * len(BASE_GOALS) / len(GOALS), "x each")

    def score_scrolls() -> None:
        context = subject()
        at = next(iter(context.land.tiles))
        area = context.land.find_area(at, 0)
        for scroll in SCROLLS.values():
            prove_scroll(context, scroll, at, area)

    show(f"the {len(SCROLLS)} scrolls with proofs, {len(tiles)} tiles", measure_seconds(score_scrolls) * MS, "ms")
    road = measure_seconds(lambda: find_longest_road(build_land(territory, box)))
    show(f"the longest road, {len(tiles)} tiles", road * MS, "ms")


def _measure_roads() -> None:
    """Measure every kind of crossing, bridge and dead end, on the slowest of some thousand territories."""
    rows = json.loads((FOLDER / "crossings.json").read_text("utf-8"))
    meadow: dict[str, Any] = {
        "edges": dict.fromkeys("NESW", "pasture"),
        "regions": [{"id": "r1", "terrain": "pasture", "edges": list("NESW")}],
        "features": [],
    }
    facts = {
        f"c{n}": read_facts({**meadow, "roads": [{"edges": list(exits)} for exits in roads]})
        for n, (_, _, *roads) in enumerate(rows)
    }
    box, territory = Box(facts, {}, {}), Territory()
    for n, (x, y, *_) in enumerate(rows):
        territory = lay(territory, box, pack(x, y), Placed(f"c{n}", 0, n))
    worst = measure_seconds(lambda: find_longest_road(build_land(territory, box)))
    show(f"the longest road, {len(rows)} tiles of crossings, the worst known", worst * MS, "ms", "aim < 100")


def measure_replay(playthrough: Played) -> None:
    """Measure the replay of a game of five from its log."""
    start, rules = playthrough.start, playthrough.ruleset
    actions = [(find_actor(step.action, step.seat), step.action) for step in playthrough.steps]

    def replay() -> None:
        state = rules.setup(start).state
        for actor, action in actions:
            state = rules.apply(state, actor, action).state

    duration = measure_seconds(replay)
    show("a game of five replayed, validated, with proofs", duration * MS, "ms")
    show("entries replayed", len(actions) / duration, "entries/s")
    encoded = msgspec.json.encode(playthrough.states[-1])
    show("state of a finished game of five", len(encoded) / 1024, "KiB")


def _measure_second_buy(playthrough: Played) -> None:
    """Measure the last purchase from the dolmen board: the buyer's view before it, and the update to a phone."""
    rules = playthrough.ruleset
    step = [step for step in playthrough.steps if getattr(step.action, "what", "").startswith("space_")][-1]
    buyer = step.seat
    assert buyer is not None
    view = measure_seconds(lambda: rules.build_view(step.before, buyer), 51)
    show("second buy turn, view of the seat at turn", view * US, "us")
    before, after = (msgspec.to_builtins(rules.build_view(state, buyer)) for state in (step.before, step.after))
    encoded = msgspec.json.encode(before)
    show("second buy turn, that view", len(encoded) / 1024, "KiB")
    show("second buy turn, that view, gzip", len(gzip.compress(encoded, 6)) / 1024, "KiB")

    def update() -> bytes:
        return msgspec.json.encode(merge_diff(before, msgspec.to_builtins(rules.build_view(step.after, buyer))))

    show("second buy turn, update after a purchase", measure_seconds(update, 51) * US, "us")
    show("second buy turn, that update", len(msgspec.json.encode(merge_diff(before, after))), "bytes")
    base = [state for state in playthrough.states if state.step == "buy"][-1]
    first_turn_view = measure_seconds(lambda: rules.build_view(base, base.buyer), 51)
    show("  ratio of the views, second to first buy turn", view / first_turn_view, "x")


def _measure_own_tiles(skye: Game) -> None:
    """Measure loading all Druid tiles of a box, as a table's phones do once per table."""
    assert skye.piece
    tiles = {name: skye.piece(name, facts) for name, facts in BOX.items()}
    pieces = {name: draw_piece(skye.meta.id, name, piece) for name, piece in tiles.items()}
    encoded = msgspec.json.encode({"pieces": pieces})
    show(f"{len(pieces)} own tiles for a phone", len(encoded) / 1000, "kB")
    show(f"{len(pieces)} own tiles for a phone, gzip", len(gzip.compress(encoded, 6)) / 1000, "kB")
