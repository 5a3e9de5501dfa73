"""Steps for the real table: after them the board equals the other view."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.core.difference import Difference, compare_views
from games.core.seats import SPECTATOR
from games.core.stack_steps import find_stacks
from games.core.surface import DisplayView, Slot, StackedPiece, TrackView
from games.core.table_step import TableStep
from games.core.view import View
from tests.contract.cases import EVERYTHING
from tests.contract.tables import MOST_STATES, Played, spread

PAIRS = 30 if EVERYTHING else 6
"""How many pairs of moments of each table are compared, in both directions."""

UNTOLD = "?"
"""Content of a market space whose piece nobody has entered."""


class Box:
    """The pieces on a real table. A step cannot place on an occupied place or take from an empty one."""

    def __init__(self, view: View) -> None:
        self.grids = set(view.grids)
        self.tiles = {(name, at): (t.tile, t.rotation) for name, b in view.grids.items() for at, t in b.tiles.items()}
        self.pieces = {(name, at): (p.seat, p.kind) for name, b in view.grids.items() for at, p in b.pieces.items()}
        self.slots = {
            (name, at): slot
            for name, surface in view.surfaces.items()
            if isinstance(surface, DisplayView) and not surface.for_sale
            for at, slot in surface.slots.items()
        }
        self.unordered = {name for name, surface in view.surfaces.items() if isinstance(surface, TrackView)}
        """Surfaces whose pieces lie side by side."""
        self.stacks = {
            (name, at): [*reversed(stack)]
            for name, surface in view.surfaces.items()
            for at, stack in find_stacks(surface).items()
        }
        self.stock = Counter({(int(s), kind): n for s, seat in view.seats.items() for kind, n in seat.stock.items()})
        self.aside = Counter(view.set_aside)
        self.hand = view.drawn
        sales = [(name, display) for name, display in view.displays.items() if display.for_sale]
        seat_displays = [(d, d.seat) for _, d in sales if d.seat is not None]
        offers = [(seat, tile, d.slots[at].price) for d, seat in seat_displays for at, tile in d.pieces.items()]
        self.before = Counter((int(name), tile) for name, seat in view.seats.items() for tile in seat.hand)
        self.before.update((seat, tile) for seat, tile, _ in offers)
        self.market = {
            (name, n): slot.piece or UNTOLD
            for name, display in sales
            if display.seat is None
            for n, slot in enumerate(display.slots.values(), 1)
            if slot.piece or slot.face_down
        }
        self.marks = {
            (name, at, board.tiles[at].tile, mark)
            for name, board in view.grids.items()
            for at, mark in board.marks.items()
            if at in board.tiles
        }
        self.prices = {(seat, tile): price for seat, tile, price in offers if price}

    def follow(self, step: TableStep) -> None:
        """Carry out one step.

        :raises AssertionError: it is not possible.
        """
        at, to = (step.board, step.place), (step.board, step.to)
        is_stacked = step.board not in self.grids
        match step.what:
            case "take_piece" | "move_piece" | "put_piece" | "turn_piece" | "tip_over" | "stand_up" if is_stacked:
                self._stack(at, to, step)
            case "fill_slot" | "empty_slot" | "slot_price" | "mark" | "unmark" if is_stacked:
                self._fill(at, step)
            case "take_tile" | "move_tile" | "turn_tile":
                self._take(at, to, step)
            case "lay_tile":
                self._lay(to, step)
            case "take_piece" | "move_piece":
                assert self.pieces.pop(at) == (step.seat, step.kind)
                if step.what == "take_piece":
                    self.stock[step.seat or 0, step.kind] += 1
                else:
                    self._put(to, step)
            case "put_piece":
                self.stock[step.seat or 0, step.kind] -= 1
                self._put(to, step)
            case "stock":
                self.stock[step.seat or 0, step.kind] += step.n
            case "market" | "market_unknown" | "mark" | "unmark":
                self._on_show(step)
            case "put_back" | "hold" | "price" if step.seat is not None:
                self._before(step.seat, step)
            case "put_back" | "set_aside" | "hold":
                self._move_drawn_tile(step)

    def _stack(self, at: tuple[str, str], to: tuple[str, str], step: TableStep) -> None:
        piece = StackedPiece(step.kind, step.seat, step.value, step.lying, step.face_down)
        if step.what in ("turn_piece", "tip_over", "stand_up"):
            at_place = self.stacks[at]
            n = self._beside(at_place, piece) if step.board in self.unordered else len(at_place) - 1 - step.n
            assert self._may_be(at_place[n], piece)
            assert (step.what == "turn_piece") == (at_place[n] != replace(piece, lying=not piece.lying))
            assert step.what == "turn_piece" or piece.lying == (step.what == "tip_over")
            at_place[n] = piece
            return
        if step.what == "put_piece":
            self.stock[step.seat or 0, step.kind] -= 1
        else:
            stack = self.stacks[at]
            piece_there = stack.pop(self._beside(stack, piece) if step.board in self.unordered else -1)
            assert self._may_be(piece_there, piece)
            assert piece_there.lying == piece.lying, "tipped over in its own step"
        if step.what == "take_piece":
            self.stock[step.seat or 0, step.kind] += 1
        else:
            self.stacks.setdefault(to, []).append(piece)

    def _beside(self, pieces: list[StackedPiece], piece: StackedPiece) -> int:
        return next(n for n, other in enumerate(pieces) if self._may_be(other, piece))

    def _may_be(self, piece: StackedPiece, other: StackedPiece) -> bool:
        alike = (piece.kind, piece.seat) == (other.kind, other.seat)
        return alike and (piece.value == other.value or not piece.value or not other.value)

    def _fill(self, at: tuple[str, str], step: TableStep) -> None:
        if step.what == "empty_slot":
            assert self.slots.pop(at).piece == step.tile
        elif step.what == "slot_price":
            self.slots[at] = replace(self.slots[at], price=step.n)
        elif step.what in ("mark", "unmark"):
            self.slots[at] = replace(self.slots[at], mark=step.kind if step.what == "mark" else "")
        else:
            lay = self.slots.get(at)
            assert (lay.piece if lay else "") == step.instead
            self.slots[at] = Slot(step.tile, lay.price if lay else 0)

    def _move_drawn_tile(self, step: TableStep) -> None:
        match step.what:
            case "put_back" if step.tile == self.hand:
                self.hand = None
            case "put_back":
                assert self.aside[step.tile]
                self.aside[step.tile] -= 1
            case "set_aside":
                self.aside[step.tile] += 1
            case _:
                self.hand = step.tile

    def _on_show(self, step: TableStep) -> None:
        if step.what in ("market", "market_unknown"):
            assert step.instead in ("", self.market.get((step.board, step.n)))
            self.market |= {(step.board, step.n): UNTOLD if step.what == "market_unknown" else step.tile}
            return
        mark = (step.board, step.place, step.tile, step.kind)
        assert (mark in self.marks) == (step.what == "unmark")
        self.marks ^= {mark}

    def _take(self, at: tuple[str, str], to: tuple[str, str], step: TableStep) -> None:
        tile, _ = self.tiles.pop(at)
        assert tile == step.tile
        if step.what != "take_tile":
            self._lay(to if step.what == "move_tile" else at, step)

    def _before(self, seat: int, step: TableStep) -> None:
        owned_tile = (seat, step.tile)
        if step.what == "hold":
            self.before[owned_tile] += 1
            return
        assert self.before[owned_tile]
        self.prices.pop(owned_tile, None)
        if step.what == "put_back":
            self.before[owned_tile] -= 1
        elif step.n:
            self.prices[owned_tile] = step.n

    def _lay(self, at: tuple[str, str], step: TableStep) -> None:
        assert at not in self.tiles
        self.tiles[at] = (step.tile, step.rotation)

    def _put(self, at: tuple[str, str], step: TableStep) -> None:
        assert at not in self.pieces
        self.pieces[at] = (step.seat or 0, step.kind)

    def lies(self) -> Any:
        """Return the whole table as comparable values."""
        market = {space: piece for space, piece in self.market.items() if piece}
        before = (+self.before, self.prices, market, self.marks)
        stacks = {
            (name, at): sorted(stack, key=str) if name in self.unordered else stack
            for (name, at), stack in self.stacks.items()
            if stack
        }
        before = (*before, stacks, self.slots)
        return self.tiles, self.pieces, +self.stock, +self.aside, self.hand, before


def pairs(table: Played) -> Iterator[tuple[View, View]]:
    rng = random.Random(str(table.case))
    for viewer in (0, SPECTATOR):
        for _ in range(PAIRS):
            before, other = (table.view(rng.randrange(len(table.states)), viewer) for _ in range(2))
            yield before, other
            yield other, before


def test_following_the_steps_gives_the_other_table(table: Played) -> None:
    for before, after in pairs(table):
        box, expected = Box(before), Box(after)
        counted_kinds = box.stock.keys() | expected.stock.keys()
        for step in compare_views(before, after).steps:
            box.follow(step)
        for kind in box.stock.keys() - counted_kinds:
            del box.stock[kind]  # pieces that no view counts go to the supply and come from there
        assert box.lies() == expected.lies()


def test_points_and_lines_are_the_changed_ones(table: Played) -> None:
    for before, after in pairs(table):
        changes = compare_views(before, after)
        for seat in after.seats:
            gained = after.seats[seat].score - before.seats[seat].score
            points_new = [line.points for line in changes.lines_new if line.seat == int(seat)]
            points_gone = [line.points for line in changes.lines_gone if line.seat == int(seat)]
            assert sum(points_new) - sum(points_gone) == gained
            assert (seat in changes.points) == (gained != 0)


def test_nothing_changes_between_equal_views(table: Played) -> None:
    for number in spread(len(table.states), MOST_STATES // 5):
        view = table.view(number, 0)
        changes = compare_views(view, view)
        assert changes == Difference()
        assert changes.is_empty()
