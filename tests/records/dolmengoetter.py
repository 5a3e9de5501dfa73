"""Recorded games and situations of Dolmengötter: from the neutral format to the ruleset, and back to comparable
answers.

Players are letters, in turn order. Values are entered when dolmens are built, as in the records.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.prompt import SystemPrompt
from games.core.seats import SYSTEM, Actor, Seat
from games.dolmengoetter.actions import (
    BuildDolmen,
    ChooseRight,
    DeclineDolmen,
    Fly,
    GatherHerbs,
    Pass,
    PlaceDruid,
    ReportValue,
    ScoreGame,
    TurnOver,
    Walk,
)
from games.dolmengoetter.board import read_facts
from games.dolmengoetter.events import CircleScored
from games.dolmengoetter.meta import META, VALUES
from games.dolmengoetter.rights import find_rights
from games.dolmengoetter.rules import Dolmengoetter, build_opening
from games.dolmengoetter.scoring import build_start_lines
from games.dolmengoetter.state import Dolmen, Druid, State
from games.dolmengoetter.walking import find_walks
from tests.golden import GOLDEN, read_rows
from tests.records.nulls import without_nulls

Row = dict[str, Any]
RULES = Dolmengoetter()
OPTIONS = META.resolve_options({"values": "when_built"})
BUILT_IN = "board.json"
"""The board of rows that name none; the built-in one if no such file is beside them."""
END = "dolmengoetter.end_"
SAYING = ("active", "value")
"""Members whose null says something: nobody is active once the game is over; a right was declined."""


def computer(file: Path) -> Callable[[Row], Row]:
    """Return a function that answers rows of a file. A board is a file beside it, else the built-in one."""
    boards: dict[str, str] = {}

    def board(row: Row) -> str:
        name = row.get("board", BUILT_IN)
        if not isinstance(name, str):
            return encoded(name)
        if name not in boards:
            beside = file.parent / name
            if not beside.is_file() and Path(name).name != BUILT_IN:
                raise LookupError(f"board {name}")
            boards[name] = encoded(json.loads(beside.read_text("utf-8"))) if beside.is_file() else ""
        return boards[name]

    return lambda row: compute(row, board(row))


def options_of(setup: Row) -> dict[str, str]:
    """Return the options of a row. `completing_right` is in no format, but is used if a row has it."""
    is_on = setup.get("completing_right") in (True, "on")
    return {**OPTIONS, "completing_right": "on" if is_on else "off"}


def encoded(raw: Any) -> str:
    """Encode a board as in a state, whether or not it is valid."""
    return msgspec.json.encode(read_facts(raw)).decode()


def compute(row: Row, board: str = "") -> Row:
    """Answer a recorded game, whose setup names the start player, or a situation."""
    row = without_nulls(row, SAYING)
    return play_game(row, board) if "start" in row["setup"] else answer_situation(row, board)


class Play:
    """A table on which recorded actions are played, each to the end of its turn."""

    def __init__(self, players: list[str], state: State) -> None:
        self.players, self.state = players, state
        self.scored: list[list[Any]] = []
        self.steps: list[tuple[State, Actor, Action]] = []
        """The actions so far, each with the state before."""

    def seat(self, player: str) -> Seat:
        return self.players.index(player)

    def act(self, recorded: Row) -> None:
        """Play a recorded action with its answers to rights, and the work of the system.

        :raises GameError: it is illegal.
        """
        events = self._turn(recorded)
        points_by_circle = {event.circle: event.paid for event in events if isinstance(event, CircleScored)}
        self.scored += [
            [circle, {self.players[right.seat]: right.points for right in points_by_circle[circle]}]
            for circle in sorted(points_by_circle)
        ]

    def _turn(self, recorded: Row) -> list[Event]:
        events = [*self._apply(self.seat(recorded["player"]), action_of(recorded))]
        for answer in recorded.get("dolmens") or ():
            events += self._answer(answer)
        if self.state.rights:
            raise IllegalAction("dolmengoetter.rights_first")
        while system_prompts := [
            prompt for prompt in RULES.list_prompts(self.state, SYSTEM) if isinstance(prompt, SystemPrompt)
        ]:
            events += self._apply(SYSTEM, RULES.system_actions[system_prompts[0].action])
        return events

    def _apply(self, actor: Actor, action: Action) -> Iterable[Event]:
        progress = RULES.apply(self.state, actor, action)
        self.steps.append((self.state, actor, action))
        self.state = progress.state
        return progress.events

    def _answer(self, answer: Row) -> Iterator[Event]:
        """Answer a right; if there are several, the active seat first chooses it as the next one."""
        circle, value = answer["circle"], answer["value"]
        if self.state.phase == "rights" and not self.state.chosen:
            yield from self._apply(self.state.active, ChooseRight(circle))
        action = DeclineDolmen(circle) if value is None else BuildDolmen(circle, value)
        yield from self._apply(self.seat(answer["player"]), decode_checked(action))


def action_of(recorded: Row) -> Action:
    """Return the active seat's action that a record means."""
    match recorded["type"]:
        case "place":
            return decode_checked(PlaceDruid(recorded["to"]))
        case "walk":
            return decode_checked(Walk(recorded["from"], recorded["to"], recorded.get("stone", False)))
        case "fly":
            return decode_checked(Fly(recorded["from"], recorded["to"], recorded.get("stone", False)))
        case "herbs":
            return decode_checked(GatherHerbs(recorded["from"], recorded["from"]))
        case "pass":
            return Pass()
    raise LookupError(recorded["type"])


