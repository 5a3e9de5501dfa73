"""Advances on a table: questions, what a step costs and gives, bonus tiles at the end of a phase (sections j4, j8 and
j9)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.prompt import Choice, Payload
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.events import LineScored
from games.isle_of_skye.expansions.journeyman.actions import Advance
from games.isle_of_skye.expansions.journeyman.data import (
    BONUS_TILES,
    SYMBOL,
    TRACKS,
    ProgressBoard,
    Tier,
    Track,
    name_space,
)
from games.isle_of_skye.expansions.journeyman.events import (
    Advanced,
    AdvanceDeclined,
    BonusGiven,
    BonusTaken,
    shorten_name,
)
from games.isle_of_skye.expansions.journeyman.gains import list_gains
from games.isle_of_skye.expansions.journeyman.state import (
    Follower,
    Question,
    Reached,
    TakenBonus,
    build_reached,
    find_follower,
    find_journeys,
    pay,
    with_follower,
    with_journeys,
)
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, Because, Step, find_advance, list_directions
from games.isle_of_skye.expansions.journeyman.view import TRACKS_ON
from games.isle_of_skye.rounds import PendingLine, build_lines
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.scoring import Reckon
from games.isle_of_skye.subject import Proof, build_part
from games.isle_of_skye.text import build_text
from games.isle_of_skye.tiles import Box

POINTS: Final = "tracks"
"""Category of all points that tracks and bonus tiles give."""


def is_by_hand(state: Table) -> bool:
    """True if the table has no data of its board: seats report what a space shows when they reach it (ruling Q13)."""
    return find_journeys(state).source == "by_hand"


def has_loops(state: Table) -> bool:
    """True if every step goes back and forth at the end of a track (ruling Q15)."""
    return state.options["track_end"] == "any_step"


def add_score_lines(state: Table, lines: list[PendingLine]) -> Progress:
    """Add the lines that give points to the score."""
    scored_lines = build_lines(lines, state.round, len(state.lines))
    events = tuple(LineScored(line.seat, line.n, line.reason, line.points) for line in scored_lines)
    return Progress(replace(state, lines=state.lines + scored_lines), events)


# --- what is asked ----------------------------------------------------------------------------------------


def find_step(
    state: Table, board: ProgressBoard, seat: Seat, track: Track, because: Because, back: bool = False
) -> Step | str:
    """Return the step of a seat on a track, or why it has none, not counting gold."""
    return find_advance(board, find_follower(state, seat).markers, track, because, loops=has_loops(state), back=back)


def ask_for_advance(state: Table, board: ProgressBoard, seat: Seat, because: Because) -> Table:
    """Ask the seat for an advance, if one is possible, and return the new state."""
    follower = find_follower(state, seat)
    steps = (find_step(state, board, seat, track, because) for track in TRACKS)
    if not is_by_hand(state) and not any(isinstance(step, Step) for step in steps):
        return state
    question = Question(follower.asked + 1, because)
    return with_follower(state, seat, asked=follower.asked + 1, due=(*follower.due, question))


def build_choices(state: Table, board: ProgressBoard, seat: Seat, question: Question) -> Iterator[Choice]:
    """Yield the steps of the markers that a question is about."""
    for track in question.list_tracks():
        marker = find_follower(state, seat).markers[track]
        for back in list_directions(board, track, marker) if has_loops(state) else (False,):
            yield _build_choice(state, board, seat, track, question, back)


def _build_choice(
    state: Table, board: ProgressBoard, seat: Seat, track: Track, question: Question, back: bool
) -> Choice:
    step = find_step(state, board, seat, track, question.because, back)
    payload: Payload = {"track": track} | ({"back": True} if back else {})
    choice = Choice(f"{track}{'-back' * back}", shorten_name(track), payload)
    if isinstance(step, str):
        return replace(choice, unavailable=build_text(step))
    choice = replace(choice, unavailable=explain_lack(state, seat, step.cost))
    return with_step(choice, board, find_follower(state, seat), step, back)


def with_step(choice: Choice, board: ProgressBoard, follower: Follower, step: Step, back: bool) -> Choice:
    """Return the choice of a step with the space that it enters, and what it brings and costs."""
    at, track = step.marker.at, shorten_name(step.track)
    return replace(
        choice,
        label=build_text("choice_track_back", track=track, n=at)
        if back
        else build_text("choice_track", track=track, n=at),
        price=step.cost,
        places=(name_space(step.track, at),),
        gains=list_gains(board, follower, step),
    )


def ask_for_symbols(state: Table, board: ProgressBoard, box: Box) -> Table:
    """Ask every seat that got a tile with a journeyman symbol in this phase for an advance, once for each tile. A tile
    that can be in the bag and was not on offer came from there (ruling Q29)."""
    counts_all = state.options.get("bag_symbol") != "does_not_count"
    for seat, clan in enumerate(state.clans):
        for tile in clan.hand:
            if tile in find_journeys(state).noticed or not any(
                symbol.kind == SYMBOL for symbol in box.tiles[tile].symbols
            ):
                continue
            state = with_journeys(state, noticed=(*find_journeys(state).noticed, tile))
            if counts_all or tile in find_journeys(state).offered or tile not in state.bag:
                state = ask_for_advance(state, board, seat, "symbol")
    return state


# --- what is done -----------------------------------------------------------------------------------------


def take_question(state: Table, seat: Seat, number: int) -> tuple[Question, Table]:
    """Remove the question with this number; return it and the new state.

    :raises TooLate: it is not the seat's next question.
    """
    follower = find_follower(state, seat)
    if not follower.due or follower.due[0].n != number:
        raise TooLate
    return follower.due[0], with_follower(state, seat, due=follower.due[1:])


def advance(state: Table, board: ProgressBoard, seat: Seat, action: Advance) -> Progress:
    """Play the answer of a seat.

    :raises IllegalAction: `table.too_late`, `isle_of_skye.reported_by_hand`, `isle_of_skye.only_warrior`,
        `isle_of_skye.end_of_track` or `isle_of_skye.cannot_pay`.
    """
    question, next_state = take_question(state, seat, action.number)
    if not action.track:
        return Progress(next_state, (AdvanceDeclined(seat),))
    if is_by_hand(state):
        raise IllegalAction("isle_of_skye.reported_by_hand", rule="j7")
    step = find_step(state, board, seat, action.track, question.because, action.back)
    if isinstance(step, str):
        raise IllegalAction(f"isle_of_skye.{step}", rule="j9")
    check_gold(state, seat, step.cost)
    return make_step(next_state, board, seat, step)


def explain_lack(state: Table, seat: Seat, price: int) -> Text | None:
    """Return why a seat cannot pay a price, or None if it can or its gold is not known."""
    gold = state.clans[seat].gold
    return build_text(GOLD, price=price, gold=gold) if gold is not None and price > gold else None


def check_gold(state: Table, seat: Seat, price: int) -> None:
    """Refuse a price that a seat cannot pay, where its gold is known.

    :raises IllegalAction: `isle_of_skye.cannot_pay`.
    """
    if reason := explain_lack(state, seat, price):
        raise IllegalAction(reason.code, reason.params, rule="j7")


def make_step(state: Table, board: ProgressBoard, seat: Seat, step: Step) -> Progress:
    """Make the step: pay for it, score it, and take the bonus tile if the space has one."""
    reached = build_reached(board, step.track, step.marker.at, state.flow.number) if step.is_new else None
    return move_marker(pay(state, seat, step.cost), seat, step, reached, step.find_tier(board))


def move_marker(state: Table, seat: Seat, step: Step, reached: Reached | None, tier: Tier | None) -> Progress:
    """Move a marker onto a space, `reached` for the first time or not, with a bonus tile of that tier, if any."""
    follower, track = find_follower(state, seat), step.track
    new_spaces = (reached,) if reached else ()
    state = with_follower(
        state, seat, markers={**follower.markers, track: step.marker}, reached=(*follower.reached, *new_spaces)
    )
    events: tuple[Event, ...] = (Advanced(seat, track, step.marker.at, step.cost),)
    if tier:
        progress = take_bonus(
            state, seat, follower.layout[tier][TRACKS.index(track)], name_space(track, step.marker.at)
        )
        state, events = progress.state, (*events, *progress.events)
    line_progress = score_step(state, seat, track, step.marker.at, step.points)
    return Progress(line_progress.state, (*events, *line_progress.events))


def take_bonus(state: Table, seat: Seat, tile: str, place: Place) -> Progress:
    """Take a bonus tile off a space of the board."""
    phase = state.flow.number
    end = phase + (state.has_first_rules and is_phase_ending(state))
    follower = find_follower(state, seat)
    return Progress(
        with_follower(state, seat, bonus=(*follower.bonus, TakenBonus(tile, phase, end, place=place))),
        (BonusTaken(seat, tile),),
    )


def score_step(state: Table, seat: Seat, track: Track, n: int, points: int) -> Progress:
    """Score the points of a step onto a space."""
    proof = Proof((build_part("step", points, [(name_space(track, n),)]),), on=TRACKS_ON) if points else Proof(())
    return add_score_lines(state, [PendingLine(seat, POINTS, f"isle_of_skye.step_{track}", "j4", proof)])


# --- bonus tiles at the end of a phase --------------------------------------------------------------------


def is_phase_ending(state: Table) -> bool:
    """True while bonus tiles give what they give at the end of a phase."""
    return state.flow.ending or state.step == Reckon.name


def end_phase(state: Table, board: ProgressBoard) -> Progress:
    """Give what bonus tiles give once (section j8) and ask the seats that may advance."""
    events: tuple[Event, ...] = ()
    for seat in range(state.seats):
        for number, bonus in enumerate(find_follower(state, seat).bonus):
            if bonus.done or bonus.end > state.flow.number or bonus.tile == "extra_movement":
                continue
            progress = _give_bonus(state, board, seat, number)
            state, events = progress.state, (*events, *progress.events)
    return Progress(state, events)


def _give_bonus(state: Table, board: ProgressBoard, seat: Seat, number: int) -> Progress:
    follower = find_follower(state, seat)
    bonus, phase = follower.bonus[number], state.flow.number
    tiles = (*follower.bonus[:number], replace(bonus, done=True), *follower.bonus[number + 1 :])
    facts = BONUS_TILES[bonus.tile]
    state = with_follower(
        state,
        seat,
        bonus=tiles,
        waypoints=follower.waypoints + (bonus.tile == "third_waypoint"),
        gained=(*follower.gained, *(phase,) * facts.roads),
    )
    state = pay(state, seat, -facts.gold)
    if bonus.tile == "advance":
        state = ask_for_advance(state, board, seat, "bonus")
    proof = Proof((build_part("bonus", facts.points, [(bonus.place,)]),), on=TRACKS_ON) if facts.points else Proof(())
    progress = add_score_lines(state, [PendingLine(seat, POINTS, f"isle_of_skye.bonus_{bonus.tile}", "j8", proof)])
    return Progress(progress.state, (BonusGiven(seat, bonus.tile), *progress.events))


def list_asked_seats(state: Table) -> list[Seat]:
    """Return the seats with an open question for an advance."""
    return [seat for seat, follower in enumerate(find_journeys(state).seats) if follower.due]
