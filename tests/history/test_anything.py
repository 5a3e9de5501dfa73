"""A state machine of random actions, undos, redos, corrections and agreements.

The log stays valid, the stored state is the replayed one, and nobody learns another seat's secrets.
"""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from companion import errors
from companion.history.past_entry import find_entry_detail
from companion.history.replay import replay_step
from companion.history.timeline import build_timeline
from companion.tables import store
from companion.tables.codec import encode, find_table_codec
from companion.tables.corrections import previews
from companion.tables.requests import EntryAsked
from companion.tables.services import corrections
from companion.tables.store import snapshots
from games.core.errors import GameError
from games.core.log import Entry, find_effective
from games.core.prompt import DrawPrompt, Prompt
from games.core.ruleset import Ruleset
from tests.contract.answers import candidates
from tests.contract.cases import EVERYTHING
from tests.tables.clans import SkyeTable
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import Draft, confirm, correction_command
from tests.tables.played import PlayedTable
from tests.tables.trading import SMUGGLERS, MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]

HOLDER = 1
"""The seat whose secrets differ between the two tables."""
SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(0, 2)
REFUSED = (errors.AppError, GameError)
Answer = Any


class Anything(RuleBasedStateMachine):
    """Tables that receive the same commands and must give the same answers."""

    tables: list[PlayedTable]
    work: Callable[[], Any]
    alike: Callable[[Draft, int], Draft]

    def at_each(self, ask: Callable[[PlayedTable, Callable[[Draft], Draft]], Answer]) -> Answer:
        """Send the same command to every table, except for secret values. Return the answer or refusal of each."""
        answers = []
        for number, table in enumerate(self.tables):
            try:
                answers.append(ask(table, lambda draft, number=number: type(self).alike(draft, number)))
            except REFUSED as error:
                answers.append((error.code, error.params))
            self.work()
        return answers

    # --- commands -------------------------------------------------------------------------------------

    @rule(seat=SEATS, seed=SEEDS, by=SEATS)
    def act(self, seat: int, seed: int, by: int) -> None:
        """Answer one of the seat's prompts, sometimes from another phone by mistake."""
        action = _answer(self.tables[0], seat, seed)
        if action:
            caller = by if seed % 8 == 0 else seat
            self.same(caller, self.at_each(lambda table, alike: table.act(caller, alike(action))))

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        """Undo the seat's last action."""
        self.same(seat, self.at_each(lambda table, _: table.undo(seat)))

    @rule(seat=SEATS, points=st.integers(-3, 3))
    def adjust(self, seat: int, points: int) -> None:
        """Add or remove points as the host."""
        adjustment = {"type": "adjust_score", "seat": seat, "points": points, "reason": "agreed"}
        self.same(0, self.at_each(lambda table, _: table.act(0, adjustment)))

    @rule(seat=SEATS, seed=SEEDS, agrees=st.booleans())
    def correct(self, seat: int, seed: int, agrees: bool) -> None:
        """Draft a correction as the seat, preview and propose it; the host accepts or declines."""
        draft = _draft(self.tables[0], seat, seed)

        def correct(table: PlayedTable, alike: Callable[[Draft], Draft]) -> Answer:
            mine = {**draft, "edits": [alike(edit) for edit in draft["edits"]]} if "edits" in draft else draft
            preview = previews.preview_draft(table.id, seat, mine, seat, host=seat == 0)
            other_preview = previews.preview_draft(table.id, seat, mine, 2 if seat == 0 else 0, host=False)
            correction = corrections.make_correction(*correction_command(table, seat, mine))
            settled = confirm(table, correction) if correction.proposal and agrees else correction.version
            if correction.version or settled:
                differences = previews.find_correction_difference(table.id, settled or 0, seat)
                assert differences == preview.difference
            return preview, other_preview, correction.version, settled

        self.same(seat, self.at_each(correct))

    @rule(seat=SEATS, seed=SEEDS, after=st.booleans())
    def look_back(self, seat: int, seed: int, after: bool) -> None:
        """Look at a past entry, and at the game at that time, as the seat."""
        version = seed % (self.tables[0].version + 1)

        def look(table: PlayedTable, _: Any) -> Answer:
            asked = EntryAsked(ref=str(version), seat=seat, where="after" if after else "at")
            return find_entry_detail(table.devices[seat], table.id, asked)

        self.same(seat, self.at_each(look))
        for mode in ("played", "corrected"):
            self.same(seat, self.at_each(lambda table, _, mode=mode: replay_step(table.id, seat, version, mode)))

    def same(self, seat: int, answers: list[Answer]) -> None:
        """Assert that everybody except the holder of the secrets gets the same answer at each table."""
        if seat != HOLDER and not self.is_over():
            assert all(answer == answers[0] for answer in answers)

    def is_over(self) -> bool:
        """Return True once the game is scored: secrets may be open then."""
        return any(table.document()["view"].get("outcome") for table in self.tables)

    # --- invariants -----------------------------------------------------------------------------------

    @invariant()
    def stored_state_is_the_replayed_one(self) -> None:
        for table in self.tables:
            table.check()
            assert store.replay_differences(table.row) == []

    @invariant()
    def effective_log_depends_only_on_the_log(self) -> None:
        for table in self.tables:
            log = store.load_entries(table.row)
            before = [msgspec.json.encode(entry.content) for entry in log]
            first_result, second_result = find_effective(log), find_effective(entry for entry in log)
            assert first_result == second_result
            assert [msgspec.json.encode(entry.content) for entry in log] == before
            assert len({entry.ref for entry in first_result}) == len(first_result)

    @invariant()
    def the_last_step_is_the_current_table(self) -> None:
        for table in self.tables:
            for viewer in (0, "spectator"):
                current_view = find_table_codec(table.row).ruleset.build_view(store.load(table.row).state, viewer)
                expected = msgspec.structs.replace(current_view, prompts={}, answered={})
                assert replay_step(table.id, viewer, table.version, "played").view == expected
                steps = replay_step(table.id, viewer, 1, "corrected").steps
                assert replay_step(table.id, viewer, steps, "corrected").view == expected

    @invariant()
    def others_see_the_same(self) -> None:
        if len(self.tables) > 1 and not self.is_over():
            for viewer in (0, 2, "spectator"):
                views = [_visible_to(table, viewer) for table in self.tables]
                assert all(view == views[0] for view in views)

    def teardown(self) -> None:
        self.work()