def decode_checked(action: Action) -> Action:
    """Return the action as decoded from the wire.

    :raises IllegalAction: `action.malformed`, an invalid field.
    """
    try:
        return msgspec.convert(msgspec.to_builtins(action), type(action))
    except msgspec.ValidationError as error:
        raise IllegalAction("action.malformed", {"detail": str(error)}) from None


# --- games --------------------------------------------------------------------------------------------


def play_game(row: Row, board: str) -> Row:
    """Answer a whole game: the state after each action, possible walks, the end."""
    play = game_of(row, board)
    players = play.players
    probed = {probe["before_action"] for probe in row.get("probes", ())}
    after, probes = [], []
    for number, recorded in enumerate(row["actions"]):
        if number in probed:
            probes.append({"before_action": number, "walk_targets": walk_targets(play.state)})
        before = play.state.stacks
        play.act(recorded)
        state = play.state
        changed_circles = sorted(
            circle for circle in before | state.stacks if before.get(circle) != state.stacks.get(circle)
        )
        stacks = {circle: stack_of(state, players, circle) for circle in changed_circles}
        after.append({"points": list(state.points), "stacks": stacks, "next": active_of(state, players)})
    end = play.state
    final = {
        "over": end.phase == "over",
        "ended_by": ended_by(end),
        "points": by_player(end.points, players),
        "dolmens_used": by_player(end.used, players),
        "stones_left": by_player(end.stones_left, players),
        "winners": winners(end, players),
    }
    return {"id": row["id"], "after": after, "final": final, "probes": probes}


def game_of(row: Row, board: str = "", **options: str) -> Play:
    """Return a recorded game before its first action, with these `options` in place of the recorded ones."""
    setup = row["setup"]
    players = list(setup["players"])
    counts = tuple(int(setup["dolmens"].get(str(value), 0)) for value in VALUES)
    starter = players.index(setup["start"])
    return Play(
        players,
        build_opening(
            {**options_of(setup), **options},
            len(players),
            starter,
            setup["start_points"],
            setup["stones"],
            counts,
            board,
        ),
    )


def table_options(row: Row, values: str) -> dict[str, str]:
    """Return the options of a table that plays a recorded game."""
    setup = row["setup"]
    counts = {f"dolmens_{value}": str(setup["dolmens"].get(str(value), 0)) for value in VALUES}
    return {"values": values, "start_points": str(setup["start_points"]), "stones": str(setup["stones"]), **counts}


class Move(NamedTuple):
    """What a seat, or the system (None), does in recorded action `number`."""

    seat: Seat | None
    action: Action
    number: int


def moves(row: Row, values: str) -> Iterator[Move]:
    """Yield a recorded game as played by a table with this option `values`, without the final scoring."""
    play = game_of(row)
    for number, recorded in enumerate(row["actions"]):
        first_step = len(play.steps)
        play.act(recorded)
        for before, actor, action in play.steps[first_step:]:
            match action:
                case TurnOver() if values == "turned_over":
                    yield from tell_values(before, number)
                case BuildDolmen(circle) if values == "turned_over":
                    yield Move(_seat(actor), BuildDolmen(circle), number)
                case ScoreGame():
                    return
                case _:
                    yield Move(_seat(actor), action, number)


def _seat(actor: Actor) -> Seat | None:
    return actor if isinstance(actor, int) else None


def tell_values(state: State, number: int) -> Iterator[Move]:
    """Let each seat enter the values of its dolmens that are turned over."""
    for circle in state.turning:
        for level, dolmen in enumerate(state.stacks[circle], 1):
            yield Move(dolmen.seat, ReportValue(circle, level, dolmen.value), number)


def walk_targets(state: State) -> Row:
    """Map each standing druid of the active seat to its possible walks."""
    standing_places = [place for place, druid in state.druids.items() if druid == Druid(state.active)]
    return {place: sorted(find_walks(state, place)) for place in standing_places}


