"""Steps on plans, tracks and displays: from what lies there before to what lies there after, in an order that works."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from games.core.score import Place
from games.core.surface import DisplayView, PlanView, Slot, StackedPiece, Surface, TrackView
from games.core.table_step import Doing, TableStep

Stacks = Mapping[Place, tuple[StackedPiece, ...]]


class _Lane(NamedTuple):
    """The pieces that leave a place and those that come there. The last of a list moves first: `outgoing` pieces leave
    from the top down, `incoming` ones arrive from the bottom up.

    The pieces of a stack are one lane. Those of a space stand beside each other: each is a lane of its own.
    """

    place: Place
    outgoing: list[StackedPiece]
    incoming: list[StackedPiece]


def find_stacks(surface: Surface | None) -> Stacks:
    """Return the pieces by place, top first; none of a surface of another kind."""
    match surface:
        case PlanView():
            return surface.stacks
        case TrackView():
            return surface.pieces
    return {}


def list_stack_steps(board: str, old: Surface | None, new: Surface | None) -> Iterator[TableStep]:
    """Yield the steps on a plan or a track. A piece is taken only when nothing lies on it, and put where everything
    that does not belong there is gone. Tipping a piece over, or standing it up, is a step of its own, also of a piece
    that was moved."""
    before, after = find_stacks(old), find_stacks(new)
    split = _compare_stack if isinstance(new or old, PlanView) else _compare_space
    lanes: list[_Lane] = []
    turns: list[TableStep] = []
    for place in sorted(before.keys() | after.keys()):
        stacks, steps = split(board, place, before.get(place, ()), after.get(place, ()))
        lanes += stacks
        turns += steps
    while lanes := [lane for lane in lanes if lane.outgoing or lane.incoming]:
        yield _take_next_step(board, lanes, turns)
    yield from turns


def _take_next_step(board: str, lanes: list[_Lane], turns: list[TableStep]) -> TableStep:
    """Return the next step and take it off the lanes: a move, else what goes for good, else what is new, else one of
    several pieces that stand in each other's way. Add to `turns` how it is turned once it lies there."""

    def lay(target: _Lane, was_lying: bool) -> StackedPiece:
        piece = target.incoming.pop()
        moved_piece = replace(piece, lying=was_lying)
        if moved_piece != piece:
            turns.append(_build_turn(board, moved_piece, piece, target.place, len(target.incoming)))
        return moved_piece

    leaving = [lane for lane in lanes if lane.outgoing]
    free = [lane for lane in lanes if lane.incoming and not lane.outgoing]
    for lane in leaving:
        for target in free:
            if _is_same(lane.outgoing[-1], target.incoming[-1]):
                was_lying = lane.outgoing.pop().lying
                return _build_step("move_piece", board, lay(target, was_lying), lane.place, target.place)
    coming = [piece for lane in lanes for piece in lane.incoming]
    for lane in leaving:
        if not any(_is_same(lane.outgoing[-1], piece) for piece in coming):
            return _build_step("take_piece", board, lane.outgoing.pop(), lane.place)
    going = [piece for lane in leaving for piece in lane.outgoing]
    for target in free:
        if not any(_is_same(piece, target.incoming[-1]) for piece in going):
            return _build_step("put_piece", board, lay(target, was_lying=False), to=target.place)
    if leaving:
        return _build_step("take_piece", board, leaving[0].outgoing.pop(), leaving[0].place)
    return _build_step("put_piece", board, lay(free[0], was_lying=False), to=free[0].place)


def _compare_stack(
    board: str, place: Place, old: tuple[StackedPiece, ...], new: tuple[StackedPiece, ...]
) -> tuple[list[_Lane], list[TableStep]]:
    """Return what lies on the lowest pieces that stay, and the steps that turn those."""
    below, over = old[::-1], new[::-1]
    stay = 0
    while stay < min(len(below), len(over)) and _is_same(below[stay], over[stay]):
        stay += 1
    turns = [
        _build_turn(board, below[at], over[at], place, len(over) - 1 - at)
        for at in range(stay)
        if below[at] != over[at]
    ]
    return [_Lane(place, list(below[stay:]), list(over[stay:][::-1]))], turns


def _compare_space(
    board: str, place: Place, old: tuple[StackedPiece, ...], new: tuple[StackedPiece, ...]
) -> tuple[list[_Lane], list[TableStep]]:
    """Return a lane for each piece that leaves or comes, and the steps that turn those that stay."""
    outgoing, incoming, turns = list(old), list(new), list[TableStep]()
    for piece in old:
        if piece in incoming:
            outgoing.remove(piece)
            incoming.remove(piece)
    for piece in tuple(outgoing):
        if counterpart := next((other for other in incoming if _is_same(piece, other)), None):
            outgoing.remove(piece)
            incoming.remove(counterpart)
            turns.append(_build_turn(board, piece, counterpart, place))
    return [
        *(_Lane(place, [piece], []) for piece in outgoing),
        *(_Lane(place, [], [piece]) for piece in incoming),
    ], turns


def _is_same(piece: StackedPiece, other: StackedPiece) -> bool:
    """True if it may be the same piece, turned or not: its value is equal, or unknown in one of the views."""
    alike = (piece.seat, piece.kind) == (other.seat, other.kind)
    return alike and (piece.value == other.value or 0 in (piece.value, other.value))


def _build_turn(board: str, old: StackedPiece, new: StackedPiece, place: Place, n: int = 0) -> TableStep:
    """Return the step that turns a piece on which `n` others lie."""
    is_tipped = new == replace(old, lying=new.lying)
    doing: Doing = "turn_piece" if not is_tipped else "tip_over" if new.lying else "stand_up"
    return _build_step(doing, board, new, place, n=n)


def _build_step(
    doing: Doing, board: str, piece: StackedPiece, place: Place = "", to: Place = "", n: int = 0
) -> TableStep:
    return TableStep(
        doing,
        board,
        place,
        to,
        seat=piece.seat,
        kind=piece.kind,
        n=n,
        value=piece.value,
        lying=piece.lying,
        face_down=piece.face_down,
    )


def list_slot_steps(board: str, old: Surface | None, new: Surface | None) -> Iterator[TableStep]:
    """Yield the steps on a display."""
    before, after = (surface.slots if isinstance(surface, DisplayView) else {} for surface in (old, new))
    for place in dict.fromkeys((*before, *after)):
        old_slot, new_slot = before.get(place), after.get(place)
        lay = old_slot.piece if old_slot else ""
        if new_slot is None:
            yield TableStep("empty_slot", board, place, tile=lay)
            continue
        if old_slot is None or old_slot.piece != new_slot.piece:
            yield TableStep("fill_slot", board, place, tile=new_slot.piece, instead=lay)
        yield from _list_slot_steps(board, place, old_slot or Slot(), new_slot)


def _list_slot_steps(board: str, place: Place, old: Slot, new: Slot) -> Iterator[TableStep]:
    if old.price != new.price:
        yield TableStep("slot_price", board, place, tile=new.piece, n=new.price)
    if old.mark != new.mark and old.mark and old.piece == new.piece:
        yield TableStep("unmark", board, place, tile=new.piece, kind=old.mark)
    if new.mark and (old.mark != new.mark or old.piece != new.piece):
        yield TableStep("mark", board, place, tile=new.piece, kind=new.mark)
