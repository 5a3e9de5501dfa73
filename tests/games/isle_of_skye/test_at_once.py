"""Five seats build, undo and redo simultaneously: the result equals that of one seat after the other."""

from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.action import Action
from games.core.log import Entry, Redo, Undo, find_effective
from games.core.prompt import ChoosePrompt, PlacePrompt
from games.core.replay import replay
from games.isle_of_skye.actions import BuyTile, PlaceTile, ReturnTile
from games.isle_of_skye.state import State
from tests.games.isle_of_skye.shapes import RULES, go, table_with_draws, table_with_offers

SEATS = 5
Table = State[Any]
STEPS = st.lists(st.tuples(st.integers(0, SEATS - 1), st.sampled_from(("build", "build", "undo", "redo"))), max_size=40)


@cache
def building() -> Table:
    """Return a table where nobody has bought anything and everybody has two tiles to build."""
    return go(table_with_offers(table_with_draws(SEATS), SEATS), *((seat, BuyTile()) for seat in range(SEATS)))


@cache
def script(seat: int, choice: int) -> tuple[Action, ...]:
    """Return one of several ways in which a seat builds all its tiles, independent of the others."""
    state = building()
    actions: list[Action] = []
    while state.step == "build" and state.clans[seat].hand:
        prompts = [
            prompt for prompt in RULES.list_prompts(state, seat) if isinstance(prompt, PlacePrompt | ChoosePrompt)
        ]
        prompt = prompts[choice % len(prompts)]
        if isinstance(prompt, PlacePrompt):
            cells = [(place, int(turn)) for place, turns in prompt.cells.items() for turn in turns]
            place, rotation = cells[choice % len(cells)]
            x, y = map(int, place.split(","))
            actions.append(PlaceTile(1, prompt.piece, x, y, rotation))
        else:
            actions.append(ReturnTile(1, prompt.action["tile"]))
        state = go(state, (seat, actions[-1]))
    return tuple(actions)


class Log:
    """A log of the phase, with the effective entries of each seat."""

    def __init__(self, choices: list[int]) -> None:
        self.scripts = [script(seat, choice) for seat, choice in enumerate(choices)]
        self.entries: list[Entry] = []
        self.done: list[list[int]] = [[] for _ in range(SEATS)]
        self.undone: list[list[int]] = [[] for _ in range(SEATS)]

    def add(self, seat: int, kind: Any, content: Any) -> int:
        self.entries.append(Entry(len(self.entries) + 2, kind, seat, content))
        return self.entries[-1].version

    def build(self, seat: int) -> None:
        """Build the seat's next tile; undone tiles can then no longer be redone."""
        if len(self.done[seat]) < len(self.scripts[seat]):
            self.done[seat].append(self.add(seat, "action", self.scripts[seat][len(self.done[seat])]))
            self.undone[seat].clear()

    def undo(self, seat: int) -> None:
        """Undo the seat's own last tile, whatever others have built since."""
        if self.done[seat]:
            version = self.done[seat].pop()
            self.undone[seat].append(self.add(seat, "undo", Undo((version,))))

    def redo(self, seat: int) -> None:
        """Redo the seat's last undone tile at its old place."""
        if self.undone[seat]:
            undo = self.undone[seat].pop()
            self.add(seat, "redo", Redo(undo))
            (version,) = next(entry.content.drops for entry in self.entries if entry.version == undo)  # type: ignore[union-attr]
            self.done[seat].append(version)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(steps=STEPS, choices=st.lists(st.integers(0, 40), min_size=SEATS, max_size=SEATS))
def test_building_undo_and_redo_in_any_interleaving(steps: list[tuple[int, str]], choices: list[int]) -> None:
    log = Log(choices)
    for seat, step in steps:
        getattr(log, step)(seat)
    result = replay(RULES, find_effective(log.entries), building())
    assert result.error is None
    for order in (range(SEATS), reversed(range(SEATS))):
        one_by_one = [(seat, action) for seat in order for action in log.scripts[seat][: len(log.done[seat])]]
        assert go(building(), *one_by_one) == result.state


def test_the_last_tile_of_any_seat_ends_the_phase_once() -> None:
    scripts = [[(seat, action) for action in script(seat, 3)] for seat in range(SEATS)]
    assert all(len(script) == 2 for script in scripts)
    in_turn = [move for script in scripts for move in script]
    crossed = [script[at] for at in (0, 1) for script in reversed(scripts)]
    assert go(building(), *in_turn) == go(building(), *crossed)
    assert go(building(), *crossed[:-1]).step == "build"
    assert go(building(), *crossed).step == "score"