def stack_of(state: State, players: list[str], circle: str) -> list[list[Any]]:
    return [[players[dolmen.seat], dolmen.value] for dolmen in state.stacks.get(circle, ())]


def active_of(state: State, players: list[str]) -> str | None:
    return None if state.phase == "over" else players[state.active]


def ended_by(state: State) -> str | None:
    return state.end.removeprefix(END) or None


def by_player(numbers: Iterable[int], players: list[str]) -> dict[str, int]:
    return dict(zip(players, numbers, strict=True))


def winners(state: State, players: list[str]) -> list[str]:
    outcome = RULES.find_outcome(state)
    return [player for player, rank in zip(players, outcome.ranks, strict=True) if rank == 1] if outcome else []


# --- situations ---------------------------------------------------------------------------------------


def answer_situation(row: Row, board: str) -> Row:
    """Answer a situation: its question, or the result of its actions."""
    players = list(row["setup"]["players"])
    play = Play(players, state_of(row["setup"], players, board))
    if "query" in row:
        return {"id": row["id"], "answer": answer_query(play, row["query"])}
    recorded = [row["action"]] if "action" in row else row["actions"]
    try:
        for action in recorded:
            play.act(action)
    except IllegalAction as error:
        return {"id": row["id"], "answer": {"legal": False, "reason": error.code.partition(".")[2]}}
    return {"id": row["id"], "answer": {"legal": True, **situation_answer(play)}}


def answer_query(play: Play, query: Row) -> list[Any]:
    """Return where the druid on a place may walk, or the rights that a stone would give."""
    state, players = play.state, play.players
    if query["type"] == "walk_targets":
        place = query["from"]
        return [] if state.druids.get(place, Druid(0)).lying else sorted(find_walks(state, place))
    if query["type"] == "rights":
        rights = find_rights(state, play.seat(query["player"]), query["place"])
        return sorted([right.circle, players[right.seat], right.where] for right in rights)
    raise LookupError(query["type"])


def state_of(setup: Row, players: list[str], board: str) -> State:
    """Return the first state of a situation."""
    active = setup.get("active", players[0])
    phase = setup.get("phase", "play") if active else "over"
    active_seat = players.index(active) if active else 0
    points = numbers_of(setup.get("points", {}), players, 4)
    usual = {"1": 5, "2": 4, "3": 3, "4": 1}
    supply = setup.get("supply", {})
    counts = tuple(tuple(int(supply.get(player, usual).get(str(value), 0)) for value in VALUES) for player in players)
    start = build_opening(options_of(setup), len(players), active_seat, 0, 0, (0,) * len(VALUES), board)
    final_turns = setup.get("final_turns")
    return replace(
        start,
        stones_left=numbers_of(setup.get("stones_left", {}), players, 10),
        dolmens_left=tuple(map(sum, counts)),
        used=numbers_of(setup.get("used", {}), players, 0),
        supply=counts,
        points=points,
        lines=build_start_lines(points),
        phase=phase,
        druids={
            druid["at"]: Druid(players.index(druid["player"]), druid.get("lying", False))
            for druid in setup.get("druids", ())
        },
        stones={place: players.index(player) for place, player in setup.get("stones", {}).items()},
        stacks={
            circle: tuple(Dolmen(players.index(player), value) for player, value in stack)
            for circle, stack in setup.get("stacks", {}).items()
            if stack
        },
        final_turns=None if final_turns is None else tuple(map(players.index, final_turns)),
        passes=setup.get("passes", 0),
    )


def numbers_of(counts: dict[str, int], players: list[str], usual: int) -> tuple[int, ...]:
    return tuple(counts.get(player, usual) for player in players)


def situation_answer(play: Play) -> Row:
    """Return everything that a situation may ask of the resulting state."""
    state, players = play.state, play.players
    supplies = [{str(value): count for value, count in zip(VALUES, counts, strict=True)} for counts in state.supply]
    queue = state.final_turns
    return {
        "points": by_player(state.points, players),
        "stones_left": by_player(state.stones_left, players),
        "supply": dict(zip(players, supplies, strict=True)),
        "used": by_player(state.used, players),
        "stones": {place: players[seat] for place, seat in sorted(state.stones.items())},
        "stacks": {circle: stack_of(state, players, circle) for circle in sorted(state.stacks)},
        "druids": sorted([players[druid.seat], place, druid.lying] for place, druid in state.druids.items()),
        "active": active_of(state, players),
        "phase": state.phase,
        "over": state.phase == "over",
        "ended_by": ended_by(state),
        "winners": winners(state, players),
        "queue": None if queue is None else [players[seat] for seat in queue],
        "scored": play.scored,
    }


FOLDER = GOLDEN / "dolmengoetter"


def rows(name: str) -> list[Row]:
    return read_rows(FOLDER / f"{name}.jsonl")
