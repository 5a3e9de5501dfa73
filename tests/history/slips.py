"""Recorded games entered with slips that are corrected later: a wrong tile, cell, rotation or follower, a missing
round, an extra one."""

import itertools
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from companion import errors
from companion.tables import store
from games.carcassonne.actions import DrawTile, PlaceTile
from games.carcassonne.rules import Carcassonne
from games.core.action import Action, find_actor
from games.core.errors import GameError
from games.core.prompt import PlacePrompt
from games.core.seats import Seat
from tests.records.carcassonne import moves
from tests.tables.corrections import Draft, confirm, correct
from tests.tables.played import PlayedTable

Kind = Literal["tile", "cell", "rotation", "follower", "missing", "doubled"]
KINDS: tuple[Kind, ...] = ("tile", "cell", "rotation", "follower", "missing", "doubled")
EVERY, LATER = 10, 20
"""One in so many entries is wrong. It is corrected this many entries (ten turns) later, or when the next one is
refused."""
TRIED = 12
"""Number of wrong ways that are tried; the one that stays unnoticed longest is taken."""
RULES = Carcassonne()

SeatAction = tuple[Seat, Action]


class Slip(NamedTuple):
    """A wrong entry: `wrong` was entered instead of the record's entries `at` to `at + length - 1`."""

    kind: Kind
    at: int
    length: int
    wrong: list[SeatAction]


class PendingSlip(NamedTuple):
    """A slip with the refs of its entries. It is corrected before entry `correct_at` of the record at the latest."""

    slip: Slip
    correct_at: int
    refs: list[str]


