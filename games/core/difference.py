"""The difference between two views of one viewer: points, prompts, and what to do with the pieces on the table.

It is a function of the two views alone, so it tells nobody more than their views show.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import assert_never

import msgspec
from msgspec.structs import replace

from games.core.action import Facts
from games.core.score import Outcome, ScoreLine
from games.core.seats import Seat
from games.core.stack_steps import find_stacks, list_slot_steps, list_stack_steps
from games.core.surface import DisplayView, GridView, PieceView, PlanView, Slot, Surface, TileView, TrackView
from games.core.table_step import Doing, TableStep
from games.core.text import Text
from games.core.view import View


class Points(msgspec.Struct, frozen=True):
    """Score of a seat before and after.

    - `before`: the points as they were.
    - `after`: the points as they would be.
    """

    before: int
    after: int


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that changes for one viewer.

    - `points`: of the seats whose score changes.
    - `lines_gone`, `lines_new`: score lines, compared without their numbers.
    - `pieces`: pieces of the table's box that turn out to be printed otherwise: id -> facts, empty where a piece is as
      listed.
    - `steps`: what to do on the real table, in an order that works.
    - `waits`: as in the new view, where it changes.
    - `asked`, `not_asked`: titles of the viewer's prompts that appear and disappear.
    - `outcome`: as in the new view, where it changes.
    """

    points: dict[str, Points] = {}
    lines_gone: tuple[ScoreLine, ...] = ()
    lines_new: tuple[ScoreLine, ...] = ()
    pieces: dict[str, Facts] = {}
    steps: tuple[TableStep, ...] = ()
    waits: tuple[Text, ...] = ()
    asked: tuple[Text, ...] = ()
    not_asked: tuple[Text, ...] = ()
    outcome: Outcome | None = None

    def is_empty(self) -> bool:
        """True if nothing changes for this viewer."""
        return self == Difference()


def compare_views(before: View, after: View) -> Difference:
    """Compare two views of the same viewer at the same table."""
    old_lines, new_lines = _index_lines(before), _index_lines(after)
    return Difference(
        points={
            seat: Points(before.seats[seat].score, seat_view.score)
            for seat, seat_view in after.seats.items()
            if seat in before.seats and before.seats[seat].score != seat_view.score
        },
        lines_gone=tuple(line for key, line in old_lines.items() if key not in new_lines),
        lines_new=tuple(line for key, line in new_lines.items() if key not in old_lines),
        pieces={
            name: after.pieces.get(name, {})
            for name in sorted(before.pieces.keys() | after.pieces.keys())
            if before.pieces.get(name) != after.pieces.get(name)
        },
        steps=tuple(_list_steps(before, after)),
        waits=tuple(after.waits.values()) if after.waits != before.waits else (),
        asked=tuple(prompt.title for key, prompt in after.prompts.items() if key not in before.prompts),
        not_asked=tuple(prompt.title for key, prompt in before.prompts.items() if key not in after.prompts),
        outcome=after.outcome if after.outcome != before.outcome else None,
    )


def _index_lines(view: View) -> dict[bytes, ScoreLine]:
    """Return the score lines by their content, apart from their number; equal lines are counted to keep them apart."""
    by_key: dict[bytes, ScoreLine] = {}
    counts: Counter[bytes] = Counter()
    for line in view.lines.values():
        says = msgspec.json.encode(replace(line, n=0), order="sorted")
        counts[says] += 1
        by_key[says + b"%d" % counts[says]] = line
    return by_key


def _list_steps(before: View, after: View) -> Iterator[TableStep]:
    """Yield the steps, ordered so that everything is taken off before anything is put in its place."""
    old, new = before.grids, after.grids
    boards = sorted(old.keys() | new.keys())
    pairs = [(name, old.get(name, _EMPTY), new.get(name, _EMPTY)) for name in boards]
    steps = [
        step
        for name, old, new in pairs
        for step in (*_list_piece_steps(name, old, new), *_list_tile_steps(name, old, new))
    ]
    order = {doing: at for at, doing in enumerate(_ORDER)}
    yield from sorted(steps, key=lambda step: order[step.what])
    for name in dict.fromkeys((*before.surfaces, *after.surfaces)):
        yield from _list_surface_steps(name, before.surfaces.get(name), after.surfaces.get(name))
    yield from _list_aside_steps(before, after)
    yield from _list_market_steps(before, after)
    yield from _list_seat_steps(before, after)
    yield from _list_stock_steps(before, after)
    yield from _list_mark_steps(before, after)
    yield from _list_score_tile_steps(before, after)


