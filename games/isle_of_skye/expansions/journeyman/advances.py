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
    Due,
    Reached,
    Taken,
    follower,
    hides_gold,
    own,
    paid,
    reached_on,
    with_follower,
    with_own,
)
from games.isle_of_skye.expansions.journeyman.tracks import GOLD, How, Step, stepped, ways
from games.isle_of_skye.expansions.journeyman.view import TRACKS_ON, tracks_of
from games.isle_of_skye.rounds import Due as DueLine
from games.isle_of_skye.rounds import lines_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.scoring import Reckon
from games.isle_of_skye.subject import Proof, part
from games.isle_of_skye.text import said
from games.isle_of_skye.tiles import Box

POINTS: Final = "tracks"
"""Category of all points that tracks and bonus tiles give."""
_HOW: Final[dict[Because, How]] = {"sale": "sale", "symbol": "symbol", "bonus": "bonus", "marker": "marker"}


def by_hand(state: Table) -> bool:
    """True if seats report what spaces show, because nobody has said it before (ruling Q13)."""
    return own(state).source == "by_hand"


def loops(state: Table) -> bool:
    """True if every step goes back and forth at the end of a track (ruling Q15)."""
    return state.options["track_end"] == "any_step"


def scored(state: Table, lines: list[DueLine]) -> Progress:
    """Add score lines for what is worth something."""
    scored_lines = lines_of(iter(lines), state.round, len(state.lines))
    events = tuple(LineScored(line.seat, line.n, line.reason, line.points) for line in scored_lines)
    return Progress(replace(state, lines=state.lines + scored_lines), events)


# --- what is asked ----------------------------------------------------------------------------------------


def possible(
    state: Table, board: ProgressBoard, seat: Seat, track: Track, because: Because, back: bool = False
) -> Step | str:
    """Return the step of a seat on a track, or why it has none, not counting gold."""
    return stepped(board, follower(state, seat).markers, track, _HOW[because], loops=loops(state), back=back)


def asks(state: Table, board: ProgressBoard, seat: Seat, because: Because) -> Table:
    """Return the state with the seat asked for an advance, if one is possible."""
    mine = follower(state, seat)
    steps = (possible(state, board, seat, track, because) for track in TRACKS)
    if not by_hand(state) and not any(isinstance(step, Step) for step in steps):
        return state
    due = Due(mine.asked + 1, because)
    return with_follower(state, seat, asked=mine.asked + 1, due=(*mine.due, due))


def prompts(state: Table, board: ProgressBoard, seat: Seat) -> Iterator[Prompt]:
    """Yield the first open question of a seat."""
    mine = follower(state, seat)
    if not mine.due:
        return
    due = mine.due[0]
    tracks = TRACKS[:1] if due.because == "sale" else TRACKS
    stay = Choice("stay", said("choice_stay"), {"track": ""})
    title = said(f"prompt_advance_{due.because}")
    gold = state.clans[seat].gold
    name = f"advance-{due.n}-{gold}"
    choices = tuple(
        _choice(state, board, seat, track, due, back)
        for track in tracks
        for back in (ways(board, track, mine.markers[track]) if loops(state) else (False,))
    )
    action, secret = {"type": "advance", "number": due.n}, hides_gold(state)
    yield ChoosePrompt(name, title, action, choices, stay, secret=secret, on=tracks_of(seat))


def _choice(state: Table, board: ProgressBoard, seat: Seat, track: Track, due: Due, back: bool) -> Choice:
    step, gold = possible(state, board, seat, track, due.because, back), state.clans[seat].gold
    name, why = track_name(track), None
    label = said("choice_track_back", track=name) if back else said("choice_track", track=name)
    if isinstance(step, str):
        why = said(step)
    elif gold is not None and step.cost > gold:
        why = said(GOLD, price=step.cost, gold=gold)
    payload: Payload = {"track": track} | ({"back": True} if back else {})
    choice = Choice(f"{track}{'-back' * back}", label, payload, unavailable=why)
    if isinstance(step, Step):
        note = said("choice_costs", n=step.cost) if step.cost else None
        choice = replace(choice, price=step.cost, note=note, places=(space_place(track, step.marker.at),))
    return choice


def noticed(state: Table, board: ProgressBoard, box: Box) -> Table:
    """Ask every seat that got a tile with a journeyman symbol in this phase for an advance, once for each tile. A tile
    that can be in the bag and was not on offer came from there (ruling Q29)."""
    counts_all = state.options.get("bag_symbol") != "does_not_count"
    for seat, clan in enumerate(state.clans):
        for tile in clan.hand:
            if tile in own(state).noticed or not any(symbol.kind == SYMBOL for symbol in box.tiles[tile].symbols):
                continue
            state = with_own(state, noticed=(*own(state).noticed, tile))
            if counts_all or tile in own(state).offered or tile not in state.bag:
                state = asks(state, board, seat, "symbol")
    return state


# --- what is done -----------------------------------------------------------------------------------------


def answered(state: Table, seat: Seat, number: int) -> tuple[Due, Table]:
    """Return the question of that number, and the state without it."""
    mine = follower(state, seat)
    if not mine.due or mine.due[0].n != number:
        raise TooLate
    return mine.due[0], with_follower(state, seat, due=mine.due[1:])


