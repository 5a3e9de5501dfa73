"""Advances on a table: questions, what a step costs and gives, bonus tiles at the end of a phase (sections j4, j8 and
j9)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.prompt import Choice, ChoosePrompt, Payload, Prompt
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Seat
from games.isle_of_skye.events import LineScored
from games.isle_of_skye.expansions.journeyman.actions import Advance
from games.isle_of_skye.expansions.journeyman.data import (
    BONUS,
    SYMBOL,
    TRACKS,
    ProgressBoard,
    Tier,
    Track,
    space_place,
)
from games.isle_of_skye.expansions.journeyman.events import (
    Advanced,
    AdvanceDeclined,
    BonusGiven,
    BonusTaken,
    track_name,
)
from games.isle_of_skye.expansions.journeyman.state import (
    Because,
    Question,
    Reached,
    TakenBonus,
    follower_of,
    hides_gold,
    journeys_of,
    pay,
    reached_on,
    with_follower,
    with_journeys,
)
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, How, Step, advance_on, ways
from games.isle_of_skye.expansions.journeyman.view import TRACKS_ON, tracks_of
from games.isle_of_skye.rounds import PendingLine, lines_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.scoring import Reckon
from games.isle_of_skye.subject import Proof, part
from games.isle_of_skye.text import game_text
from games.isle_of_skye.tiles import Box

POINTS: Final = "tracks"
"""Category of all points that tracks and bonus tiles give."""
_HOW: Final[dict[Because, How]] = {"sale": "sale", "symbol": "symbol", "bonus": "bonus", "marker": "marker"}


def by_hand(state: Table) -> bool:
    """True if seats report what spaces show, because nobody has said it before (ruling Q13)."""
    return journeys_of(state).source == "by_hand"


def loops(state: Table) -> bool:
    """True if every step goes back and forth at the end of a track (ruling Q15)."""
    return state.options["track_end"] == "any_step"


def score_lines(state: Table, lines: list[PendingLine]) -> Progress:
    """Add the lines that give points to the score."""
    scored_lines = lines_of(iter(lines), state.round, len(state.lines))
    events = tuple(LineScored(line.seat, line.n, line.reason, line.points) for line in scored_lines)
    return Progress(replace(state, lines=state.lines + scored_lines), events)


# --- what is asked ----------------------------------------------------------------------------------------


def possible_step(
    state: Table, board: ProgressBoard, seat: Seat, track: Track, because: Because, back: bool = False
) -> Step | str:
    """Return the step of a seat on a track, or why it has none, not counting gold."""
    return advance_on(board, follower_of(state, seat).markers, track, _HOW[because], loops=loops(state), back=back)


def ask_for_advance(state: Table, board: ProgressBoard, seat: Seat, because: Because) -> Table:
    """Ask the seat for an advance, if one is possible, and return the new state."""
    follower = follower_of(state, seat)
    steps = (possible_step(state, board, seat, track, because) for track in TRACKS)
    if not by_hand(state) and not any(isinstance(step, Step) for step in steps):
        return state
    question = Question(follower.asked + 1, because)
    return with_follower(state, seat, asked=follower.asked + 1, due=(*follower.due, question))


def prompts(state: Table, board: ProgressBoard, seat: Seat) -> Iterator[Prompt]:
    """Yield the first open question of a seat."""
    follower = follower_of(state, seat)
    if not follower.due:
        return
    question = follower.due[0]
    tracks = TRACKS[:1] if question.because == "sale" else TRACKS
    stay = Choice("stay", game_text("choice_stay"), {"track": ""})
    title = game_text(f"prompt_advance_{question.because}")
    gold = state.clans[seat].gold
    name = f"advance-{question.n}-{gold}"
    choices = tuple(
        _choice(state, board, seat, track, question, back)
        for track in tracks
        for back in (ways(board, track, follower.markers[track]) if loops(state) else (False,))
    )
    action, secret = {"type": "advance", "number": question.n}, hides_gold(state)
    yield ChoosePrompt(name, title, action, choices, stay, secret=secret, on=tracks_of(seat))


def _choice(state: Table, board: ProgressBoard, seat: Seat, track: Track, question: Question, back: bool) -> Choice:
    step, gold = possible_step(state, board, seat, track, question.because, back), state.clans[seat].gold
    name, unavailable = track_name(track), None
    label = game_text("choice_track_back", track=name) if back else game_text("choice_track", track=name)
    if isinstance(step, str):
        unavailable = game_text(step)
    elif gold is not None and step.cost > gold:
        unavailable = game_text(GOLD, price=step.cost, gold=gold)
    payload: Payload = {"track": track} | ({"back": True} if back else {})
    choice = Choice(f"{track}{'-back' * back}", label, payload, unavailable=unavailable)
    if isinstance(step, Step):
        note = game_text("choice_costs", n=step.cost) if step.cost else None
        choice = replace(choice, price=step.cost, note=note, places=(space_place(track, step.marker.at),))
    return choice


def ask_for_symbols(state: Table, board: ProgressBoard, box: Box) -> Table:
    """Ask every seat that got a tile with a journeyman symbol in this phase for an advance, once for each tile. A tile
    that can be in the bag and was not on offer came from there (ruling Q29)."""
    counts_all = state.options.get("bag_symbol") != "does_not_count"
    for seat, clan in enumerate(state.clans):
        for tile in clan.hand:
            if tile in journeys_of(state).noticed or not any(
                symbol.kind == SYMBOL for symbol in box.tiles[tile].symbols
            ):
                continue
            state = with_journeys(state, noticed=(*journeys_of(state).noticed, tile))
            if counts_all or tile in journeys_of(state).offered or tile not in state.bag:
                state = ask_for_advance(state, board, seat, "symbol")
    return state


# --- what is done -----------------------------------------------------------------------------------------


def take_question(state: Table, seat: Seat, number: int) -> tuple[Question, Table]:
    """Remove the question with this number; return it and the new state."""
    follower = follower_of(state, seat)
    if not follower.due or follower.due[0].n != number:
        raise TooLate
    return follower.due[0], with_follower(state, seat, due=follower.due[1:])


def advance(state: Table, board: ProgressBoard, seat: Seat, action: Advance) -> Progress:
    """Play the answer of a seat.

    :raises IllegalAction: `isle_of_skye.told_by_hand`, `isle_of_skye.only_warrior`, `isle_of_skye.end_of_track` or
        `isle_of_skye.cannot_pay`.
    """
    question, next_state = take_question(state, seat, action.number)
    if not action.track:
        return Progress(next_state, (AdvanceDeclined(seat),))
    if by_hand(state):
        raise IllegalAction("isle_of_skye.told_by_hand", rule="j7")
    step = possible_step(state, board, seat, action.track, question.because, action.back)
    if isinstance(step, str):
        raise IllegalAction(f"isle_of_skye.{step}", rule="j9")
    check_gold(state, seat, step.cost)
    return make_step(next_state, board, seat, step)


def check_gold(state: Table, seat: Seat, price: int) -> None:
    """Refuse a price that a seat cannot pay, where its gold is known.

    :raises IllegalAction: `isle_of_skye.cannot_pay`.
    """
    gold = state.clans[seat].gold
    if gold is not None and price > gold:
        raise IllegalAction("isle_of_skye.cannot_pay", {"price": price, "gold": gold}, rule="j7")


def make_step(state: Table, board: ProgressBoard, seat: Seat, step: Step) -> Progress:
    """Make the step: pay for it, score it, and take the bonus tile if the space has one."""
    reached = reached_on(board, step.track, step.marker.at, state.flow.number) if step.is_new else None
    return move_marker(pay(state, seat, step.cost), seat, step, reached, step.tier(board))


def move_marker(state: Table, seat: Seat, step: Step, reached: Reached | None, tier: Tier | None) -> Progress:
    """Move a marker onto a space, `reached` for the first time or not, with a bonus tile of that tier, if any."""
    follower, track = follower_of(state, seat), step.track
    new_spaces = (reached,) if reached else ()
    state = with_follower(
        state, seat, markers={**follower.markers, track: step.marker}, reached=(*follower.reached, *new_spaces)
    )
    events: tuple[Event, ...] = (Advanced(seat, track, step.marker.at, step.cost),)
    if tier:
        progress = take_bonus(
            state, seat, follower.layout[tier][TRACKS.index(track)], space_place(track, step.marker.at)
        )
        state, events = progress.state, (*events, *progress.events)
    line_progress = score_step(state, seat, track, step.marker.at, step.points)
    return Progress(line_progress.state, (*events, *line_progress.events))


def take_bonus(state: Table, seat: Seat, tile: str, place: Place) -> Progress:
    """Take a bonus tile off a space of the board."""
    phase = state.flow.number
    end = phase + (state.flow.ending or state.step == Reckon.name)
    follower = follower_of(state, seat)
    return Progress(
        with_follower(state, seat, bonus=(*follower.bonus, TakenBonus(tile, phase, end, place=place))),
        (BonusTaken(seat, tile),),
    )


def score_step(state: Table, seat: Seat, track: Track, n: int, points: int) -> Progress:
    """Score the points of a step onto a space."""
    proof = Proof((part("step", points, [(space_place(track, n),)]),), on=TRACKS_ON) if points else Proof(())
    return score_lines(state, [PendingLine(seat, POINTS, f"isle_of_skye.step_{track}", "j4", proof)])


# --- bonus tiles at the end of a phase --------------------------------------------------------------------


def end_phase(state: Table, board: ProgressBoard) -> Progress:
    """Give what bonus tiles give once (section j8) and ask the seats that may advance."""
    events: tuple[Event, ...] = ()
    for seat in range(state.seats):
        for number, bonus in enumerate(follower_of(state, seat).bonus):
            if bonus.done or bonus.end > state.flow.number or bonus.tile == "extra_movement":
                continue
            progress = _give_bonus(state, board, seat, number)
            state, events = progress.state, (*events, *progress.events)
    return Progress(state, events)


def _give_bonus(state: Table, board: ProgressBoard, seat: Seat, number: int) -> Progress:
    follower = follower_of(state, seat)
    bonus, phase = follower.bonus[number], state.flow.number
    tiles = (*follower.bonus[:number], replace(bonus, done=True), *follower.bonus[number + 1 :])
    facts = BONUS[bonus.tile]
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
    proof = Proof((part("bonus", facts.points, [(bonus.place,)]),), on=TRACKS_ON) if facts.points else Proof(())
    progress = score_lines(state, [PendingLine(seat, POINTS, f"isle_of_skye.bonus_{bonus.tile}", "j8", proof)])
    return Progress(progress.state, (BonusGiven(seat, bonus.tile), *progress.events))


def open_questions(state: Table) -> list[Seat]:
    """Return the seats that are asked for an advance."""
    return [seat for seat, follower in enumerate(journeys_of(state).seats) if follower.due]