def _visible_to(table: PlayedTable, viewer: Any) -> Any:
    """Return what a viewer is shown, without times."""
    document = table.document(viewer)
    entries = [
        msgspec.structs.replace(entry, at="") for entry in build_timeline(table.id, viewer, host=viewer == 0).entries
    ]
    return document["view"], document.get("undo"), [encode(entry) for entry in entries]


def _answer(table: PlayedTable, seat: int, seed: int) -> Draft | None:
    """Return a random answer to one of the seat's prompts, preferably a legal one."""
    row = table.row
    ruleset, state, rng = find_table_codec(row).ruleset, store.load(row).state, random.Random(seed)
    prompts = ruleset.list_prompts(state, seat)
    if not prompts:
        return None
    return _answer_to_prompt(ruleset, rng.choice(prompts), rng)


def _answer_to_prompt(ruleset: Ruleset, prompt: Prompt, rng: random.Random) -> Draft | None:
    """Return an answer to the prompt, as a phone sends it."""
    if isinstance(prompt, DrawPrompt):
        return prompt.action
    return next((msgspec.to_builtins(payload) for payload in candidates(prompt, None, ruleset, rng)), None)


def _draft(table: PlayedTable, seat: int, seed: int) -> Draft:
    """Return an undo, a redo, or edits of one or two entries, mostly of existing ones."""
    rng = random.Random(seed)
    log = store.load_entries(table.row)
    if rng.random() < 0.3:
        version = rng.randint(1, len(log) + 1)
        return rng.choice([{"type": "undo", "drops": [version]}, {"type": "redo", "undo": version}])
    played = find_effective(log)
    own_entries = [entry for entry in played if entry.seat == seat]
    chosen = [
        rng.choice(own_entries if own_entries and rng.random() < 0.7 else played) for _ in range(rng.randint(1, 2))
    ]
    return {"type": "correction", "edits": [_edit(table, entry, seat, rng) for entry in chosen]}


