"""Benchmark of *My box*: reading, comparing and writing the largest box; checking and drawing boards."""

from typing import Any

from bench.figures import measure_seconds, print_title, show
from bench.processes import run_apart

MS = 1000
"""Milliseconds in a second."""


def run() -> None:
    """Measure in its own process."""
    print_title("Boxes: the largest, its tiles and boards entered, in process")
    run_apart("bench.boxes")


def measure() -> None:
    """Measure an Isle of Skye box with every tile of the list and of every offered expansion, and boards of all
    games."""
    import django

    django.setup()

    from companion.boxes.boards import check_board
    from companion.boxes.file import build_file, encode_file
    from companion.boxes.imports import combine_boxes, read_box_file
    from companion.boxes.keeping import Box
    from companion.boxes.pieces import complete_pieces, preview_piece
    from games.registry import GAMES, find_game

    skye = find_game("isle_of_skye")
    assert skye.box
    expansions = tuple(expansion.id for expansion in skye.meta.expansions)
    brought = skye.starting_pieces({}, expansions, "app", {}).values()
    added = {f"x{n}": _without_invented_mark(facts) for n, facts in enumerate(brought, 1)}
    pieces = complete_pieces("isle_of_skye", {**skye.box().facts, **added})
    boards_by_game = {
        offered_game.meta.id: {
            board: board_facts
            for kind in offered_game.boards()
            for board in kind.names
            if (board_facts := kind.find_starting_facts(board, {}))
        }
        for offered_game in GAMES
    }
    box = Box(pieces, tuple(pieces), boards_by_game["isle_of_skye"])
    data = encode_file(build_file("isle_of_skye", box))
    show(f"file of {len(pieces)} tiles and {len(box.boards)} boards", len(data) / MS, "kB")
    show("  written", measure_seconds(lambda: encode_file(build_file("isle_of_skye", box))) * MS, "ms")
    show("  read and checked", measure_seconds(lambda: read_box_file("isle_of_skye", data)) * MS, "ms")
    show("  taken into an empty box", measure_seconds(lambda: combine_boxes("isle_of_skye", Box(), box)) * MS, "ms")
    show("  taken into the same box", measure_seconds(lambda: combine_boxes("isle_of_skye", box, box)) * MS, "ms")
    opened = measure_seconds(lambda: [preview_piece("isle_of_skye", name, facts, {}) for name, facts in pieces.items()])
    show("  opened: each of its tiles drawn", opened * MS, "ms")
    for name, boards in boards_by_game.items():
        for board, facts in boards.items():
            checked = check_board(name, board, facts)
            duration = measure_seconds(lambda name=name, board=board, facts=facts: check_board(name, board, facts))  # type: ignore[misc]
            show(f"{name}: board {board} looked over and drawn", duration * MS, "ms")
            show(f"  its picture of {len(checked.picture)} bytes", len(checked.picture) / MS, "kB")


def _without_invented_mark(facts: dict[str, Any]) -> dict[str, Any]:
    """Return an invented tile in the form of a tile that somebody entered."""
    return {key: value for key, value in facts.items() if key != "invented"}


if __name__ == "__main__":
    measure()