def _list_surface_steps(name: str, old: Surface | None, new: Surface | None) -> Iterator[TableStep]:
    """Yield the steps on a surface that is no grid."""
    match new or old:
        case PlanView() | TrackView():
            yield from list_stack_steps(name, old, new)
        case DisplayView(for_sale=False):
            yield from list_slot_steps(name, old, new)
        case GridView() | DisplayView() | None:
            pass
        case surface:
            assert_never(surface)


_EMPTY = GridView(Text(""), {})
"""Stands for a grid that one of the views lacks."""

_ORDER: tuple[Doing, ...] = (
    "take_piece",
    "take_tile",
    "move_tile",
    "turn_tile",
    "lay_tile",
    "move_piece",
    "put_piece",
)


def _list_tile_steps(board: str, old: GridView, new: GridView) -> Iterator[TableStep]:
    leaving = {place: tile for place, tile in old.tiles.items() if not _is_same_tile(tile, new.tiles.get(place))}
    coming = {place: tile for place, tile in new.tiles.items() if not _is_same_tile(tile, old.tiles.get(place))}
    for place, tile in new.tiles.items():
        if place not in coming and old.tiles[place].rotation != tile.rotation:
            yield TableStep(
                "turn_tile", board, place, tile=tile.tile, rotation=tile.rotation, seat=new.find_laying_seat(tile)
            )
    free = {place for place in coming if place not in old.tiles}
    for place, tile in leaving.items():
        to = next((cell for cell in coming if cell in free and _is_same_tile(tile, coming[cell])), None)
        if to is None:
            yield TableStep("take_tile", board, place, tile=tile.tile, seat=old.find_laying_seat(tile))
        else:
            rotation = coming.pop(to).rotation
            yield TableStep(
                "move_tile", board, place, to, tile=tile.tile, rotation=rotation, seat=old.find_laying_seat(tile)
            )
    for place, tile in coming.items():
        yield TableStep(
            "lay_tile", board, to=place, tile=tile.tile, rotation=tile.rotation, seat=new.find_laying_seat(tile)
        )


def _is_same_tile(tile: TileView, other: TileView | None) -> bool:
    return other is not None and tile.tile == other.tile


def _list_piece_steps(board: str, old: GridView, new: GridView) -> Iterator[TableStep]:
    leaving = {place: piece for place, piece in old.pieces.items() if not _is_same_piece(piece, new.pieces.get(place))}
    coming = {place: piece for place, piece in new.pieces.items() if not _is_same_piece(piece, old.pieces.get(place))}
    free = {place for place in coming if place not in old.pieces}
    for place, piece in leaving.items():
        to = next((place for place in coming if place in free and _is_same_piece(piece, coming[place])), None)
        doing: Doing = "move_piece" if to else "take_piece"
        if to:
            del coming[to]
        yield TableStep(doing, board, place, to or "", seat=piece.seat, kind=piece.kind)
    for place, piece in coming.items():
        yield TableStep("put_piece", board, to=place, seat=piece.seat, kind=piece.kind)


def _is_same_piece(piece: PieceView, other: PieceView | None) -> bool:
    return other is not None and (piece.seat, piece.kind) == (other.seat, other.kind)


def _list_aside_steps(before: View, after: View) -> Iterator[TableStep]:
    """Yield the steps for tiles that left the game and for the drawn tile."""
    old, new = Counter(before.set_aside), Counter(after.set_aside)
    yield from (TableStep("put_back", tile=tile) for tile in (old - new).elements())
    yield from (TableStep("set_aside", tile=tile) for tile in (new - old).elements())
    if before.drawn != after.drawn:
        if before.drawn:
            yield TableStep("put_back", tile=before.drawn)
        if after.drawn:
            yield TableStep("hold", tile=after.drawn)


