"""Steps on plans, tracks and displays: from what lies there before to what lies there after, in an order that works."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from games.core.score import Place
from games.core.surface import DisplayView, PlanView, Slot, StackedPiece, Surface, TrackView
from games.core.table_step import Doing, TableStep

Stacks = Mapping[Place, tuple[StackedPiece, ...]]


class _Lane(NamedTuple):
    """What leaves a place and what comes there, each last first: `gone` from the top down, `come` from the bottom up.

    The pieces of a stack are one lane. Those of a space stand beside each other: each is a lane of its own.
    """

    place: Place
    gone: list[StackedPiece]
    come: list[StackedPiece]


def stacks_of(surface: Surface | None) -> Stacks:
    """Return the pieces by place, top first; none of a surface of another kind."""
    match surface:
        case PlanView():
            return surface.stacks
        case TrackView():
            return surface.pieces
    return {}


def stack_steps(board: str, old: Surface | None, new: Surface | None) -> Iterator[TableStep]:
    """Yield the steps on a plan or a track. A piece is taken only when nothing lies on it, and put where everything
    that does not belong there is gone. Tipping a piece over, or standing it up, is a step of its own, also of a piece
    that was moved."""
    before, after = stacks_of(old), stacks_of(new)
    split = _stack if isinstance(new or old, PlanView) else _space
    lanes: list[_Lane] = []
    turned: list[TableStep] = []
    for place in sorted(before.keys() | after.keys()):
        stacks, steps = split(board, place, before.get(place, ()), after.get(place, ()))
        lanes += stacks
        turned += steps
    while lanes := [lane for lane in lanes if lane.gone or lane.come]:
        yield _next_step(board, lanes, turned)
    yield from turned


def _next_step(board: str, lanes: list[_Lane], turned: list[TableStep]) -> TableStep:
    """Return the next step and take it off the lanes: a move, else what goes for good, else what is new, else one of
    several pieces that stand in each other's way. Add to `turned` how it is turned once it lies there."""

    def lay(target: _Lane, was_lying: bool) -> StackedPiece:
        piece = target.come.pop()
        laid = replace(piece, lying=was_lying)
        if laid != piece:
            turned.append(_turn(board, laid, piece, target.place, len(target.come)))
        return laid

    leaving = [lane for lane in lanes if lane.gone]
    free = [lane for lane in lanes if lane.come and not lane.gone]
    for lane in leaving:
        for target in free:
            if _is_same(lane.gone[-1], target.come[-1]):
                was_lying = lane.gone.pop().lying
                return _step("move_piece", board, lay(target, was_lying), lane.place, target.place)
    coming = [piece for lane in lanes for piece in lane.come]
    for lane in leaving:
        if not any(_is_same(lane.gone[-1], piece) for piece in coming):
            return _step("take_piece", board, lane.gone.pop(), lane.place)
    going = [piece for lane in leaving for piece in lane.gone]
    for target in free:
        if not any(_is_same(piece, target.come[-1]) for piece in going):
            return _step("put_piece", board, lay(target, was_lying=False), to=target.place)
    if leaving:
        return _step("take_piece", board, leaving[0].gone.pop(), leaving[0].place)
    return _step("put_piece", board, lay(free[0], was_lying=False), to=free[0].place)


def _stack(
    board: str, place: Place, old: tuple[StackedPiece, ...], new: tuple[StackedPiece, ...]
) -> tuple[list[_Lane], list[TableStep]]:
    """Return what lies on the lowest pieces that stay, and the steps that turn those."""
    below, over = old[::-1], new[::-1]
    stay = 0
    while stay < min(len(below), len(over)) and _is_same(below[stay], over[stay]):
        stay += 1
    turned = [
        _turn(board, below[at], over[at], place, len(over) - 1 - at) for at in range(stay) if below[at] != over[at]
    ]
    return [_Lane(place, list(below[stay:]), list(over[stay:][::-1]))], turned


def _space(
    board: str, place: Place, old: tuple[StackedPiece, ...], new: tuple[StackedPiece, ...]
) -> tuple[list[_Lane], list[TableStep]]:
    """Return a lane for each piece that leaves or comes, and the steps that turn those that stay."""
    gone, come, turned = list(old), list(new), list[TableStep]()
    for piece in old:
        if piece in come:
            gone.remove(piece)
            come.remove(piece)
    for piece in tuple(gone):
        if same := next((other for other in come if _is_same(piece, other)), None):
            gone.remove(piece)
            come.remove(same)
            turned.append(_turn(board, piece, same, place))
    return [*(_Lane(place, [piece], []) for piece in gone), *(_Lane(place, [], [piece]) for piece in come)], turned


def _is_same(piece: StackedPiece, other: StackedPiece) -> bool:
    """True if it may be the same piece, turned or not: its value is equal, or unknown in one of the views."""
    alike = (piece.seat, piece.kind) == (other.seat, other.kind)
    return alike and (piece.value == other.value or 0 in (piece.value, other.value))


def _turn(board: str, old: StackedPiece, new: StackedPiece, place: Place, n: int = 0) -> TableStep:
    """Return the step that turns a piece on which `n` others lie."""
    is_tipped = new == replace(old, lying=new.lying)
    doing: Doing = "turn_piece" if not is_tipped else "tip_over" if new.lying else "stand_up"
    return _step(doing, board, new, place, n=n)


def _step(doing: Doing, board: str, piece: StackedPiece, place: Place = "", to: Place = "", n: int = 0) -> TableStep:
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


def slot_steps(board: str, old: Surface | None, new: Surface | None) -> Iterator[TableStep]:
    """Yield the steps on a display."""
    before, after = (surface.slots if isinstance(surface, DisplayView) else {} for surface in (old, new))
    for place in dict.fromkeys((*before, *after)):
        was, now = before.get(place), after.get(place)
        lay = was.piece if was else ""
        if now is None:
            yield TableStep("empty_slot", board, place, tile=lay)
            continue
        if was is None or was.piece != now.piece:
            yield TableStep("fill_slot", board, place, tile=now.piece, instead=lay)
        yield from _on_slot(board, place, was or Slot(), now)


def _on_slot(board: str, place: Place, was: Slot, now: Slot) -> Iterator[TableStep]:
    if was.price != now.price:
        yield TableStep("slot_price", board, place, tile=now.piece, n=now.price)
    if was.mark != now.mark and was.mark and was.piece == now.piece:
        yield TableStep("unmark", board, place, tile=now.piece, kind=was.mark)
    if now.mark and (was.mark != now.mark or was.piece != now.piece):
        yield TableStep("mark", board, place, tile=now.piece, kind=now.mark)
