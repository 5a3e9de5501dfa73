"""The rules engines alone: replay, legal placements, views."""

import msgspec
from msgspec.structs import replace

from bench import carcassonne, dolmengoetter, druids, journeyman, skye, together
from bench.figures import measure_seconds, print_title, show
from games.carcassonne.board import find_placements
from games.carcassonne.box import BASE
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.core.action import find_actor
from tests.golden import GOLDEN, read_rows
from tests.records.carcassonne import moves, start_of


def run() -> None:
    """Measure every game."""
    _measure_carcassonne()
    carcassonne.run()
    skye.run()
    druids.run()
    journeyman.run()
    together.run()
    dolmengoetter.run()


def _measure_carcassonne() -> None:
    """Replay all recorded games; measure on the fullest board."""
    print_title("Rules: Carcassonne, one core")
    rules = Carcassonne()
    rows = read_rows(GOLDEN / "carcassonne" / "games.jsonl")
    games = [(start_of(row), [(find_actor(action, seat), action) for _, seat, action in moves(row)]) for row in rows]
    moves_played = sum(len(row["moves"]) for row in rows)
    finished: list[State] = []

    def replay_all() -> None:
        finished.clear()
        for start, actions in games:
            state = rules.setup(start).state
            for actor, action in actions:
                state = rules.apply(state, actor, action).state
            finished.append(rules.apply(state, "system", rules.system_actions["score_game"]).state)

    duration = measure_seconds(replay_all)
    show(
        f"replay of {len(rows)} games, validated, with proofs",
        moves_played / duration,
        "moves/s",
        "aim 10,000; peers 68,000 2,500",
    )

    full = finished[0]
    all_tiles = measure_seconds(lambda: [find_placements(BASE, full.board, tile) for tile in BASE.counts])
    show("all legal placements of one tile, full board", all_tiles / len(BASE.counts) * 1e6, "us", "aim < 1000")
    start, actions = games[0]
    middle = rules.setup(start).state
    for actor, action in actions[:101]:
        middle = rules.apply(middle, actor, action).state
    show(
        "view of the seat at turn with its prompt, 51 tiles",
        measure_seconds(lambda: rules.build_view(replace(middle), middle.active), 51) * 1e6,
        "us",
    )
    seat_view = rules.build_view(middle, "spectator")
    show("projection with farm owners, 51 tiles", measure_seconds(lambda: rules.project_scores(seat_view)) * 1e6, "us")
    encoded = msgspec.json.encode(full)
    show("state of a finished game", len(encoded) / 1024, "KiB")
    show("encoding it", measure_seconds(lambda: msgspec.json.encode(full)) * 1e6, "us")
