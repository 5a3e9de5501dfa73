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
from games.isle_of_skye.expansions.journeyman.advances import (
    by_hand,
    check_gold,
    move_marker,
    score_step,
    take_bonus,
    take_question,
)
from games.isle_of_skye.expansions.journeyman.data import BLANK_SPACES, TIERS, TRACKS, ProgressBoard, Track, space_place
from games.isle_of_skye.expansions.journeyman.events import AdvanceDeclined, SpaceTold, bonus_name, track_name
from games.isle_of_skye.expansions.journeyman.state import (
    Question,
    Reached,
    follower_of,
    hides_gold,
    pay,
    with_follower,
)
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, Marker, Step
from games.isle_of_skye.expansions.journeyman.view import tracks_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import game_text

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


def question_prompts(state: Table, board: ProgressBoard, seat: Seat) -> Iterator[Prompt]:
    """Yield the first open question of a seat in the way in which the table answers: by hand, or from the board."""
    return prompts(state, seat) if by_hand(state) else advances.prompts(state, board, seat)


def prompts(state: Table, seat: Seat) -> Iterator[Prompt]:
    """Yield the first open question of a seat: which marker moves, or what the space shows that it has reached."""
    follower = follower_of(state, seat)
    if not follower.due:
        return
    question, gold = follower.due[0], state.clans[seat].gold
    if question.track:
        action = {"type": "tell_space", "number": question.n}
        end = Choice("done", game_text("choice_space_done"), {"what": "", "amount": 0})
        title = game_text("prompt_space", track=track_name(question.track), n=follower.markers[question.track].at)
        name = "-".join(("space", str(question.n), *question.told, str(gold)))
        space_choices = tuple(_space_choices(state, seat, question))
        yield ChoosePrompt(name, title, action, space_choices, end, secret=hides_gold(state), on=tracks_of(seat))
        return
    tracks: tuple[Track, ...] = TRACKS[:1] if question.because == "sale" else TRACKS
    at = {track: follower.markers[track].at for track in tracks}
    ways = [(track, False) for track in tracks if at[track] < BLANK_SPACES]
    ways += [(track, True) for track in tracks if at[track] > 1]
    choices = tuple(_way(at[track], track, back) for track, back in ways)
    stay = Choice("stay", game_text("choice_stay"), {"track": ""})
    title = game_text(f"prompt_advance_{question.because}")
    action = {"type": "advance_by_hand", "number": question.n}
    name, secret = f"advance-{question.n}-{gold}", hides_gold(state)
    yield ChoosePrompt(name, title, action, choices, stay, secret=secret, on=tracks_of(seat))


def _way(at: int, track: Track, back: bool) -> Choice:
    name = track_name(track)
    to = at - 1 if back else at + 1
    label = game_text("choice_space_back", track=name, n=to) if back else game_text("choice_space", track=name, n=to)
    payload: Payload = {"track": track, "back": back}
    return Choice(f"{track}{'-back' * back}", label, payload, places=(space_place(track, to),))


def _space_choices(state: Table, seat: Seat, question: Question) -> Iterator[Choice]:
    """Yield the things that the space may show and that have not been reported."""
    assert question.track
    for word, amounts in (*USUAL[question.track], ("paid", _prices(question))):
        for n in amounts if word not in question.told else ():
            label = game_text(f"space_{word}", n=n)
            unavailable = _cannot_pay(state, seat, n) if word == "paid" else None
            yield Choice(f"{word}-{n}", label, {"what": word, "amount": n}, unavailable=unavailable)
    tile = _next_bonus(state, seat, question.track)
    if tile and "bonus" not in question.told:
        yield Choice("bonus", game_text("space_bonus", bonus=bonus_name(tile)), {"what": "bonus", "amount": 1})
    if "bridge" not in question.told:
        yield Choice("bridge", game_text("space_bridge"), {"what": "bridge", "amount": 1})


def _prices(question: Question) -> list[int]:
    """Return what a step may cost: a fee, a castle advancement, or both (ruling Q14)."""
    fees = (0, *FEES) if question.track == "herald" else (0,)
    castle = (0, *CASTLE) if question.because == "marker" else (0,)
    return sorted({fee + price for fee in fees for price in castle} - {0})


