"""Advances where nobody has said before what the board shows (ruling Q13): a seat moves its marker, then says what the
space shows, thing by thing. Nothing is checked but gold in hand."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import Choice, ChoosePrompt, Payload, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman import advances
from games.isle_of_skye.expansions.journeyman.actions import AdvanceByHand, TellSpace, What
from games.isle_of_skye.expansions.journeyman.advances import answered, by_hand, check_gold, moved, step_scored, taken
from games.isle_of_skye.expansions.journeyman.data import BLANK_SPACES, TIERS, TRACKS, ProgressBoard, Track, space_place
from games.isle_of_skye.expansions.journeyman.events import AdvanceDeclined, SpaceTold, bonus_name, track_name
from games.isle_of_skye.expansions.journeyman.state import Due, Reached, follower, hides_gold, paid, with_follower
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, Marker, Step
from games.isle_of_skye.expansions.journeyman.view import tracks_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import said

USUAL: Final[dict[Track, tuple[tuple[What, tuple[int, ...]], ...]]] = {
    "warrior": (("points", (1, 2, 3, 4)), ("round_points", (1, 2, 3, 4, 5, 6))),
    "merchant": (("points", (1, 2, 3, 4)), ("round_gold", (2, 4, 5, 7)), ("move", (5, 6, 7, 8))),
    "herald": (("points", (1, 2, 3, 4)), ("round_points", (1, 2, 3, 4, 5, 6))),
}
"""What spaces of a track show, and the amounts that prompts offer (sections j4 and j7); others are accepted too."""
CASTLE: Final = (1, 3, 5, 8)
"""Gold of a castle advancement, which only a waypoint marker makes."""
FEES: Final = (5, 8, 12)
"""Gold of steps on the Herald track."""


def asked_of(state: Table, board: ProgressBoard, seat: Seat) -> Iterator[Prompt]:
    """Yield the first open question of a seat, as the table answers them."""
    return prompts(state, seat) if by_hand(state) else advances.prompts(state, board, seat)


def prompts(state: Table, seat: Seat) -> Iterator[Prompt]:
    """Yield the first open question of a seat: which marker moves, or what the space shows that it has reached."""
    mine = follower(state, seat)
    if not mine.due:
        return
    due, gold = mine.due[0], state.clans[seat].gold
    if due.track:
        action = {"type": "tell_space", "number": due.n}
        done = Choice("done", said("choice_space_done"), {"what": "", "amount": 0})
        title = said("prompt_space", track=track_name(due.track), n=mine.markers[due.track].at)
        name = "-".join(("space", str(due.n), *due.told, str(gold)))
        things = tuple(_things(state, seat, due))
        yield ChoosePrompt(name, title, action, things, done, secret=hides_gold(state), on=tracks_of(seat))
        return
    tracks: tuple[Track, ...] = TRACKS[:1] if due.because == "sale" else TRACKS
    at = {track: mine.markers[track].at for track in tracks}
    ways = [(track, False) for track in tracks if at[track] < BLANK_SPACES]
    ways += [(track, True) for track in tracks if at[track] > 1]
    choices = tuple(_way(at[track], track, back) for track, back in ways)
    stay = Choice("stay", said("choice_stay"), {"track": ""})
    title = said(f"prompt_advance_{due.because}")
    action = {"type": "advance_by_hand", "number": due.n}
    name, secret = f"advance-{due.n}-{gold}", hides_gold(state)
    yield ChoosePrompt(name, title, action, choices, stay, secret=secret, on=tracks_of(seat))


def _way(at: int, track: Track, back: bool) -> Choice:
    name = track_name(track)
    to = at - 1 if back else at + 1
    label = said("choice_space_back", track=name, n=to) if back else said("choice_space", track=name, n=to)
    payload: Payload = {"track": track, "back": back}
    return Choice(f"{track}{'-back' * back}", label, payload, places=(space_place(track, to),))


def _things(state: Table, seat: Seat, due: Due) -> Iterator[Choice]:
    """Yield what the space may show that has not been said."""
    assert due.track
    for what, amounts in (*USUAL[due.track], ("paid", _prices(due))):
        for n in amounts if what not in due.told else ():
            label = said(f"space_{what}", n=n)
            short = _cannot_pay(state, seat, n) if what == "paid" else None
            yield Choice(f"{what}-{n}", label, {"what": what, "amount": n}, unavailable=short)
    tile = _next_bonus(state, seat, due.track)
    if tile and "bonus" not in due.told:
        yield Choice("bonus", said("space_bonus", bonus=bonus_name(tile)), {"what": "bonus", "amount": 1})
    if "bridge" not in due.told:
        yield Choice("bridge", said("space_bridge"), {"what": "bridge", "amount": 1})


def _prices(due: Due) -> list[int]:
    """Return what a step may cost: a fee, a castle advancement, or both (ruling Q14)."""
    fees = (0, *FEES) if due.track == "herald" else (0,)
    castle = (0, *CASTLE) if due.because == "marker" else (0,)
    return sorted({fee + price for fee in fees for price in castle} - {0})


def _cannot_pay(state: Table, seat: Seat, price: int) -> Text | None:
    gold = state.clans[seat].gold
    return said(GOLD, price=price, gold=gold) if gold is not None and price > gold else None


def _next_bonus(state: Table, seat: Seat, track: Track) -> str | None:
    """Return the first bonus tile that still lies on a track."""
    mine = follower(state, seat)
    gone = {bonus.tile for bonus in mine.bonus}
    lying = (mine.layout[tier][TRACKS.index(track)] for tier in TIERS)
    return next((tile for tile in lying if tile not in gone), None)


def advance_by_hand(state: Table, seat: Seat, action: AdvanceByHand) -> Progress:
    """Move a marker by one space, or none.

    :raises IllegalAction: `isle_of_skye.board_listed`, `isle_of_skye.only_warrior`, `isle_of_skye.start_of_track` or
        `isle_of_skye.no_space_left`.
    """
    if follower(state, seat).due and follower(state, seat).due[0].track:
        raise TooLate
    due, rest = answered(state, seat, action.number)
    check_by_hand(state)
    if not action.track:
        return Progress(rest, (AdvanceDeclined(seat),))
    if due.because == "sale" and action.track != "warrior":
        raise IllegalAction("isle_of_skye.only_warrior", rule="j9")
    marker = follower(state, seat).markers[action.track]
    at = marker.at + (-1 if action.back else 1)
    if at < 1:
        raise IllegalAction("isle_of_skye.start_of_track", rule="j4")
    if at > BLANK_SPACES:
        raise IllegalAction("isle_of_skye.no_space_left", {"n": BLANK_SPACES}, rule="j12")
    step = Step(action.track, Marker(at, max(marker.furthest, at)), 0, 0, at > marker.furthest)
    asking = with_follower(rest, seat, due=(replace(due, track=action.track), *follower(rest, seat).due))
    return moved(asking, seat, step, Reached(action.track, at, state.flow.number) if step.is_new else None, None)


def check_by_hand(state: Table) -> None:
    """Refuse where the board is known.

    :raises IllegalAction: `isle_of_skye.board_listed`.
    """
    if not by_hand(state):
        raise IllegalAction("isle_of_skye.board_listed", rule="j7")


def tell_space(state: Table, seat: Seat, action: TellSpace) -> Progress:
    """Note one thing that the space shows onto which the seat has just moved a marker; without one that was all.

    :raises IllegalAction: `isle_of_skye.board_listed`, `isle_of_skye.space_untold` or `isle_of_skye.cannot_pay`.
    """
    check_by_hand(state)
    due, rest = answered(state, seat, action.number)
    track, what, amount = due.track, action.what, action.amount
    if not track or what in due.told:
        raise TooLate
    if not what:
        return Progress(rest)
    mine = follower(state, seat)
    at = mine.markers[track].at
    spaces = [number for number, reached in enumerate(mine.reached) if (reached.track, reached.n) == (track, at)]
    tile = _next_bonus(state, seat, track)
    if not amount or (what == "bonus" and tile is None) or (what not in ("points", "paid", "bonus") and not spaces):
        raise IllegalAction("isle_of_skye.space_untold", rule="j7")
    state = with_follower(state, seat, due=(replace(due, told=(*due.told, what)), *mine.due[1:]))
    done = Progress(state)
    match what:
        case "points":
            done = step_scored(state, seat, track, at, amount)
        case "paid":
            check_gold(state, seat, amount)
            done = Progress(paid(state, seat, amount))
        case "bonus":
            done = taken(state, seat, tile or "", space_place(track, at))
        case _:
            fields = {"round_points": "vp", "round_gold": "gold", "move": "move", "bridge": "bridge"}
            value = True if what == "bridge" else amount
            reached = list(mine.reached)
            reached[spaces[-1]] = replace(reached[spaces[-1]], **{fields[what]: value})
            done = Progress(with_follower(state, seat, reached=tuple(reached)))
    return Progress(done.state, (SpaceTold(seat, track, at, what, amount), *done.events))
