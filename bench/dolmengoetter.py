"""Benchmark of Dolmengötter: replays of recorded games, walks and rights on the fullest board, the active seat's view,
and the board's bytes."""

import gzip
import json
from typing import Any

import msgspec
from msgspec.structs import replace

from bench.figures import measure_seconds, print_title, show
from companion.tables.merge_patch import Document, merge_diff
from games.core.action import Action
from games.core.seats import Actor
from games.dolmengoetter.actions import Walk
from games.dolmengoetter.board_faults import MOST_CIRCLES_OF_A_PLACE
from games.dolmengoetter.layout import load_layout
from games.dolmengoetter.rights import find_effects
from games.dolmengoetter.state import DRUIDS, State
from games.dolmengoetter.walking import find_walks
from tests.golden import GOLDEN
from tests.records.dolmengoetter import RULES, Play, game_of

US = 1e6
"""Of a second."""
Steps = list[tuple[State, Actor, Action]]


def run() -> None:
    """Measure all recorded games, and the fullest moment of a game of five."""
    print_title("Rules: Dolmengötter, one core")
    lines = (GOLDEN / "dolmengoetter" / "games.jsonl").read_text("utf-8").splitlines()
    games = [_play(json.loads(line)) for line in lines]

    def replay_all() -> list[State]:
        return [_replay(game.steps) for game in games]

    duration = measure_seconds(replay_all)
    show(
        f"replay of {len(games)} games, validated, with proofs",
        sum(len(game.steps) for game in games) / duration,
        "actions/s",
    )
    five = next(game for game in games if len(game.players) == 5)
    encoded = msgspec.json.encode(five.state)
    show("state of a finished game of five", len(encoded) / 1024, "KiB")
    show("encoding it", measure_seconds(lambda: msgspec.json.encode(five.state)) * US, "us")
    _measure_fullest(five.steps)
    _measure_lying(five.steps)
    drawing = msgspec.json.encode(load_layout(""))
    show("the board for a phone, its drawing and the names of its places", len(drawing) / 1000, "kB")
    show("the board for a phone, gzip", len(gzip.compress(drawing, 6)) / 1000, "kB")


def _play(row: dict[str, Any]) -> Play:
    """Play a recorded game."""
    game = game_of(row)
    for recorded in row["actions"]:
        game.act(recorded)
    return game


def _replay(steps: Steps) -> State:
    state = steps[0][0]
    for _, actor, action in steps:
        state = RULES.apply(state, actor, action).state
    return state


def _measure_fullest(steps: Steps) -> None:
    """Measure the last walk of a seat whose three druids stand and that leaves a stone where three circles meet."""
    walks_to_meeting_points = [
        (state_before, action)
        for state_before, actor, action in steps
        if isinstance(action, Walk)
        and action.stone
        and len(state_before.layout.circles_of[action.source]) == MOST_CIRCLES_OF_A_PLACE
        and len(_list_standing_places(state_before)) == DRUIDS
    ]
    state, action = walks_to_meeting_points[-1]
    druids, seat = _list_standing_places(state), state.active
    show(
        "  stones and druids on the board", len(state.stones) + len(state.druids), f"of {len(state.layout.neighbours)}"
    )
    targets = measure_seconds(lambda: [find_walks(state, place) for place in druids], 51)
    show("walk targets of three druids, full board", targets * US, "us", "aim < 1000")
    rights = measure_seconds(lambda: find_effects(state, seat, action.source), 51)
    show(f"rights of a stone, {MOST_CIRCLES_OF_A_PLACE} circles", rights * US, "us", "aim < 1000")
    show(
        "view of the seat whose turn it is",
        measure_seconds(lambda: RULES.build_view(replace(state), seat), 51) * US,
        "us",
        "aim < 3000",
    )
    view_before = RULES.build_view(state, seat)
    state_after = RULES.apply(state, seat, action).state

    def build_update() -> Document:
        """Return the update as the hub makes it: the view of a state that nobody has looked at yet, compared."""
        return merge_diff(view_before, RULES.build_view(replace(state_after), seat))

    show("that view", len(encoded := msgspec.json.encode(view_before)) / 1024, "KiB")
    show("that view, gzip", len(gzip.compress(encoded, 6)) / 1024, "KiB")
    show("update after its walk, view and difference", measure_seconds(build_update, 51) * US, "us")
    show("that update", len(msgspec.json.encode(build_update())), "bytes")


def _measure_lying(steps: Steps) -> None:
    """Measure the first turn of the same game with all druids of the seat lying: each may fly to any free place."""
    state = next(before for before, _, action in steps if isinstance(action, Walk))
    seat = state.active
    druids = {place: replace(druid, lying=True) for place, druid in state.druids.items()}
    before, after = (RULES.build_view(snapshot, seat) for snapshot in (state, replace(state, druids=druids)))
    view = measure_seconds(lambda: RULES.build_view(replace(state, druids=druids), seat), 51)
    show("view of a seat whose druids all lie, empty board", view * US, "us", "aim < 3000")
    show("that view of lying druids", len(encoded := msgspec.json.encode(after)) / 1024, "KiB")
    show("that view of lying druids, gzip", len(gzip.compress(encoded, 6)) / 1024, "KiB")
    show("update to it", measure_seconds(lambda: msgspec.json.encode(merge_diff(before, after)), 51) * US, "us")


def _list_standing_places(state: State) -> list[str]:
    """Return the places where druids of the active seat stand."""
    return [place for place, druid in state.druids.items() if druid.seat == state.active and not druid.lying]