def _list_market_steps(before: View, after: View) -> Iterator[TableStep]:
    """Yield the steps for slots of everybody's markets whose piece changes."""
    markets = [
        {name: display.slots for name, display in view.displays.items() if display.for_sale and display.seat is None}
        for view in (before, after)
    ]
    for name in sorted(markets[0].keys() | markets[1].keys()):
        old, new = (market.get(name, {}) for market in markets)
        for n, place in enumerate(new or old, 1):
            lay, lies = (_find_lying(slots.get(place)) for slots in (old, new))
            if lay != lies:
                doing: Doing = "market_unknown" if lies == "" else "market"
                yield TableStep(doing, name, tile=lies or "", n=n, instead=lay or "")


def _find_lying(slot: Slot | None) -> str | None:
    return slot.piece if slot and (slot.piece or slot.face_down) else None


def _list_seat_steps(before: View, after: View) -> Iterator[TableStep]:
    """Yield the steps for tiles in hand and on offer, and for the gold on them."""
    seats = [int(seat) for seat in after.seats if seat in before.seats]
    for seat in seats:
        for tile in (_count_tiles(before, seat) - _count_tiles(after, seat)).elements():
            yield TableStep("put_back", tile=tile, seat=seat)
    for seat in seats:
        for tile in (_count_tiles(after, seat) - _count_tiles(before, seat)).elements():
            yield TableStep("hold", tile=tile, seat=seat)
        old, new = _find_prices(before, seat), _find_prices(after, seat)
        for tile in _count_tiles(after, seat):
            if new.get(tile, 0) != old.get(tile, 0):
                yield TableStep("price", tile=tile, seat=seat, n=new.get(tile, 0))


def _count_tiles(view: View, seat: Seat) -> Counter[str]:
    return Counter((*view.seats[str(seat)].hand, *_find_prices(view, seat)))


def _find_prices(view: View, seat: Seat) -> dict[str, int]:
    """Return what a seat has laid out, with the price of each."""
    displays = [display for display in view.displays.values() if display.for_sale and display.seat == seat]
    return {piece: display.slots[place].price for display in displays for place, piece in display.pieces.items()}


def _list_stock_steps(before: View, after: View) -> Iterator[TableStep]:
    """Yield the steps for stock that changes without coming from a board or going to one."""
    on_boards = _count_on_boards(after)
    on_boards.subtract(_count_on_boards(before))
    for seat, seat_view in after.seats.items():
        old: Mapping[str, int] = before.seats[seat].stock if seat in before.seats else {}
        for kind in sorted(old.keys() | seat_view.stock.keys()):
            change = seat_view.stock.get(kind, 0) - old.get(kind, 0) + on_boards[int(seat), kind]
            if change:
                yield TableStep("stock", seat=int(seat), kind=kind, n=change)


def _list_score_tile_steps(before: View, after: View) -> Iterator[TableStep]:
    for seat, seat_view in after.seats.items():
        if seat in before.seats and before.seats[seat].score_tile != seat_view.score_tile:
            yield TableStep("score_tile", seat=int(seat), n=seat_view.score_tile)


def _list_mark_steps(before: View, after: View) -> Iterator[TableStep]:
    """Yield the steps for marks on tiles. A mark on an empty cell exists on phones only and needs no step."""
    grids = before.grids, after.grids
    for name in sorted(grids[0].keys() | grids[1].keys()):
        old, new = (_list_board_marks(name, view_grids.get(name, _EMPTY)) for view_grids in grids)
        yield from (replace(mark, what="unmark") for mark in old if mark not in new)
        yield from (mark for mark in new if mark not in old)


def _list_board_marks(name: str, board: GridView) -> list[TableStep]:
    return [
        TableStep("mark", name, place, tile=tile.tile, seat=board.find_laying_seat(tile), kind=board.marks[place])
        for place, tile in board.tiles.items()
        if place in board.marks
    ]


def _count_on_boards(view: View) -> Counter[tuple[Seat, str]]:
    counts: Counter[tuple[Seat, str]] = Counter()
    for surface in view.surfaces.values():
        match surface:
            case GridView():
                counts.update((piece.seat, piece.kind) for piece in surface.pieces.values())
            case PlanView() | TrackView():
                stacked = (piece for stack in find_stacks(surface).values() for piece in stack)
                counts.update((piece.seat, piece.kind) for piece in stacked if piece.seat is not None)
    return counts