def advance(state: Table, board: ProgressBoard, seat: Seat, action: Advance) -> Progress:
    """Play the answer of a seat.

    :raises IllegalAction: `isle_of_skye.told_by_hand`, `isle_of_skye.only_warrior`, `isle_of_skye.end_of_track` or
        `isle_of_skye.cannot_pay`.
    """
    due, rest = answered(state, seat, action.number)
    if not action.track:
        return Progress(rest, (AdvanceDeclined(seat),))
    if by_hand(state):
        raise IllegalAction("isle_of_skye.told_by_hand", rule="j7")
    step = possible(state, board, seat, action.track, due.because, action.back)
    if isinstance(step, str):
        raise IllegalAction(f"isle_of_skye.{step}", rule="j9")
    check_gold(state, seat, step.cost)
    return made(rest, board, seat, step)


def check_gold(state: Table, seat: Seat, price: int) -> None:
    """Refuse a price that a seat cannot pay, where its gold is known.

    :raises IllegalAction: `isle_of_skye.cannot_pay`.
    """
    gold = state.clans[seat].gold
    if gold is not None and price > gold:
        raise IllegalAction("isle_of_skye.cannot_pay", {"price": price, "gold": gold}, rule="j7")


def made(state: Table, board: ProgressBoard, seat: Seat, step: Step) -> Progress:
    """Make the step: pay it, score it, and unlock what it unlocks."""
    reached = reached_on(board, step.track, step.marker.at, state.flow.number) if step.is_new else None
    return moved(paid(state, seat, step.cost), seat, step, reached, step.tier(board))


def moved(state: Table, seat: Seat, step: Step, reached: Reached | None, tier: Tier | None) -> Progress:
    """Move a marker onto a space, `reached` for the first time or not, with a bonus tile of that tier, if any."""
    mine, track = follower(state, seat), step.track
    more = (reached,) if reached else ()
    state = with_follower(state, seat, markers={**mine.markers, track: step.marker}, reached=(*mine.reached, *more))
    events: tuple[Event, ...] = (Advanced(seat, track, step.marker.at, step.cost),)
    if tier:
        gained = taken(state, seat, mine.layout[tier][TRACKS.index(track)], space_place(track, step.marker.at))
        state, events = gained.state, (*events, *gained.events)
    lines = step_scored(state, seat, track, step.marker.at, step.points)
    return Progress(lines.state, (*events, *lines.events))


def taken(state: Table, seat: Seat, tile: str, place: Place) -> Progress:
    """Take a bonus tile off a space of the board."""
    now = state.flow.number
    end = now + (state.flow.ending or state.step == Reckon.name)
    mine = follower(state, seat)
    return Progress(
        with_follower(state, seat, bonus=(*mine.bonus, Taken(tile, now, end, place=place))), (BonusTaken(seat, tile),)
    )


def step_scored(state: Table, seat: Seat, track: Track, n: int, points: int) -> Progress:
    """Score the points of a step onto a space."""
    proof = Proof((part("step", points, [(space_place(track, n),)]),), on=TRACKS_ON) if points else Proof(())
    return scored(state, [DueLine(seat, POINTS, f"isle_of_skye.step_{track}", "j4", proof)])


# --- bonus tiles at the end of a phase --------------------------------------------------------------------


def phase_ends(state: Table, board: ProgressBoard) -> Progress:
    """Give what bonus tiles give once (section j8) and ask the seats that may advance."""
    events: tuple[Event, ...] = ()
    for seat in range(state.seats):
        for number, bonus in enumerate(follower(state, seat).bonus):
            if bonus.done or bonus.end > state.flow.number or bonus.tile == "extra_movement":
                continue
            gained = _given(state, board, seat, number)
            state, events = gained.state, (*events, *gained.events)
    return Progress(state, events)


def _given(state: Table, board: ProgressBoard, seat: Seat, number: int) -> Progress:
    mine = follower(state, seat)
    bonus, now = mine.bonus[number], state.flow.number
    tiles = (*mine.bonus[:number], replace(bonus, done=True), *mine.bonus[number + 1 :])
    facts = BONUS[bonus.tile]
    state = with_follower(
        state,
        seat,
        bonus=tiles,
        waypoints=mine.waypoints + (bonus.tile == "third_waypoint"),
        gained=(*mine.gained, *(now,) * facts.roads),
    )
    state = paid(state, seat, -facts.gold)
    if bonus.tile == "advance":
        state = asks(state, board, seat, "bonus")
    proof = Proof((part("bonus", facts.points, [(bonus.place,)]),), on=TRACKS_ON) if facts.points else Proof(())
    lines = scored(state, [DueLine(seat, POINTS, f"isle_of_skye.bonus_{bonus.tile}", "j8", proof)])
    return Progress(lines.state, (BonusGiven(seat, bonus.tile), *lines.events))


def open_questions(state: Table) -> list[Seat]:
    """Return the seats that are asked for an advance."""
    return [seat for seat, mine in enumerate(own(state).seats) if mine.due]