def _edit(table: PlayedTable, entry: Entry, seat: int, rng: random.Random) -> Draft:
    kind = rng.choice(["replace", "replace", "drop", "insert"])
    if kind == "drop":
        return {"type": "drop", "ref": entry.ref}
    payload: Draft | None = None
    with suppress(*REFUSED):
        asked = EntryAsked(ref=entry.ref, seat=seat, where="after" if kind == "insert" else "at")
        detail = find_entry_detail(table.devices[seat], table.id, asked)
        prompts = [prompt for prompt in detail.view.prompts.values() if not isinstance(prompt, DrawPrompt)]
        if prompts:
            payload = _answer_to_prompt(find_table_codec(table.row).ruleset, rng.choice(prompts), rng)
    payload = payload or msgspec.to_builtins(entry.content)
    if kind == "insert":
        return {"type": "insert", "after": entry.ref, "seat": rng.choice([seat, seat, 0]), "action": payload}
    return {"type": "replace", "ref": entry.ref, "action": payload}


def _other_secret(payload: Draft, number: int) -> Draft:
    """Return the same draft with another secret value, for the second table."""
    action = payload.get("action", payload)
    if number and action.get("type") == "hear_rumour" and action["seat"] == HOLDER:
        changed = {**action, "rumour": {"fog": "storm", "storm": "fog"}[action["rumour"]]}
        return {**payload, "action": changed} if "action" in payload else changed
    return payload


def run(
    monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat, make: Callable[[], list[PlayedTable]], alike: Any
) -> None:
    """Run the state machine on new tables each time."""
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY", 5)

    class Machine(Anything):
        work = staticmethod(system_seat.work)

        def __init__(self) -> None:
            super().__init__()
            store.forget_all()
            system_seat.sent.clear()
            self.tables = make()

    Machine.alike = staticmethod(alike)
    run_state_machine_as_test(
        Machine,
        settings=settings(
            max_examples=150 if EVERYTHING else 3,
            stateful_step_count=60 if EVERYTHING else 25,
            deadline=None,
            derandomize=not EVERYTHING,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink] if EVERYTHING else [Phase.generate],
        ),
    )


@pytest.mark.parametrize("draw", ["table", pytest.param("app", marks=pytest.mark.deep)])
def test_a_board_for_all(draw: str, monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat) -> None:
    def make() -> list[PlayedTable]:
        table = PlayedTable(seats=3, draw=draw)
        table.start()
        return [table]

    run(monkeypatch, system_seat, make, lambda payload, _: payload)


def test_secrets_of_each(market: str, monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat) -> None:
    def make() -> list[PlayedTable]:
        return [MarketTable(expansions=SMUGGLERS) for _ in range(2)]

    run(monkeypatch, system_seat, make, _other_secret)


@pytest.mark.parametrize("begun", ["choosing", "building"])
def test_a_board_for_each(begun: str, monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat) -> None:
    """Axes and prices behind screens, purchases in turn, simultaneous building, the system's scoring, the next
    round."""

    def make() -> list[PlayedTable]:
        table = SkyeTable()
        if begun == "choosing":
            table.draw_all()
        else:
            table.offer_all()
            table.pass_all()
        return [table]

    run(monkeypatch, system_seat, make, lambda payload, _: payload)