class RecordWithSlips:
    """A record that is entered at a table with slips. `refs` maps its entries to refs. `corrected` has the kind of each
    slip and the number of entries until its correction."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.table = PlayedTable(seats=row["players"])
        self.table.start()
        self.log: list[SeatAction] = [(seat, action) for _, seat, action in moves(row)]
        self.refs: dict[int, str] = {}
        self.pending: list[PendingSlip] = []
        self.corrected: list[tuple[Kind, int]] = []
        self._kinds = itertools.cycle(KINDS)
        self._next = EVERY

    def play(self) -> None:
        """Enter the whole record."""
        at = 0
        while at < len(self.log):
            self.correct(*(slip for slip in self.pending if at >= slip.correct_at), at=at)
            slip = self.slip(at) if at >= self._next else None
            if slip:
                self._next += EVERY
                refs = [str(self.table.act(seat, action)) for seat, action in slip.wrong]
                self.pending.append(PendingSlip(slip, at + slip.length + LATER, refs))
                if slip.kind not in ("missing", "doubled"):
                    self.refs |= dict(zip(range(at, at + slip.length), refs, strict=True))
                at += slip.length
                continue
            try:
                self.refs[at] = str(self.table.act(*self.log[at]))
            except GameError:
                assert self.pending, "nothing was wrong"
                self.correct(self.pending[0], at=at)
            else:
                at += 1
        self.correct(*self.pending, at=at)

    def slip(self, at: int) -> Slip | None:
        """Return the next kind of slip that is possible at this entry."""
        state = store.load(self.table.row).state
        if state.phase != "draw":
            return None
        for kind in itertools.islice(self._kinds, len(KINDS)):
            slips = [
                Slip(kind, at, length, wrong) for length, wrong in itertools.islice(self._wrong_ways(kind, at), TRIED)
            ]
            if slips:
                return max(slips, key=lambda slip: self._unnoticed(state, slip))
        return None

    # --- possible slips -------------------------------------------------------------------------------

    def _wrong_ways(self, kind: Kind, at: int) -> Iterator[tuple[int, list[SeatAction]]]:
        """Yield (number of replaced entries, what is entered instead)."""
        state = store.load(self.table.row).state
        turn = self.log[at : at + 2]
        if len(turn) < 2 or not isinstance(turn[1][1], PlaceTile):
            return
        (seat, draw), (_, place) = turn
        match kind:
            case "missing":
                round_ = self.log[at : at + 2 * state.seats]
                if len(round_) == 2 * state.seats and all(isinstance(step[1], PlaceTile) for step in round_[1::2]):
                    yield len(round_), []
            case "doubled":
                repeated_round = _any_round(state)
                if repeated_round:
                    yield 0, repeated_round
            case "tile":
                for tile in sorted(state.bag):
                    for other in _places(state, tile, seat) if tile != draw.tile and state.bag[tile] else ():  # type: ignore[attr-defined]
                        yield 2, [(seat, DrawTile(tile)), (seat, other)]
                        break
            case _:
                for other in _places(state, draw.tile, seat):  # type: ignore[attr-defined]
                    if _differs(kind, place, other):
                        yield 2, [(seat, draw), (seat, other)]

    def _unnoticed(self, state: Any, slip: Slip) -> int:
        """Return how many entries follow until the next one is refused."""
        try:
            for seat, action in slip.wrong:
                state = RULES.apply(state, find_actor(action, seat), action).state
        except GameError:
            return -1
        for count, (seat, action) in enumerate(self.log[slip.at + slip.length : slip.at + slip.length + LATER]):
            try:
                state = RULES.apply(state, find_actor(action, seat), action).state
            except GameError:
                return count
        return LATER

    # --- corrections -------------------------------------------------------------------------------------

    def correct(self, *slips: PendingSlip, at: int) -> None:
        """Correct these slips. If another slip prevents it, correct all."""
        if not slips:
            return
        try:
            self._correct(list(slips))
        except errors.DraftDoesNotHold:
            slips = tuple(self.pending)
            self._correct(list(slips))
        for pending_slip in slips:
            self.pending.remove(pending_slip)
            self.corrected.append((pending_slip.slip.kind, at - pending_slip.slip.at - pending_slip.slip.length))

    def _correct(self, slips: list[PendingSlip]) -> None:
        """Propose the correction as the author of the first slip, and confirm it as the host."""
        edits: list[Draft] = []
        insertions: list[int] = []
        for slip, _, refs in slips:
            match slip.kind:
                case "doubled":
                    edits += [{"type": "drop", "ref": ref} for ref in refs]
                case "missing":
                    after = self.refs[slip.at - 1]
                    for index in range(slip.at, slip.at + slip.length):
                        seat, action = self.log[index]
                        edits.append({"type": "insert", "after": after, "seat": seat, "action": plain(action)})
                        insertions.append(index)
                        after = f"+{len(insertions)}"
                case _:
                    for ref, (_, entered), (_, right) in zip(refs, slip.wrong, self.log[slip.at :], strict=False):
                        if entered != right:
                            edits.append({"type": "replace", "ref": ref, "action": plain(right)})
        correction = correct(self.table, self.log[slips[0].slip.at][0], *edits)
        version = correction.version or confirm(self.table, correction)
        self.refs |= {index: f"{version}.{part}" for part, index in enumerate(insertions, 1)}


def plain(action: Action) -> Draft:
    """Return the action as a phone sends it."""
    payload: Draft = msgspec.to_builtins(action)
    return payload


def _differs(kind: Kind, right: Any, other: PlaceTile) -> bool:
    same_cell = (right.x, right.y) == (other.x, other.y)
    if kind == "cell":
        return not same_cell and right.rotation == other.rotation
    if kind == "rotation":
        return same_cell and right.rotation != other.rotation
    return same_cell and right.rotation == other.rotation and right.follower != other.follower


def _places(state: Any, tile: str, seat: Seat) -> Iterator[PlaceTile]:
    """Yield ways to place the tile, those without a follower first."""
    try:
        drawn = RULES.apply(state, "chance", DrawTile(tile)).state
    except GameError:
        return
    for prompt in RULES.list_prompts(drawn, seat):
        for cell, rotations in prompt.cells.items() if isinstance(prompt, PlacePrompt) else ():
            x, y = (int(part) for part in cell.split(","))
            for rotation, targets in rotations.items():
                for follower in (None, *targets):
                    yield PlaceTile(x, y, int(rotation), follower)


def _any_round(state: Any) -> list[SeatAction]:
    """Return a turn of every seat with the tiles at their first legal place, or nothing if a tile does not fit."""
    actions: list[SeatAction] = []
    for _ in range(state.seats):
        tile = next((tile for tile in sorted(state.bag) if state.bag[tile]), "")
        place = next(iter(_places(state, tile, state.active)), None) if tile else None
        if place is None or sum(state.bag.values()) < 2:
            return []
        for action in (DrawTile(tile), place):
            actions.append((state.active, action))
            state = RULES.apply(state, find_actor(action, state.active), action).state
    return actions