def _cannot_pay(state: Table, seat: Seat, price: int) -> Text | None:
    gold = state.clans[seat].gold
    return game_text(GOLD, price=price, gold=gold) if gold is not None and price > gold else None


def _next_bonus(state: Table, seat: Seat, track: Track) -> str | None:
    """Return the first bonus tile that still lies on a track."""
    follower = follower_of(state, seat)
    taken_tiles = {bonus.tile for bonus in follower.bonus}
    layout_tiles = (follower.layout[tier][TRACKS.index(track)] for tier in TIERS)
    return next((tile for tile in layout_tiles if tile not in taken_tiles), None)


def advance_by_hand(state: Table, seat: Seat, action: AdvanceByHand) -> Progress:
    """Move a marker by one space, or none.

    :raises IllegalAction: `isle_of_skye.board_listed`, `isle_of_skye.only_warrior`, `isle_of_skye.start_of_track` or
        `isle_of_skye.no_space_left`.
    """
    if follower_of(state, seat).due and follower_of(state, seat).due[0].track:
        raise TooLate
    question, next_state = take_question(state, seat, action.number)
    check_by_hand(state)
    if not action.track:
        return Progress(next_state, (AdvanceDeclined(seat),))
    if question.because == "sale" and action.track != "warrior":
        raise IllegalAction("isle_of_skye.only_warrior", rule="j9")
    marker = follower_of(state, seat).markers[action.track]
    at = marker.at + (-1 if action.back else 1)
    if at < 1:
        raise IllegalAction("isle_of_skye.start_of_track", rule="j4")
    if at > BLANK_SPACES:
        raise IllegalAction("isle_of_skye.no_space_left", {"n": BLANK_SPACES}, rule="j12")
    step = Step(action.track, Marker(at, max(marker.furthest, at)), 0, 0, at > marker.furthest)
    asked_state = with_follower(
        next_state, seat, due=(replace(question, track=action.track), *follower_of(next_state, seat).due)
    )
    return move_marker(
        asked_state, seat, step, Reached(action.track, at, state.flow.number) if step.is_new else None, None
    )


def check_by_hand(state: Table) -> None:
    """Refuse reports by hand if the board is known.

    :raises IllegalAction: `isle_of_skye.board_listed`.
    """
    if not by_hand(state):
        raise IllegalAction("isle_of_skye.board_listed", rule="j7")


def tell_space(state: Table, seat: Seat, action: TellSpace) -> Progress:
    """Note one thing that the space shows onto which the seat has just moved a marker; without one that was all.

    :raises IllegalAction: `isle_of_skye.board_listed`, `isle_of_skye.space_untold` or `isle_of_skye.cannot_pay`.
    """
    check_by_hand(state)
    question, next_state = take_question(state, seat, action.number)
    track, word, amount = question.track, action.what, action.amount
    if not track or word in question.told:
        raise TooLate
    if not word:
        return Progress(next_state)
    follower = follower_of(state, seat)
    at = follower.markers[track].at
    spaces = [number for number, reached in enumerate(follower.reached) if (reached.track, reached.n) == (track, at)]
    tile = _next_bonus(state, seat, track)
    if not amount or (word == "bonus" and tile is None) or (word not in ("points", "paid", "bonus") and not spaces):
        raise IllegalAction("isle_of_skye.space_untold", rule="j7")
    state = with_follower(state, seat, due=(replace(question, told=(*question.told, word)), *follower.due[1:]))
    progress = Progress(state)
    match word:
        case "points":
            progress = score_step(state, seat, track, at, amount)
        case "paid":
            check_gold(state, seat, amount)
            progress = Progress(pay(state, seat, amount))
        case "bonus":
            progress = take_bonus(state, seat, tile or "", space_place(track, at))
        case _:
            fields = {"round_points": "vp", "round_gold": "gold", "move": "move", "bridge": "bridge"}
            value = True if word == "bridge" else amount
            reached = list(follower.reached)
            reached[spaces[-1]] = replace(reached[spaces[-1]], **{fields[word]: value})
            progress = Progress(with_follower(state, seat, reached=tuple(reached)))
    return Progress(progress.state, (SpaceTold(seat, track, at, word, amount), *progress.events))
