"""The rules engines alone: replay, legal placements, views."""

import json

import msgspec

from bench import dolmengoetter, druids, journeyman, skye, together
from bench.figures import seconds, show, title
from games.carcassonne.board import placements
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.carcassonne.tiles import COUNTS
from games.core.action import actor_of
from tests.golden import GOLDEN
from tests.records.carcassonne import moves, start_of


def run() -> None:
    """Measure every game."""
    _carcassonne()
    skye.run()
    druids.run()
    journeyman.run()
    together.run()
    dolmengoetter.run()


def _carcassonne() -> None:
    """Replay all recorded games; measure on the fullest board."""
    title("Rules: Carcassonne, one core")
    rules = Carcassonne()
    rows = [json.loads(line) for line in (GOLDEN / "carcassonne" / "games.jsonl").read_text("utf-8").splitlines()]
    games = [(start_of(row), [(actor_of(action, seat), action) for _, seat, action in moves(row)]) for row in rows]
    moves_played = sum(len(row["moves"]) for row in rows)
    finished: list[State] = []

    def replay_all() -> None:
        finished.clear()
        for start, actions in games:
            state = rules.setup(start).state
            for actor, action in actions:
                state = rules.apply(state, actor, action).state
            finished.append(rules.apply(state, "system", rules.system_actions["score_game"]).state)

    duration = seconds(replay_all)
    show(
        f"replay of {len(rows)} games, validated, with proofs",
        moves_played / duration,
        "moves/s",
        "aim 10,000; peers 68,000 2,500",
    )

    full = finished[0]
    per_tile = seconds(lambda: [placements(full.board, tile) for tile in COUNTS]) / len(COUNTS)
    show("all legal placements of one tile, full board", per_tile * 1e6, "us", "aim < 1000")
    start, actions = games[0]
    middle = rules.setup(start).state
    for actor, action in actions[:101]:
        middle = rules.apply(middle, actor, action).state
    show(
        "view of the seat at turn with its prompt, 51 tiles",
        seconds(lambda: rules.view(middle, middle.active)) * 1e6,
        "us",
    )
    seat_view = rules.view(middle, "spectator")
    show("projection with farm owners, 51 tiles", seconds(lambda: rules.projection(seat_view)) * 1e6, "us")
    encoded = msgspec.json.encode(full)
    show("state of a finished game", len(encoded) / 1024, "KiB")
    show("encoding it", seconds(lambda: msgspec.json.encode(full)) * 1e6, "us")
