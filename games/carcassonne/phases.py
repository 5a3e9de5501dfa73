"""What may be done now: one generator that serves the phones' highlights and the rules alike."""

from games.carcassonne.actions import DrawTile
from games.carcassonne.board import (
    Board,
    Join,
    bordered_cities,
    is_complete_city,
    is_free,
    joins,
    occupied_around,
    placements,
)
from games.carcassonne.events import tile_name
from games.carcassonne.state import State
from games.carcassonne.tiles import CITY, CLOISTER, COUNTS, FIELD, LAID, TURNS, LaidTile
from games.core.grid import cell_place
from games.core.prompt import (
    ChancePrompt,
    DrawPrompt,
    PickPrompt,
    PlacePrompt,
    Prompt,
    SystemPrompt,
    Weighted,
)
from games.core.seats import CHANCE, SYSTEM, Actor
from games.core.text import Text


def prompts_for(state: State, actor: Actor) -> tuple[Prompt, ...]:
    """Return what `actor` may do in this state."""
    if state.phase == "draw":
        if actor == CHANCE:
            outcomes = tuple(Weighted(DrawTile(tile), count) for tile, count in state.bag.items() if count)
            return (ChancePrompt(state.draws + 1, state.active, outcomes),)
        if actor == state.active:
            return (_draw(state),)
    elif state.phase == "place" and actor == state.active:
        return (_place(state),)
    elif state.phase == "score" and actor == SYSTEM:
        return (SystemPrompt("score_game"),)
    return ()


def _draw(state: State) -> DrawPrompt | PickPrompt:
    number = state.draws + 1
    remaining = sum(state.bag.values())
    shows_count = state.options["tiles_left"] == "on"
    if state.draw == "app":
        return DrawPrompt(
            f"draw-{number}",
            Text("carcassonne.prompt_draw"),
            {"type": "draw"},
            Text("carcassonne.hint_draw", {"n": remaining}) if shows_count else None,
            at_once=DrawTile.at_once,
        )
    # The frequent types first, in an order that stays all game: people learn where a tile is.
    choices = sorted(COUNTS, key=lambda tile: -COUNTS[tile]) if shows_count else list(COUNTS)
    return PickPrompt(
        f"draw-{number}",
        Text("carcassonne.prompt_pick"),
        {"type": "draw_tile"},
        "tile",
        tuple(choices),
        dict(state.bag) if shows_count else {},
        Text("carcassonne.hint_pick", {"n": remaining}) if shows_count else None,
    )


def _place(state: State) -> PlacePrompt:
    tile = state.drawn or ""
    cells = _offered(state, tile)
    return PlacePrompt(
        f"place-{state.draws}-{tile}",
        Text("carcassonne.prompt_place", {"tile": tile_name(tile)}),
        {"type": "place_tile"},
        tile,
        cells,
        field="follower",
        stock=state.supply[state.active],
        hint=Text("carcassonne.hint_place", {"n": len(cells)}) if state.options["legal_cells"] == "on" else None,
    )


def _offered(state: State, tile: str) -> dict[str, dict[str, dict[str, str]]]:
    """Return the cells, rotations and follower targets that a phone offers: the legal ones, or for purists every cell
    beside the board with every rotation and every segment that could be a target at this table."""
    board = state.board
    if state.options["legal_cells"] == "off":
        farmers = state.options["farmers"] == "on"
        segments = LAID[tile][0].segments if state.supply[state.active] else ()
        blind = {segment.id: "" for segment in segments if farmers or segment.kind != FIELD}
        return {cell_place(c): {str(r): blind for r in range(TURNS[tile])} for c in board.wanted}
    return {
        cell_place(cell): {
            str(rotation): targets(state, cell, tile, rotation) for rotation in rotations if rotation < TURNS[tile]
        }
        for cell, rotations in placements(board, tile).items()
    }


def targets(state: State, cell: int, tile: str, rotation: int) -> dict[str, str]:
    """Return the segments that the current seat's follower may take there, each with its note (rules section 5)."""
    if not state.supply[state.active]:
        return {}
    board, laid_tile = state.board, LAID[tile][rotation]
    joined = joins(board, cell, laid_tile)
    notes = {}
    for join in joined:
        if join.kind == FIELD and state.options["farmers"] == "off":
            continue
        if is_free(board, join):
            note = _farm_note(board, laid_tile, joined, join) if join.kind == FIELD else _note(board, cell, join)
            for index in join.segments:
                notes[laid_tile.segments[index].id] = note
    return {segment.id: notes[segment.id] for segment in laid_tile.segments if segment.id in notes}


def _note(board: Board, cell: int, join: Join) -> str:
    """Return what the phone says beside a road, city or cloister as it will be with the tile: `<word>:<number>`."""
    if join.kind == CLOISTER:
        around = len(occupied_around(board, cell))
        return f"around:{around}" if around < 8 else "done:9"
    cells = {segment >> 4 for name in join.features for segment in board.features[name].segments}
    word = "done" if _closes(board, join) else "open"
    return f"{join.kind}_{word}:{len(cells) + 1}" if join.kind == CITY else f"{word}:{len(cells) + 1}"


def _closes(board: Board, join: Join) -> bool:
    """True if the tile leaves no open edge on the road or city."""
    return join.open + sum(board.features[name].open for name in join.features) == 0


def _farm_note(board: Board, laid_tile: LaidTile, joined: list[Join], farm: Join) -> str:
    """Return how many complete cities the farm will border, including those that the tile completes."""
    group = {index: join.segments[0] for join in joined for index in join.segments}
    meeting = {name: join.segments[0] for join in joined if join.kind == CITY for name in join.features}
    completed = {join.segments[0] for join in joined if join.kind == CITY and _closes(board, join)}
    bordered = {group[city] for index in farm.segments for city in laid_tile.segments[index].borders}
    beside = {name for field in farm.features for name in bordered_cities(board, board.features[field])}
    bordered |= {meeting[name] for name in beside if name in meeting}
    apart = [name for name in beside if name not in meeting and is_complete_city(board.features[name])]
    return f"cities:{len(bordered & completed) + len(apart)}"
