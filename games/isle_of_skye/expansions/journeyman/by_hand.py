"""Advances at a table without data of its board (ruling Q13): a seat moves its marker, then reports what the space
shows, thing by thing. Nothing is checked but gold in hand."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import Amount, AmountsPrompt, Choice, ChoosePrompt, Payload, Prompt
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.isle_of_skye.expansions.journeyman.actions import (
    MOST_AMOUNT,
    AdvanceByHand,
    Figure,
    ReportFigures,
    ReportSpace,
    What,
)
from games.isle_of_skye.expansions.journeyman.advances import (
    build_choices,
    check_gold,
    explain_lack,
    has_loops,
    is_by_hand,
    move_marker,
    score_step,
    take_bonus,
    take_question,
)
from games.isle_of_skye.expansions.journeyman.data import (
    BLANK_SPACES,
    HERALD_FEES,
    TIERS,
    TRACKS,
    ProgressBoard,
    Track,
    name_space,
)
from games.isle_of_skye.expansions.journeyman.events import AdvanceDeclined, SpaceReported, name_bonus, name_track
from games.isle_of_skye.expansions.journeyman.state import (
    Follower,
    Question,
    Reached,
    find_follower,
    pay,
    with_follower,
)
from games.isle_of_skye.expansions.journeyman.tracks import Marker, Step
from games.isle_of_skye.expansions.journeyman.view import name_tracks
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text

USUAL: Final[dict[Track, tuple[tuple[Figure, tuple[int, ...]], ...]]] = {
    "warrior": (("points", (1, 2, 3, 4)), ("round_points", (1, 2, 3, 4, 5, 6))),
    "merchant": (("points", (1, 2, 3, 4)), ("round_gold", (2, 4, 5, 7)), ("move", (5, 6, 7, 8))),
    "herald": (("points", (1, 2, 3, 4)), ("round_points", (1, 2, 3, 4, 5, 6))),
}
"""What spaces of a track show, and the amounts that prompts offer (sections j4 and j7); others are accepted too."""
CASTLE_PRICES: Final = (1, 3, 5, 8)
"""Gold of a castle advancement, which only a waypoint marker makes."""
LEAST_END: Final = 5
"""First space that can be the last of a track: before it lie places of three bonus tiles, and one more space to go back
to (section j12)."""


def build_question_prompts(state: Table, board: ProgressBoard, seat: Seat) -> Iterator[Prompt]:
    """Yield the prompts for the first open question of a seat: which marker moves, or by hand what the space shows that
    it reached."""
    if not (due := find_follower(state, seat).due):
        return
    question, gold = due[0], state.clans[seat].gold
    if question.track:
        yield from _build_space_prompts(state, seat, question)
        return
    if is_by_hand(state):
        kind, choices = "advance_by_hand", _build_ways(state, seat, question)
    else:
        kind, choices = "advance", build_choices(state, board, seat, question)
    stay = Choice("stay", build_text("choice_stay"), {"track": ""})
    title, action = build_text(f"prompt_advance_{question.because}"), {"type": kind, "number": question.n}
    yield ChoosePrompt(f"advance-{question.n}-{gold}", title, action, tuple(choices), stay, on=name_tracks(seat))


def _build_ways(state: Table, seat: Seat, question: Question) -> Iterator[Choice]:
    """Yield the steps of the markers: forward, then back where one may be the end of a track."""
    at = {track: find_follower(state, seat).markers[track].at for track in question.list_tracks()}
    yield from (_build_way(n, track, False) for track, n in at.items() if n < BLANK_SPACES)
    if question.because == "marker" or has_loops(state):  # ruling Q15
        yield from (_build_way(n, track, True) for track, n in at.items() if n >= LEAST_END)


def _build_space_prompts(state: Table, seat: Seat, question: Question) -> Iterator[Prompt]:
    """Yield the prompts for one thing that the space shows, and for all numbers that it may show; both without what has
    been reported."""
    follower, track, gold, number = find_follower(state, seat), question.track, state.clans[seat].gold, question.n
    assert track
    words = build_text("choice_space_done") if question.told else build_text("choice_space_nothing")
    end = Choice("done", words, {"what": "", "amount": 0})
    title = build_text("prompt_space", track=name_track(track), n=follower.markers[track].at)
    name = "-".join((str(number), *question.told, str(gold)))
    action, choices = {"type": "report_space", "number": number}, tuple(_build_space_choices(state, seat, question))
    yield ChoosePrompt(f"space-{name}", title, action, choices, end, on=name_tracks(seat))
    is_reached = bool(_find_spaces(follower, track))
    most: dict[Figure, int] = {word: MOST_AMOUNT for word, _ in USUAL[track] if is_reached or word == "points"}
    most["paid"] = MOST_AMOUNT if gold is None else min(gold, MOST_AMOUNT)
    amounts = tuple(
        Amount(word, build_text(f"figure_{word}"), most_reported)
        for word, most_reported in most.items()
        if most_reported and word not in question.told
    )
    if amounts:
        action, limit = {"type": "report_figures", "number": number}, sum(amount.most for amount in amounts)
        yield AmountsPrompt(f"figures-{name}", build_text("prompt_figures"), action, "figures", amounts, limit)


def _build_way(at: int, track: Track, back: bool) -> Choice:
    name = name_track(track)
    to = at - 1 if back else at + 1
    label = build_text("choice_space_back", track=name, n=to) if back else build_text("choice_space", track=name, n=to)
    payload: Payload = {"track": track, "back": back}
    return Choice(f"{track}{'-back' * back}", label, payload, places=(name_space(track, to),))


def _build_space_choices(state: Table, seat: Seat, question: Question) -> Iterator[Choice]:
    """Yield the things that the space may show and that have not been reported."""
    assert question.track
    here = (name_space(question.track, find_follower(state, seat).markers[question.track].at),)
    for word, amounts in (*USUAL[question.track], ("paid", _list_prices(question))):
        for n in amounts if word not in question.told else ():
            label = build_text(f"space_{word}", n=n)
            unavailable = explain_lack(state, seat, n) if word == "paid" else None
            yield Choice(f"{word}-{n}", label, {"what": word, "amount": n}, unavailable=unavailable, places=here)
    tile = _find_next_bonus(state, seat, question.track)
    if tile and "bonus" not in question.told:
        yield Choice(
            "bonus", build_text("space_bonus", bonus=name_bonus(tile)), {"what": "bonus", "amount": 1}, places=here
        )
    if "bridge" not in question.told:
        yield Choice("bridge", build_text("space_bridge"), {"what": "bridge", "amount": 1}, places=here)


def _list_prices(question: Question) -> list[int]:
    """Return what a step may cost: a fee, a castle advancement, or both (ruling Q14)."""
    fees = (0, *HERALD_FEES) if question.track == "herald" else (0,)
    castle = (0, *CASTLE_PRICES) if question.because == "marker" else (0,)
    return sorted({fee + price for fee in fees for price in castle} - {0})


def _find_next_bonus(state: Table, seat: Seat, track: Track) -> str | None:
    """Return the first bonus tile that still lies on a track."""
    follower = find_follower(state, seat)
    taken_tiles = {bonus.tile for bonus in follower.bonus}
    layout_tiles = (follower.layout[tier][TRACKS.index(track)] for tier in TIERS)
    return next((tile for tile in layout_tiles if tile not in taken_tiles), None)


def advance_by_hand(state: Table, seat: Seat, action: AdvanceByHand) -> Progress:
    """Move a marker by one space, or none.

    :raises IllegalAction: `table.too_late`, `isle_of_skye.board_listed`, `isle_of_skye.only_warrior`,
        `isle_of_skye.start_of_track` or `isle_of_skye.no_space_left`.
    """
    if find_follower(state, seat).due and find_follower(state, seat).due[0].track:
        raise TooLate
    question, next_state = take_question(state, seat, action.number)
    check_by_hand(state)
    if not action.track:
        return Progress(next_state, (AdvanceDeclined(seat),))
    if action.track not in question.list_tracks():
        raise IllegalAction("isle_of_skye.only_warrior", rule="j9")
    marker = find_follower(state, seat).markers[action.track]
    at = marker.at + (-1 if action.back else 1)
    if at < 1:
        raise IllegalAction("isle_of_skye.start_of_track", rule="j4")
    if at > BLANK_SPACES:
        raise IllegalAction("isle_of_skye.no_space_left", {"n": BLANK_SPACES}, rule="j12")
    step = Step(action.track, Marker(at, max(marker.furthest, at)), 0, 0, at > marker.furthest)
    asked_state = with_follower(
        next_state, seat, due=(replace(question, track=action.track), *find_follower(next_state, seat).due)
    )
    return move_marker(
        asked_state, seat, step, Reached(action.track, at, state.flow.number) if step.is_new else None, None
    )


def check_by_hand(state: Table) -> None:
    """Refuse reports by hand if the board is known.

    :raises IllegalAction: `isle_of_skye.board_listed`.
    """
    if not is_by_hand(state):
        raise IllegalAction("isle_of_skye.board_listed", rule="j7")


def report_space(state: Table, seat: Seat, action: ReportSpace) -> Progress:
    """Note one thing that the space shows onto which the seat has just moved a marker; without one that was all.

    :raises IllegalAction: `table.too_late`, `isle_of_skye.board_listed`, `isle_of_skye.space_unknown` or
        `isle_of_skye.cannot_pay`.
    """
    check_by_hand(state)
    question, next_state = take_question(state, seat, action.number)
    if not question.track or action.what in question.told:
        raise TooLate
    if not action.what:
        at = find_follower(state, seat).markers[question.track].at
        what = "nothing_else" if question.told else "nothing"
        return Progress(next_state, (SpaceReported(seat, question.track, at, what, 0),))
    return _report(state, seat, question, action.what, action.amount)


def report_figures(state: Table, seat: Seat, action: ReportFigures) -> Progress:
    """Note numbers that the space shows onto which the seat has just moved a marker; 0: it shows none.

    :raises IllegalAction: what `report_space` refuses.
    """
    check_by_hand(state)
    question, _ = take_question(state, seat, action.number)
    if not question.track or any(word in question.told for word in action.figures):
        raise TooLate
    told = replace(question, told=(*question.told, *(word for word, n in action.figures.items() if not n)))
    progress = Progress(with_follower(state, seat, due=(told, *find_follower(state, seat).due[1:])))
    for word, amount in action.figures.items():
        if amount:
            told = find_follower(progress.state, seat).due[0]
            further = _report(progress.state, seat, told, word, amount)
            progress = Progress(further.state, (*progress.events, *further.events))
    if progress.events:
        return progress
    at = find_follower(state, seat).markers[question.track].at
    return Progress(progress.state, (SpaceReported(seat, question.track, at, "no_number", 0),))


def _find_spaces(follower: Follower, track: Track) -> list[int]:
    """Return where the space of a marker stands among the spaces that it reached going forward; usually once."""
    at = follower.markers[track].at
    return [number for number, reached in enumerate(follower.reached) if (reached.track, reached.n) == (track, at)]


def _report(state: Table, seat: Seat, question: Question, word: What, amount: int) -> Progress:
    """Note that the space of a question shows so much of something."""
    track = question.track
    assert track
    follower = find_follower(state, seat)
    at, spaces = follower.markers[track].at, _find_spaces(follower, track)
    tile = _find_next_bonus(state, seat, track)
    if not amount or (word == "bonus" and tile is None) or (word not in ("points", "paid", "bonus") and not spaces):
        raise IllegalAction("isle_of_skye.space_unknown", rule="j7")
    state = with_follower(state, seat, due=(replace(question, told=(*question.told, word)), *follower.due[1:]))
    progress = Progress(state)
    match word:
        case "points":
            progress = score_step(state, seat, track, at, amount)
        case "paid":
            check_gold(state, seat, amount)
            progress = Progress(pay(state, seat, amount))
        case "bonus":
            progress = take_bonus(state, seat, tile or "", name_space(track, at))
        case _:
            fields = {"round_points": "vp", "round_gold": "gold", "move": "move", "bridge": "bridge"}
            value = True if word == "bridge" else amount
            reached = list(follower.reached)
            reached[spaces[-1]] = replace(reached[spaces[-1]], **{fields[word]: value})
            progress = Progress(with_follower(state, seat, reached=tuple(reached)))
    return Progress(progress.state, (SpaceReported(seat, track, at, word, amount), *progress.events))
