"""The rules engine of Isle of Skye alone: scoring with proofs, legal placements, replay, views."""

from typing import Any

import msgspec

from bench.figures import measure_seconds, print_title, show
from games.core.action import find_actor
from games.isle_of_skye.scoring import GOALS, SCROLLS, prove_scrolls
from games.isle_of_skye.state import State
from games.isle_of_skye.subject import Each, Subject
from games.isle_of_skye.territory import Territory, TerritoryMap, find_placements
from games.isle_of_skye.tiles import Box, lay_tile
from tests.golden import GOLDEN, read_rows
from tests.records.skye_games import moves, rules_of, start_of
from tests.records.skye_land import OPTIONS, box_of, territory_of

FOLDER = GOLDEN / "isle_of_skye"
TILES = 25


def build_land(territory: Territory, box: Box) -> TerritoryMap:
    """Return the map of a territory without the cache of `TerritoryMap.build`, which would leave nothing to measure."""
    tiles = ((cell, lay_tile(box.tiles[placed.tile], placed.rotation)) for cell, placed in territory.tiles.items())
    return TerritoryMap(tuple(tiles), frozenset())


def _read_rows(kind: str) -> list[dict[str, Any]]:
    return read_rows(FOLDER / f"{kind}.jsonl")


def run() -> None:
    """Measure a recorded territory of 25 tiles and the recorded games of five."""
    print_title("Rules: Isle of Skye, one core")
    box = box_of(FOLDER)
    tiles = next(row["input"]["tiles"] for row in _read_rows("territories_base") if len(row["input"]["tiles"]) == TILES)
    territory = territory_of(box, tiles)

    def score_goals() -> None:
        subject = Subject(build_land(territory, box), OPTIONS, 12)
        for goal in GOALS.values():
            if isinstance(goal, Each):
                goal.score(subject)
            else:
                goal.amount(subject)

    show(
        f"all {len(GOALS)} scoring tiles with proofs, {TILES} tiles",
        measure_seconds(score_goals) * 1e3,
        "ms",
        "peer 0.27, without proofs",
    )
    scrolls = measure_seconds(lambda: list(prove_scrolls(Subject(build_land(territory, box), OPTIONS, 12), SCROLLS)))
    show(f"all scrolls with proofs, {TILES} tiles", scrolls * 1e3, "ms")
    hand = [box.tiles[name] for name in ("peer01", "peer30", "peer60")]
    legal = measure_seconds(lambda: [find_placements(territory, tile) for tile in hand])
    show(f"legal placements of three tiles, {TILES} tiles", legal * 1e6, "us")
    _measure_games()


def _measure_games() -> None:
    five = [row for row in _read_rows("games") if len(row["players"]) == 5]
    rules = rules_of(box_of(FOLDER), five[0])
    games = [(start_of(row), [(find_actor(action, seat), action) for seat, action in moves(row)]) for row in five]
    final_states: list[State[Any]] = []

    def replay_all() -> None:
        final_states.clear()
        for start, actions in games:
            state = rules.setup(start).state
            for actor, action in actions:
                state = rules.apply(state, actor, action).state
            final_states.append(state)

    duration = measure_seconds(replay_all)
    entries = sum(len(actions) for _, actions in games)
    show("a game of five replayed, validated, with proofs", duration / len(games) * 1e3, "ms")
    show("entries replayed", entries / duration, "entries/s")
    start, actions = games[0]
    states: list[State[Any]] = [rules.setup(start).state]
    for actor, action in actions:
        states.append(rules.apply(states[-1], actor, action).state)
    building = [state for state in states if state.step == "build"][-6]
    seat = next(number for number, clan in enumerate(building.clans) if clan.hand)
    show(
        "view of a seat that builds, last round", measure_seconds(lambda: rules.build_view(building, seat)) * 1e6, "us"
    )
    seat_view = rules.build_view(building, seat)
    show(
        "projection of the round and the end, five seats",
        measure_seconds(lambda: rules.project_scores(seat_view)) * 1e3,
        "ms",
    )
    buying = [state for state in states if state.step == "buy"][-5]
    show("view of the seat that may buy", measure_seconds(lambda: rules.build_view(buying, buying.buyer)) * 1e6, "us")
    encoded = msgspec.json.encode(final_states[0])
    show("state of a finished game of five", len(encoded) / 1024, "KiB")
    show("encoding it", measure_seconds(lambda: msgspec.json.encode(final_states[0])) * 1e6, "us")
